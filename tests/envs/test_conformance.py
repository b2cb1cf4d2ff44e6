"""The environments pass the tests of PettingZoo and Gymnasium, in all titles and seat counts."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from digsite import envs
from digsite.games import load
from digsite.play.features import version_of

# PettingZoo says so of every observation with a mask but those of its own card games.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def test_pettingzoo_finds_its_interface(title: str, seats: int) -> None:
    api_test(envs.aec(title, seats=seats), num_cycles=150)


def test_pettingzoo_finds_seeds_kept(title: str, seats: int) -> None:
    seed_test(lambda: envs.aec(title, seats=seats), num_cycles=60)


def test_pettingzoo_can_measure_it(
    title: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = iter([number / 10 for number in range(1000)])  # a clock that makes it short
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(envs.aec(title, seats=seats))
    assert "turns per second" in capsys.readouterr().out


def test_gymnasium_finds_its_interface(title: str, seats: int) -> None:
    env = gymnasium.make(f"digsite/{title.capitalize()}-v{version_of(load(title))}", seats=seats)
    check_env(env.unwrapped, skip_render_check=True)
