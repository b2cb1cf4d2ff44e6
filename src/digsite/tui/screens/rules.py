"""The rulebook, open at the clause that matters."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Static

from digsite.core.errors import BadInput
from digsite.text import Language, rulebook, voice

from ..book import book_rows
from ..moves import shortened
from ..sheet import Sheet
from .ask import Ask

WIDEST = 96


class RulesScreen(Screen[None]):
    """Scroll, go from clause to clause, or find a word."""

    BINDINGS = [
        Binding("n", "clause(1)", show=False),
        Binding("p", "clause(-1)", show=False),
        Binding("slash", "find", show=False),
        Binding("home", "edge(-1)", show=False, priority=True),
        Binding("end", "edge(1)", show=False, priority=True),
        Binding("escape,q,r", "back", show=False),
    ]

    def __init__(self, key: str, language: Language, clause: str | None = None) -> None:
        super().__init__()
        self.book = rulebook(key, language)
        self.speak = voice(language)
        self.clause = clause if clause in self.book.clauses else None
        self.starts: dict[str, int] = {}

    def compose(self) -> ComposeResult:
        yield Static(f" {self.speak.say('rules-title', title=self.book.title)}", id="title")
        yield Sheet(id="text")
        yield Static(f" {self.speak.say('rules-keys')}", id="keys", markup=False)

    def on_mount(self) -> None:
        self.call_after_refresh(self._fill)

    def on_resize(self) -> None:
        self.call_after_refresh(self._fill)

    def action_clause(self, step: int) -> None:
        numbers = list(self.book.clauses)
        if self.clause is None:
            top = self.query_one(Sheet).scroll_offset.y
            later = [number for number in numbers if self.starts.get(number, 0) >= top]
            self.clause = later[0] if later else numbers[-1]
        else:
            at = numbers.index(self.clause) + step
            self.clause = numbers[min(max(at, 0), len(numbers) - 1)]
        self._fill()

    def action_edge(self, way: int) -> None:
        sheet = self.query_one(Sheet)
        sheet.scroll_home(animate=False) if way < 0 else sheet.scroll_end(animate=False)

    def action_find(self) -> None:
        self.app.push_screen(Ask(self.speak.say("rules-find")), self._found)

    def _found(self, text: str | None) -> None:
        wanted = (text or "").strip()
        if not wanted:
            return
        try:
            self.clause = self.book.clause(wanted).number
        except BadInput:
            hit = self._next_with(wanted.casefold())
            if hit is None:
                shown = self.speak.say("rules-not-found", text=shortened(wanted))
                self.query_one("#keys", Static).update(f" {shown}")
                return
            self.clause = hit
        self._fill()

    def _next_with(self, wanted: str) -> str | None:
        """The next clause that holds the words, after the one that is open."""
        numbers = list(self.book.clauses)
        start = numbers.index(self.clause) + 1 if self.clause else 0
        for number in [*numbers[start:], *numbers[:start]]:
            if wanted in self.book.clauses[number].text.casefold():
                return number
        return None

    def action_back(self) -> None:
        self.app.pop_screen()

    def _fill(self) -> None:
        if not self.query("#keys"):  # it is being closed
            return
        sheet = self.query_one(Sheet)
        width = min(max(sheet.size.width - 2, 20), WIDEST)
        rows, self.starts = book_rows(self.book, width, self.clause)
        sheet.show(rows)
        sheet.focus()
        if self.clause is not None:
            sheet.scroll_to(y=max(self.starts[self.clause] - 2, 0), animate=False, force=True)
