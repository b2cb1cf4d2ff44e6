"""A page instead of the table: the log, what happened, a preview, help."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from ..scene import Row
from ..sheet import Sheet

Draw = Callable[[int], list[Row]]  # the rows for a width


class Reader(Screen[None]):
    """Shows rows that can be scrolled; Esc, Enter and q close it."""

    BINDINGS = [
        Binding("escape,enter,q,space", "close", show=False, priority=True),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
        Binding("home", "edge(-1)", show=False, priority=True),
        Binding("end", "edge(1)", show=False, priority=True),
    ]

    def __init__(self, title: str, draw: Draw, footer: str, at_end: bool = False) -> None:
        super().__init__()
        self.title_text, self.draw, self.footer, self.at_end = title, draw, footer, at_end

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Sheet(id="text")
            yield Static(self.footer, id="page-keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#page").border_title = self.title_text
        self.call_after_refresh(self._fill)

    def on_resize(self) -> None:
        self.call_after_refresh(self._fill)

    def action_close(self) -> None:
        self.dismiss(None)

    def action_edge(self, way: int) -> None:
        sheet = self.query_one(Sheet)
        if way < 0:
            sheet.scroll_home(animate=False)
        else:
            sheet.scroll_end(animate=False)

    def _fill(self) -> None:
        if not self.query("#page-keys"):  # it is being closed
            return
        sheet = self.query_one(Sheet)
        sheet.show(self.draw(max(sheet.size.width - 2, 20)))
        sheet.focus()
        if self.at_end:
            sheet.scroll_end(animate=False)
