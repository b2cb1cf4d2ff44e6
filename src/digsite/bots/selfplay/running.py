"""A whole run: cut into stretches, handed out, counted together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

from digsite.bots.ladder import rung
from digsite.play.simulation import Simulation, Tally
from digsite.play.workers import Workers, run_chunks

from .job import Job, Stretch
from .playing import play_stretch

CHUNK_SECONDS = 1.0
TRIAL_SECONDS = 0.25


def run(
    job: Job,
    games: int,
    workers: Workers,
    chunk: int | None = None,
    shown: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games number 0 to games-1; the figures are the same for any workers and chunks."""
    if job.dataset is not None:
        from .dataset import begin

        chunk = begin(job, games, chunk)
    tally = Tally(job.seats)
    began = perf_counter()
    chunk = chunk or (1 if _searching(job) else _trial(job, games, tally))
    if shown:
        shown(tally.games)
    stretches = _stretches(tally.games, games, chunk)
    for part in run_chunks(workers, partial(play_stretch, job), stretches):
        tally.merge(part)
        if shown:
            shown(tally.games)
    return tally.simulation(job.game, job.bots, job.seed, perf_counter() - began)


def _searching(job: Job) -> bool:
    """Whether one game is already a chunk's worth of thinking."""
    return any(rung(name).way == "search" for name in job.bots)


def _trial(job: Job, games: int, tally: Tally) -> int:
    """Play the first games here to learn how many of them are about a second's work."""
    size = 1
    while True:
        stretch = Stretch(tally.games, min(size, games - tally.games))
        began = perf_counter()
        tally.merge(play_stretch(job, stretch))
        spent = perf_counter() - began
        if spent >= TRIAL_SECONDS or tally.games >= games:
            return max(1, round(stretch.games * CHUNK_SECONDS / spent))
        size *= 2


def _stretches(first: int, games: int, size: int) -> Iterator[Stretch]:
    for start in range(first, games, size):
        yield Stretch(start, min(size, games - start))
