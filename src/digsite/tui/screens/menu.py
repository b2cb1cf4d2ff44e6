"""A list to choose from: the start, saved games, rulebooks, the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

import msgspec
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from ..rows import cut
from ..scene import Row, Span
from ..sheet import Sheet

if TYPE_CHECKING:
    from ..app import DigsiteApp

T = TypeVar("T")


class Item(msgspec.Struct, frozen=True):
    """Something to choose, and a quiet word about it."""

    target: str
    text: str
    about: str = ""


class Menu(Screen[None]):
    """Items one below the other, with a picture or a table above them."""

    BINDINGS = [
        Binding("escape", "back", show=False),
        Binding("q", "back", show=False),
        *[Binding(str(digit), f"digit({digit})", show=False) for digit in range(1, 10)],
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Sheet(id="picture")
            yield Sheet(id="items")
            yield Static(id="message", markup=False)
            yield Static(id="menu-keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#picture", Sheet).can_focus = False
        self.query_one("#items", Sheet).wraps = True
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Draw picture and items as they are now."""
        if not self.query("#menu-keys"):  # it is being closed
            return
        picture = self.query_one("#picture", Sheet)
        rows = self.picture(self.size.width - 4)
        picture.styles.height = len(rows)
        picture.show(rows)
        sheet, items = self.query_one("#items", Sheet), self.items()
        sheet.show(self.item_rows(items, self.size.width - 4), sheet.marked)
        if sheet.marked is None and items:
            sheet.mark(items[0].target)
        sheet.focus()
        self.query_one("#menu-keys", Static).update(self.keys())

    def item_rows(self, items: list[Item], width: int) -> list[Row]:
        rows: list[Row] = []
        for number, item in enumerate(items, 1):
            label = cut(f" {number}  {item.text} ", width)
            room = width - len(label) - 2
            about = cut(item.about, room) if item.about and room > 8 else ""
            rows.append([Span(label, "bold", item.target), Span(f"  {about}", "dim")])
        return rows

    def tell(self, text: str) -> None:
        self.query_one("#message", Static).update(text)

    # -- what a menu defines --------------------------------------------------------

    def picture(self, width: int) -> list[Row]:
        return []

    def items(self) -> list[Item]:
        return []

    def keys(self) -> str:
        return self.digsite.say("start-keys")

    def choose(self, target: str) -> None:
        """Somebody took an item."""

    # -- events -----------------------------------------------------------------------

    @property
    def digsite(self) -> DigsiteApp:
        return cast("DigsiteApp", self.app)

    @on(Sheet.Taken)
    def _taken(self, message: Sheet.Taken) -> None:
        if message.target:
            self.choose(message.target)

    def action_digit(self, digit: int) -> None:
        items = self.items() if self.query("#menu-keys") else []  # not laid out yet
        if digit <= len(items):
            self.query_one("#items", Sheet).mark(items[digit - 1].target)
            self.choose(items[digit - 1].target)

    def action_back(self) -> None:
        self.app.pop_screen()
