"""A bot of one's own at a table."""

from __future__ import annotations

from functools import cache
from itertools import count

from digsite.core.errors import BadInput
from digsite.core.state import State
from digsite.play import Table, sight_of

from .host import Question
from .naming import Outsider
from .process import Late, Process

_matches = count()


class Hung(Exception):
    """A bot did not decide within its deadline: it forfeits the game."""


class BadBot(BadInput):
    """A bot of one's own that failed: which one, in which seat, at which decision, and why."""

    def __init__(self, who: Outsider, seat: int, decision: int, problem: str) -> None:
        super().__init__(
            f"{who.path}:{who.name} in seat {seat + 1}, at its decision {decision}: {problem}"
        )


class OutsidePlayer:
    """Puts the questions of one game to the process of the bot, and counts as others do."""

    iterations = 0

    def __init__(self, who: Outsider, table: Table, seat: int, seed: int) -> None:
        self.who = who
        self.table = table
        self.seat = seat
        self.seed = seed
        self.decisions = 0
        self.seconds = 0.0
        self._process = _process(who)
        self._match = next(_matches)
        self._since = 0  # what it has seen of the game

    def answer(self, veiled: State) -> int:
        """One of the legal decisions (`Hung`, `BadBot`)."""
        table = self.table
        self.decisions += 1
        question = Question(
            game=table.game.key,
            match=self._match,
            seed=self.seed,
            options=table.options,
            cards=table.cards,
            veiled=table.game.pack(veiled),
            sight=sight_of(table, self.seat, self._since),
        )
        self._since = table.version
        try:
            answer = self._process.ask(question)
        except Late:
            raise Hung from None
        self.seconds += answer.seconds
        if answer.problem:
            raise BadBot(self.who, self.seat, self.decisions, answer.problem)
        return table.game.number(table.state, question.sight.legal[answer.offer])


def try_out(who: Outsider) -> None:
    """Refuse a file that cannot be used, before any game."""
    process = Process(who)
    process.start()
    process.end()


@cache
def _process(who: Outsider) -> Process:
    return Process(who)
