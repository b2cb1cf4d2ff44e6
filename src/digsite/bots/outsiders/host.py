"""What runs in the process of a bot of one's own (`process.py` starts it).

Questions come in and answers go out as pickles; what the bot prints goes to standard error.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from time import process_time
from traceback import extract_tb
from typing import BinaryIO, Protocol, cast

import msgspec

from digsite.core.cards import CardFile
from digsite.core.game import AnyGame
from digsite.core.records import Action, Options
from digsite.core.state import State
from digsite.games import load
from digsite.play import Sight


class Question(msgspec.Struct, frozen=True):
    """What a seat of a game is asked; the veiled state is packed."""

    game: str
    match: int  # a number for each game and seat: objects are made anew for another one
    seed: int
    options: Options
    cards: CardFile | None
    veiled: bytes
    sight: Sight


class Answer(msgspec.Struct, frozen=True):
    """Which of the offers was chosen, or what went wrong; and how long the processor took."""

    offer: int
    seconds: float
    problem: str = ""


class Chooser(Protocol):
    """An object of a class that somebody brought."""

    def choose(self, sight: Sight, veiled: State) -> Action: ...


Maker = Callable[[AnyGame, int], Chooser]


def main(path: str, name: str) -> None:
    """Answer until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what the bot prints must not come between the answers
    try:
        mind = Mind(_found(path, name))
    except Exception as error:
        _put(answers, Answer(-1, 0.0, _told(error, path)))
        return
    _put(answers, Answer(0, 0.0))
    while True:
        try:
            question = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        began = process_time()
        try:
            answer = Answer(mind.offer(question), process_time() - began)
        except Exception as error:
            answer = Answer(-1, process_time() - began, _told(error, path))
        _put(answers, answer)


class Mind:
    """Puts questions to a function or to objects of a class."""

    def __init__(self, brought: object) -> None:
        self._brought = brought
        self._made: dict[int, Chooser] = {}

    def offer(self, question: Question) -> int:
        """The number of the offer that is chosen."""
        if isinstance(self._brought, type):
            action = self._chooser(question).choose(question.sight, self._veiled(question))
        else:
            action = cast(Callable[[Sight], Action], self._brought)(question.sight)
        for number, offer in enumerate(question.sight.legal):
            if offer == action:
                return number
        raise ValueError(f"{action!r} is not among the {len(question.sight.legal)} offers")

    def _chooser(self, question: Question) -> Chooser:
        if question.match not in self._made:
            if len(self._made) > 64:
                self._made.clear()
            make = cast(Maker, self._brought)
            self._made[question.match] = make(load(question.game), question.seed)
        return self._made[question.match]

    def _veiled(self, question: Question) -> State:
        game = load(question.game)
        veiled: State = game.unpack(question.veiled, question.options, question.cards)
        return veiled


def _found(path: str, name: str) -> object:
    spec = spec_from_file_location("digsite_outsider", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    found: object = getattr(module, name)
    if not callable(found):
        raise TypeError(f"{name} is neither a function nor a class")
    return found


def _told(error: Exception, path: str) -> str:
    """What went wrong, and in which line of the file."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == path]
    place = f" (line {lines[-1]})" if lines else ""
    return f"{type(error).__name__}: {error}{place}"


def _put(answers: BinaryIO, answer: Answer) -> None:
    pickle.dump(answer, answers)
    answers.flush()
