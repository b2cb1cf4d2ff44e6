"""Why a space is not possible, also after what a gesture has begun."""

from __future__ import annotations

import msgspec
from support.offices import look_of_actor, on_sqlite, people, table_for

from digsite.games.mykerinos.actions import Excavate, Extend, Place
from digsite.games.mykerinos.views import Public
from digsite.service.office import Office


@on_sqlite
async def test_a_space_is_judged_as_the_next_step_of_what_was_begun(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "mykerinos")).match
    look = await look_of_actor(office, match, players)
    who, public = players[look.seat or 0], msgspec.json.decode(look.public, type=Public)
    pyramid = Place(next(cell for card in public.region for cell in card.pyramids))
    free = Place(public.beginnings[0].cells[0])
    ask = office.playing.why
    assert await ask(who, match, free, [Excavate()]) is None
    for action, first, reason in (
        (pyramid, [Excavate()], "pyramid_excavation"),
        (free, [Extend()], "nothing_to_extend"),
        (free, [Excavate(), free], "space_occupied"),
    ):
        refusal = await ask(who, match, action, first)
        assert refusal is not None
        assert refusal.reason == reason
    assert (await look_of_actor(office, match, players)).version == look.version
