"""`scripts/load`: T15, then T14, each against a fresh server; 1 if a figure is missed."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import uvloop

from .campaign import Plan, run
from .figures import T14, T15, Figures, Limits
from .serving import served

LONG = 600.0  # seconds, from which on growth of memory is judged


def main() -> int:
    given = _arguments()
    seconds = given.minutes * 60
    wanted = {"load": [(T15, False)], "abuse": [(T14, True)]}
    failed = False
    for limits, abuse in wanted.get(given.only, [(T15, False), (T14, True)]):
        plan = Plan(given.sockets, given.matches, given.moves, seconds, abuse)
        failed |= _report(limits, plan, _measured(plan, given.folder))
    return int(failed)


def _measured(plan: Plan, folder: str) -> Figures:
    with tempfile.TemporaryDirectory(dir=folder) as data, served(Path(data)) as server:
        print(f"the server is process {server.pid}", file=sys.stderr)
        return uvloop.run(asyncio.wait_for(run(server, plan), plan.seconds + 600))


def _report(limits: Limits, plan: Plan, figures: Figures) -> bool:
    print(figures.table(limits, plan.sockets, plan.matches))
    failures = figures.failures(limits, plan.seconds >= LONG)
    print(f"\n{'missed: ' + ', '.join(failures) if failures else 'all reached'}\n", flush=True)
    return bool(failures)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("scripts/load", description=__doc__)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--moves", type=float, default=200, help="per second")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--only", choices=["load", "abuse"])
    parser.add_argument("--folder", default="/var/tmp", help="on a disk, not in memory")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
