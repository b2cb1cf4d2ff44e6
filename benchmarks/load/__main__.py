"""`scripts/bench load`: T15, then T14, each against a fresh server; 1 if a figure is missed.

`--only costs` measures what each kind of abuse takes of a processor instead.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import uvloop

from .abuse import OF_EACH
from .campaign import Plan, run
from .costs import measure
from .figures import T14, T15, Figures, Limits
from .serving import served

LONG = 600.0  # seconds, from which on growth of memory is judged


def main() -> int:
    given = _arguments()
    seconds = given.minutes * 60
    if given.only == "costs":
        measure(given.folder, seconds, given.kinds)
        return 0
    wanted = {"load": [(T15, 0)], "abuse": [(T14, OF_EACH)]}
    failed = False
    for limits, abusers in wanted.get(given.only, [(T15, 0), (T14, OF_EACH)]):
        plan = Plan(given.sockets, given.matches, given.moves, seconds, abusers)
        failed |= _report(limits, plan, _measured(plan, given.folder))
    return int(failed)


def _measured(plan: Plan, folder: str) -> Figures:
    with (
        tempfile.TemporaryDirectory(dir=folder) as data,
        served(Path(data), watched=plan.abusers > 0) as server,
    ):
        print(f"the server is process {server.pid}", file=sys.stderr)
        return uvloop.run(asyncio.wait_for(run(server, plan), plan.seconds + 600))


def _report(limits: Limits, plan: Plan, figures: Figures) -> bool:
    print(figures.table(limits, plan.sockets, plan.matches))
    failures = figures.failures(limits, plan.seconds >= LONG)
    print(f"\n{'missed: ' + ', '.join(failures) if failures else 'all reached'}\n", flush=True)
    return bool(failures)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("scripts/bench load", description=__doc__)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--moves", type=float, default=200, help="per second")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--only", choices=["load", "abuse", "costs"])
    parser.add_argument("--kinds", nargs="*", default=[], help="of abuse, for costs")
    parser.add_argument("--folder", default="/var/tmp", help="on a disk, not in memory")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
