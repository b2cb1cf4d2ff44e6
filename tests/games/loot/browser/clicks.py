"""How a visitor takes a turn of Loot N Run, by clicks."""

from __future__ import annotations

from visitor import Visitor


def take_turn(visitor: Visitor) -> None:
    """Explore until there are three rooms, then secure; keep what a werewolf brings."""
    page = visitor.page
    if page.locator(".keep.offered").count():
        visitor.move(".keep.offered")
    elif page.locator(".own .rooms svg").count() >= 3:
        visitor.move(".secure.offered")
    else:
        visitor.move(".pile.offered")
