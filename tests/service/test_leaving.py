"""Who resigns, times out, or stays away: the table goes on, and who comes back is welcome."""

from __future__ import annotations

import asyncio
import random

import pytest
from support.offices import (
    FakeClock,
    eventually,
    look_of_actor,
    on_sqlite,
    people,
    play_one,
    table_for,
)
from support.titles import longest_box

from digsite.service.errors import NotNow
from digsite.service.messages import ClockRule, MatchInfo, Person, Seating, Wanted
from digsite.service.office import Office


async def replaced(office: Office, match: str, who: Person, seat: int) -> bool:
    return (await office.tables.info(who, match)).seats[seat].kept_by is not None


async def test_with_two_a_resignation_ends_the_game(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, longest_box())).match
    first = await office.playing.resign(players[0], match, "r")
    assert await office.playing.resign(players[0], match, "r") == first
    info = await office.tables.info(players[1], match)
    assert info.state == "over"
    assert info.outcome is not None
    assert (info.outcome.winners, info.outcome.ranks) == ((1,), (2, 1))
    assert (await office.looking.log(players[0], match))[-1].kind == "resign"
    assert b"Scores: unfinished" in await office.archive.record(players[0], match)


@on_sqlite
async def test_who_has_resigned_is_not_asked_any_more_and_the_others_are_told(
    office: Office,
) -> None:
    players = await people(office, "Ada", "Bob", "Cy")
    match = (await table_for(office, players, "scarab")).match
    before = await office.looking.look(players[1], match)
    gone = before.actor
    await office.playing.resign(players[gone], match, "r")
    told = await office.looking.look(players[(gone + 1) % 3], match, since=before.version)
    assert [(note.kind, note.seat) for note in told.notes] == [("resign", gone)]
    own = await office.looking.look(players[gone], match)
    assert (own.your_turn, own.offers, own.can_undo) == (False, (), False)


@on_sqlite
async def test_with_three_a_bot_plays_on_and_the_seat_is_ranked_last(office: Office) -> None:
    players = await people(office, "Ada", "Bob", "Cy")
    match = (await table_for(office, players, "scarab")).match
    await office.playing.resign(players[0], match, "r")
    info = await office.tables.info(players[0], match)
    assert info.state == "running"
    assert info.seats[0].resigned
    choose, moves = random.Random(2), 0

    async def over() -> bool:
        nonlocal moves
        info = await office.tables.info(players[0], match)
        if info.state == "running" and info.actor > 0:
            await play_one(office, match, players, f"k{moves}", choose)
            moves += 1
        return info.state == "over"

    await eventually(over)
    outcome = (await office.tables.info(players[0], match)).outcome
    assert outcome is not None
    assert outcome.ranks[0] == 3
    assert 0 not in outcome.winners


@on_sqlite
async def test_who_runs_out_of_time_is_kept_by_a_bot_until_they_come_back(
    office: Office, clock: FakeClock
) -> None:
    players = await people(office, "Ada", "Bob")
    rule = ClockRule("live", bank=60, increment=5)
    match = (await table_for(office, players, longest_box(), clock=rule)).match
    look = await look_of_actor(office, match, players)
    seat = look.seat or 0
    clock.pass_(61)
    await eventually(lambda: replaced(office, match, players[0], seat), clock)
    kinds = [entry.kind for entry in await office.looking.log(players[0], match)]
    assert "replaced" in kinds
    await office.looking.watch(players[seat], match, lambda news: None)
    assert not await replaced(office, match, players[0], seat)
    info = await office.tables.info(players[0], match)
    assert (info.clocks.left[seat] or 0) >= 30


@on_sqlite
async def test_the_bank_pays_for_thinking_and_earns_the_increment(
    office: Office, clock: FakeClock
) -> None:
    players = await people(office, "Ada", "Bob")
    rule = ClockRule("live", bank=100, increment=7)
    match = (await table_for(office, players, "scarab", clock=rule)).match
    look = await look_of_actor(office, match, players)
    seat = look.seat or 0
    clock.pass_(20)
    await play_one(office, match, players, "k", random.Random(1))
    info = await office.tables.info(players[0], match)
    assert info.actor != seat
    assert info.clocks.left[seat] == 87
    assert info.clocks.running == info.actor


@on_sqlite
async def test_days_per_turn_begin_anew_with_every_turn(office: Office, clock: FakeClock) -> None:
    players = await people(office, "Ada", "Bob")
    rule = ClockRule("days", days=2)
    match = (await table_for(office, players, "scarab", clock=rule)).match
    seat = (await office.tables.info(players[0], match)).actor
    clock.pass_(86_400)
    await play_one(office, match, players, "k", random.Random(1))
    info = await office.tables.info(players[0], match)
    assert info.clocks.left == (172_800.0, 172_800.0)
    clock.pass_(172_801)
    await eventually(lambda: replaced(office, match, players[0], 1 - seat), clock)


@on_sqlite
async def test_who_is_away_on_their_turn_is_kept_by_a_bot(office: Office, clock: FakeClock) -> None:
    players = await people(office, "Ada", "Bob")
    rule = ClockRule("none", absence=60)
    match = (await table_for(office, players, longest_box(), clock=rule)).match
    seat = (await office.tables.info(players[0], match)).actor
    watching = await office.looking.watch(players[seat], match, lambda news: None)
    for _ in range(4):
        clock.pass_(30)
        await asyncio.sleep(0.1)
    assert not await replaced(office, match, players[0], seat)
    watching.close()
    for _ in range(4):
        clock.pass_(30)
        await asyncio.sleep(0.1)
    await eventually(lambda: replaced(office, match, players[0], seat), clock)


@on_sqlite
async def test_an_aborted_match_has_no_winner(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    asked = await office.proposals.propose(players[0], match, "abort")
    refused = await office.proposals.answer(players[1], match, asked.proposal, False)
    assert refused.what == "abort"
    assert (await office.tables.info(players[0], match)).state == "running"
    asked = await office.proposals.propose(players[0], match, "abort")
    await office.proposals.answer(players[1], match, asked.proposal, True)
    info = await office.tables.info(players[0], match)
    assert info.state == "aborted"
    assert info.outcome is not None
    assert info.outcome.winners == ()


async def test_a_rematch_moves_everybody_one_seat_on(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    await office.playing.resign(players[0], match, "r")
    asked = await office.proposals.propose(players[0], match, "rematch")
    settled = await office.proposals.answer(players[1], match, asked.proposal, True)
    again = await office.tables.info(players[0], getattr(settled, "rematch", ""))
    assert [seat.name for seat in again.seats] == ["Bob", "Ada"]
    assert again.state == "running"
    assert again.seal != (await office.tables.info(players[0], match)).seal
    assert (await office.tables.info(players[0], match)).rematch == again.match


@on_sqlite
async def test_before_the_start_a_seat_can_be_given_up(office: Office) -> None:
    ada, bob, cy = await people(office, "Ada", "Bob", "Cy")
    seats = (Seating("me"), Seating("open"), Seating("friend"))
    info: MatchInfo = await office.tables.create(ada, Wanted(game="scarab", seats=seats))
    await office.tables.join(bob, info.match, 2)
    with pytest.raises(NotNow):
        await office.tables.join(cy, info.match, 2)
    assert (await office.tables.leave(bob, info.match)).seats[2].kind == "open"
    with pytest.raises(NotNow):
        await office.tables.start(ada, info.match)
    assert (await office.tables.start(ada, info.match, "porter")).state == "running"
    with pytest.raises(NotNow):
        await office.tables.join(cy, info.match)
