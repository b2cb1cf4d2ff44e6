"""`digsite calibrate`."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.progress import track

from digsite.bots.arena import entrant
from digsite.bots.calibration.correction import Forecast
from digsite.bots.calibration.plot import plot as draw
from digsite.bots.calibration.reliability import Reliability
from digsite.bots.calibration.report import Calibration, calibration
from digsite.bots.calibration.sampling import samples
from digsite.bots.plotting import need_matplotlib

from .breaking_off import first_games, told_how_to_go_on
from .given import table_for


def calibrate(
    key: str,
    seats: int,
    games: int,
    seed: int,
    bot: str,
    iterations: int,
    as_json: bool,
    plot: str | None,
) -> None:
    """Sample positions, ask the search, and compare with the results."""
    if plot:
        need_matplotlib(plot)
    game = table_for(key, seats, [], None).game
    players = entrant(bot)
    sampled = samples(game, seats, range(games), seed, players, iterations)
    console = Console(file=sys.stderr)
    shown = track(sampled, f"{key}, {seats} seats", games, console=console, transient=True)
    forecasts: list[Forecast] = []
    with told_how_to_go_on(lambda: first_games(len(forecasts), games)):
        for sample in shown:
            forecasts.append(sample.forecast)
    found = calibration(key, seats, seed, players.name, iterations, forecasts)
    if plot:
        draw(found, plot)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        _print(found)


def _print(found: Calibration) -> None:
    print(
        f"{found.game}, {found.seats} seats: one position out of each of {found.games} games "
        f"between {found.players}s, {found.iterations} iterations, seed {found.seed}"
    )
    print(f"{'':<22} {'Brier':>7} {'calibration error':>18}")
    _line("always the fair share", found.plain.fair_brier, None)
    _line("search", found.plain.brier, found.plain)
    _line("corrected, held out", found.corrected.brier, found.corrected)
    print(f"\n{'predicted':>10} {'realised':>9} {'forecasts':>10}   (corrected, held out)")
    for row in found.corrected.bins:
        print(f"{row.predicted:>10.3f} {row.realised:>9.3f} {row.count:>10,}")
    print(
        f"correction: shares to the power of {found.correction.power}, "
        f"the mover's log odds less {found.correction.optimism}"
    )


def _line(name: str, brier: float, part: Reliability | None) -> None:
    error = f"{part.calibration_error:.4f}" if part else ""
    print(f"{name:<22} {brier:>7.4f} {error:>18}")
