"""`digsite rank`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from digsite.bots.arena.intervals import Mean
from digsite.bots.ranking.examining import examine
from digsite.bots.ranking.judges import judge_named
from digsite.bots.ranking.reference import Examination, references
from digsite.bots.ranking.report import Ranked
from digsite.play.workers import hire

from .given import table_for


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """Which judges are examined, on which positions, and who works at it."""

    game: str
    judges: str
    seats: int
    positions: int
    games: int
    tries: int
    seed: int
    reference: str | None
    workers: int | None
    ray: str | None
    as_json: bool


class Ranking(msgspec.Struct, frozen=True):
    """What is printed as JSON."""

    game: str
    seats: int
    seed: int
    games: int
    tries: int
    judges: list[Ranked]


def rank(asked: Asked) -> None:
    """Make or read the reference, ask the judges, and print how well they did."""
    table = table_for(asked.game, asked.seats, [], None)
    names = asked.judges.split(",")
    for name in names:
        judge_named(name)  # what is not understood is said before the work
    examination = Examination(asked.game, table.game.rules, asked.seats, asked.seed, asked.games)
    path = Path(asked.reference) if asked.reference else None
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(file=sys.stderr)
    unseen = not console.is_terminal
    with (
        hire(asked.workers, asked.ray) as hired,
        Progress(*columns, console=console, transient=True, disable=unseen) as bar,
    ):
        playing = bar.add_task("reference", total=asked.positions)
        judging = bar.add_task("judges", total=asked.positions)
        found = references(
            examination,
            asked.positions,
            hired,
            path,
            lambda done: bar.update(playing, completed=done),
        )
        lines = examine(
            examination,
            names,
            found,
            asked.tries,
            hired,
            lambda done: bar.update(judging, completed=done),
        )
    result = Ranking(asked.game, asked.seats, asked.seed, asked.games, asked.tries, lines)
    if asked.as_json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())
    else:
        _print(result)


def _print(result: Ranking) -> None:
    first = result.judges[0]
    print(
        f"{result.game}, {result.seats} seats: {first.positions} positions, "
        f"{result.games} full games and {result.tries} tries per decision, seed {result.seed}"
    )
    width = max(len("judge"), *(len(line.judge) for line in result.judges))
    ahead = f"against {first.judge}"
    print(f"{'judge':<{width}} {'correlation':>15} {ahead:>22} {'below the best':>17} {ahead:>22}")
    for line in result.judges:
        print(
            f"{line.judge:<{width}} {_text(line.correlation):>15} "
            f"{_text(line.correlation_ahead, '+'):>22} {_text(line.loss, '', 4):>17} "
            f"{_text(line.loss_ahead, '+', 4):>22}"
        )
    print("Below the best: of a win, on average. ± is half a 95 % interval over positions.")


def _text(mean: Mean | None, sign: str = "", digits: int = 3) -> str:
    return f"{mean.mean:{sign}.{digits}f} ± {mean.error:.{digits}f}" if mean else ""
