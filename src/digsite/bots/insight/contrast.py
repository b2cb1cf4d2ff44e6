"""Two decisions played to the end in the same imagined worlds: what differs, source by source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum, sqrt
from statistics import fmean

import msgspec

from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame
from digsite.core.policy import Policy
from digsite.core.state import State

from ..bot import policy_of
from .published import reasons_in
from .to_the_end import play_out

WORLDS = 600
FEWEST = 2  # worlds: one alone says nothing of how sure it is
WHOLE, WIN = "whole", "win"
OTHERS = "others"  # what the others have less or more on average, seen from who decided


class Share(msgspec.Struct, frozen=True):
    """What a decision brought its player by one source, against the other decision."""

    source: str
    points: float
    error: float  # standard error

    def sure(self, errors: float) -> bool:
        """Whether it differs from nothing by so many standard errors."""
        return abs(self.points) >= errors * self.error


class Contrast(msgspec.Struct, frozen=True):
    """One decision against another: its shares add up to its lead over the others."""

    lead: list[float]  # by seat, in points ahead of the mean of the table
    whole: Share  # what its player gained on the others
    win: Share  # of the victory, not points
    shares: list[Share]


def contrast(
    game: AnyGame,
    veiled: State,
    decision: int,
    other: int,
    seed: int,
    worlds: int = WORLDS,
    stopped: Callable[[], bool] | None = None,
) -> Contrast:
    """Play two decisions of a state veiled for who decides to the end, by the game's own judgement.

    World by world both meet the same hidden cards and the same luck, as far as they go together.
    """
    seat, seats, policy = veiled.actor, veiled.seats, policy_of(game)
    gains: list[list[dict[str, int]]] = []  # by world and seat
    won: list[float] = []
    for number in range(worlds):
        (one, had), (two, other_had) = [
            _end(game, policy, veiled, choice, seed_from(seed, number))
            for choice in (decision, other)
        ]
        gains.append([_less(a, b) for a, b in zip(one, two, strict=True)])
        won.append(had - other_had)
        if stopped is not None and len(gains) >= FEWEST and stopped():
            break
    points = [fmean([sum(world[each].values()) for world in gains]) for each in range(seats)]
    mean = fsum(points) / seats
    shares = [
        _share(reason, [sum([world[seat][source] for source in sources]) for world in gains])
        for reason, sources in reasons_in(game).items()
    ]
    others = [-_mean_of_others(world, seat) for world in gains]
    whole = [sum(world[seat].values()) + more for world, more in zip(gains, others, strict=True)]
    shares.append(_share(OTHERS, others))
    lead = [each - mean for each in points]
    return Contrast(lead, _share(WHOLE, whole), _share(WIN, won), shares)


def _end(
    game: AnyGame, policy: Policy, veiled: State, decision: int, seed: int
) -> tuple[list[dict[str, int]], float]:
    """Where everybody's points came from, and what who decided has of the victory."""
    dice = Dice(seed)
    world = game.imagine(veiled, dice)
    world.play(decision)
    play_out(world, policy, dice)
    return game.breakdown(world), float(world.share(veiled.actor))


def _less(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {source: one[source] - other[source] for source in one}


def _mean_of_others(world: list[dict[str, int]], seat: int) -> float:
    return fmean([sum(gain.values()) for each, gain in enumerate(world) if each != seat])


def _share(source: str, found: Sequence[float]) -> Share:
    mean, worlds = fmean(found), len(found)
    squares = fsum([(each - mean) ** 2 for each in found])  # `variance` reckons in fractions
    return Share(source, mean, sqrt(squares / (worlds - 1) / worlds))
