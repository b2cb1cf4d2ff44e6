"""Honest odds: what a seat can expect of a site, from what it knows and nothing else."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from . import sites
from .rules import ThebesState


class Odds(NamedTuple):
    """Of drawing so many cards: the points to expect, and the chance of 0, 1, 2 ... relics."""

    vp: Fraction
    relics: tuple[Fraction, ...]


class Ground(NamedTuple):
    """A site as a seat knows it: cards it has seen there, and some of those it cannot place."""

    known: int  # a set of cards
    unplaced: int  # the cards that lie there or in the deck
    hidden: int  # how many of the unplaced ones lie there

    @property
    def size(self) -> int:
        return self.known.bit_count() + self.hidden


def ground(state: ThebesState, seat: int, region: int) -> Ground:
    """The site as the seat (or NOBODY) knows it."""
    known = sites.known_to(state, region, seat)
    secret = state.known[region] & ~known
    hidden = state.unknown[region] + secret.bit_count()
    return Ground(known, state.unseen[region] | secret, hidden)


def odds(state: ThebesState, seat: int, region: int, draws: int) -> Odds:
    """What a seat can expect of drawing cards from a site; a short site is drawn out."""
    at = ground(state, seat, region)
    worthy = state.box.plain.worthy[region]
    return _odds(
        min(draws, at.size),
        (at.known.bit_count(), (at.known & worthy).bit_count(), _vp(state, region, at.known)),
        (
            at.unplaced.bit_count(),
            (at.unplaced & worthy).bit_count(),
            _vp(state, region, at.unplaced),
        ),
        at.hidden,
    )


def expected(state: ThebesState, seat: int, region: int) -> dict[str, Fraction]:
    """How many relics of each kind the seat can expect to lie on the site."""
    at = ground(state, seat, region)
    share = Fraction(at.hidden, at.unplaced.bit_count()) if at.hidden else Fraction(0)
    kinds: dict[str, Fraction] = {}
    for kind, name in enumerate(state.box.plain.relic_kind_names):
        if state.box.plain.relic_kind_region[kind] == region:
            cards = state.box.plain.relic_kind_cards[kind]
            there = (at.known & cards).bit_count() + share * (at.unplaced & cards).bit_count()
            if there:
                kinds[name] = there
    return kinds


def _vp(state: ThebesState, region: int, cards: int) -> int:
    box = state.box.plain
    relics = cards & box.worthy[region]
    kinds = box.relic_kind[32 * region : 32 * region + 32]
    return sum(box.relic_kind_vp[kind] for card, kind in enumerate(kinds) if relics >> card & 1)


Heap = tuple[int, int, int]  # cards, relics among them, their points


@lru_cache(maxsize=4096)
def _odds(draws: int, known: Heap, unplaced: Heap, hidden: int) -> Odds:
    """Any `draws` of the cards there are as likely; the hidden ones are any of the unplaced."""
    size = known[0] + hidden
    if draws == 0:
        return Odds(Fraction(0), (Fraction(1),))
    vp = Fraction(draws * known[2], size)
    if hidden:
        vp += Fraction(draws * hidden * unplaced[2], size * unplaced[0])
    chances = [Fraction(0)] * (draws + 1)
    for deep in range(max(0, draws - known[0]), min(draws, hidden) + 1):
        split = Fraction(comb(hidden, deep) * comb(known[0], draws - deep), comb(size, draws))
        for a, here in enumerate(_relics_among(draws - deep, known)):
            for b, there in enumerate(_relics_among(deep, unplaced)):
                chances[a + b] += split * here * there
    return Odds(vp, tuple(chances))


def _relics_among(draws: int, heap: Heap) -> list[Fraction]:
    """The chance of 0, 1, 2 ... relics among cards drawn from a heap."""
    cards, relics, _ = heap
    ways = comb(cards, draws)
    return [
        Fraction(comb(relics, found) * comb(cards - relics, draws - found), ways)
        for found in range(draws + 1)
    ]
