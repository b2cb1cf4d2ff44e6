"""Bad input gets a clear refusal and changes nothing, on both databases."""

from __future__ import annotations

from typing import Any

import pytest
from support.offices import look_of_actor, people, table_for

from digsite.core.errors import DigsiteError
from digsite.service.errors import NotKnown, NotThere
from digsite.service.messages import Seating, Wanted
from digsite.service.office import Office

ODD = ["", "\0", "\ud800", "x" * 5000, "'; DROP TABLE matches; --", "../../etc/passwd", "\u202e"]
HUGE = 1 << 70


@pytest.mark.parametrize("odd", ODD)
async def test_odd_text(office: Office, odd: str) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    ada = players[0]
    look = await look_of_actor(office, match, players)
    action = look.offers[0].action
    with pytest.raises(NotThere):
        await office.tables.info(ada, odd)
    for wish in (
        office.sessions.person_of(odd),
        office.people.redeem(odd),
        office.people.log_in(odd, odd),
    ):
        with pytest.raises(NotKnown):
            await wish
    for refused in (
        office.people.change(ada, language=odd),
        office.lists.matches(ada, "archive", odd),
        office.tables.create(ada, Wanted(game=odd, seats=(Seating("me"), Seating("open")))),
        office.tables.create(ada, Wanted(game="scarab", seats=(Seating("bot", bot=odd),) * 2)),
        office.tables.create(
            ada,
            Wanted(game="scarab", seats=(Seating("me"), Seating("open")), cards={"name": odd}),
        ),
        office.archive.import_record(ada, odd),
    ):
        with pytest.raises(DigsiteError):
            await refused
    await quietly(office.playing.play(players[look.seat or 0], match, look.version, odd, [action]))
    await quietly(office.people.register(ada, odd, odd))
    await quietly(office.people.admit_guest(odd))
    await quietly(office.talk.say(ada, match, odd, "k"))
    await quietly(office.talk.write_notes(ada, match, odd))
    assert "\0" not in await office.talk.notes(ada, match)
    assert len(await office.talk.chat(ada, match)) <= 1


async def test_odd_numbers(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    ada = players[0]
    action = (await look_of_actor(office, match, players)).offers[0].action
    for number in (-1, -HUGE, HUGE, 1 << 31, 1 << 63):
        for wish in (
            office.playing.play(ada, match, number, "k", [action]),
            office.playing.undo(ada, match, number, "k"),
            office.proposals.answer(ada, match, number, True),
            office.looking.look(ada, match, seat=number),
            office.looking.look(ada, match, at=number),
            office.tables.join(ada, match, number),
        ):
            with pytest.raises(DigsiteError):
                await wish
        await office.looking.look(ada, match, since=number)
        await office.looking.log(ada, match, number, number)
        await office.talk.chat(ada, match, number, number)
        await office.lists.matches(ada, "open", None, number)


async def quietly(wish: Any) -> None:
    """It may be refused, in the declared way."""
    try:
        await wish
    except DigsiteError:
        return
