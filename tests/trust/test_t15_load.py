"""T15 and T14 in small: the campaign of scripts/load, and a slow server that it notices."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from house import house_at
from support.campaign import patience, tell

from digsite.service.store import Store

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from load.campaign import Plan, run  # it lies with the benchmarks
from load.figures import T14, T15, percentile
from load.serving import Server, served

PLAN = Plan(sockets=80, matches=20, moves=20, seconds=5)
ABUSED = Plan(sockets=40, matches=10, moves=10, seconds=5, abuse=True)
SLOW = 0.4  # seconds


@pytest.mark.parametrize(("plan", "limits"), [(PLAN, T15), (ABUSED, T14)], ids=["load", "abuse"])
def test_honest_players_are_served(
    tmp_path: Path, plan: Plan, limits: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2] / "src"))
    with served(tmp_path) as server:
        figures = asyncio.run(run(server, plan))
    p99 = percentile(figures.answers, 99) * 1000
    tell(limits.name, 0, sockets=plan.sockets, moves=len(figures.answers), p99=f"{p99:.0f} ms",
         abuses=figures.abuses, troubles=dict(figures.troubles), lost=figures.lost)  # fmt: skip
    assert len(figures.answers) >= 0.5 * figures.wanted
    assert not figures.troubles
    assert not figures.lost
    assert not figures.stuck
    assert p99 < limits.acknowledged * 2 * patience()


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
