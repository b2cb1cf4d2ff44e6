"""What the door must know of a match to speak of it: its game and the names at the table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from digsite.core.records import Action
from digsite.service.records import Person
from digsite.text import Language

from .front import Front
from .wire import AnyAction
from .words import Teller


async def teller_of(front: Front, match: str, language: Language, person: Person | None) -> Teller:
    """Who can speak of this match to this person."""
    info = await front.office.info(person, match)
    return Teller(info.game, language, [sitting.name for sitting in info.seats])


async def actions_of(front: Front, match: str, given: Sequence[AnyAction]) -> list[Action]:
    """Typed actions of the match's game (`BadInput`)."""
    raw = [msgspec.Raw(msgspec.json.encode(action)) for action in given]
    return await front.office.actions(match, raw)
