"""A replay with a scrubber."""

from __future__ import annotations

from textual import on
from textual.binding import Binding
from textual.events import Click

from digsite.core.seats import NOBODY

from ..boards import board
from ..replaying import Replaying
from ..rows import bulleted, cut
from ..sheet import Sheet
from .ask import Ask
from .board_screen import BoardScreen


class ReplayScreen(BoardScreen):
    """Left and right by entries, page keys by turns, a click on the bar anywhere."""

    BELOW = ("bar", "keys")
    BINDINGS = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right,space", "step(1)", show=False, priority=True),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown", "turn(1)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(-1)", show=False, priority=True),
        Binding("g", "ask", show=False),
        Binding("v", "eyes", show=False),
        Binding("escape,q", "back", show=False),
    ]

    def __init__(self, replaying: Replaying, at: int = 0) -> None:
        super().__init__()
        self.replaying = replaying
        self.at = at
        self.seat = NOBODY

    def draw(self) -> None:
        film, say = self.replaying, self.replaying.voice.say
        scene = film.scene(self.at, self.seat)
        who = film.voice.who(self.seat) if self.seat >= 0 else say("replay-spectator")
        title = film.table.game.title
        self.put("title", f" {say('replay-title')} · {title} · {say('replay-eyes', name=who)}")
        place = say("replay-at", at=self.at, count=film.length, turn=film.turn(self.at))
        question = film.voice.prompt(scene.prompt, False)
        self.put("prompt", cut(f" {place} · {question}", self.size.width))
        pane = self.query_one("#board", Sheet)
        pane.show(board(scene.game).draw(scene, pane.size.width, pane.size.height))
        told = self.query_one("#told", Sheet)
        told.show(bulleted(film.told(self.at, self.seat), told.size.width - 1))
        width = max(self.size.width - 2, 10)
        done = round(self.at / max(film.length, 1) * (width - 1))
        self.put("bar", " " + "━" * done + "●" + "─" * (width - 1 - done))
        self.put("keys", f" {say('replay-keys')}")

    def go(self, at: int) -> None:
        self.at = min(max(at, 0), self.replaying.length)
        self.redraw()

    def action_step(self, step: int) -> None:
        self.go(self.at + step)

    def action_go(self, at: int) -> None:
        self.go(self.replaying.length if at < 0 else at)

    def action_turn(self, step: int) -> None:
        turn = self.replaying.turn(self.at)
        if step < 0 and self.replaying.start_of_turn(turn) != self.at:
            step = 0
        found = self.replaying.start_of_turn(turn + step)
        self.go(found if found is not None else (0 if step < 0 else self.replaying.length))

    def action_eyes(self) -> None:
        eyes = self.replaying.eyes()
        self.seat = eyes[(eyes.index(self.seat) + 1) % len(eyes)]
        self.redraw()

    def action_ask(self) -> None:
        self.app.push_screen(Ask(self.replaying.voice.say("replay-go")), self._asked)

    def _asked(self, text: str | None) -> None:
        if text is None or not text.strip():
            return
        film, text = self.replaying, text.strip()
        found = film.start_of_turn(int(text)) if text.isascii() and text.isdecimal() else None
        if found is not None:
            self.go(found)
            return
        high = film.turn(film.length)
        shown = "".join(sign for sign in text if sign.isprintable())[:20]
        self.put("prompt", " " + film.voice.say("replay-bad-turn", text=shown, low=0, high=high))

    @on(Click, "#bar")
    def _clicked(self, event: Click) -> None:
        share = (event.x - 1) / max(self.size.width - 3, 1)
        self.go(round(share * self.replaying.length))

    def action_back(self) -> None:
        self.app.pop_screen()
