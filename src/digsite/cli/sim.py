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

from .given import table_for


def simulate(
    key: str,
    seats: int,
    games: int,
    seed: int,
    bots: str,
    options: Sequence[str],
    cards: str | None,
    as_json: bool,
    workers: int | None,
    ray: str | None,
    dataset: str | None,
    chunk: int | None,
) -> None:
    """Run the games and print their figures."""
    table = table_for(key, seats, options, cards)
    names = _names(bots, seats)
    job = Job(key, seats, table.options, table.cards, names, seed, dataset)
    console = Console(file=sys.stderr)
    watched = console.is_terminal
    with (
        hire(workers, ray) as hired,
        Progress(console=console, transient=True, disable=not watched) as bar,
    ):
        task = bar.add_task(f"{key}, {seats} seats", total=games)

        def shown(done: int) -> None:
            bar.update(task, completed=done)

        result = run(job, games, hired, chunk, shown)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())
    else:
        _print(result)


def _names(bots: str, seats: int) -> list[str]:
    names = ["porter" if name == "random" else name for name in bots.split(",")]
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
