"""What one address may ask for: so much at once, and more as time goes by."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from time import monotonic, sleep

import httpx2
import pytest
from house import house_at
from support.campaign import WAIT
from support.titles import some_box
from websockets.exceptions import ConnectionClosed, InvalidStatus

from digsite.games import load
from digsite.web.http import limits
from digsite.web.http.limits import CARD_FILES, FILES, PAGES, PASSWORDS, REQUESTS, Limits
from digsite.web.http.problems import Problem
from digsite.web.http.strict import LARGEST_FRAME
from digsite.web.words import door_voice


class Time:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    moments = Time()
    monkeypatch.setattr(limits, "monotonic", moments)
    monkeypatch.setattr(limits, "PAUSE", 0.0)
    return moments


def asked(kept: Limits, times: int, address: str = "a") -> int:
    """How many of so many questions are answered."""
    answered = 0
    for _ in range(times):
        try:
            asyncio.run(kept.count(PASSWORDS, address))
        except Problem:
            continue
        answered += 1
    return answered


def test_no_more_than_allowed_and_again_after_a_while(time: Time) -> None:
    kept = Limits(True, 1)
    assert asked(kept, 50) == PASSWORDS.most
    time.now += 12
    assert asked(kept, 50) == 2
    time.now += 3600
    assert asked(kept, 50) == PASSWORDS.most


def test_addresses_and_kinds_are_counted_apart(time: Time) -> None:
    kept = Limits(True, 1)
    assert asked(kept, 50) == asked(kept, 50, "b") == PASSWORDS.most
    asyncio.run(kept.count(REQUESTS, "a"))


def test_who_is_refused_is_told_how_long_to_wait(time: Time) -> None:
    kept = Limits(True, 1)
    asked(kept, 50)
    with pytest.raises(Problem, match="10 per minute") as refused:
        asyncio.run(kept.count(PASSWORDS, "a"))
    assert refused.value.wait is not None
    time.now += refused.value.wait
    assert asked(kept, 1) == 1


def test_addresses_that_come_once_are_forgotten(
    time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    kept = Limits(True, 1)
    for number in range(100):
        asked(kept, 50, str(number))
    assert len(kept._buckets) == 10
    assert asked(kept, 50, "99") == 0


def test_limits_can_be_switched_off(time: Time) -> None:
    assert asked(Limits(False, 1), 50) == 50


def test_who_asks_too_much_waits_for_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PAUSE", 0.05)
    kept = Limits(True, 1)
    began = monotonic()
    assert asked(kept, PASSWORDS.most + 2) == PASSWORDS.most
    assert monotonic() - began >= 0.1


def test_only_so_many_are_kept_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PAUSE", 60.0)
    monkeypatch.setattr(limits, "MOST_PAUSED", 3)
    kept = Limits(True, 1)

    async def crowd() -> int:
        waiting = [asyncio.create_task(kept.pause()) for _ in range(5)]
        await asyncio.sleep(0.01)
        at_once = sum(task.done() for task in waiting)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return at_once

    assert asyncio.run(crowd()) == 2
    assert kept._paused == 0


def test_an_address_may_bring_so_many_bytes_of_card_files_a_day(tmp_path: Path) -> None:
    cards = {**load(some_box()).cards().data, "name": "mine", "sourced": "x" * 180_000}
    wanted = {"game": some_box(), "seats": [{"kind": "me"}, {"kind": "hotseat"}], "cards": cards}
    with house_at(tmp_path, limits=True) as house:
        guest = house.guest("Anna")
        house.context.limits._bucket(CARD_FILES, "127.0.0.1").left = 200_000.0
        guest.post("/matches", wanted, 201)
        refused = guest.http.post("/api/matches", json=wanted)
        assert refused.status_code == 429
        assert "8000 kB of card files a day" in refused.json()["detail"]
        assert int(refused.headers["retry-after"]) > 60


@pytest.mark.parametrize("path", ["/docs", "/openapi.json"])
def test_the_description_is_made_once_and_counted(tmp_path: Path, path: str) -> None:
    with house_at(tmp_path, limits=True) as house:
        first = httpx2.get(house.address + path, timeout=WAIT)
        assert first.status_code == 200
        known = {"if-none-match": first.headers["etag"]}
        assert httpx2.get(house.address + path, headers=known, timeout=WAIT).status_code == 304
        house.context.limits._bucket(REQUESTS, "127.0.0.1").left = -1e6
        assert httpx2.get(house.address + path, timeout=WAIT).status_code == 429


def test_who_does_not_heed_refusals_is_answered_nothing_until_it_is_quiet(time: Time) -> None:
    kept = Limits(True, 1)
    asked(kept, limits.STUBBORN + PASSWORDS.most)
    assert kept.stubborn("a") is None
    asked(kept, 2)
    wait = kept.stubborn("a")
    assert wait is not None
    assert kept.stubborn("b") is None
    for _ in range(200):
        assert kept.stubborn("a") is not None
    time.now += limits.FORGIVING + 1
    assert kept.stubborn("a") is None


def test_who_waits_as_long_as_is_said_is_listened_to_again(time: Time) -> None:
    kept = Limits(True, 1)
    asked(kept, 500)
    wait = kept.stubborn("a")
    assert wait is not None
    assert wait <= limits.FORGIVING + 1
    time.now += wait
    assert kept.stubborn("a") is None


def test_a_stubborn_address_is_turned_away_before_anything_is_looked_at(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=True) as house:
        guest = house.guest("Anna")
        bucket = house.context.limits._bucket(REQUESTS, "127.0.0.1")
        bucket.refused = limits.STUBBORN + WAIT
        for language in ("en", "fr"):
            with httpx2.Client(base_url=house.address, timeout=WAIT) as client:
                away = client.post(
                    "/api/guests", content=b"no json", headers={"accept-language": language}
                )
            assert away.status_code == 429
            assert int(away.headers["retry-after"]) >= 10
            assert away.headers["connection"] == "close"
            assert away.headers["x-frame-options"] == "DENY"
            assert away.json()["title"] == door_voice(language).say("problem-too-many")
        with pytest.raises(InvalidStatus) as denied, guest.socket():
            pass
        assert denied.value.response.status_code == 429
        assert house.context.metrics.turned_away._value.get() == 3
        bucket.refused = 0.0
        assert guest.get("/me")["person"]["name"] == "Anna"


def test_who_comes_back_to_misuse_sockets_is_not_let_in_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each new socket costs more than what it is closed for."""
    monkeypatch.setattr(limits, "STUBBORN", 0)
    for name in ("MISUSE", "FORGIVING"):  # so that it lasts on a slow machine
        monkeypatch.setattr(limits, name, 600)
    with house_at(tmp_path, limits=True) as house:
        guest = house.guest("Anna")
        with guest.socket() as line:
            line.connection.send("x" * 2 * LARGEST_FRAME)
            with pytest.raises(ConnectionClosed):
                line.connection.recv(timeout=WAIT)
        latest = monotonic() + WAIT
        while house.context.limits.stubborn("127.0.0.1") is None:
            assert monotonic() < latest, "nobody noted it"
            sleep(0.01)
        with pytest.raises(InvalidStatus) as denied, guest.socket():
            pass
        assert denied.value.response.status_code == 429


def test_pages_and_files_are_counted(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=True) as house:
        for allowance, path in ((PAGES, "/"), (FILES, "/manifest.webmanifest")):
            assert httpx2.get(house.address + path, timeout=WAIT).status_code == 200
            house.context.limits._bucket(allowance, "127.0.0.1").left = -1e6
            assert httpx2.get(house.address + path, timeout=WAIT).status_code == 429


def test_a_body_that_is_announced_too_large_is_not_read(tmp_path: Path) -> None:
    """Only a table may bring a card file; who has brought enough of them is refused unread."""
    with house_at(tmp_path, limits=True) as house:
        guest = house.guest("Anna")
        head = {"content-type": "application/json", "content-length": "200000"}
        port = int(house.address.rpartition(":")[2])
        assert answer_to_head(port, "/api/guests", head).startswith(b"HTTP/1.1 413 ")
        house.context.limits._bucket(CARD_FILES, "127.0.0.1").left = 100_000.0
        head |= {"authorization": f"Bearer {guest.token}"}
        assert answer_to_head(port, "/api/matches", head).startswith(b"HTTP/1.1 429 ")


def answer_to_head(port: int, path: str, headers: dict[str, str]) -> bytes:
    """What is answered to the head of a request, when nothing follows."""
    lines = [f"POST {path} HTTP/1.1", "host: x", *[f"{k}: {v}" for k, v in headers.items()]]
    with socket.create_connection(("127.0.0.1", port), timeout=WAIT) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        return line.recv(65_536)
