"""Games by what they have, so that no test needs to name one."""

from __future__ import annotations

from functools import cache

from digsite.core.dice import Dice
from digsite.games import load, titles
from digsite.play import Table


def boxes() -> list[str]:
    """The games that are shipped."""
    return [title for title in titles() if load(title).folder.parent.name == "games"]


def hiding() -> list[str]:
    """The games in which a seat may know something that others do not."""
    return [title for title in titles() if _private_fields(title)]


def some_box() -> str:
    """A shipped game, for a test that takes any."""
    return boxes()[0]


def hiding_box() -> str:
    """A shipped game in which a seat may know something that others do not."""
    return next(title for title in boxes() if title in hiding())


def open_box() -> str:
    """A shipped game that hides nothing, so that much of it can be taken back."""
    return next(title for title in boxes() if title not in hiding())


def looking_box() -> str:
    """A shipped game in which a look at several cards is one entry."""
    return next(title for title in boxes() if load(title).unseen_draws)


@cache
def longest_box() -> str:
    """The shipped game that takes most decisions."""
    return max(boxes(), key=_decisions)


def some_cards(title: str) -> dict[str, object]:
    """The cards of a game, as somebody may bring them along."""
    return {**load(title).cards().data, "name": "mine"}


def _private_fields(title: str) -> tuple[str, ...]:
    game = load(title)
    return type(game.private(game.new(min(game.seats)), 0)).__struct_fields__


def _decisions(title: str) -> int:
    game, dice = load(title), Dice(1)
    table = Table(game, min(game.seats))
    while not table.over:
        table.deal(dice)
        if not table.over:
            legal = table.state.legal()
            table.choose(legal[dice.below(len(legal))])
    return table.version
