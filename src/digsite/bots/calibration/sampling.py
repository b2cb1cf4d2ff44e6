"""Positions out of games between bots, with what a search says there and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from digsite.bots.arena.entrants import Entrant
from digsite.bots.ladder import LADDER
from digsite.bots.match import Player
from digsite.bots.searcher import Budget
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame
from digsite.core.seats import CHANCE
from digsite.core.state import State

from .correction import Forecast


class Sample(msgspec.Struct, frozen=True):
    """A forecast, and where in its game it was made."""

    decision: int  # its number among the players' decisions of the game
    length: int  # of the game, in decisions
    forecast: Forecast


def samples(
    game: AnyGame, seats: int, games: range, seed: int, players: Entrant, iterations: int
) -> Iterator[Sample]:
    """One position of each game, each decision of it equally likely."""
    budget = Budget(iterations=iterations)
    for number in games:
        own = seed_from("calibration", seed, number)
        position, decision, length, results = _played(game, seats, own, players)
        judge = Player(game, LADDER[-1], seed_from(own, "judge"), budget, fresh=True)
        thoughts = judge.think(position, budget)
        yield Sample(decision, length, Forecast(thoughts.win_shares, position.actor, results))


def _played(
    game: AnyGame, seats: int, seed: int, players: Entrant
) -> tuple[State, int, int, list[float]]:
    """Play a game and keep one veiled position of it."""
    deal, pick = Dice(seed_from(seed, "deal")), Dice(seed_from(seed, "pick"))
    sitting = [
        Player(game, players.rung, seed_from(seed, "seat", seat), players.budget, fresh=True)
        for seat in range(seats)
    ]
    state: State = game.new(seats)
    kept, at, length = state, 0, 0
    while not state.over():
        if state.actor == CHANCE:
            state.play(state.draw(deal))
            continue
        veiled = game.veil(state, state.actor)
        length += 1
        if pick.below(length) == 0:
            kept, at = veiled, length
        state.apply(sitting[state.actor].answer(veiled))
    return kept, at, length, [state.share(seat) for seat in range(seats)]
