"""How a visitor takes a turn of Mykerinos, by clicks."""

from __future__ import annotations

from typing import Any

from visitor import Visitor

SOME_CUBES = 3


def take_turn(visitor: Visitor) -> None:
    """A few cubes each season, then a pass; the first reward that is lit."""
    places = ".laid.offered, .hall-room.offered, .space.offered"
    visitor.page.wait_for_selector(f"{places}, .offer")
    sight = visitor.sights()[-1]
    kinds = [offer["action"]["type"] for offer in sight["offers"]]
    mine = [cube for cube in sight["public"]["cubes"] if cube["seat"] == sight["seat"]]
    if "play_neutral" in kinds:
        visitor.choose("play_neutral")
    elif "pass" not in kinds:
        visitor.move(places)
    elif "excavate" in kinds and len(mine) < SOME_CUBES:
        visitor.move(f".space[data-cell='{lonely(sight)}']")
    else:
        visitor.choose("pass")


def lonely(sight: dict[str, Any]) -> str:
    """A space where only a new excavation can begin."""
    alone = [found for found in sight["public"]["beginnings"] if not found["action"]["patron"]]
    cells = {found["action"]["type"]: found["cells"] for found in alone}
    apart = [cell for cell in cells["excavate"] if cell not in cells.get("extend", [])]
    return ",".join(map(str, apart[0]))
