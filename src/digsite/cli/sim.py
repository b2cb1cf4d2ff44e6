"""`digsite sim`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.progress import Progress

from digsite.bots import rung
from digsite.bots.selfplay import Job, run
from digsite.core.errors import BadInput
from digsite.play.simulation import Simulation
from digsite.play.workers import hire

from .breaking_off import first_games, told_how_to_go_on
from .given import table_for


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The games that were asked for, and what is to become of them."""

    game: str
    seats: int
    games: int
    seed: int
    bots: str
    options: Sequence[str]
    cards: str | None
    as_json: bool
    workers: int | None
    ray: str | None
    dataset: str | None
    chunk: int | None


def simulate(asked: Asked) -> None:
    """Run the games and print their figures."""
    seats, games = asked.seats, asked.games
    table = table_for(asked.game, seats, asked.options, asked.cards)
    names = _names(asked.bots, seats)
    job = Job(asked.game, seats, table.options, table.cards, names, asked.seed, asked.dataset)
    console = Console(file=sys.stderr)
    watched = console.is_terminal
    with (
        hire(asked.workers, asked.ray) as hired,
        Progress(console=console, transient=True, disable=not watched) as bar,
    ):
        task = bar.add_task(f"{asked.game}, {seats} seats", total=games)

        played = 0

        def shown(done: int) -> None:
            nonlocal played
            played = done
            bar.update(task, completed=done)

        with told_how_to_go_on(lambda: _advice(played, asked)):
            result = run(job, games, hired, asked.chunk, shown)
    if asked.as_json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())
    else:
        _print(result)


def _advice(played: int, asked: Asked) -> str:
    if asked.dataset is None:
        return first_games(played, asked.games)
    return (
        f"the files in {asked.dataset} are whole, but not all; "
        "delete the folder to begin again, or name another"
    )


def _names(bots: str, seats: int) -> list[str]:
    names = bots.split(",")
    if len(names) not in (1, seats):
        raise BadInput(f"--bots names one bot for all seats or {seats}, not {len(names)}")
    return [rung(name).name for name in names * (seats if len(names) == 1 else 1)]


def _print(result: Simulation) -> None:
    print(f"{result.game}, {result.seats} seats, {result.games:,} games, seed {result.seed}")
    print(f"{'seat':>6} {'bot':>12} {'mean score':>16} {'win share':>18}")
    for seat in range(result.seats):
        score = f"{result.mean_scores[seat]:.2f} ± {result.mean_scores_error[seat]:.2f}"
        share = f"{result.win_shares[seat]:.4f} ± {result.win_shares_error[seat]:.4f}"
        print(f"{seat + 1:>6} {result.bots[seat]:>12} {score:>16} {share:>18}")
    print(f"mean winner score {result.mean_winner_score:.2f}; shared wins {result.shared_wins:,}")
    print(
        f"decisions per game {result.mean_decisions:.1f} "
        f"(from {result.shortest} to {result.longest}), in all {result.decisions:,}"
    )
    print(
        f"{result.seconds:.2f} s: {result.decisions_per_second:,.0f} decisions/s, "
        f"{result.games_per_second:,.0f} games/s (± is half a 95 % confidence interval)"
    )
