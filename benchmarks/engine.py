"""`scripts/bench engine TREE`: random play here and in another tree of this repository, turn about.

Each round is a process of its own and plays the same games, so that the results can be compared
too; what counts is the processor time of the best round, on a busy machine as well.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from time import thread_time

import msgspec

from digsite import games
from digsite.core.game import copy_of
from digsite.core.playout import Results, play_games
from digsite.core.state import State

HERE = Path(__file__).parents[1]


class Line(msgspec.Struct, frozen=True):
    """Random games of one title: decisions in a second of processor time, and what came of them."""

    game: str
    seats: int
    threads: int
    decisions: float
    results: str


def main() -> None:
    reader = argparse.ArgumentParser(prog="scripts/bench engine", description=__doc__)
    reader.add_argument("tree", type=Path, nargs="?", help="with its rules compiled")
    reader.add_argument("--game")
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--decisions", type=int, default=2_000_000, help="of each title and round")
    reader.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    asked = reader.parse_args()
    if asked.one:
        print(msgspec.json.encode(_measured(asked.game, asked.decisions)).decode())
        return
    trees = [HERE] if asked.tree is None else [asked.tree.resolve(), HERE]
    found: list[list[list[Line]]] = [[] for _ in trees]
    for _ in range(asked.rounds):
        for tree, rounds in zip(trees, found, strict=True):
            rounds.append(_round(tree, asked.game, asked.decisions))
    _report(found)


def _round(tree: Path, game: str | None, decisions: int) -> list[Line]:
    command = [sys.executable, __file__, "--one", "--decisions", str(decisions)]
    command += ["--game", game] if game else []
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=list[Line])


def _measured(key: str | None, decisions: int) -> list[Line]:
    lines = []
    for title in [key] if key else games.titles():
        game = games.load(title)
        for seats in game.seats:
            start = game.new(seats)
            each = sum(play_games(start, copy_of(start), 0, 0, 100).decisions) / 100
            for threads in (1, 2):
                count = int(decisions / each)
                speed, results = timed(start, count, threads)
                lines.append(Line(title, seats, threads, speed, _digest(results)))
    return lines


def timed(start: State, count: int, threads: int) -> tuple[float, list[Results]]:
    """Decisions in a second of processor time, with two threads that of the slower one."""

    def work(thread: int) -> tuple[float, Results]:
        mine, scratch = copy_of(start), copy_of(start)
        began = thread_time()
        results = play_games(mine, scratch, thread, 0, count)
        return thread_time() - began, results

    with ThreadPoolExecutor(threads) as pool:
        done = list(pool.map(work, range(threads)))
    spent = max(took for took, _ in done)
    made = sum(sum(results.decisions) for _, results in done)
    return made / spent, [results for _, results in done]


def _digest(played: list[Results]) -> str:
    digest = sha256()
    for results in played:
        for numbers in (results.points, results.winners, results.decisions):
            digest.update(numbers.tobytes())
    return digest.hexdigest()


def _report(found: list[list[list[Line]]]) -> None:
    """The best of each tree, the ratio to the first one, and whether the same games were played."""
    print("| game | seats | threads | decisions/s, each tree | ratio | same games |")
    print("|---|---|---|---|---|---|")
    for place, line in enumerate(found[0][0]):
        best = [max(rounds[place].decisions for rounds in tree) for tree in found]
        same = len({rounds[place].results for tree in found for rounds in tree}) == 1
        speeds = " / ".join(f"{speed / 1e6:.2f} M" for speed in best)
        print(
            f"| {line.game} | {line.seats} | {line.threads} | {speeds} "
            f"| {best[-1] / best[0]:.3f} | {'yes' if same else 'NO'} |"
        )


if __name__ == "__main__":
    main()
