"""Random games by our compiled rules and by hand-written C, turn about, on one thread.

What counts is the processor time of the best round. The exit code is 1 if they do not play the
same game: with other dice their means differ only by chance, with the same dice nothing does.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from engine import timed

from digsite.core.playout import Results
from digsite.games import load

from .programs import SEATS, built, run, written
from .samples import Sample, apart, lines_of, read, same_game, sample_of

OURS, OTHER = 0, 1  # seeds: `timed` takes the number of the thread


def main() -> int:
    reader = argparse.ArgumentParser("scripts/bench c", description=__doc__)
    reader.add_argument("--rounds", type=int, default=7)
    reader.add_argument("--games", type=int, default=200_000, help="of each in a round")
    asked = reader.parse_args()
    with TemporaryDirectory() as folder:
        agreed = [_compare(source, Path(folder), asked.rounds, asked.games) for source in written()]
    return 0 if all(agreed) else 1


def _compare(source: Path, folder: Path, rounds: int, games: int) -> bool:
    program = built(source, folder)
    start = load(source.stem).new(SEATS)
    ours: list[tuple[float, list[Results]]] = []
    theirs: list[tuple[float, Sample]] = []
    for _ in range(rounds):
        theirs.append(read(run(program, OTHER, games)))
        ours.append(timed(start, games, 1))
    print(f"{source.stem}, {SEATS} seats, {rounds} rounds of {games:,} games each\n")
    _tell_speed(max(speed for speed, _ in ours), max(speed for speed, _ in theirs))
    (_, (results,)), (_, sample) = ours[0], theirs[0]
    same = _tell_means(sample_of(results), sample)
    return _tell_games(results, run(program, OURS, games, "each")) and same


def _tell_speed(ours: float, theirs: float) -> None:
    print("| compiled rules, decisions/s | C by hand | ratio |")
    print("|---|---|---|")
    print(f"| {ours / 1e6:.2f} M | {theirs / 1e6:.2f} M | {ours / theirs:.3f} |\n")


def _tell_means(ours: Sample, theirs: Sample) -> bool:
    print("| mean | compiled rules | C by hand, other dice | standard errors apart |")
    print("|---|---|---|---|")
    names = [figure.name for figure in ours.figures]
    for place, errors in enumerate(apart(ours, theirs)):
        name = names[place]
        seat = f" of seat {names[:place].count(name)}" if names.count(name) > 1 else ""
        mine, other = ours.figures[place].mean, theirs.figures[place].mean
        print(f"| {name}{seat} | {mine:.4f} | {other:.4f} | {errors:+.2f} |")
    same = same_game(ours, theirs)
    print(f"\nmeans of the same game: {'yes' if same else 'NO'}")
    return same


def _tell_games(ours: Results, theirs: str) -> bool:
    pairs = list(zip(lines_of(ours), theirs.splitlines(), strict=True))
    same = sum(mine == other for mine, other in pairs)
    print(f"the same games with the same dice: {same:,} of {len(pairs):,}")
    return same == len(pairs)


if __name__ == "__main__":
    raise SystemExit(main())
