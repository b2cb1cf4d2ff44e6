"""The observation with names: the views of a seat, its question and its legal actions."""

from __future__ import annotations

import msgspec

from digsite.core.game import AnyGame
from digsite.core.state import State


def structured(game: AnyGame, state: State, seat: int) -> dict[str, object]:
    """What a seat may know, of plain dictionaries, lists, words and numbers."""
    legal = state.legal() if state.actor == seat else []
    found: dict[str, object] = msgspec.to_builtins(
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
