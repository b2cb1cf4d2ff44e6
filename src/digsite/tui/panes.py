"""What stands around the board: players, log, help; all as rows."""

from __future__ import annotations

from digsite.core.errors import BadInput
from digsite.core.seats import CHANCE
from digsite.text import Voice, rulebook

from .chronicle import Turn
from .rows import bulleted, cut, seat_mark, seat_style, wrapped
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


def player_row(session: Session, room: int) -> Row:
    """All players with their points in one line; whose turn it is stands out."""
    row: Row = []
    standing = _points(session)
    longest = max(len(name) for _, name, _ in standing)
    while longest > 1 and room < sum(
        min(len(name), longest) + len(str(points)) + 5 for _, name, points in standing
    ):
        longest -= 1
    for seat, name, points in standing:
        name = cut(name, longest)
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


def log_rows(voice: Voice, turns: list[Turn], width: int) -> list[Row]:
    """The log, turn by turn, each in the colour of its player."""
    rows: list[Row] = []
    for turn in turns:
        start = turn.seat == CHANCE
        who = voice.say("table-log-start") if start else voice.who(turn.seat)
        number = voice.say("table-turn", number=turn.number)
        rows.append(
            [
                Span(
                    f"{seat_mark(turn.seat)} {who}",
                    f"bold {seat_style(turn.seat, voice.key)}",
                ),
                Span(f"  {number}", "dim"),
            ]
        )
        rows += bulleted(turn.lines, width)
    return rows


def help_rows(session: Session, width: int) -> list[Row]:
    """What the program is about, and its keys."""
    voice = session.voice
    rows = wrapped(voice.say("help-goal"), width)
    rows += [[], [Span(voice.say("help-keys"), "bold")]]
    for key in KEYS:
        rows += wrapped(voice.say(f"help-{key}"), width, "", "   ")
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
    return [(seat, name, known.points(seat)) for seat, name in enumerate(session.voice.names)]
