"""The curtain between two people at one keyboard."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from digsite.text import Voice


class Curtain(Screen[bool]):
    """Hides the table until the next player says so."""

    BINDINGS = [
        Binding("enter,space", "lift", show=False, priority=True),
        Binding("q,ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self, voice: Voice, seat: int) -> None:
        super().__init__()
        self.voice, self.seat = voice, seat

    def compose(self) -> ComposeResult:
        say, name = self.voice.say, self.voice.who(self.seat)
        with Vertical(id="curtain"):
            yield Static(say("curtain-title", name=name), classes="heading", markup=False)
            yield Static(say("curtain-text", name=name), markup=False)
            yield Static(say("curtain-button"), id="lift", markup=False)

    def on_click(self) -> None:
        self.action_lift()

    def action_lift(self) -> None:
        self.dismiss(True)
