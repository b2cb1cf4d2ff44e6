"""What is hidden in Loot N Run and can be imagined."""

from __future__ import annotations

from typing import Any

from games.loot.loot_table import table
from support.imagining import Scene

WOLF = "green:vase:2:werewolf"
FIVE = "green:cup:1:empty green:ring:1:empty green:mask:1:empty red:cup:2:empty red:ring:2:empty"


def wolf_table() -> Any:
    """Seat 1 may wake seat 2's werewolf; its own card is the only yellow one not discarded."""
    return table("", "yellow:chest:2:empty", WOLF, piled=FIVE, player=1, tops=("green", "red"))


SCENES = {
    "the cards another seat has explored": Scene(
        "loot",
        lambda: table("", "", "", piled=FIVE, player=1, tops=("green", "red")),
        ["explore:left", "explore:left"],
        [],
        lambda state: (state.hand[1], state.hand[2]),
        caught={"prefers": 0, "peeks": 0, "forgets": 1},
    ),
    "a werewolf looks at two cards": Scene(
        "loot",
        wolf_table,
        ["awaken:3"],
        [],
        lambda state: tuple(state.drawn),
        caught={"prefers": 0, "peeks": 0, "forgets": 1},
    ),
    "a werewolf keeps one card and leaves the other": Scene(
        "loot",
        wolf_table,
        ["awaken:3", "keep:left"],
        ["explore:right"],
        lambda state: (state.hand[1], state.hand[2]),
    ),
    "discards come back in a reshuffle": Scene(
        "loot",
        lambda: table(
            "rest",
            "",
            "",
            piled="green:cup:1:empty green:mask:1:empty green:mask:2:empty",
            discards="green:ring:1:empty green:ring:2:empty",
            player=1,
        ),
        ["explore:left", "explore:right"],
        ["explore:left", "explore:left"],
        lambda state: (state.hand[0], state.hand[1], state.hand[2]),
        [0],
        caught={"prefers": 0, "peeks": 0},
    ),
}
