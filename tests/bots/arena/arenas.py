"""Small campaigns for the tests of the arena."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.bots.arena import Campaign, LineUp, Outcome, entrant
from digsite.core.dice import Dice
from digsite.games import load

NAMES = ("professor:10", "curator:10", "surveyor", "apprentice", "porter")


def campaign(
    *names: str, game: str = "scarab", seats: int = 2, line_up: LineUp = "every", seed: int = 1
) -> Campaign:
    return Campaign(
        game=game,
        rules=load(game).rules,
        seats=seats,
        entrants=[entrant(name) for name in names],
        line_up=line_up,
        seed=seed,
        options=load(game).full_options({}),
    )


def coin_games(
    played: Campaign, deals: int, strengths: Sequence[float], dice: Dice
) -> list[Outcome]:
    """Games that are drawn by Plackett and Luce's model instead of played."""
    games = []
    for deal in range(deals):
        for number, seating in enumerate(played.seatings):
            left = list(range(played.seats))
            points = [0] * played.seats
            for place in range(played.seats, 0, -1):
                weights = [strengths[seating[seat]] for seat in left]
                at = dice.below(1 << 32) / (1 << 32) * sum(weights)
                chosen = 0
                while at >= weights[chosen] and chosen < len(left) - 1:
                    at -= weights[chosen]
                    chosen += 1
                points[left.pop(chosen)] = place
            ones = [1] * played.seats
            winner = points.index(played.seats)
            games.append(Outcome(deal, number, points, [winner], ones, ones, [0.0] * played.seats))
    return games
