"""Games are found by folder and by entry point, whatever parts they bring."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PARTS = ("minds", "text", "tui", "web")
USED = """
from digsite import games
from digsite.bots.bot import policy_of
from digsite.play.features import features_of
from digsite.text.browser import browser_words
from digsite.tui.boards import board
from digsite.web.pages.files import Files, game_folders

game = games.load("kite")
print(game.folder)
print(type(policy_of(game)).__name__, features_of(game).size(2) > 0)
print(board("kite").__name__, "kite-lesson-own" in browser_words("fr", "kite"))
print(bool(Files(hung=game_folders()).find("games/kite/web/table.js")))
"""


def python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_folder_brings_minds_words_board_and_table(kite: Path) -> None:
    shown = python(USED, DIGSITE_GAMES=str(kite.parent)).splitlines()
    assert shown == [
        str(kite),
        "RandomPolicy True",
        "digsite.games.kite.tui.board True",
        "True",
    ]


def test_an_installed_package_brings_them_by_its_entry_point(kite: Path, tmp_path: Path) -> None:
    shutil.copytree(kite, tmp_path / "flying" / "kite")
    (tmp_path / "flying" / "__init__.py").touch()
    about = tmp_path / "flying-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: flying\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[digsite.games]\nkite = flying.kite\n")
    shown = python(USED, DIGSITE_GAMES="", PYTHONPATH=str(tmp_path)).splitlines()
    assert shown == [
        str(tmp_path / "flying" / "kite"),
        "RandomPolicy True",
        "flying.kite.tui.board True",
        "True",
    ]


@pytest.mark.parametrize("missing", [("minds",), ("tui",), ("web",), ("text", "tui"), PARTS])
def test_a_game_without_some_parts_is_played_all_the_same(
    kite: Path, tmp_path: Path, missing: tuple[str, ...]
) -> None:
    shutil.copytree(kite, tmp_path / "kite")
    for part in missing:
        shutil.rmtree(tmp_path / "kite" / part)
    game = ["play", "kite", "--plain", "--you", "Zoe", "--bots", "porter", "--seed", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "digsite", *game],
        capture_output=True,
        text=True,
        input="keep\n",
        env={**os.environ, "DIGSITE_GAMES": str(tmp_path), "DIGSITE_DATA": str(tmp_path / "data")},
    )
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout or "share" in done.stdout
    python(SERVED, DIGSITE_GAMES=str(tmp_path))


SERVED = """
from digsite.text.browser import browser_words
from digsite.web.pages.files import Files, game_folders
from digsite.web.pages.preferences import Preferences
from digsite.web.routes.games import warm_up
from digsite.web.pages.shell import Shell
warm_up()
files = Files(hung=game_folders())
text = Shell(files).page("/", Preferences("fr")).decode()
assert 'href="/play/kite"' in text
assert ("kite/web/table.js" in text) == bool(files.find("games/kite/web/table.js"))
assert "title-kite" in browser_words("es")
"""
