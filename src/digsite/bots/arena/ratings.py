"""Ratings by a Plackett-Luce fit to finishing orders, with a bootstrap by deal."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import msgspec

from digsite.core.dice import Dice, seed_from
from digsite.core.errors import BadInput

from .campaign import Campaign, Outcome

Order = tuple[int, ...]  # bots as they finished
PER_FACTOR_TEN = 400  # as in chess: 400 points are odds of ten to one
RESAMPLES = 200
ANCHOR = 0.1  # a little of a win of everybody over everybody keeps unbeaten bots finite


class Rating(msgspec.Struct, frozen=True):
    """A rating beside the mean of all bots, with its 95 % interval."""

    rating: float
    low: float
    high: float


def ratings(campaign: Campaign, outcomes: Sequence[Outcome], seed: int = 0) -> list[Rating]:
    """The rating of each bot; whole deals are drawn again for the intervals."""
    both_ways = any(len(set(game.places())) < campaign.seats for game in outcomes)
    by_deal: dict[int, list[Order]] = {}
    for game in outcomes:
        found = orders(campaign, game)
        by_deal.setdefault(game.deal, []).extend(found if both_ways else found[:1])
    blocks = list(by_deal.values())
    bots = len(campaign.entrants)
    best = fit(bots, [order for block in blocks for order in block])
    dice = Dice(seed_from("bootstrap", seed))
    again: list[list[float]] = []
    for _ in range(RESAMPLES):
        drawn = [blocks[dice.below(len(blocks))] for _ in blocks]
        again.append(fit(bots, [order for block in drawn for order in block], best))
    return [Rating(best[bot], *_middle([values[bot] for values in again])) for bot in range(bots)]


def orders(campaign: Campaign, game: Outcome) -> list[Order]:
    """The finishing order of a game, twice: what is tied is in one order, then in the other."""
    seating, places = campaign.seatings[game.seating], game.places()
    seats = range(len(seating))
    forth = sorted(seats, key=lambda seat: (places[seat], seat), reverse=True)
    back = sorted(seats, key=lambda seat: (places[seat], -seat), reverse=True)
    return [tuple(seating[seat] for seat in order) for order in (forth, back)]


def fit(bots: int, orders: list[Order], start: Sequence[float] | None = None) -> list[float]:
    """The most likely ratings for these finishing orders."""
    need_choix()
    import choix
    import numpy

    scale = PER_FACTOR_TEN / log(10)
    first = None if start is None else numpy.array(start) / scale
    found = choix.ilsr_rankings(
        bots, orders, alpha=ANCHOR, initial_params=first, max_iter=1000, tol=1e-4
    )
    return [float(value) * scale for value in found]


def need_choix() -> None:
    """Say how to get what ratings need, where it is missing."""
    try:
        import choix  # noqa: F401
    except ModuleNotFoundError:
        raise BadInput(
            "ratings need the packages choix and numpy: pip install 'digsite[arena]'"
        ) from None


def _middle(values: list[float]) -> tuple[float, float]:
    """The middle 95 % of some values."""
    ordered = sorted(values)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]
