"""T14 in small: every kind of abuse beside people who play; counts only, nothing by speed."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from pathlib import Path

import pytest
from support.campaign import tell

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from load.campaign import Plan, run  # it lies with the benchmarks
from load.figures import T14, Figures
from load.floods import FLOODS
from load.serving import served
from load.starving import STARVING

PLAN = Plan(sockets=24, matches=6, moves=6, seconds=6, abusers=1)


def test_people_play_on_beside_every_kind_of_abuse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2] / "src"))
    with served(tmp_path, watched=True) as server:
        figures = asyncio.run(run(server, PLAN))
    tell(T14.name, 0, moves=len(figures.answers), abuses=figures.abuses.total(),
         answers=dict(figures.statuses), troubles=dict(figures.troubles))  # fmt: skip
    assert set(figures.abuses) == {kind.__name__.replace("_", " ") for kind in (*FLOODS, *STARVING)}
    assert figures.answers
    assert not figures.troubles
    assert not figures.lost
    assert not figures.stuck
    assert not figures.faults


def test_planted_a_fault_that_abuse_brings_about_is_noticed() -> None:
    figures = Figures()
    figures.memory, figures.statuses = [1.0], Counter({200: 9, 503: 3, 500: 1})
    assert "faults of the server {500: 1}" in figures.failures(T14, long=False)
    figures.longest_hold = 19.0
    assert "event loop held" in figures.failures(T14, long=False)
