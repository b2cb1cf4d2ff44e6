"""`digsite sim`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec
from rich.console import Console
from rich.progress import Progress

from digsite.bots import Rung, rung
from digsite.bots.match import play_match
from digsite.core.dice import nth_seed
from digsite.core.errors import BadInput
from digsite.play import Table
from digsite.play.simulation import Simulation, Tally
from digsite.play.simulation import simulate as run

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
) -> None:
    """Run the games and print their figures."""
    table = table_for(key, seats, options, cards)
    rungs = _rungs(bots, seats)
    with Progress(console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(f"{key}, {seats} seats", total=games)

        def shown(done: int) -> None:
            bar.update(task, completed=done)

        if all(rung.way == "random" for rung in rungs):
            result = run(key, table.state, games, seed, shown)
        else:
            result = _bots_play(table, rungs, games, seed, shown)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())
    else:
        _print(result)


def _rungs(bots: str, seats: int) -> list[Rung]:
    names = ["porter" if name == "random" else name for name in bots.split(",")]
    if len(names) not in (1, seats):
        raise BadInput(f"--bots names one bot for all seats or {seats}, not {len(names)}")
    return [rung(name) for name in names * (seats if len(names) == 1 else 1)]


def _bots_play(
    table: Table, rungs: list[Rung], games: int, seed: int, shown: Callable[[int], None]
) -> Simulation:
    tally = Tally(table.seats)
    began = perf_counter()
    for number in range(games):
        deal = nth_seed(seed, number)
        played = play_match(table.game, rungs, deal, table.options, table.cards)
        tally.add(played.points, [played.winners], [sum(played.decisions)])
        shown(number + 1)
    names = [rung.name for rung in rungs]
    return tally.simulation(table.game.key, names, games, seed, perf_counter() - began)


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
