"""What people type on the command line, understood."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.bots import Budget
from digsite.core.errors import BadInput, BadOption
from digsite.core.game import AnyGame
from digsite.games import load
from digsite.play import Table
from digsite.text import LANGUAGES, Language
from digsite.text.problems import Said


def table_for(key: str, seats: int, options: Sequence[str], cards: str | None) -> Table:
    """A fresh table as asked for."""
    game: AnyGame = load(key)
    file = game.cards(cards)
    return Table(game, seats, _switches(options), file)


def budget(iterations: int | None, seconds: float | None) -> Budget | None:
    """How long to think, if it was said."""
    if iterations is not None and seconds is not None:
        raise BadInput("give --iterations or --seconds, not both")
    if iterations is None and seconds is None:
        return None
    return Budget(seconds=seconds, iterations=iterations)


def language(given: str) -> Language:
    for known in LANGUAGES:
        if given == known:
            return known
    raise Said("error-language", text=given, known=", ".join(LANGUAGES))


def _switches(options: Sequence[str]) -> dict[str, object]:
    switches: dict[str, object] = {}
    for word in options:
        name, _, answer = word.partition("=")
        if answer not in ("yes", "no"):
            raise BadOption(f"an option is given as NAME=yes or NAME=no, not {word!r}")
        switches[name] = answer == "yes"
    return switches
