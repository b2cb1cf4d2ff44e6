"""Rows of what every seat sees, with how the game ended: what a forecast is learnt from.

Behind a row stands what the surveyor guesses everybody will have, in a world as the seat may
imagine it: the true one would give away what it cannot know.
"""

from __future__ import annotations

from digsite.core import dense, faults
from digsite.core.dice import Dice, nth_seed, seed_from
from digsite.core.game import AnyGame
from digsite.core.state import State
from digsite.games import load
from digsite.play.features import features_of

from .course import Course, Numbers, player_of
from .playing import Some, moment_of, play

GAMES = 100  # of a chunk


def outcomes(course: Course, chunk: int) -> dict[str, Numbers]:
    """`rows`, `shares` and `leads` (the own seat's first, then in order of play), `games`."""
    import numpy as np

    game = load(course.game)
    features = features_of(game)
    policy = player_of(course)
    rows, shares, leads, numbers = bytearray(), [], [], []
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        seed = nth_seed(seed_from("learning", course.seed, course.round), number)
        dice = Dice(seed_from(seed, "worlds"))
        some = Some(Dice(seed_from(seed, "kept")))
        moment = moment_of(game, course.seats, seed)
        end = play(game, course.seats, policy, seed, moment, some.offer)
        for state in some.kept:
            for seat in range(course.seats):
                rows += features.row(state, seat)
                order = [(seat + away) % course.seats for away in range(course.seats)]
                world = game.imagine(game.veil(state, seat), dice)
                rows += bytes(dense.byte(policy.guess(world, other)) for other in order)
                faults.surface()
                shares.append([end.share(other) for other in order])
                leads.append(_leads(game, end, order))
                numbers.append(number)
    width = features.size(course.seats) + course.seats
    return {
        "rows": np.frombuffer(bytes(rows), np.uint8).reshape(-1, width),
        "shares": np.array(shares, np.float32).reshape(-1, course.seats),
        "leads": np.array(leads, np.float32).reshape(-1, course.seats),
        "games": np.array(numbers, np.int64),
    }


def _leads(game: AnyGame, end: State, order: list[int]) -> list[int]:
    """By how many points each seat is before the best of the others."""
    points = game.scores(end)
    return [points[seat] - max(points[other] for other in order if other != seat) for seat in order]
