"""What each title hides, as its rulebook says: each in `games/<key>/hidden.py`, the toy here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from .parts import parts


class Hiding(NamedTuple):
    """A title with hidden draws, for those who deal them again."""

    by: Callable[[Any], int | None]  # who alone sees the draw that is asked for; none: everybody
    free: Callable[[Any, Any, int], bool]  # whether a card drawn is still unseen in a veiled state
    shown: Callable[[Any, Any], list[int]]  # what a draw may bring that ends where another did
    wanted: Callable[[Any, int], bool]  # decisions that lead to hidden draws, taken more often


def nothing(state: Any, other: Any) -> list[int]:
    return []


def none_of_them(state: Any, decision: int) -> bool:
    return False


@cache
def hiding_of(title: str) -> Hiding:
    found = HIDING_OF_THE_TOY if title == "scarab" else parts("hidden")[title].HIDING
    assert isinstance(found, Hiding)
    return found


def _scarab_by(state: Any) -> int | None:
    return int(state.seat) if state.phase == 0 and state.actor == -1 else None


def _scarab_free(veiled: Any, state: Any, kind: int) -> bool:
    return bool(veiled.bag[kind])


HIDING_OF_THE_TOY = Hiding(_scarab_by, _scarab_free, nothing, none_of_them)
