"""Bots think in a thread of their own, and report to a screen by messages."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from time import monotonic

from textual.message import Message

from digsite.bots import Thoughts
from digsite.core.records import Action

from .session import Question, thinking_share

REPORT_EVERY = 0.1  # seconds


class Thinking(Message):
    """How far a bot has come, from 0 to 1."""

    def __init__(self, question: Question, share: float) -> None:
        super().__init__()
        self.question, self.share = question, share


class Answered(Message):
    """What a bot decided."""

    def __init__(self, question: Question, action: Action) -> None:
        super().__init__()
        self.question, self.action = question, action


class Thinker:
    """Asks one question at a time; a new one stops the one before."""

    def __init__(self, post: Callable[[Message], object]) -> None:
        self._post = post
        self._stop = Event()

    def ask(self, question: Question) -> None:
        self.stop()
        self._stop = Event()
        Thread(target=self._think, args=(question, self._stop), daemon=True).start()

    def stop(self) -> None:
        self._stop.set()

    def _think(self, question: Question, stop: Event) -> None:
        last = monotonic()

        def told(thoughts: Thoughts) -> None:
            nonlocal last
            if monotonic() - last > REPORT_EVERY:
                last = monotonic()
                self._post(Thinking(question, thinking_share(question, thoughts)))

        try:
            action = question.answer(told, stop.is_set)
        except IndexError:
            if stop.is_set():  # it was stopped before it had one idea
                return
            raise
        if not stop.is_set():
            self._post(Answered(question, action))
