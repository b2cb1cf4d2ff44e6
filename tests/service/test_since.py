"""What happened since one last decided: the same whenever it is asked for."""

from __future__ import annotations

import random
from collections.abc import Sequence

from support.offices import look_of_actor, on_sqlite, people, play_one, table_for

from digsite.service.messages import LogEntry
from digsite.service.office import Office

DECISIONS = 60


def decided(entries: Sequence[LogEntry]) -> list[int | None]:
    """Who decided, in order."""
    return [entry.seat for entry in entries if entry.kind == "action"]


@on_sqlite
async def test_it_begins_after_ones_last_decision_and_tells_what_each_entry_meant(
    office: Office, title: str
) -> None:
    players = await people(office, "Ada", "Bob", "Cleo")
    match = (await table_for(office, players, title)).match
    choose = random.Random(4)
    told = 0
    for move in range(DECISIONS):
        if (await office.tables.info(players[0], match)).state != "running":
            break
        look = await look_of_actor(office, match, players)
        assert look.seat is not None
        who = players[look.seat]
        if look.can_undo and move % 3 == 0:
            await office.playing.undo(who, match, look.version, f"undo{move}")
            look = await look_of_actor(office, match, players)
        found = await office.looking.since(who, match, look.version)
        office.registry.forget(match)
        assert await office.looking.since(who, match, look.version) == found
        told += len(found.entries)
        log = [entry for entry in await office.looking.log(who, match) if not entry.undone]
        assert list(found.entries) == [each for each in log if each.version > found.version]
        assert look.seat not in decided(found.entries)
        assert decided(found.own) == [look.seat] * bool(found.own)
        earlier = [each for each in log if each.version <= found.version]
        assert earlier[len(earlier) - len(found.own) :] == list(found.own)
        assert look.seat not in decided(earlier) or found.own
        assert len(found.standings) == len(found.entries) + 1
        assert found.standings[-1] == look.standing
        for entry, standing in zip(found.entries, found.standings[1:], strict=True):
            then = await office.looking.look(who, match, at=entry.version)
            assert then.standing == standing
        await play_one(office, match, players, f"k{move}", choose)
    assert told


@on_sqlite
async def test_who_has_not_decided_yet_is_not_told_of_the_set_up(
    office: Office, title: str
) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, title)).match
    look = await look_of_actor(office, match, players)
    assert look.seat is not None
    found = await office.looking.since(players[look.seat], match, look.version)
    assert not [entry for entry in found.entries if entry.turn == 0]
    await play_one(office, match, players, "k", random.Random(1))
    found = await office.looking.since(players[1 - look.seat], match, look.version + 1)
    assert [entry.seat for entry in found.entries if entry.kind == "action"] == [look.seat]


@on_sqlite
async def test_nothing_is_told_beyond_the_version_that_was_seen(office: Office, title: str) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, title)).match
    choose = random.Random(2)
    look = await look_of_actor(office, match, players)
    for move in range(2):
        await play_one(office, match, players, f"k{move}", choose)
    found = await office.looking.since(players[0], match, look.version + 1)
    assert all(entry.version <= look.version + 1 for entry in found.entries)
