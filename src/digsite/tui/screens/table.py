"""The table as one plays at it: who is asked, what is taken, by keyboard alone or by mouse."""

from __future__ import annotations

import gc

from textual import on
from textual.binding import Binding

from ..foretell import foretold
from ..moves import Trouble, not_a_move, read_notation
from ..session import Session
from ..sheet import Sheet
from ..thinker import Answered, Thinker, Thinking
from .ask import Ask
from .curtain import Curtain
from .table_desk import HELPER, TableDesk


class TableScreen(TableDesk):
    """One session, played."""

    BINDINGS = [
        Binding("tab", "switch", show=False, priority=True),
        Binding("u", "undo", show=False),
        Binding("colon", "type", show=False),
        Binding("escape", "clear", show=False),
        Binding("q", "leave", show=False),
        *[Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)],
    ]

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__(session)
        self.pace = pace
        self.thinker = Thinker(self.post_message)
        self.digits = ""
        self.ended = False

    def on_mount(self) -> None:
        gc.freeze()  # what is loaded by now stays: looking through it would hold up a key for 0.1 s
        self.call_after_refresh(self.advance)

    def on_unmount(self) -> None:
        self.thinker.stop()

    # -- the course of the game ---------------------------------------------------

    def advance(self) -> None:
        """Something has changed: draw it, and ask whoever is to act."""
        if not self.query("#keys"):  # it is being closed
            return
        session = self.session
        self.filter = self.digits = self.progress = ""
        self.confirming = self.note = None
        self.sheet("board").mark(None)
        self.sheet("offers").mark(None)
        self.redraw()
        if session.over:
            self._show_end()
        elif session.needs_curtain():
            self.app.push_screen(Curtain(session.speech, session.actor), self._lifted)
        elif session.asks_bot():
            self.thinker.ask(session.question())
        else:
            on_board = len(self.sheet("board").places)
            better = on_board > 1 and on_board * 2 >= len(self.scene.offers)
            self.sheet("board" if better else "offers").focus()

    def _lifted(self, ready: bool | None) -> None:
        if ready:
            self.session.lift_curtain()
            self.advance()

    def _show_end(self) -> None:
        if not self.ended:
            self.ended = True
            self.digsite.show_end(self.session)

    @on(Thinking)
    def _thinking(self, message: Thinking) -> None:
        if message.question.version == self.session.table.version and self.session.asks_bot():
            name = self.session.speech.who(self.session.actor)
            percent = round(message.share * 100)
            self.progress = self.session.speech.say("table-thinking", name=name, percent=percent)
            self._draw_bars()

    @on(Answered)
    def _answered(self, message: Answered) -> None:
        session = self.session
        if message.question.version != session.table.version:
            return
        if session.asks_bot():
            turn = session.table.state.turn
            self.progress = ""
            session.take(message.action)
            if self.pace and session.table.state.turn != turn:
                self.redraw()
                self.set_timer(self.pace, self.advance)
            else:
                self.advance()
            return
        word = session.game.notation(message.action)
        text, bot = session.speech.offer(message.action), session.speech.say(f"rung-{HELPER}")
        self.mark(word)
        self.tell(session.speech.say("table-hint", bot=bot, move=text), style="bold")

    # -- choosing -------------------------------------------------------------------

    @on(Sheet.Marked)
    def _marked(self, message: Sheet.Marked) -> None:
        if type(message) is Sheet.Marked:
            self.digits = ""
            self.mark(message.target)
            self.foretell(message.target)

    @on(Sheet.Taken)
    def _taken(self, message: Sheet.Taken) -> None:
        if message.target:
            self.take(message.target)
        elif self.refused is not None and self.note is not None:
            self.digsite.show_book(self.session.game.key, self.refused.clause)
        elif self.scene.offers:
            self.mark(self.scene.offers[0].word)
            self.foretell(self.scene.offers[0].word)

    def take(self, word: str) -> None:
        """Take an offer; a gamble, which has no way back, is asked twice."""
        offer = self.offer(word)
        if offer is None:
            return
        sure = self.confirming == word or len(self.scene.offers) == 1
        if not sure and self.session.outlook(offer.action).gamble:
            self.mark(word)
            self.confirming = word
            lines = foretold(self.session, offer.action)[:-1]
            self.tell(*lines, self.session.speech.say("preview-confirm"), style="bold")
            return
        self.refused = None
        self.session.take(offer.action)
        self.advance()

    def action_digit(self, digit: int) -> None:
        count = len(self.scene.offers)
        self.digits += str(digit)
        number = int(self.digits)
        if not 0 < number <= count:
            text = self.session.speech.say("plain-no-number", number=self.digits, count=count)
            self.digits = ""
            self.tell(text if count else self.session.speech.say("table-no-choices"))
            return
        word = self.scene.offers[number - 1].word
        if number * 10 > count:
            self.digits = ""
            self.take(word)
        else:
            self.mark(word)
            self.foretell(word)

    def action_switch(self) -> None:
        here = self.sheet("board").has_focus
        self.sheet("offers" if here else "board").focus()

    def action_clear(self) -> None:
        self.filter = self.digits = ""
        self.note = None
        self.mark(None)
        self.redraw()

    # -- taking back, typing, leaving ----------------------------------------------

    def action_undo(self) -> None:
        session, say = self.session, self.session.speech.say
        entry = session.table.journal[-1] if session.table.journal else None
        if session.undo() and entry is not None:
            self.advance()
            self.tell(say("table-undone", move=session.speech.offer(entry.action)))
        else:
            self.tell(say("table-no-undo"))

    def action_type(self) -> None:
        self.app.push_screen(Ask(self.session.speech.say("table-type-move")), self._typed)

    def _typed(self, text: str | None) -> None:
        text = (text or "").strip()
        if not text:
            return
        session, say = self.session, self.session.speech.say
        if not self.mine:
            self.tell(say("table-waiting", name=self.actor_name()))
            return
        found = read_notation(session, self.scene, text) or not_a_move(session, self.scene, text)
        if isinstance(found, Trouble):
            self.mark(None)
            self.refused = found.refusal
            line = say("table-refused", reason=found.text) if found.refusal else found.text
            self.tell(line, style="bold")
        else:
            self.take(found.word)

    def action_leave(self) -> None:
        self.session.save()
        self.digsite.go_home()
