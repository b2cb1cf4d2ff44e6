"""The end of a game: who won, by what, and what next."""

from __future__ import annotations

from ..plain_commands import saved_as
from ..result_table import result_rows
from ..results import winner_text
from ..scene import Row, Span
from ..session import Session
from .ask import Ask
from .menu import Item, Menu


class EndScreen(Menu):
    """The result, with the points of everybody by source."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def on_mount(self) -> None:
        self.tell(self.session.unsaved_text())

    def picture(self, width: int) -> list[Row]:
        say = self.session.voice.say
        title: Row = [Span(f" {self.session.game.title} · {say('end-title')}", "bold")]
        won: Row = [Span(f" {winner_text(self.session)}", "bold yellow")]
        return [title, [], won, [], *result_rows(self.session, width), []]

    def items(self) -> list[Item]:
        say = self.session.voice.say
        return [
            Item("rematch", say("end-rematch")),
            Item("replay", say("end-replay")),
            Item("save", say("end-save")),
            Item("look", say("end-look")),
            Item("leave", say("end-leave")),
        ]

    def choose(self, target: str) -> None:
        app = self.digsite
        if target == "rematch":
            app.sit_down(self.session.rematch())
        elif target == "replay":
            app.show_replay_of(self.session)
        elif target == "save":
            name = f"{self.session.game.key}.txt"
            app.push_screen(Ask(self.session.voice.say("end-save-as"), name), self._save)
        elif target == "look":
            app.pop_screen()
        else:
            app.go_home()

    def action_back(self) -> None:
        self.app.pop_screen()

    def _save(self, name: str | None) -> None:
        if name and name.strip():
            self.tell(saved_as(name.strip(), self.session.record(), self.session.language))
