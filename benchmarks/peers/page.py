"""The part of docs/benchmarks.md that this run writes."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from .measuring import Case

BEGIN, END = "<!-- peers: written by scripts/bench peers -->", "<!-- peers: end -->"
PEERS = ("open_spiel", "rlcard", "pettingzoo", "gymnasium", "catanatron", "numpy")


def write(page: Path, cases: list[Case], seconds: float) -> None:
    """Put this run in the place of the last one."""
    text = page.read_text()
    if BEGIN not in text:
        text = f"{text.rstrip()}\n\n{BEGIN}\n{END}\n"
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n{section(cases, seconds)}\n{END}{after}")


def section(cases: list[Case], seconds: float) -> str:
    rounds = cases[0].rounds
    lines = [
        "## Beside other libraries",
        "",
        f"One run of `scripts/bench peers` on {datetime.now(UTC):%Y-%m-%d}: {_machine()}; "
        f"{', '.join(f'{name} {version(name)}' for name in PEERS)}. One core; {rounds} rounds of "
        f"{seconds:g} s of processor time for each line, taking turns, the best one counted.",
        "",
        "![decisions per second](peers.svg)",
        "",
        "| library | game | players | driven | decisions/s | games/s | copy µs |",
        "|---|---|---|---|---|---|---|",
        *[_row(case) for case in cases],
        "",
        _aec(cases),
        "",
        CAVEATS,
    ]
    return "\n".join(lines)


CAVEATS = """\
How to read it. These are different games: a decision at a board is not one of Leduc poker,
and a game of 160 decisions is not one of 3, where dealing takes most of the time; that is why
both columns are there. Only players' decisions are counted, drawing cards is in the time.
*compiled*: whole games inside compiled code (ours); *C++*: inside C++ (OpenSpiel's
`evaluate_bots` with its random bots, its decisions reckoned from the mean length of 200 games).
*Python*: one decision at a time from Python, chosen by the same `random.choice` for all;
Catanatron is driven by its own random player, and its ticks are counted. *PettingZoo AEC*: the
bare environment (`raw_env`, no wrappers) in PettingZoo's own loop, observation and mask made for
every decision. *Gymnasium*: only the learner's decisions are counted although its opponents' are
in the time. *OpenSpiel* of ours: the game written in Python. *vectorised*: 1,024 games per call
with observations and masks. *copy*: a position in mid-game copied from Python (`copy`, `clone`,
or `deepcopy` of RLCard's game at its beginning, which has no other way)."""


def _row(case: Case) -> str:
    copy = "" if case.clone_ns is None else f"{case.clone_ns / 1000:,.2f}"
    return (
        f"| {case.library} | {case.game} | {case.players} | {case.way} "
        f"| {case.decisions_per_second:,.0f} | {case.games_per_second:,.1f} | {copy} |"
    )


def _aec(cases: list[Case]) -> str:
    ours = [case for case in cases if _is_aec(case) and case.library == "digsite"]
    theirs = [case for case in cases if _is_aec(case) and case.library != "digsite"]
    slowest = min(ours, key=lambda case: case.decisions_per_second)
    fastest = max(theirs, key=lambda case: case.decisions_per_second)
    ratio = slowest.decisions_per_second / fastest.decisions_per_second
    return (
        f"Bare AEC: our slowest title ({slowest.game}) makes {ratio:.1f} times the decisions per "
        f"second of PettingZoo's fastest classic card game ({fastest.game})."
    )


def _is_aec(case: Case) -> bool:
    return case.way == "PettingZoo AEC"


def _machine() -> str:
    cores = os.cpu_count()
    return f"{_processor()}, {cores} cores, {platform.system()}, Python {platform.python_version()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
