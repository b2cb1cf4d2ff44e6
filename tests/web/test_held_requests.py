"""A request whose body is held back until its session has ended: it does nothing any more.

Who asked was looked up before the body had come, so that a link to go on elsewhere could be had
for an account that was made, or whose other sessions were ended, in between.
"""

from __future__ import annotations

import secrets
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from house import Guest, House
from support.campaign import WAIT
from support.titles import some_box

PASSWORD = "open sesame"
EMPTY = b"{}"
Ending = Callable[[Guest, Guest], None]


def becomes_an_account(victim: Guest, _: Guest) -> None:
    name = f"Anna {secrets.token_hex(4)}"
    victim.post("/account", {"name": name, "password": PASSWORD})


def ends_all_others(victim: Guest, _: Guest) -> None:
    victim.post("/me/sessions/end-others", status=204)


def ends_that_one(victim: Guest, eve: Guest) -> None:
    sessions = victim.get("/me/sessions")["sessions"]
    (theirs,) = [each["session"] for each in sessions if not each["this"]]
    victim.post("/me/sessions/end", {"session": theirs}, 204)


def both(house: House) -> tuple[Guest, Guest, str]:
    """One guest in two places: an attacker, and who opened its link; and their match."""
    eve, victim = house.guest("Eve"), house.guest("Anna")
    match = eve.set_up(some_box(), [{"kind": "me"}, {"kind": "open"}])
    secret = eve.post(f"/matches/{match}/carry")["secret"]
    victim.token = victim.post("/carry", {"secret": secret})["token"]
    victim.http.headers["authorization"] = f"Bearer {victim.token}"
    return eve, victim, match


def held(house: House, token: str, path: str) -> socket.socket:
    """A request whose body is still to come."""
    place = urlsplit(house.address)
    line = socket.create_connection((place.hostname, place.port), timeout=WAIT)
    head = [f"POST /api{path} HTTP/1.1", f"Host: {place.netloc}", "Connection: close"]
    head += [f"Authorization: Bearer {token}", "Content-Type: application/json"]
    head += [f"Content-Length: {len(EMPTY)}", "", ""]
    line.sendall("\r\n".join(head).encode())
    return line


def answer_to(line: socket.socket) -> tuple[int, bytes]:
    with line:
        line.sendall(EMPTY)
        parts = []
        while part := line.recv(65_536):
            parts.append(part)
    head, _, body = b"".join(parts).partition(b"\r\n\r\n")
    return int(head.split(b" ")[1]), body


@pytest.mark.parametrize("ending", [becomes_an_account, ends_all_others, ends_that_one])
@pytest.mark.parametrize("path", ["/matches/{match}/carry", "/passkeys/new"])
def test_a_request_that_waited_for_its_body_is_nobodys_once_its_session_ended(
    house: House, ending: Ending, path: str
) -> None:
    eve, victim, match = both(house)
    line = held(house, eve.token, path.format(match=match))
    eve.get("/me")  # what was sent before it has been read by now
    ending(victim, eve)
    status, body = answer_to(line)
    assert status == 401, body


def test_links_that_a_session_made_end_with_it(house: House) -> None:
    eve, victim, match = both(house)
    kept = eve.post(f"/matches/{match}/carry")["secret"]
    ends_that_one(victim, eve)
    stranger = house.guest("Mallory")
    stranger.post("/carry", {"secret": kept}, 401)
    assert victim.get("/me")["person"]["id"] == eve.id
