"""Honest odds: what a room from the piles may hold, from what a seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from digsite.core import bits
from digsite.core.game import copy_of

from . import hands
from .box import Box
from .cards import COLOURS
from .constants import BACK
from .rules import LootState


class RoomOdds(NamedTuple):
    """Of a room from the piles: the chances of guardian and amulet, the treasures on average."""

    guardian: float
    amulet: float
    treasures: float


class Ground(NamedTuple):
    """What a seat knows of a colour in the piles.

    By era how many it cannot see lie face down before others, and what cannot be among them.
    """

    fronts: int
    dealt: tuple[tuple[int, int], ...]


def room_odds(state: LootState, seat: int, colour: int) -> RoomOdds | None:
    """What a room of a colour may hold; nothing if the piles have none."""
    return odds_on(state.box, grounds(state, seat)[colour])


def chances(state: LootState, seat: int, colour: int) -> dict[int, float]:
    """How likely each front of a colour is to be the one that is drawn from the piles next."""
    alike = _alike(grounds(state, seat)[colour])
    return {slot: chance for fronts, chance in alike for slot in _slots(fronts)}


def odds_on(box: Box, ground: Ground) -> RoomOdds | None:
    """What a room may hold, by what is known of its colour."""
    alike = _alike(ground)
    if not alike:
        return None
    guardian = amulet = treasures = 0.0
    for fronts, chance in alike:
        guardian += chance * (fronts & box.guardians).bit_count()
        amulet += chance * (fronts & box.amulets).bit_count()
        treasures += chance * sum([n * (fronts & cards).bit_count() for n, cards in _counted(box)])
    return RoomOdds(guardian, amulet, treasures)


@lru_cache(maxsize=64)
def _counted(box: Box) -> tuple[tuple[int, int], ...]:
    """The cards with one treasure, with two ..."""
    sets: dict[int, int] = {}
    for slot, count in enumerate(box.count_of):
        sets[count] = sets.get(count, 0) | bits.single(slot)
    return tuple(sets.items())


def _alike(ground: Ground) -> list[tuple[int, float]]:
    """Sets of fronts of which each is as likely to be drawn next, and how likely one of them is.

    What lies face down before others was dealt from the same fronts, the oldest first: what came
    back in a reshuffle cannot lie there, so it is likelier in the piles.
    """
    there = {ground.fronts: 1.0}
    for dealt, returned in ground.dealt:
        if not dealt:
            continue
        whole = sum([share * (fronts & ~returned).bit_count() for fronts, share in there.items()])
        if whole:
            left = max(0.0, 1.0 - dealt / whole)
            able = {fronts & ~returned: share * left for fronts, share in there.items()}
            there = able | {fronts & returned: share for fronts, share in there.items()}
    whole = sum([share * fronts.bit_count() for fronts, share in there.items()])
    return [(fronts, share / whole) for fronts, share in there.items()] if whole > 0.5 else []


def grounds(state: LootState, seat: int) -> list[Ground]:
    """What a seat knows of each colour."""
    veiled = copy_of(state)
    veiled.hide(seat)
    unseen, of_colour, returned = veiled.unseen, state.box.of_colour, state.returned
    backs, drawn, now = veiled.backs, veiled.drawn, veiled.era
    hidden = [other for other, hand in enumerate(veiled.hand[: state.seats]) if hand == bits.EMPTY]
    found = []
    rows = [[hands.row(other, era) for other in hidden] for era in range(now + 1)]
    for colour in range(len(COLOURS)):
        dealt = [sum([backs[row + colour] for row in of_era]) for of_era in rows]
        dealt[now] += drawn.count(BACK + colour)
        by_era = zip(dealt, returned, strict=False)  # there are more eras than have begun
        found.append(Ground(unseen & of_colour[colour], tuple(by_era)))
    return found


def _slots(cards: int) -> Iterator[int]:
    while cards:
        slot = bits.lowest(cards)
        cards ^= bits.single(slot)
        yield slot
