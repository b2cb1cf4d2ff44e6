"""Bad input gets a clear refusal and changes nothing, on both databases."""

from __future__ import annotations

from typing import Any

import pytest
from support.offices import in_office, look_of_actor, people, table_for

from digsite.core.errors import DigsiteError
from digsite.service.errors import NotKnown, NotThere
from digsite.service.office import Office
from digsite.service.records import Seating, Wanted

ODD = ["", "\0", "\ud800", "x" * 5000, "'; DROP TABLE matches; --", "../../etc/passwd", "\u202e"]
HUGE = 1 << 70


@pytest.mark.parametrize("odd", ODD)
def test_odd_text(url: str, odd: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "scarab")).match
        ada = players[0]
        look = await look_of_actor(office, match, players)
        action = look.offers[0].action
        with pytest.raises(NotThere):
            await office.info(ada, odd)
        for wish in (office.person_of(odd), office.redeem(odd), office.log_in(odd, odd)):
            with pytest.raises(NotKnown):
                await wish
        for refused in (
            office.change_person(ada, language=odd),
            office.matches(ada, "archive", odd),
            office.create(ada, Wanted(game=odd, seats=(Seating("me"), Seating("open")))),
            office.create(ada, Wanted(game="scarab", seats=(Seating("bot", bot=odd),) * 2)),
            office.create(
                ada,
                Wanted(game="scarab", seats=(Seating("me"), Seating("open")), cards={"name": odd}),
            ),
            office.import_record(ada, odd),
        ):
            with pytest.raises(DigsiteError):
                await refused
        await quietly(office.play(players[look.seat or 0], match, look.version, odd, [action]))
        await quietly(office.register(ada, odd, odd))
        await quietly(office.admit_guest(odd))
        await quietly(office.say(ada, match, odd, "k"))
        await quietly(office.write_notes(ada, match, odd))
        assert "\0" not in await office.notes(ada, match)
        assert len(await office.chat(ada, match)) <= 1

    in_office(url, story)


def test_odd_numbers(url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "scarab")).match
        ada = players[0]
        action = (await look_of_actor(office, match, players)).offers[0].action
        for number in (-1, -HUGE, HUGE, 1 << 31, 1 << 63):
            for wish in (
                office.play(ada, match, number, "k", [action]),
                office.undo(ada, match, number, "k"),
                office.answer(ada, match, number, True),
                office.look(ada, match, seat=number),
                office.look(ada, match, at=number),
                office.join(ada, match, number),
            ):
                with pytest.raises(DigsiteError):
                    await wish
            await office.look(ada, match, since=number)
            await office.log(ada, match, number, number)
            await office.chat(ada, match, number, number)
            await office.matches(ada, "open", None, number)

    in_office(url, story)


async def quietly(wish: Any) -> None:
    """It may be refused, in the declared way."""
    try:
        await wish
    except DigsiteError:
        return
