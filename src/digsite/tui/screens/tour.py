"""The tour: half a minute for who has never seen any of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

if TYPE_CHECKING:
    from ..app import DigsiteApp

STOPS = ("welcome", "choose", "ask", "leave")


class TourScreen(ModalScreen[None]):
    """One stop after the other; Esc skips the rest."""

    BINDINGS = [
        Binding("enter,space,right", "go(1)", show=False, priority=True),
        Binding("left,backspace", "go(-1)", show=False, priority=True),
        Binding("escape,q", "skip", show=False, priority=True),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.at = 0

    def compose(self) -> ComposeResult:
        with Vertical(id="tour"):
            yield Static(id="tour-title", classes="heading", markup=False)
            yield Static(id="tour-text", markup=False)
            yield Static(id="tour-keys", markup=False)

    def on_mount(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Show the stop one is at, in the language of the moment."""
        say, stop = cast("DigsiteApp", self.app).say, STOPS[self.at]
        dots = " ".join("●" if at == self.at else "○" for at in range(len(STOPS)))
        last = self.at == len(STOPS) - 1
        self._put("title", f"{say(f'tour-{stop}')}  {dots}")
        self._put("text", say(f"tour-{stop}-text"))
        self._put("keys", say("tour-begin" if last else "tour-keys"))

    def action_go(self, step: int) -> None:
        if self.at + step == len(STOPS):
            self.dismiss(None)
            return
        self.at = max(self.at + step, 0)
        self.redraw()

    def action_skip(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.action_go(1)

    def _put(self, part: str, text: str) -> None:
        self.query_one(f"#tour-{part}", Static).update(text)
