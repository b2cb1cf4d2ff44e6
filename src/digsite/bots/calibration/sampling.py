"""Positions out of games between bots, with what a search says there and how it ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import itemgetter
from pathlib import Path

import msgspec

from digsite.bots.arena import entrant
from digsite.bots.arena.entrants import Entrant
from digsite.bots.kept_rows import KeptRows
from digsite.bots.ladder import LADDER
from digsite.bots.match import Player
from digsite.bots.searcher import Budget
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.games import load
from digsite.play.workers import Workers

from .correction import Forecast


class Sampling(msgspec.Struct, frozen=True):
    """Whose games are looked at, and how long the search looks at a position."""

    game: str
    rules: int
    seats: int
    seed: int
    players: str
    iterations: int
    positions: int = 1  # of each game, at most


class Sample(msgspec.Struct, frozen=True):
    """A forecast, and where in its game it was made."""

    decision: int  # its number among the players' decisions of the game
    forecast: Forecast


class Sampled(msgspec.Struct, frozen=True):
    """What was sampled of one game."""

    length: int  # in decisions
    samples: list[Sample]


def samples(
    asked: Sampling,
    games: int,
    workers: Workers,
    path: Path | None = None,
    shown: Callable[[int], None] | None = None,
) -> list[Sampled]:
    """Positions of each of games 0 to games-1; what the file has is not played again."""
    kept = KeptRows(path, asked, Sampled, ("file of positions", "calibration"))
    return kept.made(
        partial(sampled, asked), games, workers, lambda found: shown and shown(len(found))
    )


def sampled(asked: Sampling, number: int) -> Sampled:
    """Positions of one game, each decision of it equally likely."""
    game, budget = load(asked.game), Budget(iterations=asked.iterations)
    own = seed_from("calibration", asked.seed, number)
    length, found, results = _played(game, asked, own, entrant(asked.players))
    judge = Player(game, LADDER[-1], seed_from(own, "judge"), budget, fresh=True)
    samples = []
    for decision, position in found:
        shares = judge.think(position, budget).win_shares
        samples.append(Sample(decision, Forecast(shares, position.actor, results)))
    return Sampled(length, samples)


def _played(
    game: AnyGame, asked: Sampling, seed: int, players: Entrant
) -> tuple[int, list[tuple[int, State]], list[float]]:
    """Play a game: its length, some veiled positions with their numbers, the result."""
    deal, pick = Dice(seed_from(seed, "deal")), Dice(seed_from(seed, "pick"))
    sitting = [
        Player(game, players.rung, seed_from(seed, "seat", seat), players.budget, fresh=True)
        for seat in range(asked.seats)
    ]
    state: State = game.new(asked.seats)
    kept: list[tuple[int, State]] = []
    length = 0
    while not state.over():
        if state.actor == CHANCE:
            state.play(state.draw(deal))
            continue
        veiled = game.veil(state, state.actor)
        length += 1
        place = pick.below(length)
        if len(kept) < asked.positions:
            kept.append((length, veiled))
        elif place < asked.positions:
            kept[place] = (length, veiled)
        state.apply(sitting[state.actor].answer(veiled))
    return (
        length,
        sorted(kept, key=itemgetter(0)),
        [state.share(seat) for seat in range(asked.seats)],
    )
