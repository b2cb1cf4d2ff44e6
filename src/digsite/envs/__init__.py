"""The gym: the games in the interfaces people train with (`pip install digsite[envs]`).

    aec(KEY, seats=3)                           PettingZoo: every seat an agent, in turn
    gymnasium.make("digsite/Key-vN", …)         Gymnasium: one learner, bots in the other seats
    vector(KEY, seats=3, count=4096)            thousands of games stepped by one call
    import digsite.envs.openspiel               OpenSpiel: `python_digsite_KEY` for each game

Importing this registers the Gymnasium environments.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from digsite.core.errors import BadInput
from digsite.games import load, titles
from digsite.play.features import version_of

from .refusals import IllegalAction
from .rewards import NAMES as REWARDS
from .setting import Cards, Options, setting_of

if TYPE_CHECKING:
    from .many import VectorGames
    from .turns import Turns


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
    _need("numpy", "gymnasium", "pettingzoo")
    from .turns import Turns

    return Turns(setting_of(key, seats, options, cards, reward), render_mode)


def vector(
    key: str,
    *,
    seats: int,
    count: int = 1024,
    seed: int | None = None,
    learner: int | None = None,
    opponents: str = "porter",
    options: Options = None,
    cards: Cards = None,
    reward: str = "win_share",
) -> VectorGames:
    """Many games of a title, stepped together: by one who decides for all seats, or by a
    learner in one seat, with the `porter`, `apprentice` or `surveyor` in the others."""
    _need("numpy")
    from .many import VectorGames
    from .opponents import quick_policy

    games = VectorGames(setting_of(key, seats, options, cards, reward), count, seed)
    if learner is not None:
        games.seat_policy(learner, quick_policy(games.setting.game, opponents))
        games.reset(seed)
    return games


def register() -> None:
    """Make every title known to Gymnasium: `digsite/Key-vN` for each key.

    The number is that of its rows: it rises when their fields change.
    """
    import gymnasium

    for key in titles():
        name = f"digsite/{key.capitalize()}-v{version_of(load(key))}"
        if name not in gymnasium.registry:
            gymnasium.register(name, "digsite.envs.learner:Learner", kwargs={"game": key})


def _need(*modules: str) -> None:
    for name in modules:
        if find_spec(name) is None:
            raise BadInput(f"this environment needs {name}: pip install digsite[envs]")


if find_spec("gymnasium") is not None:
    register()

__all__ = ["REWARDS", "IllegalAction", "aec", "register", "vector"]
