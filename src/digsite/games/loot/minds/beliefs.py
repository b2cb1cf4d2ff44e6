"""What may lie under the backs of others, judged by what they did.

Who goes on exploring, or awakens somebody, while his cards could be secured is believed to be
safe; only what he has drawn since may have changed that.
"""

from __future__ import annotations

from array import array

from digsite.core import bits

from ..constants import AWAKEN, COLOURS, DREW, ERAS, HELD, UNSEEN
from ..rules import LootState

RASH = 0.03  # the part of those who go on although a guardian lurks
FRESH = 0.75  # where nobody remembers: the part of those with a guardian who had no turn since
BOLD = 0.1  # those who draw a red card without an amulet to spare, beside those with one
IDLE = [0.3, 0.6, 1.0]  # those with an amulet to spare who draw a green, yellow or red card


def recall(before: LootState, decision: int, now: LootState, memory: array[int]) -> None:
    """Note for every other seat whether it has had a turn with the cards it has."""
    if now.turn == before.turn or (now.turn == before.turn + 1 and now.extra):
        return
    for seat in range(now.seats):
        if seat != now.player:
            memory[seat] = _seen(before, decision, now, seat)


def _seen(before: LootState, decision: int, now: LootState, seat: int) -> int:
    emptied = decision == AWAKEN + seat or now.score[seat] != before.score[seat]
    new = -1
    more = 0
    for colour in range(COLOURS):
        had = 0 if emptied else _backs(before, seat, colour)
        drawn = _backs(now, seat, colour) - had
        if drawn < 0:
            return _seen_alone(now, seat)
        if drawn:
            new = colour
            more += drawn
    if more == 1:
        return DREW + new
    return HELD if not emptied and more == 0 else UNSEEN


def _seen_alone(now: LootState, seat: int) -> int:
    """After a seat has lost its cards: a single one is new."""
    backs = [_backs(now, seat, colour) for colour in range(COLOURS)]
    return DREW + backs.index(1) if sum(backs) == 1 else UNSEEN


def _backs(table: LootState, seat: int, colour: int) -> int:
    count = 0
    for era in range(ERAS):
        count += table.backs[(seat * ERAS + era) * COLOURS + colour]
    return count


def fits(table: LootState, seat: int, memory: array[int]) -> float:
    """How well the hands of the others fit that they went on as they did."""
    likely = 1.0
    for other in range(table.seats):
        if other != seat and table.laden >> other & 1:
            likely *= trodden(table, table.hand[other], memory[other])
    return likely


def trodden(table: LootState, cards: int, remembered: int) -> float:
    """How likely somebody with these cards has gone on to where he is."""
    guardians = bits.popcount(cards & table.box.guardians)
    amulets = bits.popcount(cards & table.box.amulets)
    if remembered == HELD or (remembered == UNSEEN and guardians <= amulets):
        part = safe_orders(amulets, guardians)
    elif remembered >= DREW:
        part = safe_before(table, cards, remembered - DREW, amulets, guardians)
    else:
        part = FRESH / bits.popcount(cards) if guardians == amulets + 1 else 0.0
    return RASH + (1.0 - RASH) * part


def safe_orders(amulets: int, guardians: int) -> float:
    """The part of the orders of cards in which guardians never outnumber amulets."""
    if guardians > amulets:
        return 0.0
    return 1.0 * (amulets + 1 - guardians) / (amulets + 1)


def safe_before(table: LootState, cards: int, colour: int, amulets: int, guardians: int) -> float:
    """The same before the last card, any one of a colour, and that such a one was drawn."""
    last = cards & table.box.of_colour[colour]
    count = bits.popcount(last)
    alone = bits.popcount(cards) == 1
    if count == 0 or alone:
        return 1.0
    guarded = bits.popcount(last & table.box.guardians)
    charmed = bits.popcount(last & table.box.amulets)
    part = (count - guarded - charmed) * goes_on(amulets, guardians, colour)
    if guarded:
        part += guarded * goes_on(amulets, guardians - 1, colour)
    if charmed:
        part += charmed * goes_on(amulets - 1, guardians, colour)
    return part / count


def goes_on(amulets: int, guardians: int, colour: int) -> float:
    """How likely somebody is safe with such cards, and draws one of a colour."""
    if amulets > guardians:
        return IDLE[colour] * safe_orders(amulets, guardians)
    return (BOLD if colour == COLOURS - 1 else 1.0) * safe_orders(amulets, guardians)
