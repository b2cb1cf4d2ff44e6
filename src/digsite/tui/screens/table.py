"""The table as one plays at it: who is asked next, and what each key does."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, cast

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.timer import Timer
from textual.worker import Worker, WorkerState, get_current_worker

from digsite.text import prompt_clauses

from ..questions import HELPER, Answer, Question
from ..session import Session
from ..sheet import Sheet
from .ask import Ask
from .curtain import Curtain
from .table_choosing import Choosing
from .table_pages import PAGES, preview_page
from .table_view import TableView
from .thinking import Thinking, think_aloud

if TYPE_CHECKING:
    from ..app import DigsiteApp


class TableScreen(Screen[None]):
    """One session, played: the view draws it, `choosing` finds the move that is meant."""

    BINDINGS = [
        Binding("tab", "switch", show=False, priority=True),
        Binding("u", "undo", show=False),
        Binding("colon", "type", show=False),
        Binding("slash", "find", show=False),
        Binding("escape", "clear", show=False),
        Binding("l", "page('log')", show=False),
        Binding("s", "page('since')", show=False),
        Binding("h,question_mark,f1", "page('help')", show=False),
        Binding("p", "preview", show=False),
        Binding("r", "rules", show=False),
        Binding("t", "hint", show=False),
        Binding("q", "leave", show=False),
        *[Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)],
    ]

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__()
        self.session = session
        self.pace = pace  # seconds a bot's turn is left to look at before the next bot's
        self.view = TableView(session)
        self.choosing = Choosing(session, self.view, self.advance)
        self._thinking = False  # whether a bot was asked and has not answered
        self._pause: Timer | None = None
        self._ended = False

    def compose(self) -> ComposeResult:
        yield self.view

    def on_mount(self) -> None:
        gc.freeze()  # what is loaded by now stays: looking through it would hold up a key for 0.1 s
        self.call_after_refresh(self.advance)

    def on_screen_resume(self) -> None:
        self.view.catch_up()

    def redraw(self) -> None:
        self.view.redraw()

    @property
    def digsite(self) -> DigsiteApp:
        return cast("DigsiteApp", self.app)

    # -- the course of the game ---------------------------------------------------

    def advance(self) -> None:
        """Something has changed: draw it, and ask whoever is to act."""
        self._end_pause()
        if not self.view.laid_out:
            return
        session = self.session
        self.choosing.begin()
        self.view.redraw()
        if session.over:
            self._show_end()
        elif session.needs_curtain():
            self.app.push_screen(Curtain(session.voice, session.actor), self._lifted)
        elif session.asks_bot():
            self._ask_bot()
        else:
            self.view.focus_choices()

    def _lifted(self, ready: bool | None) -> None:
        if ready:
            self.session.lift_curtain()
            self.advance()

    def _show_end(self) -> None:
        if not self._ended:
            self._ended = True
            self.digsite.show_end(self.session)

    def _show_turn(self) -> None:
        """Leave a bot's turn to look at; who is to move now need not wait for that."""
        if self.view.mine or not self.pace:
            self.advance()
            return
        self.view.redraw()
        self._pause = self.set_timer(self.pace, self.advance)

    def _end_pause(self) -> None:
        if self._pause is not None:
            self._pause.stop()
            self._pause = None

    # -- bots -----------------------------------------------------------------------

    def _ask_bot(self) -> None:
        """One question at a time: the one it thinks about is not asked again."""
        if not self._thinking:
            self._thinking = True
            self._play(self.session.question())

    @work(thread=True, exclusive=True, group="players")
    def _play(self, question: Question) -> Answer:
        return think_aloud(question, self)

    @work(thread=True, exclusive=True, group="helpers")
    def _advise(self, question: Question) -> Answer:
        worker = get_current_worker()
        return question.advise(lambda: worker.is_cancelled)

    @on(Worker.StateChanged)
    def _worked(self, event: Worker.StateChanged) -> None:
        if event.state is WorkerState.SUCCESS and isinstance(event.worker.result, Answer):
            heard = self._advised if event.worker.group == "helpers" else self._answered
            heard(event.worker.result)

    @on(Thinking)
    def _told(self, message: Thinking) -> None:
        session = self.session
        if message.question.version == session.table.version and session.asks_bot():
            name, percent = session.voice.who(session.actor), round(message.share * 100)
            self.view.progress = session.voice.say("table-thinking", name=name, percent=percent)
            self.view.draw_bars()

    def _answered(self, answer: Answer) -> None:
        session, turn = self.session, self.session.table.state.turn
        self._thinking = False
        self.view.progress = ""
        if answer.failure is not None:
            self.view.alarm = session.failure_text(answer)
        session.take(answer.action)
        if session.table.state.turn != turn:
            self._show_turn()
        else:
            self.advance()

    def _advised(self, answer: Answer) -> None:
        session, voice = self.session, self.session.voice
        if answer.question.version != session.table.version:
            return
        bot = voice.say(f"rung-{HELPER}")
        if answer.failure is not None:
            self.view.tell(voice.say("table-hint-failed", bot=bot))
            return
        self.choosing.mark(session.game.notation(answer.action))
        move = session.offer_text(answer.action, answer.then)
        self.view.tell(*session.advice_texts(answer, move), style="bold")

    # -- choosing -------------------------------------------------------------------

    @on(Sheet.Marked)
    def _marked(self, message: Sheet.Marked) -> None:
        if type(message) is Sheet.Marked:
            self.choosing.look_at(message.target)

    @on(Sheet.Taken)
    def _taken(self, message: Sheet.Taken) -> None:
        refused = self.choosing.refused
        if message.target:
            self.choosing.take(message.target)
        elif refused is not None and self.view.note is not None:
            self.digsite.show_book(self.session.game.key, refused.clause)
        else:
            self.choosing.take_marked()

    def action_digit(self, digit: int) -> None:
        self.choosing.digit(digit)

    def action_clear(self) -> None:
        self.choosing.clear()

    def action_undo(self) -> None:
        self.choosing.undo()

    def action_switch(self) -> None:
        self.view.switch_focus()

    def action_type(self) -> None:
        self.app.push_screen(Ask(self.session.voice.say("table-type-move")), self.choosing.typed)

    def action_find(self) -> None:
        say = self.session.voice.say
        self.app.push_screen(Ask(say("table-type-filter")), self.view.show_fitting)

    def action_leave(self) -> None:
        self.digsite.go_home()

    # -- what can be read -------------------------------------------------------------

    def action_page(self, name: str) -> None:
        self.app.push_screen(PAGES[name](self.session))

    def action_preview(self) -> None:
        offer = self.view.marked_offer()
        if offer is None:
            self.view.tell(self.session.voice.say("preview-select-first"))
        else:
            self.app.push_screen(preview_page(self.session, offer))

    def action_rules(self) -> None:
        key, refused = self.session.game.key, self.choosing.refused
        clause = prompt_clauses(key).get(self.view.scene.prompt.key)
        self.digsite.show_book(key, refused.clause if refused else clause)

    def action_hint(self) -> None:
        say = self.session.voice.say
        if not self.view.mine:
            self.view.tell_waiting()
            return
        thinking = say("table-hint-thinking", bot=say(f"rung-{HELPER}"))
        self.view.tell(f"{thinking} {self.session.chances()}", style="dim")
        self._advise(self.session.question(HELPER))
