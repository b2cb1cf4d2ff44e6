"""A careful beginner: a handful of rules, the first that fits is followed.

Who reaches the goal secures; who has a guardian before him secures; whoever shows a red card is
awakened, since half of the red rooms have a guardian and none an amulet; a small fortune is
secured; and else another room is explored, the safest unless an amulet is to spare.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import bits
from digsite.core.dice import Dice
from digsite.core.policy import Policy
from digsite.core.state import State

from ..constants import AWAKEN, COLOURS, ERAS, KEEP_CARDS, PILES, SECURE, TAKE_TURN
from ..rules import LootState

FORTUNE = 10  # points that are too many to lose
RED = COLOURS - 1
NOBODY = -1


class Apprentice(Policy):
    """Explores while it is safe, and trusts no red room."""

    def choose(self, state: State, dice: Dice) -> int:
        if state.phase == TAKE_TURN:
            return take_turn(cython.cast(LootState, state), dice)
        if state.phase == KEEP_CARDS:
            return keep_cards(cython.cast(LootState, state))
        return dice.choose(state.mask())


POLICY = Apprentice()


def take_turn(table: LootState, dice: Dice) -> int:
    """The first rule that fits."""
    choices = table.turn_choices()
    cards = table.hand[table.player]
    worth = table.box.worth(cards)
    charms = spare_amulets(table, cards)
    may_secure = choices >> SECURE & 1
    if may_secure and (table.score[table.player] + worth >= table.box.goal or charms < 0):
        return SECURE
    victim = richest_with_red(table, choices)
    if victim != NOBODY:
        return AWAKEN + victim
    if may_secure and worth >= FORTUNE and charms == 0:
        return SECURE
    piles = piles_to_explore(table, choices, charms > 0)
    return dice.choose(piles if piles else choices)


def keep_cards(table: LootState) -> int:
    """The most treasure that leaves me safe; Frank lets me secure whatever I keep."""
    choices = table.keep_choices()
    best = 0
    most = -1
    for kept in range(1 << PILES):
        if choices >> kept & 1:
            cards = table.hand[table.player]
            for pile in range(PILES):
                if kept >> pile & 1:
                    cards = table.box.with_card(cards, table.drawn[pile])
            worth = table.box.worth(cards)
            if table.frank or spare_amulets(table, cards) >= 0:
                worth += 1000
            if worth > most:
                most = worth
                best = kept
    return best


def spare_amulets(table: LootState, cards: int) -> int:
    """Amulets beyond guardians; less than none if a guardian lurks."""
    guardians = bits.popcount(cards & table.box.guardians)
    return bits.popcount(cards & table.box.amulets) - guardians


def richest_with_red(table: LootState, choices: int) -> int:
    """Who shows a red card and has the most cards; of those, who has the most points."""
    victim = NOBODY
    most = -1
    for seat in range(table.seats):
        if seat != table.player and choices >> AWAKEN + seat & 1 and backs(table, seat, RED):
            cards = 0
            for colour in range(COLOURS):
                cards += backs(table, seat, colour)
            if 100 * cards + table.score[seat] > most:
                most = 100 * cards + table.score[seat]
                victim = seat
    return victim


def backs(table: LootState, seat: int, colour: int) -> int:
    """How many cards of a colour lie before somebody."""
    count = 0
    for era in range(ERAS):
        count += table.backs[(seat * ERAS + era) * COLOURS + colour]
    return count


def piles_to_explore(table: LootState, choices: int, bold: bool) -> int:
    """The piles with the safest top, or for the bold the richest, as a bit set."""
    piles = 0
    best = -COLOURS
    for pile in range(PILES):
        if choices >> pile & 1:
            liking = table.top[pile] if bold else -table.top[pile]
            if liking > best:
                best = liking
                piles = 0
            if liking == best:
                piles |= 1 << pile
    return piles
