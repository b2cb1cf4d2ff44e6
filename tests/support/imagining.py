"""Scenes in which something is open, and samplers that imagine it wrongly."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import msgspec

from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.seats import NOBODY

from .expecting import Word, agree, expected, imagined


class Scene(msgspec.Struct):
    """A position: what happened from a known start, and what then comes to light."""

    game: str
    start: Callable[[], Any]
    past: Sequence[Word]
    future: Sequence[Word]
    of: Callable[[Any], Hashable]
    seats: Sequence[int] = (0, 1)  # who knew all at the start
    caught: Mapping[str, int] = {}  # wrong samplers that show here, and at which seat


def turn_of(state: Any, seat: int) -> None:
    state.player = state.actor = seat


def fits(scene: Scene, game: Any, seat: int, most: int = 6) -> bool:
    """Whether imagined outcomes are as frequent as all branches of chance say."""
    dice = Dice(11)
    ways = list(expected(game, scene.start(), scene.past, scene.future, seat, scene.of))
    chosen = ways[:: max(len(ways) // most, 1)]
    return all(
        agree(odds, imagined(game, state, scene.future, seat, scene.of, dice))
        for state, odds in chosen
    )


def prefers(game: Any) -> None:
    """The rarer of two worlds is never imagined."""
    imagine = type(game).imagine
    game.imagine = lambda veiled, dice: min(
        [imagine(game, veiled, dice) for _ in range(2)], key=game.pack
    )


def peeks(game: Any) -> None:
    """The world is always the true one."""
    game.veil = lambda state, seat: copy_of(state)


def forgets(game: Any) -> None:
    """What only this seat has seen is imagined anew."""
    veil = type(game).veil
    game.veil = lambda state, seat: veil(game, state, NOBODY)


WRONG: dict[str, Callable[[Any], None]] = {
    "prefers": prefers,
    "peeks": peeks,
    "forgets": forgets,
}
