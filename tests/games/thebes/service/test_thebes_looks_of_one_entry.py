"""A look through a site is one entry: nobody can count the cards that nobody had seen."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from support.offices import on_sqlite, opened, people, play_one, table_for

from digsite.core.records import Action
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.games.thebes.actions import LookAt, PlayCard, SeeCard
from digsite.games.thebes.events import SiteSeen
from digsite.play import preview
from digsite.play.preview import reveals
from digsite.service.matches.loading import decisions_of
from digsite.service.matches.match import Match
from digsite.service.messages import News
from digsite.service.office import Office
from digsite.service.store.rows import DecisionRow
from digsite.service.store.tables import entries

EGYPT, CARDS = 2, 4
SCIENTIST: list[Action] = [PlayCard("action:scientist"), LookAt("egypt")]
RAIDERS: list[Action] = [PlayCard("action:tomb_raiders:egypt")]


def put(state: Any, field: str, index: int, value: int) -> None:
    """Set one number of a list: a compiled state hands out copies."""
    numbers = list(getattr(state, field))
    numbers[index] = value
    setattr(state, field, numbers)


def lay_out(state: Any, actor: int, kinds: Sequence[str], seen: int) -> None:
    """Four cards lie in Egypt, of which the other seat has seen so many; the actor has these."""
    box = state.box.plain
    cards = state.unseen[EGYPT] & -state.unseen[EGYPT]
    for _ in range(1, seen):
        rest = state.unseen[EGYPT] ^ cards
        cards |= rest & -rest
    cards = cards if seen else 0
    put(state, "unseen", EGYPT, state.unseen[EGYPT] ^ cards)
    put(state, "known", EGYPT, cards)
    put(state, "knows", 4 * (1 - actor) + EGYPT, cards)
    put(state, "shown", EGYPT, 0)
    put(state, "unknown", EGYPT, CARDS - seen)
    for kind in kinds:
        slots = state.deck & box.kind_slots[box.kind_index[kind]]
        slot = slots & -slots
        state.deck ^= slot
        put(state, "own", actor, state.own[actor] | slot)


async def laid_out(office: Office, kinds: Sequence[str], seen: int) -> tuple[Match, list[Any]]:
    """A match at such a position, as the store has it too."""
    players = await people(office, "Ada", "Bob")
    while True:  # a card may have been laid out at the beginning: then another table
        match = await office.registry.get((await table_for(office, players, "thebes")).match)
        table = match.playing
        state: Any = table.state
        box = state.box.plain
        if all(state.deck & box.kind_slots[box.kind_index[kind]] for kind in kinds):
            break
    lay_out(table.state, match.head.actor, kinds, seen)
    table.forget()
    where = (entries.c.match == match.id) & (entries.c.version == match.version - 1)
    packed = table.game.pack(table.state)
    await office.store.write(
        lambda c: c.execute(update(entries).where(where).values(snapshot=packed))
    )
    return match, players


async def told_of(office: Office, deed: list[Action], seen: int) -> bytes:
    """All that a spectator is told of a look, where so many of the cards had been seen."""
    kinds = [action.kind for action in deed if isinstance(action, PlayCard)]
    match, players = await laid_out(office, kinds, seen)
    before, heard = match.version, list[News]()
    watching = await office.looking.watch(None, match.id, heard.append)
    accepted = await office.playing.play(players[match.head.actor], match.id, before, "k", deed)
    office.registry.forget(match.id)  # what follows comes from the store
    log = await office.looking.log(None, match.id, before)
    past = [
        await office.looking.look(None, match.id, at=at)
        for at in range(before + 1, accepted.version + 1)
    ]
    await office.tasks.finish()
    watching.close()
    return msgspec.json.encode([accepted.version - before, log, past, heard])


@pytest.mark.parametrize("deed", [SCIENTIST, RAIDERS], ids=["scientist", "raiders"])
def test_a_look_is_told_alike_however_many_cards_were_unseen(
    sqlite_url: str, deed: list[Action]
) -> None:
    async def told(seen: int) -> bytes:
        async with opened(sqlite_url.replace("digsite", f"digsite{seen}"), seed=7) as office:
            return await told_of(office, deed, seen)

    one, *others = [asyncio.run(told(seen)) for seen in range(CARDS + 1)]
    assert others == [one] * CARDS


@on_sqlite
async def test_a_look_is_one_entry_with_all_that_was_seen(office: Office) -> None:
    match, players = await laid_out(office, ["action:scientist"], 1)
    seat, before = match.head.actor, match.version
    accepted = await office.playing.play(players[seat], match.id, before, "k", SCIENTIST)
    assert accepted.version == before + 2
    looking = (await office.looking.log(players[seat], match.id, before + 1))[0]
    told = looking.events[0]
    assert isinstance(told, SiteSeen)
    assert told.cards is not None
    assert len(told.cards) == CARDS
    counted = match.playing.version
    office.registry.forget(match.id)
    assert (await office.registry.get(match.id)).playing.version == counted


@on_sqlite
async def test_what_followed_a_look_can_be_gone_on_with_and_replayed(office: Office) -> None:
    match, players = await laid_out(office, ["action:tomb_raiders:egypt"], 2)
    seat = match.head.actor
    await office.playing.play(players[seat], match.id, match.version, "raid", RAIDERS)
    await play_one(office, match.id, players, "next", random.Random(1))
    packed = match.game.pack(match.playing.state)
    office.registry.forget(match.id)
    again = await office.registry.get(match.id)
    assert again.game.pack(again.playing.state) == packed


def test_whether_a_look_can_be_taken_back_takes_no_longer_where_all_was_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve worlds were imagined only where nobody had to draw: time told what others knew."""
    imagined: list[str] = []

    def seen(*given: Any) -> bool:
        imagined.append("")
        return reveals(*given)

    monkeypatch.setattr(preview, "reveals", seen)

    async def work(seen: int) -> int:
        imagined.clear()
        async with opened(f"sqlite:///{tmp_path}/{seen}.sqlite", seed=7) as office:
            match, players = await laid_out(office, ["action:tomb_raiders:egypt"], seen)
            seat = match.head.actor
            await office.playing.play(players[seat], match.id, match.version, "k", RAIDERS)
            await office.looking.look(players[seat], match.id)
        return len(imagined)

    assert len({asyncio.run(work(seen)) for seen in range(CARDS + 1)}) == 1


def test_entries_are_read_for_ever_with_their_draws_and_without() -> None:
    game, looked = load("thebes"), b'{"type":"look_at","region":"egypt"}'
    drawn = b'{"type":"see_card","card":"rubble:egypt/1"}'
    decided, seen = (0, LookAt("egypt")), (CHANCE, SeeCard("rubble:egypt/1"))
    with_draws = DecisionRow("action", 0, 5, b"[" + looked + b"," + drawn + b"," + drawn + b"]")
    assert decisions_of(game, with_draws) == [decided, seen, seen]
    assert decisions_of(game, DecisionRow("action", 0, 3, looked)) == [decided]
    assert decisions_of(game, DecisionRow("chance", None, 4, drawn)) == [seen]
