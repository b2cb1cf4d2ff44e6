"""Lines in and out of the program, for plain mode."""

from __future__ import annotations

import sys

from digsite.tui.plain import Lines


def plain_lines() -> Lines:
    """What is typed and shown here, heeding Ctrl-C between whole steps."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lines = Lines(sys.stdin.buffer, _show)
    lines.interrupts.heed()
    return lines


def _show(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
