"""What docs/adding-a-game.md shows is a game, and every command on the page runs."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from support.walkthrough import blocks, commands, write_game

ENDS = {"python": ".py", "json": ".json", "markdown": ".md", "ftl": ".ftl", "js": ".js"}


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game(tmp_path_factory.mktemp("games"))


def shell(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    python = shlex.quote(sys.executable)
    line = re.sub(r"\bdigsite (?=sim|play)", f"{python} -m digsite ", line)
    line = re.sub(r"^python ", f"{python} ", line)
    environ = {**os.environ, "DIGSITE_GAMES": str(folder), "DIGSITE_DATA": str(folder / "data")}
    return subprocess.run(line, shell=True, cwd=folder, env=environ, capture_output=True, text=True)


def test_every_block_is_a_file_or_commands() -> None:
    for kind, path, _ in blocks():
        assert kind == "sh" or path.endswith(ENDS[kind]), (kind, path)
    assert len(commands()) >= 4


@pytest.mark.parametrize("line", commands())
def test_a_command_of_the_page_runs(nim: Path, line: str) -> None:
    done = shell(nim.parent, line)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_who_knows_the_trick_wins_unless_it_cannot(nim: Path) -> None:
    line = "digsite sim nim --games 50 --seed 3 --bots surveyor,porter"
    shown = shell(nim.parent, line).stdout
    shares = re.findall(r"(?:surveyor|random) +\S+ ± \S+ +(\d\.\d+)", shown)
    assert float(shares[0]) > 0.9, shown


def test_a_board_and_words_are_its_own(nim: Path) -> None:
    line = "echo take:2:1 | digsite play nim --plain --you Anna --bots surveyor --seed 1"
    shown = shell(nim.parent, line).stdout
    assert "Anna takes 1 from heap 2." in shown
    assert "1: 3" in shown
