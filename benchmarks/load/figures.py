"""What is measured, and whether it is good enough."""

from __future__ import annotations

import os
from collections import Counter

import msgspec

from . import wire


class Limits(msgspec.Struct, frozen=True):
    """What has to be reached: milliseconds, megabytes."""

    name: str
    acknowledged: float
    told: float
    megabytes: float


T15 = Limits("T15 load", acknowledged=50, told=100, megabytes=400)
T14 = Limits("T14 abuse beside", acknowledged=300, told=300, megabytes=600)
GROWTH = 0.1  # of the memory, between the second and the last quarter of a long run
RATE = 0.95  # of the moves that were wanted
HOLD = 1.0  # seconds of the event loop that one answer may take


class Figures:
    """Counts and times of one campaign."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.tellings: list[float] = []
        self.lags: list[float] = []  # how late our own loop was
        self.syncs: list[float] = []  # of the disk itself, beside the store
        self.troubles: Counter[str] = Counter()
        self.memory: list[float] = []
        self.processor = self.others = 0.0
        self.seconds = 0.0
        self.wanted = 0
        self.lost = self.finished = self.stuck = 0
        self.calm: list[float] = []  # acknowledgements of the same people before the abuse
        self.abuses: Counter[str] = Counter()
        self.turned_away: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()  # that abusers were answered with
        self.longest_hold: float | None = None  # seconds of the event loop, if a watchdog runs

    def acknowledged(self, seconds: float) -> None:
        self.answers.append(seconds)

    def told(self, seconds: float) -> None:
        self.tellings.append(seconds)

    def trouble(self, message: wire.Stale | wire.Refused | wire.Problem) -> None:
        detail = message.detail if isinstance(message, wire.Problem) else ""
        self.troubles[f"{type(message).__name__} {detail}"] += 1

    @property
    def growth(self) -> float:
        """How much more memory in the last quarter than in the second."""
        quarter = len(self.memory) // 4
        if quarter == 0:
            return 0.0
        early, late = self.memory[quarter : 2 * quarter], self.memory[-quarter:]
        return (sum(late) / len(late)) / (sum(early) / len(early)) - 1

    @property
    def faults(self) -> dict[int, int]:
        """Statuses nobody may be answered with, whatever was asked."""
        return {code: times for code, times in self.statuses.items() if code >= 500 and code != 503}

    def failures(self, limits: Limits, long: bool) -> list[str]:
        """What is not good enough."""
        checks = [
            (percentile(self.answers, 99) * 1000 < limits.acknowledged, "acknowledgement p99"),
            (percentile(self.tellings, 99) * 1000 < limits.told, "fan-out p99"),
            (max(self.memory) < limits.megabytes, "memory"),
            (len(self.answers) >= RATE * self.wanted, "moves per second"),
            (not self.troubles, f"troubles {dict(self.troubles)}"),
            (not self.lost, f"{self.lost} honest sockets lost"),
            (not self.stuck, f"{self.stuck} matches stuck"),
            (not long or self.growth < GROWTH, "memory grows"),
            (not self.faults, f"faults of the server {self.faults}"),
            ((self.longest_hold or 0.0) < HOLD, "event loop held"),
        ]
        return [name for good, name in checks if not good]

    def table(self, limits: Limits, sockets: int, matches: int) -> str:
        """The report."""
        moves = max(len(self.answers), 1)
        rows = [
            ("sockets, matches, seconds", f"{sockets}, {matches}, {self.seconds:.0f}", ""),
            ("moves acknowledged", f"{moves} of {self.wanted}", f"{moves / self.seconds:.0f}/s"),
            ("matches finished meanwhile", str(self.finished), ""),
            ("acknowledgement", *_times(self.answers, limits.acknowledged)),
            ("fan-out to each socket", *_times(self.tellings, limits.told)),
            ("our own loop late", *_times(self.lags, None)),
            ("the disk's own syncs", *_times(self.syncs, None)),
            ("server memory", f"{self.memory[-1]:.0f} MB", f"most {max(self.memory):.0f} MB "
             f"(< {limits.megabytes:.0f}), growth {self.growth:+.1%}"),
            ("server processor", f"{self.processor / self.seconds:.0%} of one",
             f"{self.processor / moves * 1000:.2f} ms per move"),
            *self._of_the_abuse(),
            ("machine", f"{os.cpu_count()} processors",
             f"{self.others / self.seconds:.0%} of one taken by other work"),
        ]  # fmt: skip
        lines = [f"| {limits.name} | | |", "|---|---|---|"]
        return "\n".join([*lines, *[f"| {a} | {b} | {c} |" for a, b, c in rows]])

    def _of_the_abuse(self) -> list[tuple[str, str, str]]:
        if not self.abuses:
            return []
        statuses = ", ".join(f"{times} × {code}" for code, times in sorted(self.statuses.items()))
        hold = "not watched" if self.longest_hold is None else f"{self.longest_hold * 1000:.0f} ms"
        return [
            ("acknowledgement before the abuse", *_times(self.calm, None)),
            ("event loop held at longest", hold, f"(< {HOLD * 1000:.0f} ms)"),
            ("abusers were answered", statuses, ""),
            *[
                (f"abuse: {name}", f"{times} times", f"{self.turned_away[name]} broken off")
                for name, times in sorted(self.abuses.items())
            ],
        ]


def percentile(values: list[float], percent: float) -> float:
    """The value that so many per cent do not exceed."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * percent / 100), len(ordered) - 1)]


def _times(values: list[float], limit: float | None) -> tuple[str, str]:
    half, most, all_ = [percentile(values, percent) * 1000 for percent in (50, 99, 100)]
    wanted = "" if limit is None else f" (< {limit:.0f})"
    return f"p50 {half:.1f} ms", f"p99 {most:.1f} ms{wanted}, longest {all_:.0f} ms"
