"""Every bad request gets a documented 4xx that says what was wrong."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest
from house import Guest, House
from support.titles import open_box, some_box

from digsite.games import titles
from digsite.web.routes import ENDPOINTS
from digsite.web.server.app import description_bytes

NOBODYS = "a" * 26
MEDIA = "application/problem+json"


@pytest.fixture(scope="module")
def anna(house: House) -> Guest:
    return house.guest("Anna")


JSON = {"content-type": "application/json"}
TEXT = {"content-type": "text/plain"}
BAD: list[tuple[str, str, dict[str, Any], int]] = [
    ("GET", "/api/nothing", {}, 404),
    ("GET", "/api/games?colour=red", {}, 400),
    ("GET", "/api/games?language=de", {}, 400),
    ("GET", "/api/words?game=chess", {}, 404),
    ("GET", "/api/rules/chess", {}, 404),
    ("GET", f"/api/matches/{NOBODYS}", {}, 404),
    ("GET", "/api/matches/short", {}, 404),
    ("GET", f"/api/matches/{NOBODYS}/sight?since=x", {}, 400),
    ("GET", f"/api/matches/{NOBODYS}/sight?since=1&since=2", {}, 400),
    ("GET", "/api/matches?state=lost", {}, 400),
    ("GET", "/api/matches?before=junk", {}, 400),
    ("GET", f"/api/matches/{NOBODYS}/sight?since=null", {}, 400),
    ("DELETE", "/api/games", {}, 405),
    ("GET", "/api/guests", {}, 405),
    ("PUT", "/api/guests", {}, 405),
    ("POST", "/api/guests", {"content": b"name=Anna"}, 415),
    ("POST", "/api/guests", {"content": b"{", "headers": JSON}, 400),
    ("POST", "/api/guests", {"json": []}, 422),
    ("POST", "/api/guests", {"json": {"name": ""}}, 422),
    ("POST", "/api/guests", {"json": {"name": "a\u202eb"}}, 422),
    ("POST", "/api/guests", {"json": {"name": "A", "colour": "<b>"}}, 422),
    ("POST", "/api/guests", {"json": {"name": "A" * 300_000}}, 413),
    ("POST", "/api/matches", {"json": {"game": "chess", "seats": [{"kind": "me"}]}}, 422),
    ("POST", "/api/matches", {"json": {"game": some_box(), "seats": [{"kind": "me"}]}}, 422),
    ("POST", "/api/matches", {"json": {"game": some_box(), "seats": [{"kind": "bot"}] * 2}}, 422),
    ("POST", "/api/records", {"content": b"nonsense", "headers": TEXT}, 422),
    ("POST", "/api/records", {"json": {}}, 415),
    ("POST", "/api/carry", {"json": {"secret": "guessed"}}, 401),
    ("POST", "/api/login", {"json": {"name": "Anna", "password": "12345678"}}, 401),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path", "more", "status"), BAD)
def test_a_bad_request_is_a_documented_problem(
    anna: Guest, method: str, path: str, more: dict[str, Any], status: int
) -> None:
    answer = anna.http.request(method, path, **more)
    assert answer.status_code == status
    assert answer.headers["content-type"] == MEDIA
    problem = answer.json()
    assert problem["status"] == status
    assert problem["title"]
    assert problem["detail"]


def test_every_route_asks_for_a_person_where_it_says_so(house: House) -> None:
    for endpoint in ENDPOINTS:
        if endpoint.person is not True:
            continue
        path = endpoint.path.format(match=NOBODYS, game=some_box(), proposal=1, version=1, key="k")
        answer = httpx2.request(endpoint.method, house.address + path, json={})
        assert answer.status_code == 401, endpoint.path


def test_a_wrong_method_is_told_the_right_ones(house: House) -> None:
    answer = httpx2.delete(house.address + "/api/me")
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "PATCH"}


def test_problems_come_in_the_language_of_the_reader(house: House) -> None:
    titles_seen = {
        httpx2.get(f"{house.address}/api/me?language={language}").json()["title"]
        for language in ("en", "fr", "es")
    }
    assert len(titles_seen) == 3


def test_games_come_with_their_words_and_opponents(house: House) -> None:
    for language in ("en", "fr", "es"):
        cards = httpx2.get(f"{house.address}/api/games?language={language}").json()["games"]
        assert [card["key"] for card in cards] == titles()
        for card in cards:
            assert card["seats"]
            assert all(option["text"] for option in card["options"])
            assert [bot["level"] for bot in card["bots"]] == sorted(
                bot["level"] for bot in card["bots"]
            )
            assert all(bot["title"] and bot["about"] for bot in card["bots"])


def test_a_rulebook_comes_clause_by_clause(house: House) -> None:
    book = httpx2.get(f"{house.address}/api/rules/{open_box()}?language=fr").json()
    clauses = [part for part in book["paragraphs"] if part["clause"]]
    assert clauses[0]["clause"].endswith("-001")
    assert any(part["ruling"] for part in clauses)
    assert all(part["html"].startswith("<p>") for part in clauses)
    assert book["paragraphs"][0]["level"] == 1


def test_shared_answers_are_kept_and_packed(house: House) -> None:
    words = f"{house.address}/api/words?game={some_box()}"
    first = httpx2.get(words)
    assert first.headers["content-encoding"] == "gzip"
    again = httpx2.get(words, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


def test_the_description_names_every_route_and_its_problems(house: House) -> None:
    described = httpx2.get(house.address + "/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    for endpoint in ENDPOINTS:
        operation = described["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"]
        for kind in endpoint.problems:
            assert str(kind.status) in operation["responses"]
    assert b"Any" not in description_bytes()


def test_the_docs_page_needs_nothing_from_elsewhere(house: House) -> None:
    page = httpx2.get(house.address + "/docs").text
    assert "<script" not in page
    assert "http://" not in page
    assert "https://" not in page
    assert "/api/matches/{match}/moves" in page


def test_health_readiness_and_figures(house: House) -> None:
    assert httpx2.get(house.address + "/healthz").json() == {"status": "ok"}
    assert httpx2.get(house.address + "/readyz").json() == {"status": "ready"}
    figures = httpx2.get(house.address + "/metrics").text
    assert "digsite_requests_total" in figures
    assert "digsite_sockets" in figures
