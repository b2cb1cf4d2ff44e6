"""The ladder: opponents from a friendly beginner to one that thinks, the same for every title."""

from __future__ import annotations

from typing import Literal

import msgspec

from digsite.core.errors import BadInput

from .nets import NetFile
from .outsiders.naming import Outsider
from .searcher import Budget, Settings

Way = Literal["random", "rules", "weighing", "search", "outside"]
Tuned = dict[str, int | float | bool]  # settings by name


class Rung(msgspec.Struct, frozen=True):
    """An opponent: its name, how strong it is beside the others, how it decides.

    The settings are those for a game that says nothing of its own (see `titles`).
    """

    name: str
    level: int
    way: Way
    settings: Settings = Settings()
    budget: Budget = Budget()
    tuned: Tuned | msgspec.UnsetType = msgspec.UNSET  # goes before what the game says
    nets: tuple[NetFile, ...] | msgspec.UnsetType = msgspec.UNSET
    outsider: Outsider | msgspec.UnsetType = msgspec.UNSET  # who decides outside
    like: str | msgspec.UnsetType = msgspec.UNSET  # a level: searches as this one, but worse


LADDER = (
    Rung("porter", 0, "random"),
    Rung("apprentice", 1, "rules"),
    Rung("surveyor", 2, "weighing"),
    Rung("curator", 3, "search", Settings(deepest=1), Budget(iterations=4000)),
    Rung("professor", 4, "search", Settings(reach=1), Budget(seconds=1.0)),
)
# Steps of equal size between the rungs, from the weakest on; a game has as many as fit
# (`titles.fitted` has their numbers).
LEVELS = tuple(
    Rung(name, 10 + number, "search", Settings(deepest=1), like="curator")
    for number, name in enumerate(
        (
            "tourist",
            "volunteer",
            "student",
            "digger",
            "sketcher",
            "photographer",
            "restorer",
            "archivist",
            "lecturer",
            "scholar",
        ),
        1,
    )
)


def rung(name: str) -> Rung:
    """The opponent with this name."""
    for found in LADDER + LEVELS:
        if found.name == name:
            return found
    known = ", ".join(found.name for found in LADDER + LEVELS)
    raise BadInput(f"no bot is called {name!r}; there are {known}")
