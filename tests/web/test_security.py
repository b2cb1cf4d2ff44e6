"""Who may come in from where; what browsers are told; what is never written down."""

from __future__ import annotations

import json
from pathlib import Path

import httpx2
import pytest
from house import Guest, House, house_at  # beside this file
from support.campaign import WAIT
from support.titles import some_box
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from digsite.web.http.security import Origins

NAMES = ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "xn--80ak6aa92e.com")
HOSTILE = [
    "null", "", "*", "**", "file://", "about:blank", "data:,", "blob:x", "javascript:0",
    "chrome-extension://abcdefghijklmnop", "moz-extension://x", "http://", "https://", "//",
    *[f"{scheme}://{name}" for scheme in ("http", "https", "ws", "ftp") for name in NAMES],
    *[f"http://{name}:{{port}}" for name in NAMES],
    "https://127.0.0.1:{port}", "ws://127.0.0.1:{port}", "http://127.0.0.1", "http://127.0.0.1:1",
    "http://127.0.0.2:{port}", "http://localhost:{port}", "http://[::1]:{port}", "http://0.0.0.0:{port}",
    "http://127.0.0.1:{port}.evil.example", "http://127.0.0.1:{port}@evil.example",
    "http://evil.example@127.0.0.1:{port}", "http://127.0.0.1:{port}/", "http://127.0.0.1:{port}/x",
    "http://127.0.0.1:{port}?x", "http://127.0.0.1:{port}#x",
    "http://127.0.0.1:{port}, http://evil.example", "http://evil.example http://127.0.0.1:{port}",
    "http://127.1:{port}", "http://2130706433:{port}", "http://0x7f.1:{port}",
    "http:/127.0.0.1:{port}", "HTTP://127.0.0.1:{port}", "http:127.0.0.1:{port}",
    "127.0.0.1:{port}", "http://127.0.0.1:0{port}",
    "http://127.0.0.1:{port}\\@evil.example", "http://127.0.0.1:{port}%00",
]  # fmt: skip


def test_there_are_sixty_hostile_origins() -> None:
    assert len(set(HOSTILE)) >= 60


@pytest.mark.parametrize("pattern", HOSTILE)
def test_no_hostile_origin_gets_a_socket_or_an_answer(house: House, pattern: str) -> None:
    origin = pattern.replace("{port}", house.address.rpartition(":")[2])
    headers = {"origin": origin}
    answer = httpx2.post(f"{house.address}/api/guests", json={"name": "Eve"}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["type"].endswith("strange-origin")
    with pytest.raises(InvalidStatus) as refused:
        connect(house.address.replace("http", "ws") + "/api/socket", additional_headers=headers)
    assert refused.value.response.status_code == 403


def test_planted_a_door_that_looks_at_the_beginning_of_an_origin_only_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T10: the attack above finds the fault, by HTTP and by socket."""

    def gullible(self: Origins, origin: str, scheme: str, host: str) -> bool:
        return origin.startswith("http://127.0.0.1")

    monkeypatch.setattr(Origins, "allows", gullible)
    let_in = []
    with house_at(tmp_path) as house:
        port = house.address.rpartition(":")[2]
        for pattern in HOSTILE:
            headers = {"origin": pattern.replace("{port}", port)}
            if _admit(house, headers).status_code != 403:
                let_in.append(pattern)
        with connect(
            house.address.replace("http", "ws") + "/api/socket",
            additional_headers={"origin": f"http://127.0.0.1:{port}@evil.example"},
        ) as socket:
            socket.send('{"type": "ping"}')
            assert json.loads(socket.recv(timeout=WAIT)) == {"type": "pong"}
    assert "http://127.0.0.1:{port}.evil.example" in let_in
    assert len(let_in) >= 10


def test_the_own_origin_is_welcome(house: House) -> None:
    headers = {"origin": house.address}
    assert _admit(house, headers).status_code == 201
    with connect(
        house.address.replace("http", "ws") + "/api/socket", additional_headers=headers
    ) as socket:
        socket.send('{"type": "ping"}')
        assert json.loads(socket.recv(timeout=WAIT)) == {"type": "pong"}


def test_a_foreign_name_that_points_here_is_refused(house: House) -> None:
    port = house.address.rpartition(":")[2]
    rebound = {"host": f"evil.example:{port}", "origin": f"http://evil.example:{port}"}
    assert _admit(house, rebound).status_code == 403


def test_an_origin_can_be_allowed_and_nothing_near_it() -> None:
    origins = Origins(["https://play.example.org"])
    assert origins.allows("https://play.example.org", "http", "10.0.0.1:8765")
    assert not origins.allows("https://play.example.org.evil", "http", "10.0.0.1:8765")
    assert not origins.allows("http://play.example.org", "http", "10.0.0.1:8765")


def test_another_page_cannot_act_even_without_an_origin(house: House) -> None:
    assert _admit(house, {"sec-fetch-site": "cross-site"}).status_code == 403


def test_every_answer_tells_browsers_what_to_forbid(house: House) -> None:
    for path in ("/healthz", "/api/games", "/api/nothing", "/docs", "/robots.txt"):
        headers = httpx2.get(house.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_cookie_is_for_this_site_and_not_for_scripts(house: House) -> None:
    line = _admit(house, {}).headers["set-cookie"]
    assert "HttpOnly" in line
    assert "SameSite=Lax" in line
    assert "Secure" not in line  # plain http on loopback


def test_a_cookie_over_https_is_secure(house: House) -> None:
    line = _admit(house, {"x-forwarded-proto": "https"}).headers["set-cookie"]
    assert "Secure" in line


def test_a_token_that_is_not_known_is_nobody(house: House) -> None:
    for token in ("x", "a" * 52, "é", "a" * 5000, "../..", "' or 1=1 --"):
        headers = [(b"authorization", f"Bearer {token}".encode())]
        answer = httpx2.get(f"{house.address}/api/me", headers=headers)
        assert answer.status_code == 401, token
        assert answer.headers["www-authenticate"]


def test_tokens_and_links_are_never_logged(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with house_at(tmp_path, log="debug") as house:
        anna: Guest = house.guest("Anna")
        match = anna.set_up(some_box(), [{"kind": "me"}, {"kind": "open"}])
        secret = anna.post(f"/matches/{match}/carry")["secret"]
        anna.get(f"/matches/{match}")
        with anna.socket() as socket:
            socket.ask("watch", "people", match=match)
    written = capfd.readouterr()
    assert "/api/matches/{match}" in written.err
    for hidden in (anna.token, secret, match):
        assert hidden not in written.err + written.out


def test_static_files_cannot_be_left(house: House) -> None:
    for path in (
        "../app.py",
        "%2e%2e/app.py",
        "..%2fapp.py",
        "/etc/passwd",
        "a%00b",
        "...//app.py",
    ):
        answer = httpx2.get(f"{house.address}/static/{path}")
        shell = answer.content.startswith(b"<!doctype html>")  # `/app.py` is only a page address
        assert shell or answer.status_code in (400, 404), path
        assert b"import" not in answer.content


def _admit(house: House, headers: dict[str, str]) -> httpx2.Response:
    return httpx2.post(f"{house.address}/api/guests", json={"name": "Anna"}, headers=headers)
