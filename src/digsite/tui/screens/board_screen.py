"""A position that is looked at: the drawing, what is told of it, and a line of keys."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from ..sheet import Sheet


class BoardScreen(Screen[None]):
    """What replays and analyses are laid out on; `redraw` fills it in."""

    BELOW: ClassVar[tuple[str, ...]] = ("keys",)  # the lines under what is told

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="prompt", markup=False)
        yield Sheet(id="board")
        with Vertical(id="told-pane"):
            yield Sheet(id="told")
        for line in self.BELOW:
            yield Static(id=line, markup=False)

    def on_mount(self) -> None:
        self.query_one("#told", Sheet).can_focus = False
        self.query_one("#board", Sheet).arrows = True
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        if self.query("#keys"):  # or it is being closed
            self.draw()

    @abstractmethod
    def draw(self) -> None:
        """Show the position as it is now."""

    def put(self, id: str, text: str) -> None:
        """Write one of the lines."""
        self.query_one(f"#{id}", Static).update(text)
