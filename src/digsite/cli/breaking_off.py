"""Ctrl-C in a long campaign: how far it came, and how to go on."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def told_how_to_go_on(advice: Callable[[], str]) -> Iterator[None]:
    """Say it on the way out, should the work be broken off."""
    try:
        yield
    except KeyboardInterrupt:
        print(f"digsite: stopped; {advice()}", file=sys.stderr)
        raise


def resuming(words: list[str], journal: str) -> str:
    """The words of a command that goes on with the journal this one has kept."""
    kept, skipping = [], False
    for word in words:
        if skipping or word in ("--out", "--resume"):
            skipping = not skipping
        elif not word.startswith(("--out=", "--resume=")):
            kept.append(word)
    return shlex.join(["digsite", *kept, "--resume", journal])


def first_games(done: int, games: int) -> str:
    """What a run is worth whose games depend on nothing but their numbers."""
    if done == 0:
        return f"none of {games:,} games was finished"
    return f"{done:,} of {games:,} games were played: --games {done} gives their figures"
