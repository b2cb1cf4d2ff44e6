"""Another world behind a match of a running office: what a listener cannot know is dealt again."""

from __future__ import annotations

from typing import Any

from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.service.matches.match import Match

from .secrets import redealt


def other_world(match: Match, seat: int, dice: Dice) -> Any:
    """A world that must look alike to the seat, though it is another one; none if there is none."""
    table = match.playing
    world = redealt(table.state, seat, dice)
    return None if table.game.pack(world) == table.game.pack(table.state) else world


def put(match: Match, world: Any) -> Any:
    """Put a world behind a match; the one that was there."""
    truth, table = copy_of(match.playing.state), match.playing
    table.state = world
    table.state.listen()
    match.cache.clear()
    return truth
