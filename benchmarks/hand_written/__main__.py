"""Random games by our compiled rules and by hand-written C, turn about, on one thread.

What counts is the processor time of the best round. The exit code is 1 if they do not play the
same game: our games and those of C have different dice, so their means differ only by chance.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from engine import timed

from digsite import games
from digsite.core.playout import Results

from .programs import SEATS, built, run, written
from .samples import Sample, apart, read, same_game, sample_of

SEED = 1  # of the games in C; ours have 0


def main() -> int:
    reader = argparse.ArgumentParser("scripts/bench c", description=__doc__)
    reader.add_argument("--rounds", type=int, default=7)
    reader.add_argument("--games", type=int, default=200_000, help="of each in a round")
    asked = reader.parse_args()
    with TemporaryDirectory() as folder:
        agreed = [_compare(key, Path(folder), asked.rounds, asked.games) for key in written()]
    return 0 if all(agreed) else 1


def _compare(key: str, folder: Path, rounds: int, count: int) -> bool:
    program = built(key, folder)
    start = games.load(key).new(SEATS)
    ours: list[tuple[float, list[Results]]] = []
    theirs: list[tuple[float, Sample]] = []
    for _ in range(rounds):
        theirs.append(read(run(program, SEED, count)))
        ours.append(timed(start, count, 1))
    best = max(speed for speed, _ in ours), max(speed for speed, _ in theirs)
    print(f"{key}, {SEATS} seats, {rounds} rounds of {count:,} games each\n")
    _tell_speed(*best)
    mine, other = sample_of(ours[0][1][0]), theirs[0][1]
    same = same_game(mine, other)
    _tell_figures(mine, other)
    print(f"\nthe same game: {'yes' if same else 'NO'}")
    return same


def _tell_speed(ours: float, theirs: float) -> None:
    print("| compiled rules, decisions/s | C by hand | ratio |")
    print("|---|---|---|")
    print(f"| {ours / 1e6:.2f} M | {theirs / 1e6:.2f} M | {ours / theirs:.3f} |\n")


def _tell_figures(ours: Sample, theirs: Sample) -> None:
    print("| mean of | compiled rules | C by hand | standard errors apart |")
    print("|---|---|---|---|")
    names = [figure.name for figure in ours.figures]
    for place, errors in enumerate(apart(ours, theirs)):
        seat = names[:place].count(names[place])
        name = names[place] if names.count(names[place]) == 1 else f"{names[place]} of seat {seat}"
        mine, other = ours.figures[place].mean, theirs.figures[place].mean
        print(f"| {name} | {mine:.4f} | {other:.4f} | {errors:+.2f} |")


if __name__ == "__main__":
    raise SystemExit(main())
