"""What happened is read by the rules that told it, or told again by those of today."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select, update
from support.offices import look_of_actor, on_sqlite, people, play_out, table_for
from support.titles import open_box

from digsite.games import load
from digsite.service.office import Office
from digsite.service.store.tables import entries, matches

RENUMBERED = 50  # what the other rules add to every code


def of_other_rules(match: str, tagged: bool) -> Any:
    """Rewrite a log as rules of another version, with other codes, would have written it."""

    def rewrite(connection: Connection) -> None:
        told = select(entries.c.version, entries.c.tape).where(
            entries.c.match == match, entries.c.tape.is_not(None)
        )
        for version, tape in connection.execute(told).all():
            found = msgspec.msgpack.decode(tape)
            rows = [[code + RENUMBERED, *numbers] for code, *numbers in found["rows"]]
            other = {"rules": found["rules"] + 1, "rows": rows} if tagged else rows
            connection.execute(
                update(entries)
                .where(entries.c.match == match, entries.c.version == version)
                .values(tape=msgspec.msgpack.encode(other))
            )
        if not tagged:
            connection.execute(update(matches).where(matches.c.id == match).values(rules=99))

    return rewrite


@pytest.mark.parametrize("tagged", [True, False])
@on_sqlite
async def test_a_log_of_other_rules_is_told_again_with_all_that_was_taken_back(
    office: Office, tagged: bool
) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, open_box())).match
    await play_out(office, match, players, seed=3, moves=1)
    now = await look_of_actor(office, match, players)
    for move in range(200):
        if now.can_undo:
            break
        await play_out(office, match, players, seed=100 + move, moves=1)
        now = await look_of_actor(office, match, players)
    who = players[now.seat or 0]
    await office.playing.undo(who, match, now.version, "undo")
    await play_out(office, match, players, seed=8, moves=12)
    log = await office.looking.log(who, match)
    look = await office.looking.look(who, match, since=20)
    assert {"undo", "action", "chance"} <= {entry.kind for entry in log}

    await office.store.write(of_other_rules(match, tagged))
    office.registry.forget(match)
    assert await office.looking.log(who, match) == log
    assert (await office.looking.look(who, match, since=20)).events == look.events


@on_sqlite
async def test_a_tape_says_which_rules_told_it(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    await play_out(office, match, players, moves=1)
    tapes = await office.store.read(
        lambda c: c.execute(select(entries.c.tape).where(entries.c.tape.is_not(None))).all()
    )
    assert {msgspec.msgpack.decode(tape)["rules"] for (tape,) in tapes} == {load("scarab").rules}
