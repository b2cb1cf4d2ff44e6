"""The gym: the games in the interfaces people train with (`pip install digsite[envs]`).

    aec("thebes", seats=3)                      PettingZoo: every seat an agent, in turn
    gymnasium.make("digsite/Thebes-v0", …)      Gymnasium: one learner, bots in the other seats
    vector("thebes", seats=3, count=4096)       thousands of games stepped by one call
    import digsite.envs.openspiel               OpenSpiel: `python_digsite_thebes` and so on

Importing this registers the Gymnasium environments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.games import titles

from .refusals import IllegalAction
from .rewards import NAMES as REWARDS
from .setting import Cards, Options, setting_of

if TYPE_CHECKING:
    from .many import VectorGames
    from .turns import Turns

try:
    import gymnasium
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"the environments need {error.name}: pip install digsite[envs]", name=error.name
    ) from None


def aec(
    key: str,
    *,
    seats: int,
    options: Options = None,
    cards: Cards = None,
    reward: str = "win_share",
    render_mode: str | None = None,
) -> Turns:
    """A game as a PettingZoo environment in which agents act in turn."""
    from .turns import Turns

    return Turns(setting_of(key, seats, options, cards, reward), render_mode)


def vector(
    key: str,
    *,
    seats: int,
    count: int = 1024,
    seed: int | None = None,
    options: Options = None,
    cards: Cards = None,
    reward: str = "win_share",
) -> VectorGames:
    """Many games of a title, stepped together."""
    from .many import VectorGames

    return VectorGames(setting_of(key, seats, options, cards, reward), count, seed)


def register() -> None:
    """Make every title known to Gymnasium: `digsite/Loot-v0` and so on."""
    for key in titles():
        name = f"digsite/{key.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, "digsite.envs.learner:Learner", kwargs={"game": key})


register()

__all__ = ["REWARDS", "IllegalAction", "aec", "register", "vector"]
