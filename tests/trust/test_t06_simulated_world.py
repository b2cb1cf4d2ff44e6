"""T6: the whole office in a simulated world; whatever goes wrong there, no promise is broken."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.campaign import SHARE, much, seed_of_today, tell
from support.simulated.campaign import Campaign, again
from support.simulated.planted import PLANTS, Plant
from support.simulated.world import play_world

SEEDS = much(200, 10_000)
MOST_SEEDS = 60  # until a planted fault is found
FAULTS = (
    "broken bot", "broken wire", "clock jump", "cut bus", "database away", "doubled notice",
    "doubled request", "failed store", "hanging bot", "hung up", "killed worker", "late message",
    "late notice", "lost answer", "lost commit answer", "lost notice", "lost request",
    "slow reader", "slow store", "stopped worker",
)  # fmt: skip
ALIKE = (1, 2, 3)  # seeds that are played in several processes
HERE = Path(__file__).parents[1]


def test_no_promise_is_broken_in_any_world() -> None:
    campaign = Campaign("T6", SEEDS, resumed=bool(SHARE))
    campaign.play()
    note = campaign.note
    tell("T6", 1, seeds=note.seeds, **{name: note.counts[name] for name in sorted(note.counts)})
    assert not note.broken, next(iter(note.broken.values()))
    assert all(note.counts.get(fault) for fault in FAULTS)
    assert note.counts["acknowledged"] > 5 * SEEDS


def test_one_world_alone() -> None:
    played = play_world(seed_of_today())
    tell("T6 one", played.seed, steps=played.steps, wrong=len(played.wrong))
    assert not played.wrong, again(played)


def test_the_same_seed_gives_the_same_trace_in_every_process() -> None:
    here = [f"{seed} {play_world(seed).digest}" for seed in ALIKE]
    assert len({line.split()[1] for line in here}) == len(ALIKE)
    assert [f"{seed} {play_world(seed).digest}" for seed in ALIKE] == here
    for hashing in ("1", "2"):
        assert elsewhere(hashing) == here


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_planted_a_fault_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    for seed in range(1, MOST_SEEDS + 1):
        if wrong := play_world(seed).wrong:
            tell(f"T6 planted {plant.__name__}", seed, seeds=seed)
            print(wrong[0].splitlines()[0])
            return
    raise AssertionError(f"not found in {MOST_SEEDS} worlds")


def elsewhere(hashing: str) -> list[str]:
    """The same in a process that orders its sets in another way."""
    run = subprocess.run(
        [sys.executable, "-m", "support.simulated", *[str(seed) for seed in ALIKE]],
        env={**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": str(HERE)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return run.stdout.splitlines()
