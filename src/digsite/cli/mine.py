"""`digsite mine`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from digsite.bots.puzzles.journal import mined, sorted_out
from digsite.bots.puzzles.mining import Load, Mine
from digsite.bots.puzzles.puzzle import Puzzle
from digsite.core.errors import BadInput
from digsite.play.workers import hire

from .breaking_off import resuming, told_how_to_go_on
from .given import table_for


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """Which games are looked through, who works at it, and where it is kept."""

    game: str
    seats: int
    games: int
    seed: int
    iterations: int
    out: str | None
    resume: str | None
    puzzles: str | None
    workers: int | None
    ray: str | None


def mine(asked: Asked) -> None:
    """Look through the games, write the puzzles, and tell the yield."""
    table = table_for(asked.game, asked.seats, [], None)
    wanted = Mine(asked.game, table.game.rules, asked.seats, asked.seed, asked.iterations)
    journal = _journal(asked)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(file=sys.stderr)
    unseen = not console.is_terminal
    with (
        told_how_to_go_on(lambda: _advice(journal)),
        hire(asked.workers, asked.ray) as hired,
        Progress(
            *columns, TimeRemainingColumn(), console=console, transient=True, disable=unseen
        ) as bar,
    ):
        digging = bar.add_task("no puzzles yet", total=asked.games)

        def shown(loads: Sequence[Load]) -> None:
            count = sum([len(each.puzzles) for each in loads])
            bar.update(digging, completed=len(loads), description=f"{count} puzzles")

        loads = mined(wanted, asked.games, hired, journal, shown)
    kept = sorted_out(loads)
    if asked.puzzles:
        _write(Path(asked.puzzles), kept)
    _print(wanted, loads, kept)


def _journal(asked: Asked) -> Path | None:
    if asked.out and asked.resume:
        raise BadInput("give --out for a new journal or --resume for one that is there, not both")
    if asked.resume and not Path(asked.resume).exists():
        raise BadInput(f"{asked.resume} is not there; --out begins a journal")
    if asked.out and Path(asked.out).exists():
        raise BadInput(f"{asked.out} is there already; --resume goes on with it")
    path = asked.resume or asked.out
    return Path(path) if path else None


def _advice(journal: Path | None) -> str:
    if journal is None:
        return "without --out FILE nothing was kept"
    return f"go on with: {resuming(sys.argv[1:], str(journal))}"


def _write(path: Path, puzzles: Sequence[Puzzle]) -> None:
    lines = [msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles]
    try:
        path.write_bytes(b"".join(lines))
    except OSError as error:
        raise BadInput(f"{path} cannot be written ({error.strerror})") from None


def _print(wanted: Mine, loads: Sequence[Load], kept: Sequence[Puzzle]) -> None:
    refused = Counter[str]()
    for each in loads:
        refused.update(each.refused)
    positions = sum([each.positions for each in loads])
    accepted = sum([len(each.puzzles) for each in loads])
    print(
        f"{wanted.game}, {wanted.seats} seats: {len(loads)} games of professors with "
        f"{wanted.iterations} iterations, seed {wanted.seed}"
    )
    print(f"{positions:>7} positions were looked at")
    for judge, count in refused.most_common():
        print(f"{count:>7} refused by: {judge}")
    print(f"{accepted:>7} accepted, {len(kept)} without those of the same idea")
    for level, count in sorted(Counter(puzzle.level for puzzle in kept).items()):
        print(f"{count:>7} found by {level} iterations")
