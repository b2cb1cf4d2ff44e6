"""How a visitor takes a turn of Thebes, by clicks."""

from __future__ import annotations

from visitor import Visitor

WISHES = (
    ".decide .slot.offered",
    ".decide button.main",
    ".display .slot.offered",
    ".hand .slot.offered:not(.for-digs)",
    ".site.offered",
    ".storage .slot.offered:has(.scientist, .tomb_raiders)",
    ".storage .slot.offered",
)


def take_turn(visitor: Visitor) -> None:
    """Finish what was begun, show relics, play cards, dig; else take the first card."""
    visitor.page.wait_for_selector(", ".join(WISHES))
    visitor.move(next(wish for wish in WISHES if visitor.page.locator(wish).count()))
