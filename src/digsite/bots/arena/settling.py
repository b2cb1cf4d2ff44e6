"""When is the order of the bots settled? A test that may be looked at after every deal.

For each ordered pair of bots somebody bets, deal after deal, that the first one finishes before
the second more often than not. The wealth starts at 1 and is multiplied by 1 + b (x - 1/2), where
x is the share of that deal's comparisons the first bot won and b was fixed before the deal. If
the first bot is not the stronger one, no way of betting makes the wealth grow on average, so it
ever reaches w with a probability of at most 1/w (Ville's inequality), however often one looks.
With n ordered pairs the wealth must reach n / 5 %: the chance that any wrong order is ever called
settled is then at most 5 %. (Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting", 2023.)
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from .campaign import Campaign, Outcome

ERROR = 0.05
BOLDEST = 1.5  # below 2, so that one lost deal never takes everything


class Bet:
    """The wealth of somebody who bets that a mean of numbers from 0 to 1 is above one half."""

    def __init__(self) -> None:
        self.wealth = 1.0
        self._count = 1
        self._sum = 0.5
        self._squares = 0.5  # the spread of one number that is 0 or 1

    def see(self, x: float) -> None:
        """Bet on the next number, by what is known of those before."""
        mean = self._sum / self._count
        lead = mean - 0.5
        spread = max(self._squares / self._count - mean * mean, 0.0)
        stake = min(lead / (spread + lead * lead), BOLDEST) if lead > 0 else 0.0
        self.wealth *= 1.0 + stake * (x - 0.5)
        self._count += 1
        self._sum += x
        self._squares += x * x


class Settling:
    """Bets on every ordered pair of bots."""

    def __init__(self, bots: int, error: float = ERROR) -> None:
        self.bots = bots
        pairs = [(a, b) for a in range(bots) for b in range(bots) if a != b]
        self.enough = len(pairs) / error
        self._bets = {pair: Bet() for pair in pairs}
        self._ahead = [0.0] * bots

    def see(self, ahead: dict[tuple[int, int], float]) -> None:
        """Take in a deal: how often each bot finished before each other one it met."""
        for pair, share in ahead.items():
            self._bets[pair].see(share)
            self._ahead[pair[0]] += share

    def order(self) -> list[int] | None:
        """The bots from strong to weak, once every neighbouring pair is settled."""
        order = sorted(range(self.bots), key=lambda bot: -self._ahead[bot])
        sure = all(self._bets[pair].wealth >= self.enough for pair in pairwise(order))
        return order if sure else None


def comparisons(campaign: Campaign, games: Sequence[Outcome]) -> dict[tuple[int, int], float]:
    """The share of meetings in which each bot finished before each other one; a tie is half."""
    won: dict[tuple[int, int], float] = {}
    met: dict[tuple[int, int], int] = {}
    for game in games:
        seating, places = campaign.seatings[game.seating], game.places()
        for mine, bot in enumerate(seating):
            for theirs, rival in enumerate(seating):
                if bot != rival:
                    pair = (bot, rival)
                    met[pair] = met.get(pair, 0) + 1
                    won[pair] = won.get(pair, 0.0) + _ahead(places[mine], places[theirs])
    return {pair: won[pair] / count for pair, count in met.items()}


def _ahead(mine: tuple[bool, int], theirs: tuple[bool, int]) -> float:
    return 0.5 if mine == theirs else float(mine > theirs)
