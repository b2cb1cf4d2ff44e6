"""How the table lies on the screen: bars, board, choices, news, log."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.widgets import Static

from digsite.core.records import Refusal
from digsite.text.problems import in_words

from ..boards import board
from ..foretell import foretold
from ..moves import shortened
from ..panes import log_rows, player_row, player_rows
from ..rows import bulleted, cut, offer_rows, wrapped
from ..scene import Offer, Row, Scene, Span
from ..session import Session
from ..sheet import Sheet

if TYPE_CHECKING:
    from ..app import DigsiteApp

WIDE, HIGH = 120, 30  # from here on the panes stand beside the board
KEYS = (
    ("↵", "key-take"),
    ("Tab", "key-switch"),
    ("u", "key-undo"),
    ("s", "key-since"),
    ("l", "key-log"),
    ("p", "key-preview"),
    ("t", "key-hint"),
    ("r", "key-rules"),
    ("h", "key-help"),
    ("q", "key-leave"),
)
DISPENSABLE = ("Tab", "↵", "l", "s")  # left out where the line is too short


class TableView(Screen[None]):
    """One session on the screen; it shows, and decides nothing."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.scene: Scene = session.scene()
        self.note: list[Row] | None = None  # what the news pane says instead of news
        self.filter = ""
        self.confirming: str | None = None
        self.refused: Refusal | None = None
        self.progress = ""
        self.drawn: tuple[int, int, str] | None = None

    @property
    def digsite(self) -> DigsiteApp:
        return cast("DigsiteApp", self.app)

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
        for pane in ("players", "news", "log"):
            self.sheet(pane).can_focus = False
        self.sheet("board").arrows = True

    def on_resize(self) -> None:
        self.set_class(self.app.size.width >= WIDE and self.app.size.height >= HIGH, "wide")
        self.call_after_refresh(self.redraw)

    def on_screen_resume(self) -> None:
        if self.drawn != self._drawing():
            self.call_after_refresh(self.redraw)

    def _drawing(self) -> tuple[int, int, str]:
        """What a drawing is of; while it is the same there is nothing to draw again."""
        return (self.session.table.version, self.session.viewer, self.session.language)

    def sheet(self, id: str) -> Sheet:
        return self.query_one(f"#{id}", Sheet)

    def redraw(self) -> None:
        """Draw everything as it stands."""
        if not self.query("#keys"):  # it is being closed
            return
        self.drawn = self._drawing()
        self.scene = self.session.scene()
        self._draw_bars()
        pane = self.sheet("board")
        width, height = max(pane.size.width, 20), max(pane.size.height, 5)
        marked = pane.marked or self.sheet("offers").marked
        pane.show(board(self.session.game.key).draw(self.scene, width, height), marked)
        self._draw_offers(marked)
        self._draw_news()
        side = self.sheet("players")
        side.styles.height = len(self.session.sitters)
        side.show(player_rows(self.session, side.size.width))
        log = self.sheet("log")
        log.border_title = self.session.speech.say("table-log")
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
        prompt.update(cut(f" {'▶' if mine else '…'} {text}", self.size.width))
        self.query_one("#keys", Static).update(self._keys())

    def _keys(self) -> Text:
        """What the keys do, as many as fit."""
        say = self.session.speech.say
        shown = [(key, say(name)) for key, name in KEYS]
        for key in DISPENSABLE:
            if sum(len(k) + len(word) + 3 for k, word in shown) > self.size.width:
                shown = [pair for pair in shown if pair[0] != key]
        text = Text(" ")
        for key, word in shown:
            idle = key == "u" and not self.session.can_undo()
            text.append(key, "dim" if idle else "bold").append(f" {word}  ", "dim")
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
        since = self.mine or self.has_class("wide")  # where it is wide, the log has its own pane
        pane.border_title = session.speech.say("table-since" if since else "table-log")
        if self.note is not None:
            pane.border_title = ""
            pane.show(self.note)
            pane.scroll_home(animate=False)
            return
        if session.unsaved:
            reason = in_words(session.unsaved, session.language)
            text = session.speech.say("table-saved-not", reason=reason)
            pane.show(wrapped(text, width, "bold red"))
            return
        lines = session.since_last_turn() if since else session.chronicle().gist()[-30:]
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

    def offer(self, word: str) -> Offer | None:
        return next((offer for offer in self.scene.offers if offer.word == word), None)

    def mark(self, word: str | None) -> None:
        if word != self.confirming:
            self.confirming = None
        self.sheet("board").mark(word)
        self.sheet("offers").mark(word)

    def foretell(self, word: str) -> None:
        offer = self.offer(word)
        if offer is None:
            return
        width = max(self.sheet("news").size.width - 1, 20)
        lines = foretold(self.session, offer.action, with_odds=False)
        self.note = [[Span(row[0].text, "bold")] for row in wrapped(offer.text, width)]
        self.note += bulleted(lines, width)
        self._draw_news()
