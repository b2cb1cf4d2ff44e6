"""Reckons from the runs that `scripts/bench workers` kept; 1 if it disagrees with them."""

from __future__ import annotations

import argparse
import os
import sys

import msgspec
from workers.__main__ import FIGURES
from workers.measuring import Measured

from .model import Costs, costs_of, most_moves, needs, waiting

PLAYERS = (300, 2_000, 20_000, 100_000)
AGREES = 0.25  # of what was measured


def main() -> int:
    parser = argparse.ArgumentParser("scripts/bench scale", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="between two moves of a player")
    given = parser.parse_args()
    runs = msgspec.json.decode(FIGURES.read_bytes(), type=list[Measured])
    costs = costs_of(runs, min(run.workers for run in runs))
    _tell_costs(costs)
    wrong = _compare(runs, costs)
    _tell_needs(costs, given.seconds)
    _tell_waiting(costs)
    return int(wrong)


def _tell_costs(costs: Costs) -> None:
    print(f"worker {costs.worker * 1000:.2f} ms, PostgreSQL {costs.database * 1000:.2f} ms,")
    print(f"{costs.commits:.2f} commits, {costs.sent / 1024:.1f} kB sent to four sockets,")
    print(f"{costs.written / 1024:.1f} kB of PostgreSQL's log: one move, with one worker\n")


def _compare(runs: list[Measured], costs: Costs) -> bool:
    """Two workers were not used to reckon, so there it can be wrong."""
    print("| workers | processors left by others | reckoned moves/s | measured | |")
    print("|---|---|---|---|---|")
    wrong = False
    for run in runs:
        left = (os.cpu_count() or 1) - run.others / run.seconds
        reckoned = most_moves(costs, run.workers, left)
        off = reckoned / run.rate - 1
        wrong |= abs(off) > AGREES
        print(f"| {run.workers} | {left:.2f} | {reckoned:.0f} | {run.rate:.0f} | {off:+.0%} |")
    print()
    return wrong


def _tell_needs(costs: Costs, seconds: float) -> None:
    print(
        "| players | moves/s | workers | their processors | PostgreSQL's | connections | commits/s"
        " | MB of log/s | Mbit/s out | processors for bots |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    for players in PLAYERS:
        n = needs(costs, players, seconds)
        print(f"| {n.players:,} | {n.moves:,.0f} | {n.workers} | {n.processors:.1f}", end=" ")
        print(f"| {n.database:.1f} | {n.connections} | {n.commits:,.0f}", end=" ")
        print(f"| {n.written:.1f} | {n.sent:.0f} | {n.bots:,.0f} |")
    print()


def _tell_waiting(costs: Costs) -> None:
    print("| a worker is busy | half of the moves end within | 99 of 100 |\n|---|---|---|")
    for busy in (0.3, 0.5, 0.6, 0.7, 0.8, 0.9):
        half, most = waiting(costs, busy)
        print(f"| {busy:.0%} | {half * 1000:.0f} ms | {most * 1000:.0f} ms |")


if __name__ == "__main__":
    sys.exit(main())
