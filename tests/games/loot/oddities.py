"""Cards nobody prints and positions nobody meets soon, which the rules must bear."""

from __future__ import annotations

from typing import Any

from games.loot.loot_table import do, table

from digsite.core.dice import Dice

WOLF = "green:vase:2:werewolf"


def change_cards(data: dict[str, Any], dice: Dice) -> None:
    """Other numbers of treasures."""
    for card in data["cards"]:
        card["count"] = 1 + dice.below(3)


def odd_start(state: Any, dice: Dice) -> Any:
    """All cards lie before the players: the piles are empty, and a werewolf finds one card."""
    if state.seats != 3:
        return state
    hoard = table("mask:2:empty", WOLF, "rest", piled="")
    if dice.below(2):
        do(hoard, "awaken:2", "split:left", "top:left:green", f"draw:left:{WOLF}")
    return hoard
