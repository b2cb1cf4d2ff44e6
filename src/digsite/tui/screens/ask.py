"""One line to type: a move, a name, a file."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static


class Ask(ModalScreen[str | None]):
    """A question with one line of answer; Esc answers nothing."""

    BINDINGS = [
        Binding("escape", "close", show=False, priority=True),
        Binding("ctrl+c", "app.leave", show=False, priority=True),
    ]

    def __init__(self, question: str, value: str = "", help: str = "") -> None:
        super().__init__()
        self.question, self.value, self.help_text = question, value, help

    def compose(self) -> ComposeResult:
        with Vertical(id="ask"):
            yield Input(self.value, max_length=500, compact=True)
            yield Static(self.help_text, markup=False)

    def on_mount(self) -> None:
        self.query_one("#ask").border_title = self.question
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def action_close(self) -> None:
        self.dismiss(None)
