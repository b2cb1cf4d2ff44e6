"""On CI nobody may forget the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_a_missing_browser_fails_the_run_on_ci() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
    wanted = [str(HERE / "test_speed.py"), "-k", "coming_back"]
    environment = {**os.environ, "CI": "true", "DIGSITE_CHROMIUM": "/nowhere/chromium"}
    run = subprocess.run(
        [*command, *wanted], env=environment, capture_output=True, text=True, timeout=600
    )
    assert run.returncode == 1
    assert "doesn't exist at /nowhere/chromium" in run.stdout
