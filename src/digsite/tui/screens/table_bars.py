"""The three bars of the table: who plays, what is asked, what the keys do."""

from __future__ import annotations

from rich.text import Text

from ..panes import player_row
from ..rows import cut
from ..session import Session

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


def title_bar(session: Session, width: int) -> Text:
    """Game, players and turn; where it is narrow without a subtitle, then with shorter names."""
    turn = session.voice.say("table-turn", number=session.table.state.turn)
    title, players = session.game.title, player_row(session, width)
    if 3 + len(title) + sum(len(span.text) for span in players) + len(turn) > width:
        title = title.partition(": ")[0]
        players = player_row(session, width - 3 - len(title) - len(turn))
    text = Text(f" {title}  ", "bold")
    for span in players:
        text.append(span.text, span.style)
    return text.append(turn, "dim")


def question_bar(text: str, mine: bool, width: int) -> str:
    return cut(f" {'▶' if mine else '…'} {text}", width)


def key_bar(session: Session, width: int) -> Text:
    """What the keys do, as many as fit (from 80 columns on all), closer where it is narrow."""
    shown = [(key, session.voice.say(name)) for key, name in KEYS]
    gap = 2 if _length(shown, 2) <= width else 1
    for key in DISPENSABLE:
        if _length(shown, gap) > width:
            shown = [pair for pair in shown if pair[0] != key]
    text = Text(" " * (gap - 1))
    for key, word in shown:
        idle = key == "u" and not session.can_undo()
        text.append(key, "dim" if idle else "bold").append(f" {word}{' ' * gap}", "dim")
    return text


def _length(shown: list[tuple[str, str]], gap: int) -> int:
    return sum(len(key) + 1 + len(word) + gap for key, word in shown) - 1
