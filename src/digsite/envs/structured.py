"""The observation with names: the views of a seat, its question and its legal actions."""

from __future__ import annotations

from typing import Any

import msgspec

from digsite.core.game import Game
from digsite.core.state import State


def structured(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """What a seat may know, of plain dictionaries, lists, words and numbers."""
    legal = state.legal() if state.actor == seat else []
    found: dict[str, Any] = msgspec.to_builtins(
        {
            "seat": seat,
            "actor": state.actor,
            "public": game.public(state),
            "private": game.private(state, seat),
            "prompt": game.prompt(state, seat),
            "legal": [{"number": number, "action": game.action(state, number)} for number in legal],
        }
    )
    return found
