"""The end of a game: who won, by what, and what next."""

from __future__ import annotations

from textwrap import wrap

from digsite.text.speech import Speech

from ..plain_commands import saved_as
from ..results import results, winner_text
from ..rows import cut, seat_mark, seat_style
from ..scene import Row, Span
from ..session import Session
from .ask import Ask
from .menu import Item, Menu

LEAST_NAME, MOST_NAME = 10, 24  # columns


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
            self.tell(saved_as(name.strip(), self.session.record(), self.session.language))


def result_rows(session: Session, width: int) -> list[Row]:
    """A table: one line per player, one column per source."""
    speech = session.speech
    sources = [s for s in session.game.sources if any(r.sources.get(s) for r in results(session))]
    heads = [_heading(speech.source(source)) for source in sources]
    widths = [max(4, *[len(line) for line in head]) for head in heads]
    taken = sum(widths) + 13  # besides names and gaps
    gap = 2 if taken + 2 * len(widths) + LEAST_NAME <= width else 1
    name = min(max(width - taken - gap * len(widths), LEAST_NAME), MOST_NAME)
    while sum(widths) + 13 + gap * len(widths) + name > width and max(widths) > 4:
        widths[widths.index(max(widths))] -= 1
    columns = [f"{{:>{gap + column}}}" for column in widths]
    rows = _headings(speech, heads, widths, columns, name)
    for result in results(session):
        style = seat_style(result.seat, session.game.key)
        who = f" {seat_mark(result.seat)} {cut(result.name, name):<{name}}"
        row: Row = [Span(who, f"bold {style}")]
        for source, column in zip(sources, columns, strict=True):
            row.append(Span(column.format(result.sources.get(source, 0))))
        row.append(Span(f"{result.points:>7}", "bold"))
        row.append(Span("  ★" if result.place == 1 else "", "bold yellow"))
        rows.append(row)
    return rows


def _heading(text: str) -> list[str]:
    """A name in lines of a column; no word is divided."""
    return wrap(text, 12, break_long_words=False)


def _headings(
    speech: Speech, heads: list[list[str]], widths: list[int], columns: list[str], name: int
) -> list[Row]:
    """The names of the sources, in as many lines as the longest needs."""
    height = max([len(head) for head in heads], default=1)
    rows: list[Row] = []
    for line in range(height):
        last = line == height - 1
        player, total = (speech.say("end-player"), speech.say("end-total")) if last else ("", "")
        row: Row = [Span(f"   {player:<{name}}", "dim")]
        for head, width, column in zip(heads, widths, columns, strict=True):
            text = ([""] * (height - len(head)) + head)[line]
            row.append(Span(column.format(cut(text, width)), "dim"))
        rows.append([*row, Span(f"{total:>7}", "dim")])
    return rows
