"""What one can ask for at the table: log, news, preview, help, rules, a tip."""

from __future__ import annotations

from textual.binding import Binding

from digsite.core.seats import CHANCE
from digsite.text import prompt_clauses

from ..foretell import foretold
from ..panes import help_rows, log_rows
from ..rows import bulleted, wrapped
from ..scene import Row, Span
from ..session import Session
from ..thinker import Thinker
from .ask import Ask
from .reader import Draw, Reader
from .table_view import TableView

HELPER = "professor"


class TableDesk(TableView):
    """The keys that show something and change nothing."""

    BINDINGS = [
        Binding("l", "log", show=False),
        Binding("s", "since", show=False),
        Binding("p", "preview", show=False),
        Binding("h,question_mark,f1", "help", show=False),
        Binding("r", "rules", show=False),
        Binding("t", "hint", show=False),
        Binding("slash", "find", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.helper = Thinker(self.post_message)

    def on_unmount(self) -> None:
        self.helper.stop()

    def action_log(self) -> None:
        speech, turns = self.session.speech, self.session.chronicle().turns()
        self._read(speech.say("table-log"), lambda width: log_rows(speech, turns, width), True)

    def action_since(self) -> None:
        session, say = self.session, self.session.speech.say
        chronicle = session.chronicle()
        turns = chronicle.turns(chronicle.last_turn_of(session.viewer))
        nothing: list[Row] = [[Span(say("table-since-nothing"))]]
        self._read(
            say("table-since"), lambda width: log_rows(session.speech, turns, width) or nothing
        )

    def action_preview(self) -> None:
        say, marked = self.session.speech.say, self.sheet("offers").marked
        offer = self.offer(marked or self.sheet("board").marked or "")
        if offer is None:
            self.tell(say("preview-select-first"))
            return
        lines = foretold(self.session, offer.action)
        text = offer.text

        def rows(width: int) -> list[Row]:
            return [*wrapped(text, width, "bold"), [], *bulleted(lines, width)]

        self._read(say("preview-title"), rows)

    def action_help(self) -> None:
        say = self.session.speech.say
        self._read(say("help-title"), lambda width: help_rows(self.session, width))

    def action_rules(self) -> None:
        key = self.session.game.key
        clause = prompt_clauses(key).get(self.scene.prompt.key)
        self.digsite.show_book(key, self.refused.clause if self.refused else clause)

    def action_hint(self) -> None:
        say = self.session.speech.say
        if not self.mine:
            self.tell(say("table-waiting", name=self.actor_name()))
            return
        self.tell(say("table-hint-thinking", bot=say(f"rung-{HELPER}")), style="dim")
        self.helper.ask(self.session.question(HELPER))

    def action_find(self) -> None:
        self.app.push_screen(Ask(self.session.speech.say("table-type-filter")), self._found)

    def _found(self, text: str | None) -> None:
        self.filter = (text or "").strip()
        self._draw_offers(None)
        self.sheet("offers").focus()

    def actor_name(self) -> str:
        return self.session.speech.who(max(self.session.actor, CHANCE))

    def _read(self, title: str, draw: Draw, at_end: bool = False) -> None:
        footer = self.session.speech.say("help-close")
        self.app.push_screen(Reader(title, draw, footer, at_end))
