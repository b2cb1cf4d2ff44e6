"""Who plays in the arena: a bot of the ladder, and how long it may think."""

from __future__ import annotations

import msgspec

from digsite.bots.ladder import Rung, rung
from digsite.bots.searcher import Budget
from digsite.core.errors import BadInput


class Entrant(msgspec.Struct, frozen=True):
    """A bot with its budget, under the name it has in the tables."""

    name: str
    rung: Rung
    budget: Budget


def entrant(text: str, usual: Budget | None = None) -> Entrant:
    """`professor`, `professor:2000` (iterations per decision) or `professor:1s` (per turn)."""
    name, colon, given = text.strip().partition(":")
    found = rung(name)
    if found.way != "search":
        if colon:
            raise BadInput(f"{name} does not search, so it takes no budget ({text.strip()!r})")
        return Entrant(name, found, Budget())
    budget = _budget(text.strip(), given) if colon else usual or found.budget
    return Entrant(f"{name}:{budget_text(budget)}", found, budget)


def budget_text(budget: Budget) -> str:
    """The notation that `entrant` reads."""
    if budget.iterations is not None:
        return str(budget.iterations)
    return f"{budget.seconds:g}s"


def _budget(text: str, given: str) -> Budget:
    try:
        if given.endswith("s"):
            seconds = float(given[:-1])
            if 0 < seconds <= 3600:
                return Budget(seconds=seconds)
        elif given.isascii() and given.isdigit() and 1 <= int(given) <= 100_000_000:
            return Budget(iterations=int(given))
    except ValueError:
        pass
    raise BadInput(
        f"{text!r}: a budget is iterations per decision (such as 2000) "
        "or seconds per turn (such as 0.5s)"
    )
