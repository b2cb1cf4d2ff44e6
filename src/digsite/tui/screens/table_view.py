"""How the table lies on the screen: bars, board, choices, news, log."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.widgets import Static

from digsite.core.seats import CHANCE

from ..boards import board
from ..foretell import foretold
from ..moves import shortened
from ..panes import log_rows, player_rows
from ..rows import bulleted, offer_rows, wrapped
from ..scene import Offer, Row, Scene, Span
from ..session import Session
from ..sheet import Sheet
from .table_bars import key_bar, question_bar, title_bar

WIDE, HIGH = 120, 30  # from here on the panes stand beside the board
BARS = 3  # rows: title, question, keys
SIDE = 5  # rows of the panes below the board, at least
SHEETS = 5  # board, players, offers, news, log


class TableView(Container):
    """One session, drawn; it shows, and decides nothing."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="table")
        self.session = session
        self.scene: Scene = session.scene()
        self.note: list[Row] | None = None  # what the news pane says instead of news
        self.alarm = ""  # what it says before them
        self.filter = ""
        self.progress = ""
        self._drawn: tuple[int, int, str] | None = None

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

    def sheet(self, id: str) -> Sheet:
        return self.query_one(f"#{id}", Sheet)

    @property
    def laid_out(self) -> bool:
        """Whether there is something to draw on: not yet at the start, no more at the end."""
        return bool(self.query("#keys")) and len(self.query(Sheet)) == SHEETS

    @property
    def mine(self) -> bool:
        """Whether the one who looks on is asked."""
        return self.session.actor == self.session.viewer and self.session.asks_person()

    def offer(self, word: str) -> Offer | None:
        return next((offer for offer in self.scene.offers if offer.word == word), None)

    def marked_offer(self) -> Offer | None:
        return self.offer(self.sheet("offers").marked or self.sheet("board").marked or "")

    # -- drawing --------------------------------------------------------------------

    def redraw(self) -> None:
        """Draw everything as it stands."""
        if not self.laid_out:
            return
        self._drawn = self._drawing()
        self.scene = self.session.scene()
        self.draw_bars()
        pane = self.sheet("board")
        marked = pane.marked or self.sheet("offers").marked
        pane.show(self._board_rows(pane), marked)
        self.draw_offers(marked)
        self._draw_news()
        side = self.sheet("players")
        side.styles.height = len(self.session.sitters)
        side.show(player_rows(self.session, side.size.width))
        log = self.sheet("log")
        log.border_title = self.session.voice.say("table-log")
        turns = self.session.chronicle().turns()[-40:]
        log.show(log_rows(self.session.voice, turns, log.size.width - 1))
        log.to_end()

    def _board_rows(self, pane: Sheet) -> list[Row]:
        """The board; rows it leaves empty are for choices that would else be out of sight."""
        draw, width = board(self.session.game.key).draw, max(pane.size.width, 20)
        if self.has_class("wide"):
            self.query_one("#side").styles.height = "100%"
            return list(draw(self.scene, width, max(pane.size.height, 5)))
        height = max(self.size.height - BARS - SIDE, 5)
        rows = list(draw(self.scene, width, height))
        while rows and not any(span.text.strip() for span in rows[-1]):
            rows.pop()
        list_width = self.sheet("offers").size.width - 1
        numbers = range(1, len(self.scene.offers) + 1)
        wanted = len(offer_rows(self.scene.offers, list(numbers), list_width, SIDE - 1))
        more = min(max(wanted - (SIDE - 1), 0), max(height - len(rows), 0))
        self.query_one("#side").styles.height = SIDE + more
        return rows

    def catch_up(self) -> None:
        """Draw again what has changed while another screen lay over it."""
        if self._drawn != self._drawing():
            self.call_after_refresh(self.redraw)

    def _drawing(self) -> tuple[int, int, str]:
        """What a drawing is of; while it is the same there is nothing to draw again."""
        return (self.session.table.version, self.session.viewer, self.session.language)

    def draw_bars(self) -> None:
        session, mine = self.session, self.mine
        self.query_one("#title", Static).update(title_bar(session, self.size.width))
        text = session.voice.prompt(self.scene.prompt, mine)
        if session.asks_bot() and self.progress:
            text = self.progress
        prompt = self.query_one("#prompt", Static)
        prompt.set_class(mine, "mine")
        prompt.update(question_bar(text, mine, self.size.width))
        self.query_one("#keys", Static).update(key_bar(session, self.size.width))

    def draw_offers(self, marked: str | None) -> None:
        pane, say = self.sheet("offers"), self.session.voice.say
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

    def _fits(self, offer: Offer) -> bool:
        wanted = self.filter.casefold()
        return wanted in offer.text.casefold() or wanted in offer.word.casefold()

    def _draw_news(self) -> None:
        pane, session = self.sheet("news"), self.session
        width = pane.size.width - 1
        since = self.mine or self.has_class("wide")  # where it is wide, the log has its own pane
        pane.border_title = session.voice.say("table-since" if since else "table-log")
        if self.note is not None:
            pane.border_title = ""
            pane.show(self.note)
            pane.scroll_home(animate=False)
            return
        alarms = [row for text in self._alarms() for row in wrapped(text, width, "bold red")]
        lines = session.since_last_turn() if since else session.chronicle().gist()[-30:]
        pane.show([*alarms, *bulleted(lines, width)])
        if alarms:
            pane.scroll_home(animate=False)
        else:
            pane.to_end()

    def _alarms(self) -> list[str]:
        unsaved = self.session.unsaved_text()
        return [text for text in (self.alarm, unsaved) if text]

    # -- what is said and marked ------------------------------------------------------

    def tell(self, *lines: str, style: str = "") -> None:
        """Say something in the news pane until the next step."""
        width = max(self.sheet("news").size.width - 1, 20)
        self.note = [row for line in lines for row in wrapped(line, width, style)]
        self._draw_news()

    def tell_waiting(self) -> None:
        """Say that it is somebody else's turn."""
        name = self.session.voice.who(max(self.session.actor, CHANCE))
        self.tell(self.session.voice.say("table-waiting", name=name))

    def foretell(self, word: str) -> None:
        """Say what an offer would do."""
        offer = self.offer(word)
        if offer is None:
            return
        width = max(self.sheet("news").size.width - 1, 20)
        lines = foretold(self.session, offer.action, with_odds=False)
        self.note = [[Span(row[0].text, "bold")] for row in wrapped(offer.text, width)]
        self.note += bulleted(lines, width)
        self._draw_news()

    def mark(self, word: str | None) -> None:
        """Mark an offer where it lies on the board and in the list."""
        self.sheet("board").mark(word)
        self.sheet("offers").mark(word)

    def focus_choices(self) -> None:
        """Go to the board if most offers lie on it, else to the list."""
        on_board = len(self.sheet("board").places)
        better = on_board > 1 and on_board * 2 >= len(self.scene.offers)
        self.sheet("board" if better else "offers").focus()

    def switch_focus(self) -> None:
        here = self.sheet("board").has_focus
        self.sheet("offers" if here else "board").focus()

    def show_fitting(self, text: str | None) -> None:
        """List only the offers with a text in them."""
        self.filter = (text or "").strip()
        self.draw_offers(None)
        self.sheet("offers").focus()
