"""`digsite bench`."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
from rich.console import Console

from digsite import games
from digsite.core.errors import BadSeats
from digsite.play.benchmark import Speed, measure

from .doctor import compiled


def bench(key: str | None, seats: int | None, seconds: float, as_json: bool, here: bool) -> None:
    """Measure every title and player count asked for, in both forms."""
    console = Console(stderr=True)
    lines: list[Speed] = []
    for game in [games.load(key)] if key else [games.load(found) for found in games.titles()]:
        if seats is not None and seats not in game.seats:
            if key:
                raise BadSeats(game.title, seats, game.seats)
            continue
        for count in game.seats if seats is None else [seats]:
            with console.status(f"{game.key}, {count} seats"):
                lines += measure(game, count, seconds)
                if compiled() and not here:
                    lines += _interpreted(game.key, count, seconds)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(lines), indent=1).decode())
    else:
        _print(lines)


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
