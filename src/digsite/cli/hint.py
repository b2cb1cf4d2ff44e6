"""`digsite hint`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import Console, Group
from rich.live import Live
from rich.table import Table as Grid
from rich.text import Text

from digsite.bots import Budget, Hint
from digsite.bots import hint as think
from digsite.core.errors import BadInput
from digsite.core.game import Game
from digsite.core.seats import NOBODY
from digsite.play import Table
from digsite.text import Voice, voice

from .given import language
from .records import table_at

USUAL = Budget(seconds=1.0)


def hint(
    file: str,
    at: int | None,
    seat: int | None,
    budget: Budget | None,
    seed: int,
    as_json: bool,
    lang: str,
) -> None:
    """Think about a recorded position, with the eyes of one seat."""
    spoken = language(lang)
    record, table = table_at(file, at, seat)
    if table.over:
        raise BadInput(f"{file}: the game is over after {table.version} entries; use --at N")
    asked = table.actor if table.actor >= 0 else NOBODY
    eyes = asked if seat is None else seat - 1
    veiled = table.game.veil(table.state, eyes)
    names = [sitter.name for sitter in record.seats]
    hints = think(table.game, veiled, eyes, budget or USUAL, seed)
    if as_json:
        for found in hints:
            print(_line(table.game, eyes, names, found, voice(spoken, table.game.key)), flush=True)
    else:
        _show(table, eyes, names, hints, voice(spoken, table.game.key))


def _line(game: Game[Any], eyes: int, names: Sequence[str], found: Hint, speech: Voice) -> str:
    """A hint as one line of JSON."""
    return msgspec.json.encode(
        {
            "game": game.key,
            "seat": None if eyes == NOBODY else eyes,
            "win_probabilities": found.win_probabilities,
            "expected_scores": found.scores,
            "actions": [
                {
                    "notation": game.notation(advice.action),
                    "words": speech.offer(advice.action, names),
                    "value": advice.value,
                    "visits": advice.visits,
                }
                for advice in found.advice
            ],
            "iterations": found.iterations,
            "seconds": found.seconds,
        }
    ).decode()


def _show(
    table: Table, eyes: int, names: Sequence[str], hints: Iterator[Hint], speech: Voice
) -> None:
    """A table that changes while the search goes on, where there is a terminal."""
    console = Console()
    who = names[eyes] if eyes != NOBODY else speech.say("hint-spectator")
    key = "hint-asked" if table.actor == eyes else "hint-eyes"
    console.print(Text(speech.say(key, at=table.version, name=who)))
    if console.is_terminal:
        with Live(console=console, auto_refresh=False) as live:
            for found in hints:
                live.update(_tables(table.game, names, found, speech), refresh=True)
    else:
        *_, last = hints
        console.print(_tables(table.game, names, last, speech))


def _tables(game: Game[Any], names: Sequence[str], found: Hint, speech: Voice) -> Group:
    players = Grid(box=None, header_style="bold")
    players.add_column(speech.say("hint-player"))
    players.add_column(speech.say("hint-wins"), justify="right")
    players.add_column(speech.say("hint-points"), justify="right")
    rows = zip(names, found.win_probabilities, found.scores, strict=True)
    for number, (name, chance, score) in enumerate(rows, 1):
        players.add_row(Text(f"{number}  {name}"), f"{chance:.0%}", f"{score:.1f}")
    parts: list[Any] = [players, Text()]
    if found.advice:
        parts += [_moves(game, names, found, speech), Text()]
    effort = f"{found.iterations:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
    spent = f"{found.seconds:.1f}"
    parts.append(Text(speech.say("hint-effort", iterations=effort, seconds=spent)))
    return Group(*parts)


def _moves(game: Game[Any], names: Sequence[str], found: Hint, speech: Voice) -> Grid:
    moves = Grid(box=None, header_style="bold")
    moves.add_column(speech.say("hint-move"))
    moves.add_column(speech.say("hint-word"))
    moves.add_column(speech.say("hint-value"), justify="right")
    moves.add_column(speech.say("hint-visits"), justify="right")
    for advice in found.advice:
        moves.add_row(
            Text(speech.offer(advice.action, names)),
            Text(game.notation(advice.action)),
            f"{advice.value:.2f}",
            str(advice.visits),
        )
    return moves
