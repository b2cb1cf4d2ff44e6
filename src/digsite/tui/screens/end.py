"""The end of a game: who won, by what, and what next."""

from __future__ import annotations

from ..plain_commands import saved_as
from ..results import results, winner_text
from ..rows import cut, seat_mark, seat_style
from ..scene import Row, Span
from ..session import Session
from .ask import Ask
from .menu import Item, Menu


class EndScreen(Menu):
    """The result, with the points of everybody by source."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def picture(self, width: int) -> list[Row]:
        say = self.session.speech.say
        title: Row = [Span(f" {self.session.game.title} · {say('end-title')}", "bold")]
        won: Row = [Span(f" {winner_text(self.session)}", "bold yellow")]
        return [title, [], won, [], *result_rows(self.session, width), []]

    def items(self) -> list[Item]:
        say = self.session.speech.say
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
            app.push_screen(Ask(self.session.speech.say("end-save-as"), name), self._save)
        elif target == "look":
            app.pop_screen()
        else:
            app.go_home()

    def action_back(self) -> None:
        self.app.pop_screen()

    def _save(self, name: str | None) -> None:
        if name and name.strip():
            self.tell(saved_as(self.session.speech.say, name.strip(), self.session.record()))


def result_rows(session: Session, width: int) -> list[Row]:
    """A table: one line per player, one column per source."""
    speech = session.speech
    sources = [s for s in session.game.sources if any(r.sources.get(s) for r in results(session))]
    shown = [cut(speech.source(source), 14) for source in sources]
    widths = [max(len(text), 5) for text in shown]
    while widths and sum(widths) + 2 * len(widths) + 36 > width and max(widths) > 5:
        widths[widths.index(max(widths))] -= 1
    head: Row = [Span(f"   {speech.say('end-player'):<18}", "dim")]
    head += [Span(f"  {cut(t, w):>{w}}", "dim") for t, w in zip(shown, widths, strict=True)]
    head.append(Span(f"  {speech.say('end-total'):>6}", "dim"))
    rows: list[Row] = [head]
    for result in results(session):
        style = seat_style(result.seat, session.game.key)
        row: Row = [Span(f" {seat_mark(result.seat)} {cut(result.name, 18):<18}", f"bold {style}")]
        for source, room in zip(sources, widths, strict=True):
            row.append(Span(f"  {result.sources.get(source, 0):>{room}}"))
        row.append(Span(f"  {result.points:>6}", "bold"))
        row.append(Span("  ★" if result.place == 1 else "", "bold yellow"))
        rows.append(row)
    return rows
