"""`digsite new-game`: a folder that is a whole game, wherever it lies."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.terminal import Terminal

from digsite.cli.new_game import TEMPLATE, make_game
from digsite.core.errors import BadInput


def digsite(folder: Path, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """A command, with the games of one folder besides the shipped ones."""
    return subprocess.run(
        [sys.executable, "-m", "digsite", *words],
        capture_output=True,
        text=True,
        input=given,
        env={**os.environ, "DIGSITE_GAMES": str(folder), "DIGSITE_DATA": str(folder / "data")},
    )


def test_the_folder_has_every_part_of_the_template_and_only_its_own_name(kite: Path) -> None:
    wanted = {path.relative_to(TEMPLATE) for path in TEMPLATE.rglob("*") if path.is_file()}
    wanted = {path for path in wanted if "__pycache__" not in path.parts}
    made = [path for path in kite.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert {path.relative_to(kite) for path in made} == wanted
    for path in made:
        named = path.read_text().lower().replace("scarabée", "").replace("escarabajo", "")
        assert "scarab" not in named, path
        assert "SCA-" not in path.read_text(), path


@pytest.mark.parametrize(
    "name", ["", "k", "Kite", "my kite", "my_kite", "../kite", "1kite", "class", "k" * 21, "ñandú"]
)
def test_a_name_that_is_none_is_refused_and_makes_nothing(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput):
        make_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_that_is_there_is_written_over(tmp_path: Path, title: str) -> None:
    (tmp_path / "kite").mkdir()
    for name in ("kite", title):
        with pytest.raises(BadInput, match="already"):
            make_game(name, tmp_path)
    assert list((tmp_path / "kite").iterdir()) == []


def test_the_command_says_what_to_do_next(tmp_path: Path) -> None:
    done = digsite(tmp_path, "new-game", "kite", "--into", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert f"DIGSITE_GAMES={tmp_path} digsite play kite" in done.stdout
    again = digsite(tmp_path, "new-game", "kite", "--into", str(tmp_path))
    assert again.returncode == 2
    assert again.stderr.count("\n") == 1


def test_it_is_simulated_recorded_checked_and_its_rules_are_read(kite: Path) -> None:
    assert digsite(kite.parent, "sim", "kite", "--games", "20").returncode == 0
    record = digsite(kite.parent, "record", "kite", "--seats", "3", "--seed", "1").stdout
    assert "Game: kite" in record
    assert digsite(kite.parent, "check", "-", given=record).returncode == 0
    assert "swap it" in digsite(kite.parent, "rules", "kite", "2").stdout


def test_it_is_played_in_the_terminal_on_its_own_board(
    kite: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGSITE_GAMES", str(kite.parent))
    monkeypatch.setenv("DIGSITE_DATA", str(kite.parent / "terminal"))
    screen = Terminal("play", "kite", "--you", "Zoe", "--bots", "porter", "--seed", "1")
    screen.wait_for(b"Your kite")
    screen.wait_for(b"Swapped away")
    screen.type(b"1")
    screen.wait_for(b"Enter go on")  # the end, and what can be done after it
    screen.type(b"\x03")
    assert screen.status() == 0


def test_it_is_played_in_plain_lines(kite: Path) -> None:
    words = ("play", "kite", "--plain", "--you", "Zoe", "--bots", "porter", "--seed", "1")
    done = digsite(kite.parent, *words, given="board\nkeep\n")
    assert done.returncode == 0, done.stderr
    assert "Your kite" in done.stdout
    assert "Zoe keeps the kite." in done.stdout
