"""Undo: free within one's turn, agreed beyond it, never behind a draw or a reveal."""

from __future__ import annotations

import random

import pytest
from support.offices import look_of_actor, on_sqlite, people, play_one, table_for
from support.titles import open_box

from digsite.core.errors import Stale
from digsite.service.errors import NotNow
from digsite.service.messages import Person, Settled
from digsite.service.office import Office


async def until_it_can_be_taken_back(
    office: Office, match: str, players: list[Person], seed: int = 3
) -> Person:
    """Play until somebody can take the last decision back."""
    choose = random.Random(seed)
    for move in range(300):
        look = await look_of_actor(office, match, players)
        who = players[look.seat or 0]
        if look.can_undo and (await office.looking.look(who, match, since=look.version - 1)).events:
            return who
        await play_one(office, match, players, f"u{move}", choose)
    raise AssertionError("nothing could be taken back")


async def test_an_undo_is_an_entry_of_its_own_and_versions_only_grow(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, open_box())).match
    who = await until_it_can_be_taken_back(office, match, players)
    taken = await office.looking.look(who, match)
    before = await office.looking.look(who, match, at=taken.version - 1)
    accepted = await office.playing.undo(who, match, taken.version, "undo")
    assert accepted.version == taken.version + 1
    after = await office.looking.look(who, match)
    assert (after.public, after.private) == (before.public, before.private)
    log = await office.looking.log(who, match, taken.version - 1)
    assert [(entry.kind, entry.undone) for entry in log] == [("action", True), ("undo", False)]
    assert await office.playing.undo(who, match, taken.version, "undo") == accepted
    with pytest.raises(Stale):
        await office.playing.undo(who, match, taken.version, "another key")
    office.registry.forget(match)
    assert await office.looking.look(who, match) == after


@on_sqlite
async def test_a_turn_is_restarted_by_one_entry_and_no_further_than_nothing_was_shown(
    office: Office,
) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, open_box())).match
    choose = random.Random(5)
    start = await look_of_actor(office, match, players)
    restarted = 0
    for move in range(200):
        look = await look_of_actor(office, match, players)
        who = players[look.seat or 0]
        if not look.can_undo:
            start = look  # behind this nobody goes
        if look.can_restart:
            restarted += 1
            accepted = await office.playing.undo(who, match, look.version, f"r{move}", turn=True)
            assert accepted.version == look.version + 1
            after = await office.looking.look(who, match, since=look.version)
            assert (after.public, after.private) == (start.public, start.private)
            assert (after.can_undo, after.your_turn) == (False, True)
            assert [note.kind for note in after.notes] == ["undo"]
        if restarted == 3:
            return
        await play_one(office, match, players, f"u{move}", choose)
    raise AssertionError("no turn could be restarted")


@on_sqlite
async def test_nothing_goes_back_behind_a_draw_or_a_reveal(office: Office, title: str) -> None:
    """After any entry of chance the free undo is closed, and an agreed one is refused too."""
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, title)).match
    choose, closed = random.Random(4), 0
    for move in range(60):
        if (await office.tables.info(players[0], match)).state != "running":
            break
        before = (await look_of_actor(office, match, players)).version
        accepted = await play_one(office, match, players, f"k{move}", choose)
        log = await office.looking.log(players[0], match, before)
        if not any(entry.kind == "chance" for entry in log):
            continue
        if (await office.tables.info(players[0], match)).state != "running":
            break
        closed += 1
        actor = next(entry.seat for entry in log if entry.kind == "action")
        assert actor is not None
        assert not (await office.looking.look(players[actor], match)).can_undo
        for wish in (
            office.playing.undo(players[actor], match, accepted.version, "u"),
            office.proposals.propose(players[actor], match, "undo"),
        ):
            with pytest.raises(NotNow):
                await wish
    assert closed > 0


async def test_all_may_agree_to_go_back_further(office: Office) -> None:
    """The other player has moved since: one asks, the other agrees, both moves are taken back."""
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, open_box())).match
    choose = random.Random(6)
    for move in range(200):
        look = await look_of_actor(office, match, players)
        seat = look.seat or 0
        await play_one(office, match, players, f"k{move}", choose)
        if (await office.tables.info(players[0], match)).actor == seat:
            continue
        try:
            asked = await office.proposals.propose(players[seat], match, "undo")
        except NotNow:
            continue
        assert not isinstance(asked, Settled)
        assert asked.waiting_for == (1 - seat,)
        settled = await office.proposals.answer(players[1 - seat], match, asked.proposal, True)
        assert isinstance(settled, Settled)
        assert settled.agreed
        after = await office.looking.look(players[seat], match)
        assert after.your_turn
        assert (after.public, after.private) == (look.public, look.private)
        office.registry.forget(match)
        assert await office.looking.look(players[seat], match) == after
        return
    raise AssertionError("no move could be taken back")


@on_sqlite
async def test_a_proposal_to_undo_is_void_when_the_game_went_on(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, open_box())).match
    who = await until_it_can_be_taken_back(office, match, players)
    asked = await office.proposals.propose(who, match, "undo")
    assert not isinstance(asked, Settled)
    await play_one(office, match, players, "on", random.Random(1))
    other = next(player for player in players if player != who)
    settled = await office.proposals.answer(other, match, asked.proposal, True)
    assert isinstance(settled, Settled)
    assert not settled.agreed


@on_sqlite
async def test_a_table_can_do_without_undo(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, open_box(), undo="never")).match
    choose = random.Random(3)
    for move in range(12):
        assert not (await look_of_actor(office, match, players)).can_undo
        await play_one(office, match, players, f"k{move}", choose)
    with pytest.raises(NotNow):
        await office.proposals.propose(players[0], match, "undo")


@on_sqlite
async def test_what_was_taken_back_is_not_told_to_who_was_away(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, open_box())).match
    who = await until_it_can_be_taken_back(office, match, players)
    look = await office.looking.look(who, match)
    before = look.version - 1
    assert (await office.looking.look(who, match, since=before)).events
    await office.playing.undo(who, match, look.version, "u")
    assert not (await office.looking.look(who, match, since=before)).events
