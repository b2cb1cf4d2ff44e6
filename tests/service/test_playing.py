"""Moves: counted once, all or none, refused on an old position, true only when stored."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from support.offices import (
    FakeMoments,
    in_office,
    look_of_actor,
    opened,
    people,
    play_one,
    play_out,
    table_for,
)

from digsite.core.errors import BadInput, NotYourTurn, Refused, Stale
from digsite.service.errors import NotAllowed, NotNow, Unavailable
from digsite.service.office import Office
from digsite.service.records import ClockRule, Look, News, Seating, Wanted


def test_the_same_key_gives_the_first_answer_and_counts_once(url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "thebes")).match
        look = await look_of_actor(office, match, players)
        who = players[look.seat or 0]
        first = await office.play(who, match, look.version, "k", [look.offers[0].action])
        again = await office.play(who, match, look.version, "k", [look.offers[0].action])
        assert again == first
        assert (await office.info(who, match)).version == first.version

    in_office(url, story)


def test_the_same_key_counts_once_even_when_sent_at_the_same_time(url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "thebes")).match
        look = await look_of_actor(office, match, players)
        who, action = players[look.seat or 0], look.offers[0].action
        sent = [office.play(who, match, look.version, "k", [action]) for _ in range(8)]
        assert len(set(await asyncio.gather(*sent))) == 1
        log = await office.log(who, match, look.version)
        assert sum(entry.kind == "action" for entry in log) == 1

    in_office(url, story)


def test_a_key_is_its_owners_only(url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "scarab")).match
        look = await look_of_actor(office, match, players)
        who, other = players[look.seat or 0], players[1 - (look.seat or 0)]
        await office.play(who, match, look.version, "k", [look.offers[0].action])
        with pytest.raises(Stale):
            await office.play(other, match, look.version, "k", [look.offers[0].action])

    in_office(url, story)


def test_a_move_on_an_old_position_is_stale_and_changes_nothing(url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "scarab")).match
        look = await look_of_actor(office, match, players)
        who = players[look.seat or 0]
        with pytest.raises(Stale) as error:
            await office.play(who, match, look.version - 1, "k", [look.offers[0].action])
        assert error.value.current == look.version
        assert (await office.info(who, match)).version == look.version

    in_office(url, story)


def test_a_gesture_is_carried_out_as_a_whole_or_not_at_all(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "mykerinos")).match
        look = await look_of_actor(office, match, players)
        who = players[look.seat or 0]
        good = look.offers[0].action
        with pytest.raises(Refused):
            await office.play(who, match, look.version, "k", [good, good, good, good, good])
        after = await office.look(who, match)
        assert (after.version, after.public) == (look.version, look.public)

    in_office(sqlite_url, story)


def test_the_rules_refuse_for_the_seat_whose_turn_it_is_not(url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "scarab")).match
        look = await look_of_actor(office, match, players)
        other = players[1 - (look.seat or 0)]
        with pytest.raises(NotYourTurn):
            await office.play(other, match, look.version, "k", [look.offers[0].action])

    in_office(url, story)


def test_nobody_acts_for_a_seat_that_is_not_theirs(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        (stranger,) = await people(office, "Eve")
        match = (await table_for(office, players, "scarab")).match
        look = await look_of_actor(office, match, players)
        action = look.offers[0].action
        for wish in (
            office.play(stranger, match, look.version, "k", [action]),
            office.undo(stranger, match, look.version, "k"),
            office.resign(stranger, match, "k"),
            office.say(stranger, match, "hello", "k"),
            office.propose(stranger, match, "abort"),
            office.why(stranger, match, action),
            office.preview(stranger, match, action),
            office.hint(stranger, match),
        ):
            with pytest.raises(NotAllowed):
                await wish
        with pytest.raises(NotAllowed):
            await office.look(stranger, match, seat=0)
        assert (await office.look(stranger, match)).private is None

    in_office(sqlite_url, story)


def test_actions_are_read_strictly(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "scarab")).match
        assert await office.actions(match, [msgspec.Raw(b'{"type":"keep"}')])
        for bad in (b'{"type":"keep","x":1}', b'{"type":"fly"}', b"3", b'{"type":"deal"}', b"{"):
            with pytest.raises(BadInput):
                await office.actions(match, [msgspec.Raw(bad)])
        with pytest.raises(BadInput):
            await office.actions(match, [])

    in_office(sqlite_url, story)


def test_a_crash_forgets_nothing_that_was_acknowledged(url: str, title: str) -> None:
    """What is loaded from the store equals what was in memory, in the middle of any turn."""

    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, title)).match
        choose = random.Random(5)
        for move in range(25):
            if (await office.info(players[0], match)).state != "running":
                break
            await play_one(office, match, players, f"k{move}", choose)
            before = [await office.look(player, match) for player in players]
            office.hall.forget(match)
            after = [await office.look(player, match) for player in players]
            assert after == before

    in_office(url, story)


def test_an_answer_is_given_before_the_others_are_told(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "scarab")).match
        heard: list[str] = []

        def hear(news: News) -> None:
            if isinstance(news, Look):
                heard.append(f"look {news.version}")

        await office.watch(players[1], match, hear)
        heard.clear()
        look = await look_of_actor(office, match, players)
        answer = await office.play(
            players[look.seat or 0], match, look.version, "k", [look.offers[0].action]
        )
        heard.append("answer")
        await asyncio.sleep(0.01)
        assert heard == ["answer", f"look {answer.version}"]

    in_office(sqlite_url, story)


def test_when_the_store_fails_nothing_was_acknowledged_and_play_goes_on(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "thebes")).match
        look = await look_of_actor(office, match, players)
        who, action = players[look.seat or 0], look.offers[0].action
        write = office.store.write

        async def broken(job: object) -> None:
            raise Unavailable("store_unavailable")

        office.store.write = broken  # type: ignore[method-assign,assignment]
        with pytest.raises(Unavailable):
            await office.play(who, match, look.version, "k", [action])
        office.store.write = write  # type: ignore[method-assign]
        assert (await office.info(who, match)).version == look.version
        accepted = await office.play(who, match, look.version, "k", [action])
        assert accepted.version > look.version

    in_office(sqlite_url, story)


def test_when_the_answer_of_the_store_is_lost_the_move_still_counts_once(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "thebes")).match
        look = await look_of_actor(office, match, players)
        who, action = players[look.seat or 0], look.offers[0].action
        write = office.store.write

        async def silent(job: object) -> None:
            await write(job)  # type: ignore[arg-type]
            raise Unavailable("store_unavailable")

        office.store.write = silent  # type: ignore[method-assign,assignment]
        accepted = await office.play(who, match, look.version, "k", [action])
        office.store.write = write  # type: ignore[method-assign]
        assert (await office.info(who, match)).version == accepted.version

    in_office(sqlite_url, story)


def test_the_same_seed_plays_the_same_match(tmp_path: Path) -> None:
    """Time, randomness and store are arguments: nothing else decides."""

    async def story(url: str) -> bytes:
        async with opened(url, FakeMoments(), 7) as office:
            players = await people(office, "Ada", "Bob")
            match = (await table_for(office, players, "loot")).match
            await play_out(office, match, players)
            return await office.record(players[0], match)

    first = asyncio.run(story(f"sqlite:///{tmp_path}/one.sqlite"))
    second = asyncio.run(story(f"sqlite:///{tmp_path}/two.sqlite"))
    assert first == second


def test_hot_seat_sight_follows_the_seat_to_act(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        (host,) = await people(office, "Ada")
        seats = (Seating("me"), Seating("hotseat", name="Bob"), Seating("hotseat", name="Cy"))
        info = await office.create(host, Wanted(game="scarab", seats=seats))
        looks: list[Look] = []
        await office.watch(
            host, info.match, lambda news: looks.append(news) if isinstance(news, Look) else None
        )
        choose = random.Random(1)
        moves = 0
        while (await office.info(host, info.match)).state == "running":
            look = await office.look(host, info.match)
            assert look.your_turn
            assert look.seat == look.actor
            action = choose.choice(look.offers).action
            await office.play(host, info.match, look.version, f"k{moves}", [action])
            await asyncio.sleep(0.01)
            assert not looks[-1].your_turn or looks[-1].seat == looks[-1].actor
            moves += 1
        assert moves > 3

    in_office(sqlite_url, story)


def test_a_match_that_has_not_begun_shows_nothing(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        ada, bob = await people(office, "Ada", "Bob")
        wanted = Wanted(
            game="scarab", seats=(Seating("me"), Seating("open")), clock=ClockRule("days")
        )
        info = await office.create(ada, wanted)
        assert (info.state, info.actor, info.version) == ("open", -3, 0)
        with pytest.raises(NotNow):
            await office.look(ada, info.match)
        assert (await office.join(bob, info.match)).state == "running"

    in_office(sqlite_url, story)
