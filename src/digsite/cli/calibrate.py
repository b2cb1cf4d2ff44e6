"""`digsite calibrate`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from digsite.bots.arena import entrant
from digsite.bots.calibration.plot import plot as draw
from digsite.bots.calibration.reliability import Reliability
from digsite.bots.calibration.report import Calibration, calibration
from digsite.bots.calibration.sampling import Sampling, samples
from digsite.bots.plotting import need_matplotlib
from digsite.play.workers import hire

from .breaking_off import first_games, told_how_to_go_on
from .given import table_for


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """Whose games are looked at, how many, and who works at it."""

    game: str
    seats: int
    games: int
    seed: int
    bot: str
    iterations: int
    positions: int
    keep: str | None
    workers: int | None
    ray: str | None
    as_json: bool
    plot: str | None


def calibrate(asked: Asked) -> None:
    """Sample positions, ask the search, and compare with the results."""
    if asked.plot:
        need_matplotlib(asked.plot)
    game = table_for(asked.game, asked.seats, [], None).game
    players = entrant(asked.bot)
    sampling = Sampling(
        game=asked.game,
        rules=game.rules,
        seats=asked.seats,
        seed=asked.seed,
        players=players.name,
        iterations=asked.iterations,
        positions=asked.positions,
    )
    done = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(file=sys.stderr)
    unseen = not console.is_terminal
    with (
        told_how_to_go_on(lambda: _advice(asked, done)),
        hire(asked.workers, asked.ray) as hired,
        Progress(
            *columns, TimeRemainingColumn(), console=console, transient=True, disable=unseen
        ) as bar,
    ):
        playing = bar.add_task(f"{asked.game}, {asked.seats} seats", total=asked.games)

        def shown(count: int) -> None:
            nonlocal done
            done = count
            bar.update(playing, completed=count)

        sampled = samples(
            sampling, asked.games, hired, Path(asked.keep) if asked.keep else None, shown
        )
    found = calibration(
        sampling, [[sample.forecast for sample in game.samples] for game in sampled]
    )
    if asked.plot:
        draw(found, asked.plot)
    if asked.as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        _print(found)


def _advice(asked: Asked, done: int) -> str:
    if asked.keep and done:
        return f"{done:,} of {asked.games:,} games are in {asked.keep}: the same command goes on"
    return first_games(done, asked.games)


def _print(found: Calibration) -> None:
    print(
        f"{found.game}, {found.seats} seats: {_positions(found)} out of each of {found.games} "
        f"games between {found.players}s, {found.iterations} iterations, seed {found.seed}"
    )
    print(f"{'':<22} {'Brier':>7} {'calibration error':>18}")
    _line("always the fair share", found.plain.fair_brier, None)
    _line("search", found.plain.brier, found.plain)
    _line("corrected, held out", found.corrected.brier, found.corrected)
    _line("corrected as shipped", found.shipped.brier, found.shipped)
    print(f"by the luck of so many games alone: {found.corrected.by_chance:.4f}")
    print(f"\n{'predicted':>10} {'realised':>9} {'forecasts':>10}   (corrected, held out)")
    for row in found.corrected.bins:
        print(f"{row.predicted:>10.3f} {row.realised:>9.3f} {row.count:>10,}")
    print(
        f"correction: shares to the power of {found.correction.power}, "
        f"the mover's log odds less {found.correction.optimism}, "
        f"{found.correction.reserve} added to every share"
    )


def _positions(found: Calibration) -> str:
    return "one position" if found.positions == 1 else f"{found.positions} positions"


def _line(name: str, brier: float, part: Reliability | None) -> None:
    error = f"{part.calibration_error:.4f}" if part else ""
    print(f"{name:<22} {brier:>7.4f} {error:>18}")
