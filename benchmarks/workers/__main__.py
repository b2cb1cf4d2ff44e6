"""One worker and two on the same PostgreSQL, turn about, as fast as they go.

Every table has a move on its way all the time, so the moves per second are what the machine can
do with the load generator beside it. On a machine with other work compare the processor time of a
move, and the rates of runs that follow each other.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import msgspec
import uvloop
from support.databases import postgres_cluster, redis

from .measuring import Measured, measured

HEAD = (
    "| workers | moves/s | worker ms per move | PostgreSQL ms per move | generator ms per move"
    " | commits per move | scans per move | kB sent, kB of log per move | MB of the server"
    " | processors taken by others | acknowledged p50, p99 ms | troubles |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|"
)
FIGURES = Path(".bench/workers.json")  # for `scripts/bench scale`


def main() -> int:
    given = _arguments()
    print(HEAD, flush=True)
    runs: list[Measured] = []
    with postgres_cluster() as cluster, redis() as bus:
        for number in range(given.rounds):
            for workers in given.workers:
                with tempfile.TemporaryDirectory(dir=given.folder) as folder:
                    found: Measured = uvloop.run(
                        measured(
                            cluster,
                            bus if given.redis else "",
                            Path(folder),
                            f"run{number}w{workers}",
                            workers,
                            given.tables,
                            given.seconds,
                        )
                    )
                runs.append(found)
                print(found.row, flush=True)
    first, *others = sorted(set(given.workers))
    for workers in others:
        of, to = [sum(_rates(runs, count)) for count in (workers, first)]
        print(f"\n{workers} workers made {of / to:.2f} of the moves of {first}", flush=True)
    FIGURES.parent.mkdir(exist_ok=True)
    FIGURES.write_bytes(msgspec.json.encode(runs))
    return 0


def _rates(runs: list[Measured], workers: int) -> list[float]:
    return [run.rate for run in runs if run.workers == workers]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("scripts/bench workers", description=__doc__)
    parser.add_argument("--workers", type=int, nargs="*", default=[1, 2])
    parser.add_argument("--tables", type=int, default=48)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--redis", action="store_true", help="as the bus")
    parser.add_argument("--folder", default="/var/tmp")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
