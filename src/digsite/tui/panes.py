"""What stands around the board: players, log, help; all as rows."""

from __future__ import annotations

from digsite.core.errors import BadInput
from digsite.core.seats import CHANCE
from digsite.text import rulebook
from digsite.text.speech import Speech

from .chronicle import Turn
from .rows import bulleted, seat_mark, seat_style, wrapped
from .scene import Row, Span
from .session import Session

KEYS = (
    "arrows",
    "tab",
    "enter",
    "digits",
    "undo",
    "log",
    "since",
    "preview",
    "rules",
    "hint",
    "filter",
    "type",
    "language",
    "leave",
    "mouse",
)


def player_row(session: Session) -> Row:
    """All players with their points in one line; whose turn it is stands out."""
    row: Row = []
    for seat, name, points in _points(session):
        style = f"bold {seat_style(seat, session.game.key)}" + (
            " underline" if seat == session.actor else ""
        )
        row += [Span(f"{seat_mark(seat)} {name} {points}", style), Span("  ")]
    return row


def player_rows(session: Session, width: int) -> list[Row]:
    """All players, one below the other."""
    rows: list[Row] = []
    for seat, name, points in _points(session):
        sign = "▶" if seat == session.actor else " "
        style = f"bold {seat_style(seat, session.game.key)}"
        amount = str(points)
        room = max(width - 5 - len(amount), 4)
        text = f"{sign}{seat_mark(seat)} {name[:room]:<{room}}"
        rows.append([Span(text, style), Span(f" {amount}", "bold")])
    return rows


def log_rows(speech: Speech, turns: list[Turn], width: int) -> list[Row]:
    """The log, turn by turn, each in the colour of its player."""
    rows: list[Row] = []
    for turn in turns:
        start = turn.seat == CHANCE
        who = speech.say("table-log-start") if start else speech.who(turn.seat)
        number = speech.say("table-turn", number=turn.number)
        rows.append(
            [
                Span(
                    f"{seat_mark(turn.seat)} {who}",
                    f"bold {seat_style(turn.seat, speech.game.key)}",
                ),
                Span(f"  {number}", "dim"),
            ]
        )
        rows += bulleted(turn.lines, width)
    return rows


def help_rows(session: Session, width: int) -> list[Row]:
    """What the program is about, and its keys."""
    speech = session.speech
    rows = wrapped(speech.say("help-goal"), width)
    rows += [[], [Span(speech.say("help-keys"), "bold")]]
    for key in KEYS:
        rows += wrapped(speech.say(f"help-{key}"), width, "", "   ")
    rows += [[], *_aim(session, width)]
    return rows


def _aim(session: Session, width: int) -> list[Row]:
    """How the rulebook begins: what the game is about."""
    try:
        book = rulebook(session.game.key, session.language)
    except BadInput:
        return []
    first = next(iter(book.clauses.values()))
    return [[Span(f"{book.title} · {first.section}", "bold")], *wrapped(first.text, width)]


def _points(session: Session) -> list[tuple[int, str, int]]:
    """Names and points, as far as the one who looks on can know."""
    known = session.game.veil(session.table.state, session.viewer)
    return [(seat, name, known.points(seat)) for seat, name in enumerate(session.speech.names)]
