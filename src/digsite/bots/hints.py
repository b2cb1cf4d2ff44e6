"""What a strong player thinks of a position, told while it thinks."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic

import msgspec

from digsite.core.cards import CardFile
from digsite.core.game import AnyGame
from digsite.core.records import Action, Param
from digsite.core.seats import OVER
from digsite.core.state import State

from .bot import Bot
from .calibration.correction import correction_for
from .chances import chance_of
from .instead import Instead, instead_of
from .ladder import LADDER, Rung
from .onlooking import look_on
from .plans import as_actions
from .searcher import Budget, Candidate, Thoughts
from .titles import settings_for

USUAL = Budget(seconds=1.0)


class Advice(msgspec.Struct, frozen=True):
    """A move worth thinking of: how often it was looked at, and the chance to win after it.

    `value` is calibrated like `win_probabilities`: that of the best move is its player's there.
    """

    action: Action
    visits: int
    value: float
    about: dict[str, Param]  # besides its fields, for its sentence
    then: list[Action] = []  # what to go on with in the same turn, as far as nothing is revealed


class Hint(msgspec.Struct, frozen=True):
    """A position as a search sees it so far."""

    win_probabilities: list[float]  # by seat, calibrated
    scores: list[float]  # the final ones to expect, by seat
    advice: list[Advice]  # the best moves first; none if another seat or chance is to move
    iterations: int
    seconds: float
    instead: Instead | None = None  # in the last one, if it is sure that a move is worse


def hint(
    game: AnyGame,
    veiled: State,
    seat: int,
    budget: Budget = USUAL,
    seed: int = 0,
    best: int = 5,
    every: float = 0.1,
    cards: CardFile | None = None,
) -> Generator[Hint, None, None]:
    """Hints of growing quality for a state that was veiled for `seat`; the last one is final.

    Closing the iterator stops the search. `every` is the time between two hints, in seconds;
    `cards` are those of the table if they are not the shipped ones.

    >>> import digsite
    >>> game = digsite.load(digsite.titles()[0])
    >>> table = digsite.Table(game, seats=2)
    >>> table.deal(digsite.Dice(1))
    >>> veiled = game.veil(table.state, table.actor)
    >>> *_, last = digsite.hint(game, veiled, table.actor, digsite.Budget(iterations=200))
    >>> last.advice[0].action in game.legal(table.state), len(last.win_probabilities)
    (True, 2)
    """
    if veiled.actor == OVER:
        raise ValueError("a game that is over needs no hint")
    if veiled.actor == seat:
        bot = Bot(game, LADDER[-1], seed, thrifty=False, cards=cards)
        told = _streamed(bot, veiled, budget, every)
    else:
        told = look_on(game, veiled, budget, seed, every, cards)
    last: Thoughts | None = None
    with closing(told) as stream:
        for last in stream:
            yield _hint(game, veiled, last, best)
    if veiled.actor == seat and last is not None:
        yield _hint(game, veiled, last, best, instead_of(game, veiled, last, seed))


def thought_over(
    game: AnyGame,
    veiled: State,
    seat: int,
    budget: Budget,
    seed: int,
    rung: Rung = LADDER[-1],
    stopped: Callable[[], bool] | None = None,
    reasons: bool = True,
    cards: CardFile | None = None,
) -> Hint:
    """The last hint alone, found in this thread, or what is known when `stopped` says so.

    The budget is for this decision: a bot's own would be for the whole turn. Reasons come on top.
    """
    if veiled.actor == seat:
        bot = Bot(game, rung, seed, thrifty=False, cards=cards)
        share = settings_for(game, rung).share
        seconds = None if budget.seconds is None else budget.seconds / share
        whole = Budget(seconds, budget.iterations)
        thoughts = bot.think(veiled, whole, None, stopped)
        worse = instead_of(game, veiled, thoughts, seed, stopped) if reasons else None
        return _hint(game, veiled, thoughts, 5, worse)
    with closing(look_on(game, veiled, budget, seed, 0.0, cards)) as worlds:
        found = next(worlds)
        for thoughts in worlds:
            found = thoughts
            if stopped is not None and stopped():
                break
    return _hint(game, veiled, found, 0)


def _hint(
    game: AnyGame, veiled: State, thoughts: Thoughts, best: int, instead: Instead | None = None
) -> Hint:
    correction = correction_for(game, veiled.seats)
    return Hint(
        win_probabilities=correction.applied(thoughts.win_shares, veiled.actor),
        scores=thoughts.scores,
        advice=[_advice(game, veiled, found) for found in thoughts.candidates[:best]],
        iterations=thoughts.iterations,
        seconds=thoughts.seconds,
        instead=instead,
    )


def _advice(game: AnyGame, veiled: State, found: Candidate) -> Advice:
    action, *then = as_actions(game, veiled, found.decision, found.then)
    about, chance = dict(game.about(veiled, action, then)), chance_of(game, veiled, found)
    return Advice(action, found.visits, chance, about, then)


def _streamed(
    bot: Bot, veiled: State, budget: Budget, every: float
) -> Generator[Thoughts, None, None]:
    """The thoughts of a search that runs in a thread of its own."""
    heard: SimpleQueue[Thoughts | None] = SimpleQueue()
    stop = Event()
    failed: list[BaseException] = []

    def think() -> None:
        try:
            heard.put(bot.think(veiled, budget, _seldom(heard.put, every), stop.is_set))
        except BaseException as error:  # it is raised again where somebody listens
            failed.append(error)
        finally:
            heard.put(None)

    thread = Thread(target=think, daemon=True)
    thread.start()
    try:
        while (thoughts := heard.get()) is not None:
            yield thoughts
    finally:
        stop.set()
        thread.join()
    if failed:
        raise failed[0]


def _seldom(tell: Callable[[Thoughts], None], every: float) -> Callable[[Thoughts], None]:
    """Tell, but leave some time in between."""
    last = monotonic()

    def told(thoughts: Thoughts) -> None:
        nonlocal last
        if monotonic() - last >= every:
            last = monotonic()
            tell(thoughts)

    return told
