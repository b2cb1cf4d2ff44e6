"""Honest odds: what a seat can expect of a site, from what it knows and nothing else."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb, lcm
from typing import NamedTuple

from . import sites
from .box import Box
from .rules import ThebesState


class Odds(NamedTuple):
    """Of drawing so many cards: the points to expect, and the chance of 0, 1, 2 ... relics."""

    vp: Fraction
    relics: tuple[Fraction, ...]


class Ground(NamedTuple):
    """A site as a seat knows it: cards it has seen there, and some of those it cannot place."""

    known: int  # a set of cards
    unplaced: int  # the set of cards that lie there or in the deck
    hidden: int  # how many of the unplaced ones lie there

    @property
    def size(self) -> int:
        return self.known.bit_count() + self.hidden


class Heap(NamedTuple):
    cards: int
    relics: int  # among them
    vp: int


def ground(state: ThebesState, seat: int, region: int) -> Ground:
    """The site as the seat (or NOBODY) knows it."""
    known = sites.known_to(state, region, seat)
    secret = state.known[region] & ~known
    hidden = state.unknown[region] + secret.bit_count()
    return Ground(known, state.unseen[region] | secret, hidden)


def odds(state: ThebesState, seat: int, region: int, draws: int) -> Odds:
    """What a seat can expect of drawing cards from a site; a short site is drawn out."""
    return draw_odds(*heaps(state.box, region, ground(state, seat, region)), draws)


def expected(box: Box, region: int, at: Ground) -> dict[str, Fraction]:
    """How many relics of each kind can be expected to lie on a site."""
    unplaced = at.unplaced.bit_count() if at.hidden else 1
    there = {
        name: (at.known & cards).bit_count() * unplaced
        + at.hidden * (at.unplaced & cards).bit_count()
        for name, cards, _ in _kinds(box, region)
    }
    return {name: Fraction(count, unplaced) for name, count in there.items() if count}


def heaps(box: Box, region: int, at: Ground) -> tuple[Heap, Heap, int]:
    """All the odds depend on: the known cards, the unplaced ones, and how many are there."""
    return _heap(box, region, at.known), _heap(box, region, at.unplaced), at.hidden


def draw_odds(known: Heap, unplaced: Heap, hidden: int, draws: int) -> Odds:
    """Any cards on the site are as likely to be drawn; the hidden ones are any unplaced ones."""
    size = known.cards + hidden
    draws = min(draws, size)
    if draws == 0:
        return Odds(Fraction(0), (Fraction(1),))
    vp = Fraction(draws * known.vp, size)
    if hidden:
        vp += Fraction(draws * hidden * unplaced.vp, size * unplaced.cards)
    from_hidden = range(max(0, draws - known.cards), min(draws, hidden) + 1)
    shared = lcm(*[comb(unplaced.cards, deep) for deep in from_hidden])  # so that ways add up
    ways = [0] * (draws + 1)
    for deep in from_hidden:
        each = comb(hidden, deep) * (shared // comb(unplaced.cards, deep))
        for a, here in enumerate(_relics_among(draws - deep, known)):
            for b, there in enumerate(_relics_among(deep, unplaced)):
                ways[a + b] += each * here * there
    whole = comb(size, draws) * shared
    return Odds(vp, tuple([Fraction(number, whole) for number in ways]))


def _relics_among(draws: int, heap: Heap) -> list[int]:
    """In how many ways 0, 1, 2 ... relics can be among cards drawn from a heap."""
    rubble = heap.cards - heap.relics
    return [comb(heap.relics, found) * comb(rubble, draws - found) for found in range(draws + 1)]


def _heap(box: Box, region: int, cards: int) -> Heap:
    relics = [((cards & kind).bit_count(), vp) for _, kind, vp in _kinds(box, region)]
    return Heap(
        cards.bit_count(),
        sum(count for count, _ in relics),
        sum(count * vp for count, vp in relics),
    )


@lru_cache(maxsize=64)
def _kinds(box: Box, region: int) -> tuple[tuple[str, int, int], ...]:
    """The kinds of relics of a region: name, cards, points."""
    facts = box.plain
    return tuple(
        [
            (name, facts.relic_kind_cards[i], facts.relic_kind_vp[i])
            for i, name in enumerate(facts.relic_kind_names)
            if facts.relic_kind_region[i] == region
        ]
    )
