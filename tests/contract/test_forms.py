"""The compiled and the interpreted form of every rules file give identical results."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

GAMES = 1000


def test_both_forms_play_the_same_thousand_games(title: str) -> None:
    compiled, interpreted = results(title, ""), results(title, "1")
    assert compiled == interpreted
    assert len(compiled["digests"]) > 0


def results(title: str, pure: str) -> dict[str, list[str]]:
    script = Path(__file__).parent.parent / "support" / "digest.py"
    done = subprocess.run(
        [sys.executable, "-P", str(script), title, str(GAMES)],
        env={**os.environ, "DIGSITE_PURE": pure},
        capture_output=True,
        check=True,
        text=True,
    )
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found
