"""Hints and reviews by socket and by HTTP: the same limits, and a place told to who waits."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import httpx2
import pytest
from house import Guest, House, Socket, house_at
from support.campaign import WAIT
from support.titles import some_box

from digsite.bots import Bot
from digsite.service.bots_at_table import HINTS
from digsite.web.http.limits import HEAVY

HOT_SEAT = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with its limits on that thinks about one hint at a time."""
    with house_at(tmp_path_factory.mktemp("data"), limits=True, hint_threads=1) as house:
        yield house


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Hints think until this is set."""
    think, going_on = Bot.think, Event()

    def slowly(self: Bot, veiled: Any, budget: Any, told: Any, stopped: Callable[[], bool]) -> Any:
        while not (going_on.is_set() or stopped()):
            time.sleep(0.01)
        return think(self, veiled, budget, told, stopped)

    monkeypatch.setattr(Bot, "think", slowly)
    yield going_on
    going_on.set()


def tables(guest: Guest, count: int) -> list[str]:
    return [guest.set_up(some_box(), HOT_SEAT, hints=True) for _ in range(count)]


def hint(socket: Socket, match: str, key: str = "h") -> None:
    socket.send("hint", match=match, key=key, seconds=0.1)


def until_nobody_thinks(house: House) -> None:
    """What was stopped has left its place."""
    latest = time.monotonic() + WAIT
    while house.context.office.thinkers.hints._people.total():
        assert time.monotonic() < latest
        time.sleep(0.01)


def test_who_waits_for_a_hint_is_told_its_place_and_gets_it_in_turn(
    strict: House, held: Event
) -> None:
    anna, ben = strict.guest("Anna"), strict.guest("Ben")
    (first,), (second,) = tables(anna, 1), tables(ben, 1)
    with anna.socket() as ahead, ben.socket() as behind:
        hint(ahead, first)
        hint(ahead, first, "again")  # stops the one before
        ahead.ask("ping", "pong")
        hint(behind, second, "b")
        waiting = behind.hear("waiting", WAIT)
        assert (waiting["match"], waiting["key"], waiting["place"]) == (second, "b", 1)
        held.set()
        assert ahead.hear("thoughts", WAIT, done=True)["key"] == "again"
        assert behind.hear("thoughts", WAIT, done=True)["key"] == "b"


def test_one_person_asks_for_so_many_hints_by_socket_and_http_together(
    strict: House, held: Event
) -> None:
    anna = strict.guest("Anna")
    matches = tables(anna, HINTS.person + 1)
    with anna.socket() as socket:
        for match in matches[:-1]:
            hint(socket, match)
        hint(socket, matches[-1], "more")
        problem = socket.hear("problem", WAIT)
        assert (problem["status"], problem["reason"]) == (429, "too_many_hints")
        assert problem["key"] == "more"
        answer = anna.http.post(f"/api/matches/{matches[-1]}/hint", json={"seconds": 0.1})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too_many_hints")
        assert int(answer.headers["retry-after"]) == HINTS.wait
    until_nobody_thinks(strict)  # who leaves is not thought for


def test_a_network_asks_for_so_many_hints_whoever_its_people_are(
    strict: House, held: Event
) -> None:
    guests = [strict.guest(f"Guest {number}") for number in range(HINTS.network + 1)]
    sockets = [guest.socket() for guest in guests]
    for guest, socket in zip(guests[:-1], sockets, strict=False):
        (match,) = tables(guest, 1)
        opened = socket.__enter__()
        hint(opened, match)
        opened.ask("ping", "pong")
    (match,) = tables(guests[-1], 1)
    assert guests[-1].post(f"/matches/{match}/hint", None, 429)["reason"] == "too_many_hints"
    for socket in sockets[:-1]:
        socket.__exit__(None, None, None)
    until_nobody_thinks(strict)


def test_when_all_places_are_taken_one_is_told_when_to_come_back(
    strict: House, held: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = strict.guest("Anna")
    (match,) = tables(anna, 1)
    places = strict.context.office.thinkers.hints
    for number in range(HINTS.all):
        monkeypatch.setitem(places._people, f"somebody {number}", 1)
    answer = anna.http.post(f"/api/matches/{match}/hint", json={})
    assert (answer.status_code, answer.json()["reason"]) == (503, "thinkers_busy")
    assert int(answer.headers["retry-after"]) == HINTS.wait
    with anna.socket() as socket:
        hint(socket, match)
        assert socket.hear("problem", WAIT)["reason"] == "thinkers_busy"


def test_a_hint_that_is_no_longer_wanted_leaves_its_place(strict: House, held: Event) -> None:
    anna = strict.guest("Anna")
    first, second = tables(anna, 2)
    with anna.socket() as socket:
        hint(socket, first)
        hint(socket, second)
        socket.hear("waiting", WAIT, match=second)
        for match in (first, second):
            socket.send("stop_hint", match=match)
        socket.ask("ping", "pong")
        until_nobody_thinks(strict)
        thoughts = [message for message in socket.heard if message["type"] == "thoughts"]
        assert not any(message["best"] for message in thoughts)  # only the chances, told at once


def test_who_breaks_off_a_request_is_not_thought_for(strict: House, held: Event) -> None:
    anna = strict.guest("Anna")
    (match,) = tables(anna, 1)
    soon = httpx2.Timeout(WAIT, read=0.5)
    with pytest.raises(httpx2.ReadTimeout):
        anna.http.post(f"/api/matches/{match}/hint", json={"seconds": 20}, timeout=soon)
    until_nobody_thinks(strict)


def test_a_socket_counts_hints_like_http_does(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=True) as house:
        anna = house.guest("Anna")
        (match,) = tables(anna, 1)
        heavy = house.context.limits._bucket(HEAVY, "127.0.0.1")
        heavy.left = 0.0
        heavy.rate = 0.0001  # nothing comes back meanwhile
        with anna.socket() as socket:
            hint(socket, match)
            assert socket.hear("problem", WAIT)["kind"] == "too-many"
        assert anna.http.post(f"/api/matches/{match}/hint", json={}).status_code == 429


def test_a_stranger_is_shown_finished_reviews_and_has_none_made(strict: House) -> None:
    anna, eve = strict.guest("Anna"), strict.guest("Eve")
    match = anna.set_up("scarab", HOT_SEAT)
    while anna.get(f"/matches/{match}")["state"] == "running":
        anna.play_first_offer(match)
    address = f"{strict.address}/api/matches/{match}/review"
    answer = httpx2.get(address, timeout=WAIT)
    assert (answer.status_code, answer.json()["reason"]) == (403, "no_review")
    assert eve.get(f"/matches/{match}/review", 403)["reason"] == "no_review"
    latest = time.monotonic() + WAIT
    while (found := anna.get(f"/matches/{match}/review"))["done"] < found["all"]:
        assert time.monotonic() < latest
        time.sleep(0.05)
    assert httpx2.get(address, timeout=WAIT).json() == found
    assert eve.get(f"/matches/{match}/review") == found
