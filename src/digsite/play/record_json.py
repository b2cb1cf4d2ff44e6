"""The record as JSON, for programs: the same game, entry by entry."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from digsite.core.records import Action
from digsite.core.seats import CHANCE

from .record import Seated
from .table import Table


def record_json(table: Table, seated: tuple[Seated, ...]) -> dict[str, object]:
    """A game as plain data, ready to be written as JSON."""
    game = table.game
    cards: dict[str, object] = {"name": table.cards.name, "sha256": table.cards.digest}
    if not table.cards.shipped:
        cards["file"] = table.cards.data
    return {
        "game": game.key,
        "rules": game.rules,
        "cards": cards,
        "options": table.options,
        "seats": msgspec.to_builtins(seated),
        "entries": [
            {
                "seat": "chance" if entry.seat == CHANCE else entry.seat,
                "action": msgspec.to_builtins(entry.action),
            }
            for entry in table.journal
        ],
        "scores": game.scores(table.state) if table.over else None,
        "winners": game.winners(table.state) if table.over else None,
    }


def action_type(actions: tuple[type[Action], ...]) -> Any:
    """The union of a game's actions, to decode one strictly."""
    return reduce(or_, actions)
