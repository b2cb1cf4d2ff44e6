"""The ladder: opponents from a friendly beginner to one that thinks, the same for every title."""

from __future__ import annotations

from typing import Literal

import msgspec

from digsite.core.errors import BadInput

from .searcher import Budget, Settings

Way = Literal["random", "rules", "weighing", "search"]


class Rung(msgspec.Struct, frozen=True):
    """An opponent: its name, how strong it is beside the others, how it decides.

    The settings are those for a game that says nothing of its own (see `titles`).
    """

    name: str
    level: int
    way: Way
    settings: Settings = Settings()
    budget: Budget = Budget()


LADDER = (
    Rung("porter", 0, "random"),
    Rung("apprentice", 1, "rules"),
    Rung("surveyor", 2, "weighing"),
    Rung("curator", 3, "search", Settings(deepest=1), Budget(iterations=4000)),
    Rung("professor", 4, "search", Settings(reach=1), Budget(seconds=1.0)),
)


def rung(name: str) -> Rung:
    """The opponent with this name."""
    for found in LADDER:
        if found.name == name:
            return found
    known = ", ".join(found.name for found in LADDER)
    raise BadInput(f"no bot is called {name!r}; there are {known}")
