"""The examples run, in a short form."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *given: object) -> str:
    command = [sys.executable, str(EXAMPLES / name), *map(str, given)]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def test_the_bot_of_forty_lines_beats_a_random_player() -> None:
    said = run("my_bot.py", 60)
    assert float(said.split("%")[0]) > 60
    assert len((EXAMPLES / "my_bot.py").read_text().splitlines()) <= 45


def test_the_learner_learns_and_draws_its_curve(tmp_path: Path) -> None:
    out = tmp_path / "curve.svg"
    short = ("--minutes", 0.1, "--count", 64, "--looks", 1, "--rounds", 50)
    said = run("train_loot.py", *short, "--out", out)
    curves = [node for node in ElementTree.parse(out).iter() if node.tag.endswith("polyline")]
    assert len(curves) == 2
    shares = [float(line.split(": ")[1].split(" %")[0]) for line in said.splitlines()]
    assert shares[-2] > shares[0]  # against the random player: at the end, and untaught


def test_the_study_of_the_seats_covers_every_place(tmp_path: Path) -> None:
    out = tmp_path / "seats.svg"
    said = run("seat_advantage.py", "--games", 3, "--titles", "loot", "--out", out)
    assert len(said.splitlines()) == 10
    ElementTree.parse(out)
