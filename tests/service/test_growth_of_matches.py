"""A long match and a crowded one cost what they weigh."""

from __future__ import annotations

from typing import Any

from support.growth import ALLOWED, Work, growth
from support.offices import opened, people, table_for

from digsite.games import load
from digsite.play import Table
from digsite.service.matches.broadcast import tell_people
from digsite.service.matches.looks import told
from digsite.service.matches.match import Listener
from digsite.service.store.rows import EntryRow

EMPTY_TAPE = b"\x90"
MOST_TAKEN_BACK = 4_000
MOST_WATCHING = 1_200


def test_what_was_taken_back_again_and_again_costs_what_it_weighs() -> None:
    table = Table(load("scarab"), 2)

    def make(size: int) -> Work:
        rows = [_row(at, "action", at + 1) for at in range(size)]
        rows += [_row(size + at, "undo", size - at) for at in range(size)]
        return lambda: told(table, None, rows)

    grows_no_faster(make, MOST_TAKEN_BACK)


async def test_one_more_who_looks_on_costs_what_the_others_weigh(sqlite_url: str) -> None:
    async with opened(sqlite_url) as office:
        players = await people(office, "Anna", "Berta")
        info = await table_for(office, players)
        match = await office.registry.get(info.match)

        def make(size: int) -> Work:
            match.listeners = {
                Listener(f"person{number}", lambda news: None, None): None for number in range(size)
            }
            return lambda: tell_people(match)

        grows_no_faster(make, MOST_WATCHING)


def grows_no_faster(make: Any, limit: int) -> None:
    times, seconds = growth(make, limit)
    assert times < ALLOWED, f"four times as much costs {times:.1f} times as much: {seconds:.3f} s"


def _row(version: int, kind: Any, length: int) -> EntryRow:
    tape = EMPTY_TAPE if kind == "action" else None
    return EntryRow(
        match="m",
        version=version,
        kind=kind,
        seat=0,
        turn=1,
        length=length,
        action=b"{}",
        tape=tape,
        snapshot=None,
        key=None,
        at=0.0,
    )
