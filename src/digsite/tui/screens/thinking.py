"""A bot thinks in one of Textual's workers, and tells its screen how far it has come."""

from __future__ import annotations

from time import monotonic

from textual.dom import DOMNode
from textual.message import Message
from textual.worker import get_current_worker

from digsite.bots import Thoughts

from ..questions import Answer, Question

REPORT_EVERY = 0.1  # seconds


class Thinking(Message):
    """How far a bot has come, from 0 to 1."""

    def __init__(self, question: Question, share: float) -> None:
        super().__init__()
        self.question, self.share = question, share


def think_aloud(question: Question, screen: DOMNode) -> Answer:
    """For a thread worker: the answer, with reports to the screen on the way."""
    worker, last = get_current_worker(), monotonic()

    def told(thoughts: Thoughts) -> None:
        nonlocal last
        if monotonic() - last > REPORT_EVERY:
            last = monotonic()
            screen.post_message(Thinking(question, question.share(thoughts)))

    return question.consider(told, lambda: worker.is_cancelled)
