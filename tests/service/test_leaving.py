"""Who resigns, times out, or stays away: the table goes on, and who comes back is welcome."""

from __future__ import annotations

import asyncio
import random

import pytest
from support.offices import (
    FakeMoments,
    eventually,
    in_office,
    look_of_actor,
    people,
    play_one,
    table_for,
)

from digsite.service.errors import NotNow
from digsite.service.office import Office
from digsite.service.records import ClockRule, MatchInfo, Person, Seating, Wanted


async def replaced(office: Office, match: str, who: Person, seat: int) -> bool:
    return (await office.info(who, match)).seats[seat].kept_by is not None


def test_with_two_a_resignation_ends_the_game(url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "thebes")).match
        first = await office.resign(players[0], match, "r")
        assert await office.resign(players[0], match, "r") == first
        info = await office.info(players[1], match)
        assert info.state == "over"
        assert info.outcome is not None
        assert (info.outcome.winners, info.outcome.ranks) == ((1,), (2, 1))
        assert (await office.log(players[0], match))[-1].kind == "resign"
        assert b"Scores: unfinished" in await office.record(players[0], match)

    in_office(url, story)


def test_with_three_a_bot_plays_on_and_the_seat_is_ranked_last(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob", "Cy")
        match = (await table_for(office, players, "scarab")).match
        await office.resign(players[0], match, "r")
        info = await office.info(players[0], match)
        assert info.state == "running"
        assert info.seats[0].resigned
        choose, moves = random.Random(2), 0

        async def over() -> bool:
            nonlocal moves
            info = await office.info(players[0], match)
            if info.state == "running" and info.actor > 0:
                await play_one(office, match, players, f"k{moves}", choose)
                moves += 1
            return info.state == "over"

        await eventually(over)
        outcome = (await office.info(players[0], match)).outcome
        assert outcome is not None
        assert outcome.ranks[0] == 3
        assert 0 not in outcome.winners

    in_office(sqlite_url, story)


def test_who_runs_out_of_time_is_kept_by_a_bot_until_they_come_back(sqlite_url: str) -> None:
    moments = FakeMoments()

    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        rule = ClockRule("live", bank=60, increment=5)
        match = (await table_for(office, players, "thebes", clock=rule)).match
        look = await look_of_actor(office, match, players)
        seat = look.seat or 0
        moments.pass_(61)
        await eventually(lambda: replaced(office, match, players[0], seat), moments)
        kinds = [entry.kind for entry in await office.log(players[0], match)]
        assert "replaced" in kinds
        await office.watch(players[seat], match, lambda news: None)
        assert not await replaced(office, match, players[0], seat)
        info = await office.info(players[0], match)
        assert (info.clocks.left[seat] or 0) >= 30

    in_office(sqlite_url, story, moments)


def test_the_bank_pays_for_thinking_and_earns_the_increment(sqlite_url: str) -> None:
    moments = FakeMoments()

    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        rule = ClockRule("live", bank=100, increment=7)
        match = (await table_for(office, players, "scarab", clock=rule)).match
        look = await look_of_actor(office, match, players)
        seat = look.seat or 0
        moments.pass_(20)
        await play_one(office, match, players, "k", random.Random(1))
        info = await office.info(players[0], match)
        assert info.actor != seat
        assert info.clocks.left[seat] == 87
        assert info.clocks.running == info.actor

    in_office(sqlite_url, story, moments)


def test_days_per_turn_begin_anew_with_every_turn(sqlite_url: str) -> None:
    moments = FakeMoments()

    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        rule = ClockRule("days", days=2)
        match = (await table_for(office, players, "scarab", clock=rule)).match
        seat = (await office.info(players[0], match)).actor
        moments.pass_(86_400)
        await play_one(office, match, players, "k", random.Random(1))
        info = await office.info(players[0], match)
        assert info.clocks.left == (172_800.0, 172_800.0)
        moments.pass_(172_801)
        await eventually(lambda: replaced(office, match, players[0], 1 - seat), moments)

    in_office(sqlite_url, story, moments)


def test_who_is_away_on_their_turn_is_kept_by_a_bot(sqlite_url: str) -> None:
    moments = FakeMoments()

    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        rule = ClockRule("none", absence=60)
        match = (await table_for(office, players, "thebes", clock=rule)).match
        seat = (await office.info(players[0], match)).actor
        watching = await office.watch(players[seat], match, lambda news: None)
        for _ in range(4):
            moments.pass_(30)
            await asyncio.sleep(0.1)
        assert not await replaced(office, match, players[0], seat)
        watching.close()
        for _ in range(4):
            moments.pass_(30)
            await asyncio.sleep(0.1)
        await eventually(lambda: replaced(office, match, players[0], seat), moments)

    in_office(sqlite_url, story, moments)


def test_an_aborted_match_has_no_winner(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "scarab")).match
        asked = await office.propose(players[0], match, "abort")
        refused = await office.answer(players[1], match, asked.proposal, False)
        assert refused.what == "abort"
        assert (await office.info(players[0], match)).state == "running"
        asked = await office.propose(players[0], match, "abort")
        await office.answer(players[1], match, asked.proposal, True)
        info = await office.info(players[0], match)
        assert info.state == "aborted"
        assert info.outcome is not None
        assert info.outcome.winners == ()

    in_office(sqlite_url, story)


def test_a_rematch_moves_everybody_one_seat_on(url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "scarab")).match
        await office.resign(players[0], match, "r")
        asked = await office.propose(players[0], match, "rematch")
        settled = await office.answer(players[1], match, asked.proposal, True)
        again = await office.info(players[0], getattr(settled, "rematch", ""))
        assert [seat.name for seat in again.seats] == ["Bob", "Ada"]
        assert again.state == "running"
        assert again.seal != (await office.info(players[0], match)).seal
        assert (await office.info(players[0], match)).rematch == again.match

    in_office(url, story)


def test_before_the_start_a_seat_can_be_given_up(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        ada, bob, cy = await people(office, "Ada", "Bob", "Cy")
        seats = (Seating("me"), Seating("open"), Seating("friend"))
        info: MatchInfo = await office.create(ada, Wanted(game="scarab", seats=seats))
        await office.join(bob, info.match, 2)
        with pytest.raises(NotNow):
            await office.join(cy, info.match, 2)
        assert (await office.leave(bob, info.match)).seats[2].kind == "open"
        with pytest.raises(NotNow):
            await office.start(ada, info.match)
        assert (await office.start(ada, info.match, "porter")).state == "running"
        with pytest.raises(NotNow):
            await office.join(cy, info.match)

    in_office(sqlite_url, story)
