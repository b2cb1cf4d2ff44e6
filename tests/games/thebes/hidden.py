"""What Thebes hides, as its rulebook says; written here, not asked of the code under test."""

from __future__ import annotations

from typing import Any

from support.hidden import Hiding

from digsite.games.thebes import constants


def _by(state: Any) -> int | None:
    """Only who looks through a site sees its cards."""
    return int(state.player) if state.phase == constants.LOOK else None


def _free(veiled: Any, state: Any, card: int) -> bool:
    return bool(veiled.unseen[state.region] >> card & 1)


def _shown(state: Any, other: Any) -> list[int]:
    """Who looks sees all there is, whoever has seen it before."""
    return [card for card in state.legal() if other.known[state.region] >> card & 1]


def _wanted(state: Any, decision: int) -> bool:
    if state.phase != constants.TURN:
        return False
    if constants.RAIDERS <= decision <= constants.SCIENTIST:
        return True
    box = state.box.plain
    if decision < constants.DIG:
        name: str = box.kind_names[box.slot_kind[state.storage[decision]]]
        return name.startswith(("action:scientist", "action:tomb_raiders"))
    return constants.DIG <= decision < constants.THIEF


HIDING = Hiding(_by, _free, _shown, _wanted)
