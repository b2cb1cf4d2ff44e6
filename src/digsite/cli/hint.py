"""`digsite hint`."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table as Grid
from rich.text import Text

from digsite.bots import Budget, Hint
from digsite.bots import hint as think
from digsite.core.errors import BadInput
from digsite.core.game import AnyGame
from digsite.core.seats import NOBODY
from digsite.play import Table
from digsite.text import Voice, voice
from digsite.text.why import would

from .given import language
from .records import next_decision, table_at

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
    record, given = table_at(file, at, seat)
    table = next_decision(record, given)
    if table.over:
        raise BadInput(f"{file}: the game is over after {table.version} entries; use --at N")
    asked = table.actor if table.actor >= 0 else NOBODY
    eyes = asked if seat is None else seat - 1
    veiled = table.game.veil(table.state, eyes)
    hints = think(table.game, veiled, eyes, budget or USUAL, seed, cards=table.cards)
    names = [sitter.name for sitter in record.seats]
    told = voice(spoken, table.game.key).at(names)
    if as_json:
        for found in hints:
            print(_line(table, eyes, found, told), flush=True)
        return
    if table is not given:
        print(told.say("hint-stepped", at=given.version))
    _show(table, eyes, hints, told)


def _line(table: Table, eyes: int, found: Hint, voice: Voice) -> str:
    """A hint as one line of JSON."""
    return msgspec.json.encode(
        {
            "game": table.game.key,
            "entries": table.version,
            "seat": None if eyes == NOBODY else eyes,
            "win_probabilities": found.win_probabilities,
            "expected_scores": found.scores,
            "actions": [
                {
                    "notation": table.game.notation(advice.action),
                    "words": voice.offer(advice.action, advice.about),
                    "value": advice.value,
                    "visits": advice.visits,
                }
                for advice in found.advice
            ],
            "instead": _instead(found, voice),
            "iterations": found.iterations,
            "seconds": found.seconds,
        }
    ).decode()


def _show(table: Table, eyes: int, hints: Iterator[Hint], voice: Voice) -> None:
    """A table that changes while the search goes on, where there is a terminal."""
    console = Console()
    who = voice.who(eyes) if eyes != NOBODY else voice.say("hint-spectator")
    key = "hint-asked" if table.actor == eyes else "hint-eyes"
    console.print(Text(voice.say(key, at=table.version, name=who)))
    if console.is_terminal:
        with Live(console=console, auto_refresh=False) as live:
            for found in hints:
                live.update(_tables(table.game, found, voice), refresh=True)
    else:
        *_, last = hints
        console.print(_tables(table.game, last, voice))


def _tables(game: AnyGame, found: Hint, voice: Voice) -> Group:
    players = Grid(box=None, header_style="bold")
    players.add_column(voice.say("hint-player"))
    players.add_column(voice.say("hint-wins"), justify="right")
    players.add_column(voice.say("hint-points"), justify="right")
    rows = zip(voice.names, found.win_probabilities, found.scores, strict=True)
    for number, (name, chance, score) in enumerate(rows, 1):
        players.add_row(Text(f"{number}  {name}"), f"{chance:.0%}", f"{score:.1f}")
    parts: list[RenderableType] = [players, Text()]
    if found.advice:
        parts += [_moves(game, found, voice), Text()]
    if worse := _instead(found, voice):
        parts += [Text(worse), Text()]
    effort = f"{found.iterations:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
    spent = f"{found.seconds:.1f}"
    parts.append(Text(voice.say("hint-effort", iterations=effort, seconds=spent)))
    return Group(*parts)


def _instead(found: Hint, voice: Voice) -> str | None:
    """What would surely be worse, and why."""
    if found.instead is None:
        return None
    choice = voice.offer(found.instead.action, found.instead.about)
    return would(voice, choice, found.instead.reason, len(voice.names) - 1)


def _moves(game: AnyGame, found: Hint, voice: Voice) -> Grid:
    moves = Grid(box=None, header_style="bold")
    moves.add_column(voice.say("hint-move"))
    moves.add_column(voice.say("hint-word"))
    moves.add_column(voice.say("hint-wins"), justify="right")
    moves.add_column(voice.say("hint-visits"), justify="right")
    for advice in found.advice:
        moves.add_row(
            Text(voice.offer(advice.action, advice.about)),
            Text(game.notation(advice.action)),
            f"{advice.value:.0%}",
            str(advice.visits),
        )
    return moves
