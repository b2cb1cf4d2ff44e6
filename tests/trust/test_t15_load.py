"""T15 in small: the campaign of scripts/bench load, and a slow server that it notices."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from house import house_at
from support.campaign import tell

from digsite.service.store import Store

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from load.campaign import Plan, run  # it lies with the benchmarks
from load.figures import T14, T15, percentile
from load.serving import Server, served

PLAN = Plan(sockets=80, matches=20, moves=20, seconds=5)
SLOW = 0.4  # seconds


def test_honest_players_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2] / "src"))
    with served(tmp_path) as server:
        figures = asyncio.run(run(server, PLAN))
    p99 = percentile(figures.answers, 99) * 1000
    tell(T15.name, 0, sockets=PLAN.sockets, moves=len(figures.answers), p99=f"{p99:.0f} ms",
         troubles=dict(figures.troubles), lost=figures.lost)  # fmt: skip
    assert figures.answers
    assert not figures.troubles
    assert not figures.lost
    assert not figures.stuck


def test_planted_a_slow_store_misses_the_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Store.write

    async def slow(self: Store, job: Any) -> Any:
        await asyncio.sleep(SLOW)
        return await honest(self, job)

    plan = Plan(sockets=4, matches=2, moves=5, seconds=3)
    with house_at(tmp_path) as house:
        monkeypatch.setattr(Store, "write", slow)
        port = int(house.address.rpartition(":")[2])
        figures = asyncio.run(run(Server(os.getpid(), port, tmp_path), plan))
    assert "acknowledgement p99" in figures.failures(T15, long=False)
    assert "acknowledgement p99" in figures.failures(T14, long=False)
