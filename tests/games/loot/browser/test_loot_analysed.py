"""Loot N Run on the analysis board: with open cards every hand lies face up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from open_hands import open_and_close
from visitor import Visitor

from digsite.games.loot.rules import LootState


def test_hands_lie_open_and_are_closed_again_for_a_seats_eyes(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    open_and_close(visit(), tmp_path, "loot", everybody_holds_something, ".explorer .room.front")


def everybody_holds_something(state: LootState) -> bool:
    return all(state.hand[seat] and not state.revealed >> seat & 1 for seat in range(3))
