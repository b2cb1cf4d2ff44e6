"""The command `digsite`: one small module per family of commands."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command; if even what it is made with is not installed, that is one sentence."""
    _speak_utf8()
    try:
        from .app import main as run
    except ModuleNotFoundError as error:
        from .extras import sentence

        said = sentence(error.name or "")
        if said is None:
            raise
        print(f"digsite: {said}", file=sys.stderr)
        sys.exit(2)
    run()


def _speak_utf8() -> None:
    """Windows writes to pipes in a code page that lacks most of our signs."""
    if sys.platform == "win32":
        for stream in (sys.stdout, sys.stderr):
            stream.reconfigure(encoding="utf-8", errors="replace")


__all__ = ["main"]
