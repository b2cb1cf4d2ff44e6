"""Where the points of winners usually come from, by title and number of seats.

Measured in games of a bot against itself and kept with the game (`minds/usual.json`, written by
`scripts/usual`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import fmean

import msgspec

from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame

from ..bot import policy_for
from ..ladder import rung
from .to_the_end import play_out


class Usual(msgspec.Struct, frozen=True):
    """The mean points of winners, by source, in so many games of a bot against itself."""

    bot: str
    games: int
    points: dict[str, float]


class UsualFile(msgspec.Struct, frozen=True):
    """What is kept of a title, by number of seats; `command` makes it again."""

    command: str
    seats: dict[int, Usual]


def usual(game: AnyGame, seats: int) -> Usual | None:
    """What usually wins, if it was measured."""
    return _kept(usual_path(game)).get(seats)


def usual_path(game: AnyGame) -> Path:
    """Where it is kept."""
    return game.folder / "minds" / "usual.json"


def measured(game: AnyGame, seats: int, bot: str, games: int, seed: int) -> Usual:
    """Play, and see where the points of winners come from; of several each counts."""
    policy, found = policy_for(game, rung(bot)), list[dict[str, int]]()
    for number in range(games):
        state = game.new(seats)
        play_out(state, policy, Dice(seed_from("usual", seed, number)))
        breakdown = game.breakdown(state)
        found.extend([breakdown[seat] for seat in game.winners(state)])
    points = {source: round(fmean([each[source] for each in found]), 2) for source in game.sources}
    return Usual(bot, games, points)


@cache
def _kept(path: Path) -> dict[int, Usual]:
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=UsualFile).seats
