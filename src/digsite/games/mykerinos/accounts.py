"""The books: points by source, and the count of all pieces."""

from __future__ import annotations

from . import scoring
from .constants import NEUTRAL, PATRONS
from .layout import Layout

SOURCES = ("parcels", *[f"exhibition_{patron}" for patron in PATRONS], "sets")


def breakdown_of(state: Layout) -> list[dict[str, int]]:
    """Each seat's points by source, as they stand: none of them can be lost any more."""
    return [points_by_source(state, seat) for seat in range(state.seats)]


def points_by_source(state: Layout, seat: int) -> dict[str, int]:
    return {
        "parcels": state.prestige[seat],
        **{
            f"exhibition_{PATRONS[patron]}": scoring.wing_pays(state, seat, wing)
            for wing, patron in enumerate(state.wings)
            if patron >= 0
        },
        "sets": 5 * scoring.sets(state, seat),
    }


def census_of(state: Layout) -> dict[str, int]:
    """All cubes by colour, and all cards, wherever they are."""
    pieces = {f"cubes_{colour}": _cubes(state, colour) for colour in range(max(state.seats, 3))}
    laid = sum([draw >= 0 for draw in state.laid])
    owned = sum([cards.bit_count() for cards in state.cards])
    pieces["cards"] = state.bag.bit_count() // 2 + laid + owned + state.gone.bit_count()
    return pieces


def _cubes(state: Layout, colour: int) -> int:
    neutral = state.seats == 2 and colour == NEUTRAL
    held = sum(state.neutral) if neutral else state.stock[colour]
    placed = state.own[colour].bit_count() + state.museum[colour].bit_count()
    return state.general[colour] + held + placed
