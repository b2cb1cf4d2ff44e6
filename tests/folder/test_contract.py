"""The contract as a stranger runs it: on a folder, and it says what is wrong there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def contract(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "digsite.testing", str(path), "-q", "-p", "no:cacheprovider"],
        cwd=path.parent,
        env={**os.environ, "DIGSITE_GAMES": ""},
        capture_output=True,
        text=True,
    )


def test_a_new_game_keeps_it(kite: Path) -> None:
    done = contract(kite)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_a_game_that_shows_its_secrets_is_told_of(kite: Path, tmp_path: Path) -> None:
    leaky = tmp_path / "kite"
    shutil.copytree(kite, leaky)
    source = (leaky / "__init__.py").read_text()
    planted = source.replace("over = state.actor == OVER", "over = True")
    assert planted != source
    (leaky / "__init__.py").write_text(planted)
    done = contract(leaky)
    assert done.returncode == 1
    assert "test_a_seat_never_notices_what_it_cannot_know" in done.stdout


def test_a_folder_without_a_game_gets_one_sentence(tmp_path: Path) -> None:
    done = contract(tmp_path / "nothing")
    assert done.returncode != 0
    assert "no game lies in" in done.stdout + done.stderr
