"""The examples run, in a short form."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from support.titles import some_box

from digsite.games import load

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *given: object) -> str:
    command = [sys.executable, str(EXAMPLES / name), *map(str, given)]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def test_the_bot_of_forty_lines_beats_a_random_player() -> None:
    said = run("my_bot.py", 60)
    assert float(said.split("%")[0]) > 60
    assert len((EXAMPLES / "my_bot.py").read_text().splitlines()) <= 45


def test_the_bot_of_forty_lines_plays_in_the_arena() -> None:
    bot = EXAMPLES / "my_bot.py"
    game = bot.read_text().partition("digsite arena ")[2].split()[0]
    words = ["arena", game, "--bots", f"{bot}:choose,porter", "--games", "20", "--no-stop"]
    command = [sys.executable, "-m", "digsite", *words]
    said = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    first, *_ = [line for line in said.splitlines() if "my_bot.py:choose" in line]
    assert float(first.split("%")[0].split()[-1]) > 60


def test_the_learner_learns_and_draws_its_curve(tmp_path: Path) -> None:
    out = tmp_path / "curve.svg"
    short = ("--updates", 80, "--count", 64, "--looks", 1, "--rounds", 50)
    [learner] = EXAMPLES.glob("train_*.py")
    said = run(learner.name, *short, "--out", out)
    curves = [node for node in ElementTree.parse(out).iter() if node.tag.endswith("polyline")]
    assert len(curves) == 2
    shares = [float(line.split(": ")[1].split(" %")[0]) for line in said.splitlines()]
    assert shares[-2] > shares[0] + 10  # against the random player: at the end, and untaught


def test_who_reads_only_the_first_line_hears_no_complaint(tmp_path: Path) -> None:
    given = ["--games", "3", "--titles", some_box(), "--out", str(tmp_path / "seats.svg")]
    command = [sys.executable, str(EXAMPLES / "seat_advantage.py"), *given]
    study = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert study.stdout
    study.stdout.readline()
    study.stdout.close()
    assert study.stderr
    assert study.stderr.read() == b""
    study.wait()
    study.stderr.close()


def test_the_study_of_the_seats_covers_every_place(tmp_path: Path) -> None:
    out = tmp_path / "seats.svg"
    said = run("seat_advantage.py", "--games", 3, "--titles", some_box(), "--out", out)
    assert len(said.splitlines()) == 2 * len(load(some_box()).seats)
    ElementTree.parse(out)
