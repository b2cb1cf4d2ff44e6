"""`digsite rank` and `digsite learn`, as a person types them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "digsite"]
RANK = ("rank", "scarab", "--positions", "4", "--games", "20", "--tries", "3")


def digsite(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True)


def complaint(*words: str) -> str:
    """The one line about wrong input."""
    done = digsite(*words)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_rank_compares_all_judges_with_the_first(tmp_path: Path) -> None:
    reference = str(tmp_path / "two.jsonl")
    shown = digsite(*RANK, "--reference", reference).stdout
    assert "against professor" in shown
    assert "4 positions, 20 full games and 3 tries per decision" in shown
    again = digsite(*RANK, "--reference", reference, "--workers", "2", "--json")
    judges = json.loads(again.stdout)["judges"]
    named = ["professor", "guess", "guess:8", "games", "surveyor"]
    assert [line["judge"] for line in judges] == named


def test_rank_says_what_is_wrong(tmp_path: Path) -> None:
    assert "turns" in complaint(*RANK, "--judges", "guess:soon")
    path = tmp_path / "letter"
    path.write_text("Dear reader\n")
    assert "no reference" in complaint(*RANK, "--reference", str(path))


def test_a_forecast_is_learnt_and_plays(tmp_path: Path) -> None:
    out = str(tmp_path / "net.bin")
    learnt = digsite("learn", "forecast", "scarab", "--games", "200", "--epochs", "1", "--out", out)
    assert "held out: Brier" in learnt.stdout, learnt.stderr
    assert "<svg" in Path(f"{out}.svg").read_text()
    assert json.loads(Path(f"{out}.json").read_text())["games"] > 0
    bots = f"professor:20,net:{out}:20"
    played = digsite("arena", "scarab", "--bots", bots, "--games", "4", "--no-stop")
    assert f"professor:20:net={out}" in played.stdout, played.stderr
    wrong = ("arena", "scarab", "--bots", bots, "--games", "4", "--seats", "3")
    assert "is a net for 2 seats, not for 3" in complaint(*wrong)


def test_a_corrector_is_learnt_in_rounds(tmp_path: Path) -> None:
    out = str(tmp_path / "net.bin")
    few = ("--positions", "40", "--epochs", "1", "--trial", "4", "--rounds", "2")
    learnt = digsite("learn", "corrector", "scarab", *few, "--out", out)
    assert learnt.stdout.startswith("round 1: "), learnt.stderr
    assert Path(out).stat().st_size > 0


def test_an_exploiter_is_learnt_and_its_share_is_printed(tmp_path: Path) -> None:
    out = str(tmp_path / "net.bin")
    few = ("--positions", "40", "--epochs", "1", "--trial", "4", "--rounds", "1")
    learnt = digsite("learn", "exploiter", "scarab", *few, "--out", out)
    assert learnt.stdout.startswith("round 1: "), learnt.stderr
    assert "it finishes before the surveyor in " in learnt.stdout
    again = str(tmp_path / "again.bin")
    against = digsite("learn", "exploiter", "scarab", *few, "--out", again, "--against", out)
    assert f"it finishes before {out} in " in against.stdout, against.stderr


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("forecast", "nothing"), "no game is called"),
        (("forecast", "scarab", "--seats", "77"), "players"),
        (("corrector", "scarab", "--leaf", "/nowhere.bin"), "cannot be read"),
    ],
)
def test_learn_says_what_is_wrong(words: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    assert reason in complaint("learn", *words, "--out", str(tmp_path / "net.bin"))


def test_a_net_for_a_folder_that_is_not_there_is_refused_before_the_work(tmp_path: Path) -> None:
    out = str(tmp_path / "nowhere" / "net.bin")
    assert "no such folder" in complaint("learn", "forecast", "scarab", "--out", out)
