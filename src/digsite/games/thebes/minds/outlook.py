"""How many points a seat will end with: what it has, what all can expect, and its lead."""

from __future__ import annotations

from digsite.core import bits
from digsite.core.seats import OVER

from .. import digging, market, scoring, sites
from ..constants import GENERAL, SPACES, TIME, WORLD
from ..layout import Layout
from . import prospects
from .weights import (
    ARRIVING,
    BEHIND,
    BEHIND_EARLY,
    DIGGING,
    EARLY,
    FULL,
    FUTURE,
    MORE_BOOKS,
    MORE_CONGRESSES,
    MORE_DIGGING,
    MORE_HOPE,
    MORE_RAIDERS,
    MORE_RELICS,
    SHARE,
)


def guess(table: Layout, seat: int) -> float:
    """The points now, a fair share of the rest, and how much better the seat stands than all."""
    if table.actor == OVER:
        return 1.0 * scoring.points(table, seat)
    takes = bits.popcount(table.deck & ~table.box.presentations)
    seats = table.seats
    mine = 0.0
    all_standings = 0.0
    all_digs = 0.0
    for other in range(seats):
        early = min(1.0, prospects.turns_left(table, other, takes) / EARLY)
        digs = early * digging_power(table, other)
        stands = standing(table, other, takes, early) + MORE_DIGGING * digs
        all_standings += stands
        all_digs += digs
        if other == seat:
            mine = stands
    rest = FUTURE * takes + DIGGING * all_digs
    return points_now(table, seat) + rest / seats + mine - all_standings / seats


def points_now(table: Layout, seat: int) -> int:
    """All points but those for time."""
    total = 0
    for source in range(TIME):
        total += scoring.points_from(table, seat, source)
    return total


def standing(table: Layout, seat: int, takes: int, early: float) -> float:
    """What makes a seat better than others: time, congresses, relics, raiders, books."""
    start = min(1.0, takes / (EARLY * table.seats))
    total = -(BEHIND + BEHIND_EARLY * start) * table.weeks[seat]
    congresses = bits.popcount(table.own[seat] & table.box.congresses)
    total += MORE_CONGRESSES * congresses * congresses_to_come(table) / (1.0 * table.seats)
    for region in range(4):
        relics = bits.popcount(table.relics[4 * seat + region])
        total += MORE_RELICS * early * relics
        if table.own[seat] & table.box.kind_slots[table.box.raiders[region]]:
            total += MORE_RAIDERS
    total += MORE_BOOKS * early * market.learning(table, seat, WORLD)
    return total + MORE_HOPE * hopes(table, seat, takes)


def digging_power(table: Layout, seat: int) -> float:
    """Permits times knowledge, where there is or will be something to dig."""
    general = table.permits[5 * seat + GENERAL] + bits.popcount(
        table.own[seat] & table.box.kind_slots[table.box.excavation]
    )
    power = 0.0
    for region in range(4):
        full = (sites.size(table, region) + ARRIVING * table.backs[region]) / FULL
        digs = table.permits[5 * seat + region] + SHARE * general
        power += digs * digging.knowledge(table, seat, region, 0) * min(1.0, full)
    return power


def congresses_to_come(table: Layout) -> int:
    """Those in the deck and in storage."""
    count = bits.popcount(table.deck & table.box.congresses)
    for space in range(SPACES):
        if table.storage[space] >= 0 and bits.has(table.box.congresses, table.storage[space]):
            count += 1
    return count


def hopes(table: Layout, seat: int, takes: int) -> float:
    """The professors one will have in the end, less those one has."""
    total = 0.0
    for professor in range(WORLD + 1):
        learnt = market.learning(table, seat, professor)
        rival = prospects.best_rival(table, seat, professor)
        hope = prospects.professor_hope(table, takes, seat, professor, learnt, rival)
        if table.professors[professor] == seat:
            hope -= 1.0
        total += hope * table.box.professor_vp[professor]
    return total
