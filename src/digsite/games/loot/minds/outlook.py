"""What an explorer will probably end with, from a quick look at the whole table.

Unlike the choices of the surveyor this looks at all fronts: it is asked about
imagined worlds only, and an imagined hand is as good a guess as any.
"""

from __future__ import annotations

from digsite.core import bits

from ..rules import LootState

LYING = 0.93  # a point on the table
SHIELD = 1.8  # an amulet more than guardians
DANGER = 0.6  # a point on the table with a guardian,
TARGET = 0.35  # and what is lost of it if there is no other victim
TURN = 1.85  # having the turn
KEPT = 0.95  # how much of a lead lasts
PACE = 0.67  # what the others gain for a point that the leader lacks,
PAIR = 0.15  # and how much more a single one gains
SPURT = 2.2  # the last cards


def expected(table: LootState, seat: int) -> float:
    """What a seat holds, and what it will gain until the leader reaches the goal."""
    rest = 1.0 * table.box.goal
    for other in range(table.seats):
        lacking = table.box.goal - holding(table, other)
        if lacking < rest:
            rest = lacking if lacking > 0.0 else 0.0
    pace = PACE + PAIR / (table.seats - 1)
    return KEPT * holding(table, seat) + pace * rest + SPURT


def holding(table: LootState, seat: int) -> float:
    """Points on the track, points likely to come of cards, and how near the turn is."""
    away = seat - table.player
    if away < 0:
        away += table.seats
    value = table.score[seat] + TURN * (table.seats - away) / table.seats
    if table.laden >> seat & 1:
        worth = table.box.worth(table.hand[seat])
        guardians = bits.popcount(table.hand[seat] & table.box.guardians)
        amulets = bits.popcount(table.hand[seat] & table.box.amulets)
        if guardians > amulets:
            value += (DANGER - TARGET / (table.seats - 1)) * worth
        else:
            value += LYING * worth + (SHIELD if amulets > guardians else 0.0)
    return value


def notice(table: LootState) -> int:
    """What a player looks at: the tops of the piles, his cards' worth, whether he is safe."""
    cards = table.hand[table.player]
    worth = min(table.box.worth(cards) // 2, 7)
    margin = bits.popcount(cards & table.box.amulets) - bits.popcount(cards & table.box.guardians)
    safety = 1 + min(max(margin, -1), 1)
    tops = 4 * (table.top[0] + 1) + table.top[1] + 1
    return (tops * 8 + worth) * 3 + safety
