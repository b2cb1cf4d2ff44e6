"""A list over another screen: one item is chosen, or none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..scene import Row, Span
from ..sheet import Sheet
from .menu import Item, Menu


class Chooser(Menu):
    """Tells what was chosen and goes away."""

    def __init__(
        self, title: str, items: Sequence[Item], chosen: Callable[[str], None], at: str = ""
    ) -> None:
        super().__init__()
        self.title_text, self._items, self._chosen, self._at = title, list(items), chosen, at

    def picture(self, width: int) -> list[Row]:
        return [[Span(self.title_text, "bold")], []]

    def items(self) -> list[Item]:
        return self._items

    def redraw(self) -> None:
        super().redraw()
        if self._at and self.query("#items"):
            self.query_one("#items", Sheet).mark(self._at)
            self._at = ""

    def choose(self, target: str) -> None:
        self.app.pop_screen()
        self._chosen(target)
