"""Moves: counted once, all or none, refused on an old position, true only when stored."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from support.offices import (
    FakeClock,
    look_of_actor,
    on_sqlite,
    opened,
    people,
    play_one,
    play_out,
    somebodys_turn,
    table_for,
)
from support.titles import longest_box, open_box, some_box

from digsite.core.errors import BadInput, NotYourTurn, Refused, Stale
from digsite.service.errors import NotAllowed, NotNow, Unavailable
from digsite.service.messages import ClockRule, Look, Seating, Wanted
from digsite.service.office import Office


async def test_the_same_key_gives_the_first_answer_and_counts_once(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, longest_box())).match
    look = await look_of_actor(office, match, players)
    who = players[look.seat or 0]
    first = await office.playing.play(who, match, look.version, "k", [look.offers[0].action])
    again = await office.playing.play(who, match, look.version, "k", [look.offers[0].action])
    assert again == first
    assert (await office.tables.info(who, match)).version == first.version


async def test_the_same_key_counts_once_even_when_sent_at_the_same_time(office: Office) -> None:
    match, _, who, version, action = await somebodys_turn(office, longest_box())
    sent = [office.playing.play(who, match, version, "k", [action]) for _ in range(8)]
    assert len(set(await asyncio.gather(*sent))) == 1
    log = await office.looking.log(who, match, version)
    assert sum(entry.kind == "action" for entry in log) == 1


async def test_a_key_is_its_owners_only(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    look = await look_of_actor(office, match, players)
    who, other = players[look.seat or 0], players[1 - (look.seat or 0)]
    await office.playing.play(who, match, look.version, "k", [look.offers[0].action])
    with pytest.raises(Stale):
        await office.playing.play(other, match, look.version, "k", [look.offers[0].action])


async def test_a_move_on_an_old_position_is_stale_and_changes_nothing(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    look = await look_of_actor(office, match, players)
    who = players[look.seat or 0]
    with pytest.raises(Stale) as error:
        await office.playing.play(who, match, look.version - 1, "k", [look.offers[0].action])
    assert error.value.current == look.version
    assert (await office.tables.info(who, match)).version == look.version


@on_sqlite
async def test_a_gesture_is_carried_out_as_a_whole_or_not_at_all(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, open_box())).match
    look = await look_of_actor(office, match, players)
    who = players[look.seat or 0]
    good = look.offers[0].action
    with pytest.raises(Refused):
        await office.playing.play(who, match, look.version, "k", [good, good, good, good, good])
    after = await office.looking.look(who, match)
    assert (after.version, after.public) == (look.version, look.public)


async def test_the_rules_refuse_for_the_seat_whose_turn_it_is_not(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    look = await look_of_actor(office, match, players)
    other = players[1 - (look.seat or 0)]
    with pytest.raises(NotYourTurn):
        await office.playing.play(other, match, look.version, "k", [look.offers[0].action])


@on_sqlite
async def test_nobody_acts_for_a_seat_that_is_not_theirs(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    (stranger,) = await people(office, "Eve")
    match = (await table_for(office, players, "scarab")).match
    look = await look_of_actor(office, match, players)
    action = look.offers[0].action
    for wish in (
        office.playing.play(stranger, match, look.version, "k", [action]),
        office.playing.undo(stranger, match, look.version, "k"),
        office.playing.resign(stranger, match, "k"),
        office.talk.say(stranger, match, "hello", "k"),
        office.proposals.propose(stranger, match, "abort"),
        office.playing.why(stranger, match, action),
        office.playing.preview(stranger, match, action),
        office.hints.hint(stranger, match),
    ):
        with pytest.raises(NotAllowed):
            await wish
    with pytest.raises(NotAllowed):
        await office.looking.look(stranger, match, seat=0)
    assert (await office.looking.look(stranger, match)).private is None


@on_sqlite
async def test_actions_are_read_strictly(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    assert await office.playing.actions(match, [{"type": "keep"}])
    for bad in ({"type": "keep", "x": 1}, {"type": "fly"}, 3, {"type": "deal"}, {}, None):
        with pytest.raises(BadInput):
            await office.playing.actions(match, [bad])
    with pytest.raises(BadInput):
        await office.playing.actions(match, [])


async def test_a_crash_forgets_nothing_that_was_acknowledged(office: Office, title: str) -> None:
    """What is loaded from the store equals what was in memory, in the middle of any turn."""
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, title)).match
    choose = random.Random(5)
    for move in range(25):
        if (await office.tables.info(players[0], match)).state != "running":
            break
        await play_one(office, match, players, f"k{move}", choose)
        before = [await office.looking.look(player, match) for player in players]
        office.registry.forget(match)
        after = [await office.looking.look(player, match) for player in players]
        assert after == before


@on_sqlite
async def test_when_the_store_fails_nothing_was_acknowledged_and_play_goes_on(
    office: Office,
) -> None:
    match, _, who, version, action = await somebodys_turn(office, longest_box())
    write = office.store.write

    async def broken(job: object) -> None:
        raise Unavailable("store_unavailable")

    office.store.write = broken  # type: ignore[method-assign,assignment]
    with pytest.raises(Unavailable):
        await office.playing.play(who, match, version, "k", [action])
    office.store.write = write  # type: ignore[method-assign]
    assert (await office.tables.info(who, match)).version == version
    accepted = await office.playing.play(who, match, version, "k", [action])
    assert accepted.version > version


@on_sqlite
async def test_when_the_answer_of_the_store_is_lost_the_move_still_counts_once(
    office: Office,
) -> None:
    match, _, who, version, action = await somebodys_turn(office, longest_box())
    write = office.store.write

    async def silent(job: object) -> None:
        await write(job)  # type: ignore[arg-type]
        raise Unavailable("store_unavailable")

    office.store.write = silent  # type: ignore[method-assign,assignment]
    accepted = await office.playing.play(who, match, version, "k", [action])
    office.store.write = write  # type: ignore[method-assign]
    assert (await office.tables.info(who, match)).version == accepted.version


def test_the_same_seed_plays_the_same_match(tmp_path: Path) -> None:
    """Time, randomness and store are arguments: nothing else decides."""

    async def story(url: str) -> bytes:
        async with opened(url, FakeClock(), 7) as office:
            players = await people(office, "Ada", "Bob")
            match = (await table_for(office, players, some_box())).match
            await play_out(office, match, players)
            return await office.archive.record(players[0], match)

    first = asyncio.run(story(f"sqlite:///{tmp_path}/one.sqlite"))
    second = asyncio.run(story(f"sqlite:///{tmp_path}/two.sqlite"))
    assert first == second


@on_sqlite
async def test_hot_seat_sight_follows_the_seat_to_act(office: Office) -> None:
    (host,) = await people(office, "Ada")
    seats = (Seating("me"), Seating("hotseat", name="Bob"), Seating("hotseat", name="Cy"))
    info = await office.tables.create(host, Wanted(game="scarab", seats=seats))
    looks: list[Look] = []
    await office.looking.watch(
        host, info.match, lambda news: looks.append(news) if isinstance(news, Look) else None
    )
    choose = random.Random(1)
    moves = 0
    while (await office.tables.info(host, info.match)).state == "running":
        look = await office.looking.look(host, info.match)
        assert look.your_turn
        assert look.seat == look.actor
        action = choose.choice(look.offers).action
        await office.playing.play(host, info.match, look.version, f"k{moves}", [action])
        await asyncio.sleep(0.01)
        assert not looks[-1].your_turn or looks[-1].seat == looks[-1].actor
        moves += 1
    assert moves > 3


@on_sqlite
async def test_a_match_that_has_not_begun_shows_nothing(office: Office) -> None:
    ada, bob = await people(office, "Ada", "Bob")
    wanted = Wanted(game="scarab", seats=(Seating("me"), Seating("open")), clock=ClockRule("days"))
    info = await office.tables.create(ada, wanted)
    assert (info.state, info.actor, info.version) == ("open", -3, 0)
    with pytest.raises(NotNow):
        await office.looking.look(ada, info.match)
    assert (await office.tables.join(bob, info.match)).state == "running"
