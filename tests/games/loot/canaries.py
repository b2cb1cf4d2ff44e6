"""Cards with random names, each the only one of its kind, so that one can be found in any bytes."""

from __future__ import annotations

import json
import random
import re
import string
from itertools import product
from typing import Any

from digsite.games import load

RICHEST_FIRST = {"green": (1, 2, 3), "yellow": (2, 1, 3), "red": (3, 2, 1)}


def canary_deck(dice: random.Random) -> dict[str, Any]:
    """A card file of Loot N Run with random names of treasures and no two cards alike."""
    data: dict[str, Any] = json.loads(load("loot").cards().compact())
    names = ["".join(dice.choices(string.ascii_lowercase, k=12)) for _ in range(6)]
    data |= {"name": "canaries", "status": "made up", "treasures": names}
    left: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for card in data["cards"]:
        place = (card["colour"], card["centre"])
        if place not in left:
            counts = RICHEST_FIRST[card["colour"]]
            left[place] = [*product(counts, dice.sample(names, len(names)))][::-1]
        card["count"], card["treasure"] = left[place].pop()
        card["kind"] = f"{card['colour']}:{card['treasure']}:{card['count']}:{card['centre']}"
        card["id"] = f"{card['kind']}/1"
    return data


def kinds_in(data: bytes, deck: dict[str, Any]) -> set[str]:
    """The cards of a deck that are named in some bytes."""
    pattern = rf"(?:green|yellow|red):(?:{'|'.join(deck['treasures'])}):\d:[a-z_-]+"
    return {found.decode() for found in re.findall(pattern.encode(), data)}


def open_to(state: Any, seat: int | None) -> set[str]:
    """The cards of Loot N Run that a seat (or anybody) sees now, by the truth itself."""
    shown = state.discards
    for cards in state.returned:
        shown |= cards
    for other in range(state.seats):
        if other == seat or state.revealed >> other & 1:
            shown |= state.hand[other]
    slots = [slot for slot in range(len(state.box.rooms)) if shown >> slot & 1]
    if seat == state.player:
        slots += [slot for slot in state.drawn if 0 <= slot < len(state.box.rooms)]
    return {state.box.rooms[slot].kind for slot in slots}
