"""A signal is heeded wherever it comes, also between two steps."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from select import select
from typing import Any

import pytest

from digsite.tui import interrupts
from digsite.tui.interrupts import ENDING, Interrupts
from digsite.tui.plain import Lines


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    """As they were before, afterwards."""
    kept = {number: signal.getsignal(number) for number in ENDING}
    yield
    signal.set_wakeup_fd(-1)
    for number, handler in kept.items():
        signal.signal(number, handler)


def test_a_signal_between_the_last_step_and_the_next_question_is_heeded() -> None:
    found = Interrupts()
    found.heed()
    signal.raise_signal(signal.SIGTERM)
    with pytest.raises(KeyboardInterrupt), found.may_leave():
        raise AssertionError("it goes on")


@pytest.mark.skipif(os.name != "posix", reason="there is no terminal to open")
def test_a_signal_just_before_the_reading_begins_is_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the system does it: the bell has rung, and only then is the terminal waited for."""
    _, terminal = os.openpty()

    def late(readers: Sequence[Any], writers: Sequence[Any], others: Sequence[Any]) -> object:
        os.kill(os.getpid(), signal.SIGTERM)
        return select(readers, writers, others)

    monkeypatch.setattr(interrupts, "select", late)
    with os.fdopen(terminal, "rb") as source:
        lines = Lines(source, lambda _: None)
        lines.interrupts.heed()
        with pytest.raises(KeyboardInterrupt):
            lines.read("> ")
