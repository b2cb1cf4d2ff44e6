"""What the door must know of a match to speak of it: its game and the names at the table."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.core.records import Action
from digsite.service.messages import Person
from digsite.text import Language, Voice

from .context import Context
from .wire import AnyAction
from .words import door_voice


async def voice_of(
    context: Context, match: str, language: Language, person: Person | None
) -> Voice:
    """Who can speak of this match to this person."""
    info = await context.office.tables.info(person, match)
    return door_voice(language, info.game).at([sitting.name for sitting in info.seats])


async def actions_of(context: Context, match: str, given: Sequence[AnyAction]) -> list[Action]:
    """Typed actions of the match's game (`BadInput`)."""
    return await context.office.playing.actions(match, given)
