"""What is hidden in Thebes and can be imagined."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Any

from games.thebes.thebes_table import REGION, Table
from support.imagining import Scene, turn_of

EGYPT = REGION["egypt"]


def scientist_looked() -> Any:
    table = Table().own(0, "action:thief:egypt").own(1, "action:scientist").lay("egypt", 2)
    turn_of(table.state, 1)
    return table.state


def raiders() -> Any:
    table = Table().own(1, "action:tomb_raiders:egypt").lay("egypt", 2)
    table.bury("rubble:egypt/6")
    table.put("shown", EGYPT, table.state.known[EGYPT])
    turn_of(table.state, 1)
    return table.state


def dug_up(state: Any) -> Hashable:
    """What lies before seat 0 and what lies openly on the site."""
    return state.relics[EGYPT], state.shown[EGYPT]


SCENES = {
    "what a scientist has seen": Scene(
        "thebes",
        scientist_looked,
        ["play:scientist", "look:egypt"],
        [partial(turn_of, seat=0), "play:thief:egypt"],
        dug_up,
        caught={"peeks": 0, "forgets": 1},
    ),
    "what tomb raiders are looking through": Scene(
        "thebes",
        raiders,
        ["play:tomb_raiders:egypt"],
        [],
        lambda state: state.known[EGYPT],
        caught={"prefers": 0, "peeks": 0, "forgets": 1},
    ),
}
