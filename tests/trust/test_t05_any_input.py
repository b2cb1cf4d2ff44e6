"""T5: the fuzz campaign notices faults of the rules, and goes on where it was broken off."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support import fuzz
from support.fuzz_rounds import Counts, Rounds
from support.titles import some_box

from digsite.core.game import AnyGame
from digsite.core.records import Action, Refusal
from digsite.games import load

FEW = 300  # decisions of a round


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Counts]:
    """A short round of a title."""
    monkeypatch.setattr(fuzz, "ROUND", FEW)
    return lambda title: fuzz.fuzz((title, load(title).seats[0], 1))


def test_a_round_of_the_rules_as_they_are_breaks_nothing(
    title: str, played: Callable[[str], Counts]
) -> None:
    assert played(title)["total", "decisions"] >= FEW


@pytest.mark.parametrize("fault", ["accepts", "unnamed", "changes", "loses"])
def test_planted_faults_are_caught(
    title: str,
    fault: str,
    played: Callable[[str], Counts],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    FAULTS[fault](load(title), monkeypatch)
    with pytest.raises((AssertionError, KeyError)):
        played(title)


def accepts(game: AnyGame, patch: pytest.MonkeyPatch) -> None:
    """What is not legal is not refused."""
    patch.setattr(game, "refuse", lambda *_: None)


def unnamed(game: AnyGame, patch: pytest.MonkeyPatch) -> None:
    """It is refused for a reason that the rules do not know."""
    patch.setattr(game, "refuse", lambda *_: Refusal("because", "XYZ-001"))


def changes(game: AnyGame, patch: pytest.MonkeyPatch) -> None:
    """Who is refused has changed something all the same."""
    honest = game.refuse

    def refuse(state: Any, seat: int, action: Action) -> Refusal | None:
        refusal = honest(state, seat, action)
        if refusal is not None and not state.over():
            state.apply(state.legal()[0])
        return refusal

    patch.setattr(game, "refuse", refuse)


def loses(game: AnyGame, patch: pytest.MonkeyPatch) -> None:
    """There is one piece less every other time."""
    honest, asked = game.census, iter(range(sys.maxsize))

    def census(state: Any) -> dict[str, int]:
        found = honest(state)
        if next(asked) % 2:
            piece = next(name for name, count in found.items() if count)
            found[piece] -= 1
        return found

    patch.setattr(game, "census", census)


FAULTS = {"accepts": accepts, "unnamed": unnamed, "changes": changes, "loses": loses}


def test_a_campaign_goes_on_where_it_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "ROUND", 20)
    journal = tmp_path / "fuzz.jsonl"
    fuzz.campaign(1, strict=False, journal=journal, workers=1)
    whole, told = journal.read_bytes(), capsys.readouterr().out
    lines = whole.splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    fuzz.campaign(1, strict=False, journal=journal, workers=1)
    assert journal.read_bytes() == whole
    assert capsys.readouterr().out.splitlines()[:-1] == told.splitlines()[:-1]


def test_rounds_of_other_rules_are_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "fuzz.jsonl"
    Rounds(journal, FEW)
    monkeypatch.setattr(load(some_box()), "rules", 99)
    with pytest.raises(SystemExit, match="other rules"):
        Rounds(journal, FEW)


def test_a_campaign_that_is_ended_leaves_no_process_behind(tmp_path: Path) -> None:
    """Where a check failed, `scripts/test` ended the fuzzing, and its workers waited for ever."""
    journal = tmp_path / "fuzz.jsonl"
    command = [sys.executable, fuzz.__file__, "100000000", "--journal", str(journal)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as running:
        while not journal.exists() or journal.read_text().count("\n") < 2:
            assert running.poll() is None
            time.sleep(0.05)  # until a worker has done something
        running.terminate()
        assert running.stdout is not None
        running.stdout.read()  # which ends when nobody is left who could write
    assert running.returncode != 0
