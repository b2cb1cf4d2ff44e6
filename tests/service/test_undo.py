"""Undo: free within one's turn, agreed beyond it, never behind a draw or a reveal."""

from __future__ import annotations

import random

import pytest
from support.offices import in_office, look_of_actor, people, play_one, table_for

from digsite.core.errors import Stale
from digsite.service.errors import NotNow
from digsite.service.office import Office
from digsite.service.records import Person, Settled


async def until_it_can_be_taken_back(
    office: Office, match: str, players: list[Person], seed: int = 3
) -> Person:
    """Play until somebody can take the last decision back."""
    choose = random.Random(seed)
    for move in range(300):
        look = await look_of_actor(office, match, players)
        who = players[look.seat or 0]
        if look.can_undo and (await office.look(who, match, since=look.version - 1)).events:
            return who
        await play_one(office, match, players, f"u{move}", choose)
    raise AssertionError("nothing could be taken back")


def test_an_undo_is_an_entry_of_its_own_and_versions_only_grow(url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "mykerinos")).match
        who = await until_it_can_be_taken_back(office, match, players)
        taken = await office.look(who, match)
        before = await office.look(who, match, at=taken.version - 1)
        accepted = await office.undo(who, match, taken.version, "undo")
        assert accepted.version == taken.version + 1
        after = await office.look(who, match)
        assert (after.public, after.private) == (before.public, before.private)
        log = await office.log(who, match, taken.version - 1)
        assert [(entry.kind, entry.undone) for entry in log] == [("action", True), ("undo", False)]
        assert await office.undo(who, match, taken.version, "undo") == accepted
        with pytest.raises(Stale):
            await office.undo(who, match, taken.version, "another key")
        office.hall.forget(match)
        assert await office.look(who, match) == after

    in_office(url, story)


def test_nothing_goes_back_behind_a_draw_or_a_reveal(sqlite_url: str, title: str) -> None:
    """After any entry of chance the free undo is closed, and an agreed one is refused too."""

    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, title)).match
        choose, closed = random.Random(4), 0
        for move in range(60):
            if (await office.info(players[0], match)).state != "running":
                break
            before = (await look_of_actor(office, match, players)).version
            accepted = await play_one(office, match, players, f"k{move}", choose)
            log = await office.log(players[0], match, before)
            if not any(entry.kind == "chance" for entry in log):
                continue
            if (await office.info(players[0], match)).state != "running":
                break
            closed += 1
            actor = next(entry.seat for entry in log if entry.kind == "action")
            assert actor is not None
            assert not (await office.look(players[actor], match)).can_undo
            for wish in (
                office.undo(players[actor], match, accepted.version, "u"),
                office.propose(players[actor], match, "undo"),
            ):
                with pytest.raises(NotNow):
                    await wish
        assert closed > 0

    in_office(sqlite_url, story)


def test_all_may_agree_to_go_back_further(url: str) -> None:
    """The other player has moved since: one asks, the other agrees, both moves are taken back."""

    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "mykerinos")).match
        choose = random.Random(6)
        for move in range(200):
            look = await look_of_actor(office, match, players)
            seat = look.seat or 0
            await play_one(office, match, players, f"k{move}", choose)
            if (await office.info(players[0], match)).actor == seat:
                continue
            try:
                asked = await office.propose(players[seat], match, "undo")
            except NotNow:
                continue
            assert not isinstance(asked, Settled)
            assert asked.waiting_for == (1 - seat,)
            settled = await office.answer(players[1 - seat], match, asked.proposal, True)
            assert isinstance(settled, Settled)
            assert settled.agreed
            after = await office.look(players[seat], match)
            assert after.your_turn
            assert (after.public, after.private) == (look.public, look.private)
            office.hall.forget(match)
            assert await office.look(players[seat], match) == after
            return
        raise AssertionError("no move could be taken back")

    in_office(url, story)


def test_a_proposal_to_undo_is_void_when_the_game_went_on(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "mykerinos")).match
        who = await until_it_can_be_taken_back(office, match, players)
        asked = await office.propose(who, match, "undo")
        assert not isinstance(asked, Settled)
        await play_one(office, match, players, "on", random.Random(1))
        other = next(player for player in players if player != who)
        settled = await office.answer(other, match, asked.proposal, True)
        assert isinstance(settled, Settled)
        assert not settled.agreed

    in_office(sqlite_url, story)


def test_a_table_can_do_without_undo(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "mykerinos", undo="never")).match
        choose = random.Random(3)
        for move in range(12):
            assert not (await look_of_actor(office, match, players)).can_undo
            await play_one(office, match, players, f"k{move}", choose)
        with pytest.raises(NotNow):
            await office.propose(players[0], match, "undo")

    in_office(sqlite_url, story)


def test_what_was_taken_back_is_not_told_to_who_was_away(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "mykerinos")).match
        who = await until_it_can_be_taken_back(office, match, players)
        look = await office.look(who, match)
        before = look.version - 1
        assert (await office.look(who, match, since=before)).events
        await office.undo(who, match, look.version, "u")
        assert not (await office.look(who, match, since=before)).events

    in_office(sqlite_url, story)
