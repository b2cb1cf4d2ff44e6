"""The watchdog names who held the event loop, for how long, and where."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
from house import House, house_at
from support.campaign import WAIT

from digsite.service.desks.playing import PlayingDesk
from digsite.service.desks.talking import TalkingDesk
from digsite.service.matches.writer import MatchWriter
from digsite.web.server.watchdog import TOO_LONG, Hold, Watchdog

ASLEEP = 0.08


def test_a_request_that_holds_the_loop_is_named(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest("Anna")
    match = anna.set_up("scarab", [{"kind": "me"}, {"kind": "hotseat"}])
    _plant(monkeypatch, TalkingDesk, "notes")
    anna.get(f"/matches/{match}/notes")
    hold = _held(house, "GET /api/matches/{match}/notes")
    assert hold.seconds > TOO_LONG
    assert not hold.where or "in_between" in hold.where  # the thread may have had no turn


def test_only_the_innermost_line_is_looked_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who walks the frames of a thread that runs may find one that is gone: a test run ended so."""
    anna = house.guest("Anna")
    match = anna.set_up("scarab", [{"kind": "me"}, {"kind": "hotseat"}])
    _plant(monkeypatch, TalkingDesk, "notes")
    for _ in range(200):  # the watching thread gets a turn in one of them
        house.context.watchdog.holds.clear()
        anna.get(f"/matches/{match}/notes")
        if where := _held(house, "GET /api/matches/{match}/notes").where:
            assert re.fullmatch(r"\w+\.py:\d+ in_between", where)
            return
    raise AssertionError("nobody looked")


def test_a_message_of_a_socket_that_holds_the_loop_is_named(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest("Anna")
    match = anna.set_up("scarab", [{"kind": "me"}, {"kind": "hotseat"}])
    action = anna.get(f"/matches/{match}/sight")["offers"][0]["action"]
    _plant(monkeypatch, PlayingDesk, "why")
    with anna.socket() as socket:
        socket.ask("why", "reason", match=match, action=action, key="k")
    _held(house, "socket why")


def test_what_a_request_has_begun_is_named_after_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves are made in a task of their own."""
    anna = house.guest("Anna")
    match = anna.set_up("scarab", [{"kind": "me"}, {"kind": "hotseat"}])
    _plant(monkeypatch, MatchWriter, "commit")
    anna.play_first_offer(match)
    _held(house, "POST /api/matches/{match}/moves")


def test_the_longest_hold_is_among_the_figures(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest("Anna")
    match = anna.set_up("scarab", [{"kind": "me"}, {"kind": "hotseat"}])
    _plant(monkeypatch, TalkingDesk, "notes")
    anna.get(f"/matches/{match}/notes")
    _held(house, "GET /api/matches/{match}/notes")
    figures = httpx2.get(f"{house.address}/metrics", timeout=WAIT).text
    named = dict(line.split(" ") for line in figures.splitlines() if line[:1] not in ("#", ""))
    assert float(named["digsite_loop_longest_hold_seconds"]) > TOO_LONG
    assert "digsite_loop_busiest_hold_seconds" in named
    assert float(named["digsite_loop_holds_total"]) >= 1


def test_work_is_told_from_waiting(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """By processor time who works is worse than who only sleeps."""
    anna = house.guest("Anna")
    match = anna.set_up("scarab", [{"kind": "me"}, {"kind": "hotseat"}])
    honest = TalkingDesk.notes

    async def busy(*given: Any, **more: Any) -> str:
        began = time.thread_time()
        while time.thread_time() - began < 3 * ASLEEP:
            pass
        return await honest(*given, **more)

    monkeypatch.setattr(TalkingDesk, "notes", busy)
    anna.get(f"/matches/{match}/notes")
    _held(house, "GET /api/matches/{match}/notes")
    assert house.context.watchdog.busiest.processor > 2 * ASLEEP


def test_nobody_watches_unless_told_to(tmp_path: Path) -> None:
    with house_at(tmp_path, debug=False) as quiet:
        assert quiet.context.watchdog is None
        figures = httpx2.get(f"{quiet.address}/metrics", timeout=WAIT).text
        assert "digsite_loop" not in figures


def _plant(monkeypatch: pytest.MonkeyPatch, desk: type, name: str) -> None:
    """Somebody forgot that the loop is everybody's."""
    honest = getattr(desk, name)

    async def in_between(*given: Any, **more: Any) -> Any:
        time.sleep(ASLEEP)
        return await honest(*given, **more)

    monkeypatch.setattr(desk, name, in_between)


def _held(house: House, what: str) -> Hold:
    """The hold of this name; on a busy machine others may be longer."""
    watchdog: Watchdog = house.context.watchdog
    latest = time.monotonic() + WAIT
    while time.monotonic() < latest:
        for hold in watchdog.holds:
            if hold.what == what:
                return hold
        time.sleep(0.01)
    raise AssertionError(f"{what} was not named, but {[hold.what for hold in watchdog.holds]}")
