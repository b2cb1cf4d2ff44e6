"""What the pieces on the table are worth, and to whom."""

from __future__ import annotations

from digsite.core import bits
from digsite.core.seats import OVER

from . import museum, region
from .layout import Layout

BEHIND = 7  # all spaces of the passing scale


def points(table: Layout, seat: int) -> int:
    """What is certain: prestige scored, and what cards and rooms are worth by now."""
    return table.prestige[seat] + exhibition(table, seat) + 5 * sets(table, seat)


def exhibition(table: Layout, seat: int) -> int:
    """What the exhibition would pay a seat now."""
    total = 0
    for wing in range(5):
        total += wing_pays(table, seat, wing)
    return total


def wing_pays(table: Layout, seat: int, wing: int) -> int:
    """What one wing of the exhibition would pay a seat now."""
    if table.wings[wing] < 0:
        return 0
    return owned(table, seat, table.wings[wing]) * museum.pay(table.museum[seat], wing)


def sets(table: Layout, seat: int) -> int:
    """The number of sets of five different patrons."""
    fewest = owned(table, seat, 0)
    for patron in range(1, 5):
        cards = owned(table, seat, patron)
        if cards < fewest:
            fewest = cards
    return fewest


def owned(table: Layout, seat: int, patron: int) -> int:
    """How many cards of a patron (or of NO_PATRON) a seat has."""
    return bits.popcount(table.cards[seat] & table.box.of_patron[patron])


def winners(table: Layout) -> int:
    """The seats with most points, then most cubes in the personal stock."""
    if table.actor != OVER:
        return 0
    best = -1
    won = 0
    for seat in range(table.seats):
        result = 32 * points(table, seat) + table.stock[seat]
        if result > best:
            best = result
            won = 0
        if result == best:
            won |= 1 << seat
    return won


def cubes_in(table: Layout, area: int, colour: int) -> int:
    """How many cubes of a colour are in an area."""
    return bits.popcount(table.own[colour] & region.AREAS[area])


def standing(table: Layout, area: int, colour: int) -> int:
    """The larger, the better ranked in an area; 0 or less for a colour without cubes there.

    Whoever has not passed yet will do so later than those on the scale, and ranks behind them.
    """
    space = table.space[colour] if table.space[colour] > 0 else BEHIND
    return 8 * cubes_in(table, area, colour) - space
