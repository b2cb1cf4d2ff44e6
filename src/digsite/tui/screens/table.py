"""The table: prompt, board, choices, news; played by keyboard alone or by mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.widgets import Static

from digsite.core.records import Refusal
from digsite.core.seats import CHANCE, NOBODY

from ..boards import board
from ..foretell import foretold
from ..moves import Trouble, not_a_move, read_notation, shortened
from ..panes import help_rows, log_rows, player_row, player_rows, rule_of_the_moment
from ..rows import bulleted, offer_rows, wrapped
from ..scene import Offer, Row, Scene, Span
from ..session import Session
from ..sheet import Sheet
from ..thinker import Answered, Thinker, Thinking
from .ask import Ask
from .curtain import Curtain
from .reader import Reader

if TYPE_CHECKING:
    from ..app import DigsiteApp

HELPER = "professor"
WIDE, HIGH = 120, 30  # from here on the panes stand beside the board


class TableScreen(Screen[None]):
    """One session on the screen."""

    BINDINGS = [
        Binding("tab", "switch", show=False, priority=True),
        Binding("u", "undo", show=False),
        Binding("l", "log", show=False),
        Binding("s", "since", show=False),
        Binding("p", "preview", show=False),
        Binding("h,question_mark,f1", "help", show=False),
        Binding("r", "rules", show=False),
        Binding("t", "hint", show=False),
        Binding("slash", "find", show=False),
        Binding("colon", "type", show=False),
        Binding("escape", "clear", show=False),
        Binding("q", "leave", show=False),
        *[Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)],
    ]

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.thinker = Thinker(self.post_message)
        self.helper = Thinker(self.post_message)
        self.scene: Scene = session.scene()
        self.note: list[Row] | None = None  # what the news pane says instead of news
        self.filter = ""
        self.digits = ""
        self.confirming: str | None = None
        self.refused: Refusal | None = None
        self.progress = ""
        self.ended = False

    # -- drawing ----------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="prompt", markup=False)
        with Container(id="middle"):
            yield Sheet(id="board")
            with Vertical(id="side"):
                yield Sheet(id="players")
                yield Sheet(id="offers")
                yield Sheet(id="news")
                yield Sheet(id="log")
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.sheet("players").can_focus = False
        self.sheet("news").can_focus = False
        self.sheet("log").can_focus = False
        self.call_after_refresh(self.advance)

    def on_unmount(self) -> None:
        self.thinker.stop()
        self.helper.stop()

    def on_resize(self) -> None:
        self.set_class(self.app.size.width >= WIDE and self.app.size.height >= HIGH, "wide")
        self.call_after_refresh(self.redraw)

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self.redraw)

    def sheet(self, id: str) -> Sheet:
        return self.query_one(f"#{id}", Sheet)

    def redraw(self) -> None:
        """Draw everything as it stands."""
        if not self.is_mounted:
            return
        self.scene = self.session.scene()
        self._draw_bars()
        pane = self.sheet("board")
        width, height = max(pane.size.width, 20), max(pane.size.height, 5)
        marked = pane.marked or self.sheet("offers").marked
        pane.show(board(self.session.game.key).draw(self.scene, width, height), marked)
        self._draw_offers(marked)
        self._draw_news()
        side = self.sheet("players")
        side.show(player_rows(self.session, side.size.width))
        log = self.sheet("log")
        turns = self.session.chronicle().turns()[-40:]
        log.show(log_rows(self.session.speech, turns, log.size.width - 1))
        log.scroll_end(animate=False)

    def _draw_bars(self) -> None:
        session, speech = self.session, self.session.speech
        title = Text(f" {session.game.title}  ", "bold")
        for span in player_row(session):
            title.append(span.text, span.style)
        title.append(speech.say("table-turn", number=session.table.state.turn), "dim")
        self.query_one("#title", Static).update(title)
        mine = self.mine
        text = speech.prompt(self.scene.prompt, mine)
        if session.asks_bot() and self.progress:
            text = self.progress
        prompt = self.query_one("#prompt", Static)
        prompt.set_class(mine, "mine")
        prompt.update(f" {'▶' if mine else '…'} {text}")
        self.query_one("#keys", Static).update(self._keys())

    def _keys(self) -> Text:
        say, text = self.session.speech.say, Text(" ")
        for key, name in (
            ("Enter", "key-take"),
            ("Tab", "key-switch"),
            ("u", "key-undo"),
            ("s", "key-since"),
            ("l", "key-log"),
            ("p", "key-preview"),
            ("t", "key-hint"),
            ("r", "key-rules"),
            ("h", "key-help"),
            ("q", "key-leave"),
        ):
            quiet = "dim" if key == "u" and not self.session.can_undo() else ""
            text.append(key, f"bold {quiet}").append(f" {say(name)} ", quiet or "dim")
        return text

    def _draw_offers(self, marked: str | None) -> None:
        pane, say = self.sheet("offers"), self.session.speech.say
        offers = self.scene.offers
        chosen = [(n, o) for n, o in enumerate(offers, 1) if self._fits(o)]
        numbers, shown = [n for n, _ in chosen], [o for _, o in chosen]
        title = say("table-choices", count=len(offers)) if offers else ""
        if self.filter:
            title = say(
                "table-filtered", shown=len(shown), count=len(offers), text=shortened(self.filter)
            )
        pane.border_title = title
        rows = offer_rows(shown, numbers, pane.size.width - 1, pane.size.height)
        if not rows:
            empty = say("table-nothing-found", text=shortened(self.filter))
            nothing = empty if offers else say("table-no-choices")
            rows = wrapped(nothing, pane.size.width - 1, "dim")
        pane.show(rows, marked)

    def _draw_news(self) -> None:
        pane, session = self.sheet("news"), self.session
        width = pane.size.width - 1
        pane.border_title = session.speech.say("table-since" if self.mine else "table-log")
        if self.note is not None:
            pane.border_title = ""
            pane.show(self.note)
            pane.scroll_home(animate=False)
            return
        if session.unsaved:
            text = session.speech.say("table-saved-not", reason=session.unsaved)
            pane.show(wrapped(text, width, "bold red"))
            return
        lines = session.since_last_turn() if self.mine else session.chronicle().lines()[-30:]
        pane.show(bulleted(lines, width))
        pane.scroll_end(animate=False)

    @property
    def mine(self) -> bool:
        """Whether the one who looks on is asked."""
        return self.session.actor == self.session.viewer and self.session.asks_person()

    def _fits(self, offer: Offer) -> bool:
        wanted = self.filter.casefold()
        return wanted in offer.text.casefold() or wanted in offer.word.casefold()

    def tell(self, *lines: str, style: str = "") -> None:
        """Say something in the news pane until the next step."""
        width = max(self.sheet("news").size.width - 1, 20)
        self.note = [row for line in lines for row in wrapped(line, width, style)]
        self._draw_news()

    # -- the course of the game ---------------------------------------------------

    def advance(self) -> None:
        """Something has changed: draw it, and ask whoever is to act."""
        if not self.is_mounted:
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

    @property
    def digsite(self) -> DigsiteApp:
        return cast("DigsiteApp", self.app)

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
            session.take(message.action)
            if self.pace and session.table.state.turn != turn:
                self.redraw()
                self.set_timer(self.pace, self.advance)
            else:
                self.advance()
            return
        word = session.game.notation(message.action)
        text, bot = session.speech.offer(message.action), session.speech.say(f"rung-{HELPER}")
        self._mark(word)
        self.tell(session.speech.say("table-hint", bot=bot, move=text), style="bold")

    # -- choosing -------------------------------------------------------------------

    @on(Sheet.Marked)
    def _marked(self, message: Sheet.Marked) -> None:
        if type(message) is Sheet.Marked:
            self.digits = ""
            self._mark(message.target)
            self._foretell(message.target)

    @on(Sheet.Taken)
    def _taken(self, message: Sheet.Taken) -> None:
        if message.target:
            self.take(message.target)
        elif self.refused is not None and self.note is not None:
            self.digsite.show_rules(self.session, self.refused.clause)
        elif self.scene.offers:
            self._mark(self.scene.offers[0].word)
            self._foretell(self.scene.offers[0].word)

    def take(self, word: str) -> None:
        """Take an offer; what reveals something is asked twice."""
        offer = self._offer(word)
        if offer is None:
            return
        sure = self.confirming == word or len(self.scene.offers) == 1
        if not sure and self.session.outlook(offer.action).reveals:
            self._mark(word)
            self.confirming = word
            lines = foretold(self.session, offer.action)[:-1]
            self.tell(*lines, self.session.speech.say("preview-confirm"), style="bold")
            return
        self.refused = None
        self.session.take(offer.action)
        self.advance()

    def _offer(self, word: str) -> Offer | None:
        return next((offer for offer in self.scene.offers if offer.word == word), None)

    def _mark(self, word: str | None) -> None:
        if word != self.confirming:
            self.confirming = None
        self.sheet("board").mark(word)
        self.sheet("offers").mark(word)

    def _foretell(self, word: str) -> None:
        offer = self._offer(word)
        if offer is None:
            return
        width = max(self.sheet("news").size.width - 1, 20)
        lines = foretold(self.session, offer.action, with_odds=False)
        self.note = [[Span(row[0].text, "bold")] for row in wrapped(offer.text, width)]
        self.note += bulleted(lines, width)
        self._draw_news()

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
            self._mark(word)
            self._foretell(word)

    def action_switch(self) -> None:
        here = self.sheet("board").has_focus
        self.sheet("offers" if here else "board").focus()

    def action_clear(self) -> None:
        self.filter = self.digits = ""
        self.note = None
        self._mark(None)
        self.redraw()

    # -- what one can ask for -------------------------------------------------------

    def action_undo(self) -> None:
        session, say = self.session, self.session.speech.say
        entry = session.table.journal[-1] if session.table.journal else None
        if session.undo() and entry is not None:
            self.advance()
            self.tell(say("table-undone", move=session.speech.offer(entry.action)))
        else:
            self.tell(say("table-no-undo"))

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
        offer = self._offer(marked or self.sheet("board").marked or "")
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
        clause = self.refused.clause if self.refused else rule_of_the_moment(self.session)
        self.digsite.show_rules(self.session, clause)

    def action_hint(self) -> None:
        say = self.session.speech.say
        if not self.mine:
            self.tell(say("table-waiting", name=self._actor_name()))
            return
        self.tell(say("table-hint-thinking", bot=say(f"rung-{HELPER}")), style="dim")
        self.helper.ask(self.session.question(HELPER))

    def action_find(self) -> None:
        self.app.push_screen(Ask(self.session.speech.say("table-type-filter")), self._found)

    def _found(self, text: str | None) -> None:
        self.filter = (text or "").strip()
        self._draw_offers(None)
        self.sheet("offers").focus()

    def action_type(self) -> None:
        self.app.push_screen(Ask(self.session.speech.say("table-type-move")), self._typed)

    def _typed(self, text: str | None) -> None:
        text = (text or "").strip()
        if not text:
            return
        session, say = self.session, self.session.speech.say
        if not self.mine:
            self.tell(say("table-waiting", name=self._actor_name()))
            return
        found = read_notation(session, self.scene, text) or not_a_move(session, self.scene, text)
        if isinstance(found, Trouble):
            self._mark(None)
            self.refused = found.refusal
            line = say("table-refused", reason=found.text) if found.refusal else found.text
            self.tell(line, style="bold")
        else:
            self.take(found.word)

    def action_leave(self) -> None:
        self.session.save()
        self.digsite.go_home()

    def _actor_name(self) -> str:
        actor = self.session.actor
        return self.session.speech.who(actor if actor not in (CHANCE, NOBODY) else CHANCE)

    def _read(self, title: str, draw: object, at_end: bool = False) -> None:
        footer = self.session.speech.say("help-close")
        self.app.push_screen(Reader(title, draw, footer, at_end))  # type: ignore[arg-type]
