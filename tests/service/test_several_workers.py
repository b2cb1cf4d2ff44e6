"""Several processes on one PostgreSQL serve the same match; here they are two offices."""

from __future__ import annotations

import asyncio
import random

import pytest
from support.offices import eventually, look_of_actor, opened, people, play_out, table_for

from digsite.core.errors import Stale
from digsite.service.moments import RealMoments
from digsite.service.records import Look, News, Said, Seating, Settled, Wanted


@pytest.mark.parametrize("by", ["notify", "redis"])
def test_who_listens_at_one_hears_what_is_done_at_the_other(
    postgres_url: str, by: str, request: pytest.FixtureRequest
) -> None:
    bus = request.getfixturevalue("redis_url") if by == "redis" else None

    async def story() -> None:
        async with (
            opened(postgres_url, bus_url=bus) as one,
            opened(postgres_url, bus_url=bus) as two,
        ):
            players = await people(one, "Ada", "Bob")
            match = (await table_for(one, players, "thebes")).match
            heard: list[News] = []
            await two.watch(players[1], match, heard.append)
            look = await look_of_actor(one, match, players)
            who, action = players[look.seat or 0], look.offers[0].action
            accepted = await one.play(who, match, look.version, "k", [action])

            async def told() -> bool:
                return any(isinstance(n, Look) and n.version == accepted.version for n in heard)

            await eventually(told)
            said = await one.say(players[0], match, "hello", "k")
            asked = await one.propose(players[0], match, "abort")

            async def told_more() -> bool:
                return said in heard and asked in heard

            await eventually(told_more)
            await two.answer(players[1], match, asked.proposal, True)
            assert any(isinstance(news, Settled) and news.agreed for news in heard)
            assert sum(isinstance(news, Said) for news in heard) == 1

    asyncio.run(story())


def test_the_same_move_sent_to_both_counts_once(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            players = await people(one, "Ada", "Bob")
            match = (await table_for(one, players, "thebes")).match
            choose = random.Random(1)
            for move in range(15):
                await one.look(None, match, since=(await two.info(None, match)).version)
                look = await look_of_actor(one, match, players)
                who, action = players[look.seat or 0], choose.choice(look.offers).action
                answers = await asyncio.gather(
                    one.play(who, match, look.version, f"k{move}", [action]),
                    two.play(who, match, look.version, f"k{move}", [action]),
                )
                assert answers[0] == answers[1]
                assert (await two.look(who, match)).version == answers[0].version

    asyncio.run(story())


def test_different_moves_on_one_position_one_wins_the_other_is_stale(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            players = await people(one, "Ada", "Bob")
            match = (await table_for(one, players, "thebes")).match
            await two.info(players[0], match)
            look = await look_of_actor(one, match, players)
            who = players[look.seat or 0]
            answers = await asyncio.gather(
                one.play(who, match, look.version, "a", [look.offers[0].action]),
                two.play(who, match, look.version, "b", [look.offers[1].action]),
                return_exceptions=True,
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Stale"]
            with pytest.raises(Stale):
                await two.play(who, match, look.version, "c", [look.offers[0].action])

    asyncio.run(story())


def test_two_never_sit_on_one_seat(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            ada, bob, cy = await people(one, "Ada", "Bob", "Cy")
            seats = (Seating("me"), Seating("open"))
            match = (await one.create(ada, Wanted(game="scarab", seats=seats))).match
            await two.info(cy, match)
            answers = await asyncio.gather(
                one.join(bob, match), two.join(cy, match), return_exceptions=True
            )
            assert sum(isinstance(answer, Exception) for answer in answers) == 1

    asyncio.run(story())


def test_the_bots_of_a_match_are_moved_by_one_and_taken_over_by_the_other(
    postgres_url: str,
) -> None:
    async def story() -> None:
        moments = RealMoments()
        async with opened(postgres_url, moments) as two:
            async with opened(postgres_url, moments) as one:
                (ada,) = await people(one, "Ada")
                seats = (Seating("bot", bot="apprentice"), Seating("bot", bot="porter"))
                infos = [
                    await one.create(ada, Wanted(game="thebes", seats=seats)) for _ in range(3)
                ]

            async def all_over() -> bool:
                return all([(await two.info(ada, info.match)).state == "over" for info in infos])

            await eventually(all_over, seconds=60)
            for info in infos:
                log = await two.log(ada, info.match, 0, 2000)
                assert [entry.version for entry in log] == list(range(1, len(log) + 1))

    asyncio.run(story())


def test_a_whole_game_through_both_in_turn(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            players = await people(one, "Ada", "Bob")
            match = (await table_for(one, players, "loot")).match
            for round_ in range(200):
                office = one if round_ % 2 else two
                last = two if office is one else one
                await office.look(None, match, since=(await last.info(None, match)).version)
                if not await play_out(office, match, players, round_, 3):
                    break
            assert (await one.info(None, match)).outcome == (await two.info(None, match)).outcome
            assert (await one.info(None, match)).state == "over"

    asyncio.run(story())
