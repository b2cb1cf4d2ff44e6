"""The terminal program: screens one over the other, and always a way out."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from textual.app import App
from textual.binding import Binding
from textual.theme import Theme

from digsite.core.errors import BadInput
from digsite.play import replay
from digsite.text import LANGUAGES, Language, voice

from .interrupts import ENDING
from .notebook import Notebook
from .replaying import Replaying
from .saves import read_record
from .screens.analyse import AnalyseScreen
from .screens.end import EndScreen
from .screens.new_game import NewGameScreen
from .screens.replay import ReplayScreen
from .screens.rules import RulesScreen
from .screens.start import StartScreen
from .screens.table import TableScreen
from .screens.tour import TourScreen
from .session import Session
from .settings import remember

SWITCH_SECONDS = 0.001  # who draws does not wait for a bot that thinks

SAND = Theme(
    name="digsite",
    primary="#c9a227",
    secondary="#7d9bb5",
    accent="#e0b84c",
    foreground="#e8e0d0",
    background="#15130f",
    surface="#1e1b15",
    panel="#2a261d",
    warning="#e0b84c",
    error="#e06c5a",
    success="#8fb56a",
    dark=True,
)


class DigsiteApp(App[None]):
    """The games in a terminal."""

    CSS_PATH = "digsite.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("f2", "language", show=False, priority=True),
    ]

    def __init__(
        self,
        language: Language = "en",
        session: Session | None = None,
        key: str | None = None,
        pace: float = 0.35,
        seed: int | None = None,
        tour: bool = False,
        notebook: Notebook | None = None,
    ) -> None:
        super().__init__()
        self.language: Language = language
        self.session = session
        self.key = key
        self.pace = pace
        self.seed = seed
        self.tour = tour
        self.notebook = notebook
        self.farewell = ""

    def on_mount(self) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)
        self.register_theme(SAND)
        self.theme = "digsite"
        self._heed_signals()
        self.push_screen(StartScreen())
        if self.notebook is not None:
            self.push_screen(AnalyseScreen(self.notebook))
            return
        if self.session is not None:
            self.sit_down(self.session)
            return
        if self.key is not None:
            self.show_new(self.key)
        if self.tour:
            self.push_screen(TourScreen(), lambda _: remember(toured=True))

    def say(self, key: str, **params: object) -> str:
        """A message of the program."""
        return voice(self.language).say(key, **params)

    def speak(self, language: Language) -> None:
        """Go on in another language, and remember it."""
        self.language = language
        if self.session is not None:
            self.session.speak(language)
        remember(language=language)

    def next_language(self) -> None:
        self.speak(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])

    # -- from screen to screen --------------------------------------------------------

    def sit_down(self, session: Session) -> None:
        """Play a session; the start stays below it."""
        self._back_to_start()
        self.session = session
        self.push_screen(TableScreen(session, self.pace))

    def resume(self, path: Path) -> None:
        self.sit_down(Session.resume(path, self.language))

    def go_home(self) -> None:
        """Leave the table for the start; a game that is lost by that is told of."""
        self._back_to_start()
        if self.session is not None and isinstance(self.screen, StartScreen):
            self.session.save()
            self.screen.tell(self.session.unsaved_text())
        self.session = None

    def show_new(self, key: str | None = None) -> None:
        self.push_screen(NewGameScreen(key))

    def show_end(self, session: Session) -> None:
        self.push_screen(EndScreen(session))

    def show_book(self, key: str, clause: str | None = None) -> None:
        try:
            self.push_screen(RulesScreen(key, self.language, clause))
        except BadInput:
            self.notify(self.say("rules-none"))

    def show_replay(self, path: Path) -> None:
        """Watch a record (`BadInput` if it is none)."""
        record = read_record(path)
        table = replay(record)
        names = [sitter.name for sitter in record.seats]
        self.push_screen(
            ReplayScreen(Replaying(table, voice(self.language, record.game).at(names)))
        )

    def show_replay_of(self, session: Session) -> None:
        self.push_screen(ReplayScreen(Replaying(session.table, session.voice)))

    def action_language(self) -> None:
        self.next_language()
        redraw = getattr(self.screen, "redraw", None)
        if redraw is not None:
            redraw()

    def action_leave(self) -> None:
        """Leave at any moment; the game is on disk, or it is said that it is not."""
        if self.session is not None:
            self.session.save()
            saved = "" if self.session.over else self.say("table-left")
            self.farewell = self.session.unsaved_text() or saved
        self.exit()

    def _back_to_start(self) -> None:
        while len(self.screen_stack) > 1 and not isinstance(self.screen, StartScreen):
            self.pop_screen()

    def _heed_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in ENDING:
            try:
                loop.add_signal_handler(number, self.action_leave)
            except (NotImplementedError, RuntimeError, ValueError, AttributeError):
                return  # not the main thread, or a system (Windows) whose loop takes no signals
