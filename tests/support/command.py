"""The command `digsite` in a process of its own, as a person types it."""

from __future__ import annotations

import os
import subprocess
import sys

COMMAND = [sys.executable, "-m", "digsite"]


def digsite(
    *words: str, given: str | None = None, **environ: str
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    return subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        text=True,
        input=given,
        env={**os.environ, **environ},
    )


def complaint(*words: str, code: int = 2, **environ: str) -> str:
    """The one line a command ends with."""
    done = digsite(*words, **environ)
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("digsite: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr
