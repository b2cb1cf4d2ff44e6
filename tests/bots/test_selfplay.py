"""Mass self-play: the figures of a run are those of its games, however they are shared out."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.titles import longest_box, open_box, some_box

from digsite import games
from digsite.bots.selfplay import Job, run
from digsite.bots.selfplay.job import Stretch
from digsite.bots.selfplay.playing import play_stretch
from digsite.play.simulation import Simulation, Tally
from digsite.play.workers import hire
from digsite.play.workers.processes import Processes


def job_for(title: str, seats: int, bot: str = "porter", dataset: Path | None = None) -> Job:
    game = games.load(title)
    folder = str(dataset) if dataset else None
    return Job(title, seats, game.full_options({}), game.cards(), [bot] * seats, 7, folder)


def figures(found: Simulation) -> dict[str, Any]:
    """Everything but the time it took."""
    data = msgspec.to_builtins(found)
    return {name: data[name] for name in data if "second" not in name}


@pytest.mark.parametrize("bot", ["porter", "surveyor", "curator"])
def test_a_run_is_the_same_for_any_number_of_workers_and_any_chunks(bot: str) -> None:
    job = job_for(some_box(), 3, bot)
    total = 90 if bot == "porter" else 6
    found = []
    for workers, chunk in ((1, None), (1, 4), (2, 7), (3, 1)):
        with hire(workers) as hired:
            found.append(figures(run(job, total, hired, chunk)))
    assert found[0]["games"] == total
    assert found[1:] == [found[0]] * 3


def test_a_run_on_a_ray_cluster_is_the_same_as_here() -> None:
    job = job_for(longest_box(), 2)
    with hire(1) as hired:
        here = run(job, 400, hired, 50)
    with hire(2, ray="local") as hired:
        there = run(job, 400, hired, 50)
    assert figures(there) == figures(here)


def test_a_run_survives_a_killed_worker() -> None:
    job = job_for(open_box(), 2)
    with hire(1) as hired:
        whole = run(job, 60_000, hired, 5_000)
    with hire(2) as hired:
        assert isinstance(hired, Processes)
        pids = [process._process.pid for process in hired._idle]
        victims = [pid for pid in pids if pid is not None]

        def kill_one(done: int) -> None:
            if victims and done:
                os.kill(victims.pop(), signal.SIGKILL)

        rescued = run(job, 60_000, hired, 5_000, kill_one)
    assert figures(rescued) == figures(whole)


def test_tallies_add_up_exactly(title: str) -> None:
    job = job_for(title, max(games.load(title).seats))
    whole = play_stretch(job, Stretch(0, 60))
    parts = Tally(job.seats)
    for first in (0, 20, 40):
        parts.merge(play_stretch(job, Stretch(first, 20)))
    assert vars(parts) == vars(whole)


def test_win_shares_add_up_to_one(title: str) -> None:
    with hire(1) as hired:
        found = run(job_for(title, max(games.load(title).seats)), 50, hired)
    assert sum(found.win_shares) == pytest.approx(1)
