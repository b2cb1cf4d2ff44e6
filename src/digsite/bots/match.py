"""One game between bots, each with dice of its own and its own sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec

from digsite.core.cards import CardFile
from digsite.core.dice import Dice, seed_from
from digsite.core.game import Game
from digsite.core.records import Options
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import State

from .bot import Bot
from .ladder import Rung
from .searcher import Budget

Watch = Callable[[State, int], None]  # sees each position with the decision about to be taken


class Played(msgspec.Struct, frozen=True):
    """How a game between bots went, by seat."""

    points: list[int]
    winners: int  # a bit set of seats
    decisions: list[int]
    seconds: list[float]


def play_match(
    game: Game[Any],
    rungs: Sequence[Rung],
    seed: int,
    options: Options | None = None,
    cards: CardFile | None = None,
    budgets: Sequence[Budget | None] | None = None,
    watch: Watch | None = None,
) -> Played:
    """Play one game: the same seed deals the same cards, whoever sits at the table."""
    seats = len(rungs)
    state = game.new(seats, options, cards)
    bots = [Bot(game, rung, seed_from(seed, "seat", seat)) for seat, rung in enumerate(rungs)]
    deal = Dice(seed_from(seed, "deal"))
    decisions, seconds = [0] * seats, [0.0] * seats
    while state.actor != OVER:
        seat = state.actor
        if seat == CHANCE:
            drawn = state.draw(deal)
            if watch:
                watch(state, drawn)
            state.play(drawn)
            continue
        began = perf_counter()
        budget = budgets[seat] if budgets else None
        decision = bots[seat].decide(game.veil(state, seat), budget)
        seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        if watch:
            watch(state, decision)
        state.apply(decision)
    points = game.scores(state)
    return Played(points, state.winners(), decisions, seconds)
