"""`digsite bench`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import msgspec
from rich.console import Console

from digsite import games
from digsite.bots.speed import SearchSpeed, search_speeds
from digsite.core.errors import BadInput, BadSeats
from digsite.core.game import AnyGame
from digsite.play.benchmark import Speed, measure

from .doctor import compiled


def bench(key: str | None, seats: int | None, seconds: float, as_json: bool, here: bool) -> None:
    """Measure every title and player count asked for, in both forms."""
    lines: list[Speed] = []
    for game, count in _tables(key, seats):
        lines += measure(game, count, seconds)
        if compiled() and not here:
            lines += _interpreted(game.key, count, seconds)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(lines), indent=1).decode())
    else:
        _print(lines)


def bench_search(key: str | None, seats: int | None, seconds: float, as_json: bool) -> None:
    """Measure the search from the middle of a game."""
    lines: list[SearchSpeed] = []
    for game, count in _tables(key, seats):
        lines += search_speeds(game, count, seconds)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(lines), indent=1).decode())
        return
    print(
        f"{'game':<10} {'seats':>5} {'rollouts':<9} {'threads':>7} {'iterations/s':>13} "
        f"{'per CPU second':>15}"
    )
    for line in lines:
        print(
            f"{line.game:<10} {line.seats:>5} {line.rollouts:<9} {line.threads:>7} "
            f"{line.iterations_per_second:>13,.0f} {line.iterations_per_cpu_second:>15,.0f}"
        )


def _tables(key: str | None, seats: int | None) -> Iterator[tuple[AnyGame, int]]:
    """Each title with each player count that was asked for, shown while it is measured."""
    console = Console(stderr=True)
    for game, count in _asked(key, seats):
        with console.status(f"{game.key}, {count} seats"):
            yield game, count


def _asked(key: str | None, seats: int | None) -> list[tuple[AnyGame, int]]:
    found = [games.load(key)] if key else [games.load(title) for title in games.titles()]
    if key and seats is not None and seats not in found[0].seats:
        raise BadSeats(found[0].title, seats, found[0].seats)
    tables = [(game, count) for game in found for count in game.seats if seats in (None, count)]
    if not tables:
        raise BadInput(f"no game is for {seats} players")
    return tables


def _interpreted(key: str, seats: int, seconds: float) -> list[Speed]:
    command = [sys.executable, "-m", "digsite", "bench", "--here", "--json"]
    command += ["--game", key, "--seats", str(seats), "--seconds", str(seconds)]
    environment = {**os.environ, "DIGSITE_PURE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    return msgspec.json.decode(done.stdout, type=list[Speed])


def _print(lines: list[Speed]) -> None:
    print(
        f"{'game':<10} {'seats':>5} {'form':<11} {'threads':>7} {'decisions/s':>13} "
        f"{'games/s':>10} {'copy ns':>8} {'legal ns':>8} {'apply ns':>8}"
    )
    for line in lines:
        form = "compiled" if line.compiled else "interpreted"
        print(
            f"{line.game:<10} {line.seats:>5} {form:<11} {line.threads:>7} "
            f"{line.decisions_per_second:>13,.0f} {line.games_per_second:>10,.0f} "
            f"{line.copy_ns:>8,.0f} {line.legal_ns:>8,.0f} {line.python_decision_ns:>8,.0f}"
        )
