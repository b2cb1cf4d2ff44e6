"""Who plays in the arena: a bot of the ladder, and how long it may think."""

from __future__ import annotations

from pathlib import Path

import msgspec

from digsite.bots.ladder import Rung, Tuned, rung
from digsite.bots.nets import net_file
from digsite.bots.outsiders.naming import outsider
from digsite.bots.searcher import Budget, Settings
from digsite.bots.titles import tuned
from digsite.core.errors import BadInput
from digsite.core.net_file import read_net


class Entrant(msgspec.Struct, frozen=True):
    """A bot with its budget, under the name it has in the tables."""

    name: str
    rung: Rung
    budget: Budget


def entrant(text: str, usual: Budget | None = None) -> Entrant:
    """`professor`, `professor:2000` (iterations per decision) or `professor:1s` (per turn).

    What follows are settings of its search that differ from those of the game, and nets:
    `professor:1s:horizon=8:net=FILE`; `net=none` does without the one that the game ships.
    `net:FILE` is the simplest bot that uses a net: a surveyor
    with one that corrects, a professor with one that forecasts. `FILE.py:NAME` is a bot of one's
    own (`outsiders`).
    """
    text = text.strip()
    own = outsider(text)
    if own is not None:
        return Entrant(text, Rung(text, 0, "outside", outsider=own), Budget())
    name, *words = text.split(":")
    if name == "net":
        name, words = _simplest(text, words)
    found = rung(name)
    nets = [word.partition("=")[2] for word in words if word.startswith("net=")]
    settings = [word for word in words if "=" in word and not word.startswith("net=")]
    budgets = [word for word in words if "=" not in word]
    if nets:
        files = () if nets == ["none"] else tuple([net_file(path) for path in nets])
        found = msgspec.structs.replace(found, nets=files)
    if found.way != "search":
        if settings or budgets or (nets and found.way != "weighing"):
            raise BadInput(f"{name} does not search, so it takes no budget ({text!r})")
        return Entrant(text, found, Budget())
    if found.like is not msgspec.UNSET:
        if settings or budgets or nets:
            raise BadInput(f"{name} is a level: how it searches is fixed ({text!r})")
        return Entrant(text, found, found.budget)
    if len(budgets) > 1:
        raise BadInput(f"{text!r} has two budgets")
    budget = _budget(text, budgets[0]) if budgets else usual or found.budget
    if settings:
        found = msgspec.structs.replace(found, tuned=_tuned(text, settings))
    named = [*settings, *(f"net={path}" for path in nets)]
    return Entrant(":".join([name, budget_text(budget), *named]), found, budget)


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


def _tuned(text: str, words: list[str]) -> Tuned:
    changes: Tuned = {}
    for word in words:
        name, _, given = word.partition("=")
        try:
            changes[name] = msgspec.json.decode(given, type=int | float | bool)
        except msgspec.MsgspecError:
            raise BadInput(f"{text!r}: {given!r} is no number, true or false") from None
    tuned(Settings(), changes, repr(text))
    return changes


def _simplest(text: str, words: list[str]) -> tuple[str, list[str]]:
    """The bot that `net:FILE` stands for."""
    if not words:
        raise BadInput(f"{text!r}: a bot by a net is net:FILE")
    kind = read_net(Path(words[0])).title.kind
    name = "surveyor" if kind == "corrector" else "professor"
    return name, [f"net={words[0]}", *words[1:]]
