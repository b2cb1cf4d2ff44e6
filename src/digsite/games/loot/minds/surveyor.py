"""Weighs every choice in points: quick, sensible, and blind to what it may not know.

Of other explorers it looks at backs and scores only; what may lie under a back is reckoned from
the fronts that are neither its own nor discarded. The weights were found by play against each
other, so they are those of a table of such players: nobody secures while he is safe, and nobody
lets a guardian lie for long.
"""

from __future__ import annotations

import math
from array import array

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import bits
from digsite.core.dice import Dice
from digsite.core.policy import Policy
from digsite.core.seats import OVER
from digsite.core.state import State

from ..constants import AWAKEN, COLOURS, ERAS, KEEP_CARDS, PILES, SECURE, TAKE_TURN
from ..rules import LootState
from . import beliefs
from .outlook import expected, notice

# Rooms.
GREEN_ROOM = 1.5  # the treasures behind a green back,
RICHER = 0.5  # how many more there are behind a yellow one, and again behind a red one
SAME = 0.17  # how likely two rooms hold the same type

# My cards if they stay on the table.
SAFE = 1.45  # a point while guardians do not outnumber amulets: it will grow
SPARE = 3.3  # an amulet more than guardians
HOPE = 0.3  # a treasure that may still be doubled
LURKING = 0.78  # a point while a guardian lurks,
FEAR = 0.7  # and what is lost of it if there is no other victim
BURDEN = 2.7  # a guardian must be got rid of before anything else

# Awakening somebody.
MUMMY = 0.3  # a point among cards with a guardian
COMPANY = 1.6  # what a werewolf or Frank brings
LOSS = 0.6  # a point that an only opponent does not get,
LEADER = 0.6  # and how much more it is if he is near the goal
ANEW = 2.6  # a card of a collection that an only opponent must begin anew

# The end.
VICTORY = 80.0  # winning
WAIT = 0.5  # the chance to win later, if I could end the game and do not
RESCUE = 0.5  # stopping somebody who is about to win,
BETRAYAL = 0.13  # and helping him over the line
FOG = 0.65  # how far off the worth of a card may be that I see from behind

MOOD = 0.006  # a sixty-fourth of how far apart two choices may be and still both be taken

# Places in what a player has in mind, by colour, about himself and about somebody else.
GUARDIAN = 0  # the chance of a guardian under a back
AMULET = 3
LEAN = 6  # guardians beyond amulets to be expected there
SPREAD = 9  # their variance
WORTH = 12  # the points for securing my cards
LOOSE = 13  # treasures of types I have on one card only
TYPES = 14
MARGIN = 15  # my amulets beyond guardians
CARDS = 16  # somebody's cards
LOOK = 17  # the treasures on them, as the backs tell
LIKELY = 18  # guardians beyond amulets
DOUBT = 19  # their variance


class Surveyor(Policy):
    """Explores while it is safe, secures what is guarded, awakens what looks guarded."""

    def choose(self, state: State, dice: Dice) -> int:
        if state.phase == TAKE_TURN:
            return take_turn(cython.cast(LootState, state), dice)
        if state.phase == KEEP_CARDS:
            return keep_cards(cython.cast(LootState, state), dice)
        return dice.choose(state.mask())

    def guess(self, state: State, seat: int) -> float:
        if state.actor == OVER:
            return 1.0 * state.points(seat)
        return expected(cython.cast(LootState, state), seat)

    def belief(self, state: State, seat: int, memory: array[int]) -> float:
        return beliefs.fits(cython.cast(LootState, state), seat, memory)

    def recall(self, before: State, decision: int, now: State, memory: array[int]) -> None:
        was, table = cython.cast(LootState, before), cython.cast(LootState, now)
        beliefs.recall(was, decision, table, memory)

    def sense(self, state: State) -> int:
        return notice(cython.cast(LootState, state))


POLICY = Surveyor()


# -- the two decisions ----------------------------------------------------------


def take_turn(table: LootState, dice: Dice) -> int:
    """Weigh both piles, securing and every victim, and take the best."""
    mind = [0.0] * 20
    study_rooms(table, mind)
    count_hand(table, mind, table.hand[table.player])
    idle = prospect(table, mind, mind[MARGIN])
    choices = table.turn_choices()
    mood = dice.next()
    best = bits.lowest(choices)
    best_value = -1.0e9
    for decision in range(AWAKEN + table.seats):
        if choices >> decision & 1:
            if decision < SECURE:
                value = explore(table, mind, table.top[decision])
            elif decision == SECURE:
                value = secure(table, mind)
            else:
                value = idle + awaken(table, mind, decision - AWAKEN)
            value += MOOD * (mood >> 6 * decision & 63)
            if value > best_value:
                best_value = value
                best = decision
    return best


def keep_cards(table: LootState, dice: Dice) -> int:
    """Keep those of the werewolf's cards that leave me best off; Frank lets me secure all."""
    mind = [0.0] * 20
    choices = table.keep_choices()
    mood = dice.next()
    best = 0
    best_value = -1.0e9
    for kept in range(1 << PILES):
        if choices >> kept & 1:
            cards = table.hand[table.player]
            for pile in range(PILES):
                if kept >> pile & 1:
                    cards = table.box.with_card(cards, table.drawn[pile])
            count_hand(table, mind, cards)
            value = prospect(table, mind, mind[MARGIN])
            if table.frank and value < mind[WORTH]:
                value = mind[WORTH]
            value += MOOD * (mood >> 6 * kept & 63)
            if value > best_value:
                best_value = value
                best = kept
    return best


# -- the actions ----------------------------------------------------------------


def explore(table: LootState, mind: list[float], colour: int) -> float:
    """A card more: treasure and perhaps a double, but perhaps a guardian too."""
    worth = mind[WORTH]
    loose = mind[LOOSE]
    found = treasures(colour)
    match = SAME * mind[TYPES]
    mind[WORTH] = worth + found * (1.0 + match) + SAME * loose
    mind[LOOSE] = (loose + found) * (1.0 - match)
    margin = mind[MARGIN]
    guardian = mind[GUARDIAN + colour]
    amulet = mind[AMULET + colour]
    value = (
        guardian * prospect(table, mind, margin - 1.0)
        + amulet * prospect(table, mind, margin + 1.0)
        + (1.0 - guardian - amulet) * prospect(table, mind, margin)
    )
    mind[WORTH] = worth
    mind[LOOSE] = loose
    return value


def secure(table: LootState, mind: list[float]) -> float:
    """My points for certain, and the game if they are enough."""
    total = table.score[table.player] + mind[WORTH]
    if total < table.box.goal:
        return mind[WORTH]
    now = 1.0
    later = WAIT
    for seat in range(table.seats):
        if seat != table.player:
            read_backs(table, mind, seat)
            now *= 1.0 - exceeds(table, mind, seat, total)
            later *= 1.0 - about_to_win(table, mind, seat, total)
    return mind[WORTH] + VICTORY * (now - later)


def awaken(table: LootState, mind: list[float], seat: int) -> float:
    """Loot and damage if guardians lurk there; if not, at least a collection ends."""
    if seat == table.player or not table.laden >> seat & 1:
        return -VICTORY
    read_backs(table, mind, seat)
    odds = guarded(mind)
    worth = worth_behind(mind)
    share = 1.0 / (table.seats - 1)
    harm = share * (1.0 + LEADER * ((table.score[seat] + worth) / table.box.goal - 0.5))
    hit = COMPANY + (MUMMY + LOSS * harm) * worth
    miss = ANEW * harm * share * (mind[CARDS] - 1.0)
    danger = about_to_win(table, mind, seat, table.score[table.player] + mind[WORTH])
    hit += VICTORY * RESCUE * danger
    miss -= VICTORY * BETRAYAL * danger
    return odds * hit + (1.0 - odds) * miss


# -- looking around -------------------------------------------------------------


def study_rooms(table: LootState, mind: list[float]) -> None:
    """What cards I have not seen are like, by colour."""
    known = table.box.together(table.hand[table.player], table.discards)
    for colour in range(COLOURS):
        study_colour(table, mind, colour, table.box.of_colour[colour], known)


def study_colour(table: LootState, mind: list[float], colour: int, rooms: int, known: int) -> None:
    """How likely a card of a colour that I have not seen shows a guardian or an amulet."""
    hidden = bits.popcount(rooms) - bits.popcount(rooms & known)
    if hidden == 0:
        return
    some = rooms & table.box.guardians
    guardian = 1.0 * (bits.popcount(some) - bits.popcount(some & known)) / hidden
    some = rooms & table.box.amulets
    amulet = 1.0 * (bits.popcount(some) - bits.popcount(some & known)) / hidden
    lean = guardian - amulet
    mind[GUARDIAN + colour] = guardian
    mind[AMULET + colour] = amulet
    mind[LEAN + colour] = lean
    mind[SPREAD + colour] = guardian + amulet - lean * lean


def count_hand(table: LootState, mind: list[float], cards: int) -> None:
    """My own cards: their worth, what could still be doubled, and whether I am safe."""
    worth = 0
    loose = 0
    types = 0
    rest = cards
    while rest:
        slot = bits.lowest(rest)
        same = rest & table.box.type_of[slot]
        rest ^= same
        same ^= bits.single(slot)
        types += 1
        count = table.box.count_of[slot]
        if same:
            while same:
                slot = bits.lowest(same)
                same ^= bits.single(slot)
                count += table.box.count_of[slot]
            worth += count
        else:
            loose += count
        worth += count
    guardians = bits.popcount(cards & table.box.guardians)
    mind[WORTH] = 1.0 * worth
    mind[LOOSE] = 1.0 * loose
    mind[TYPES] = 1.0 * types
    mind[MARGIN] = 1.0 * (bits.popcount(cards & table.box.amulets) - guardians)


def read_backs(table: LootState, mind: list[float], seat: int) -> None:
    """What the backs before somebody tell of the fronts."""
    mind[CARDS] = 0.0
    mind[LOOK] = 0.0
    mind[LIKELY] = 0.0
    mind[DOUBT] = 0.0
    for colour in range(COLOURS):
        count = 0
        for era in range(table.era + 1):
            count += table.backs[(seat * ERAS + era) * COLOURS + colour]
        if count:
            mind[CARDS] += count
            mind[LOOK] += count * treasures(colour)
            mind[LIKELY] += count * mind[LEAN + colour]
            mind[DOUBT] += count * mind[SPREAD + colour]


# -- reckoning ------------------------------------------------------------------


def prospect(table: LootState, mind: list[float], margin: float) -> float:
    """What my cards are worth to me on the table, with so many amulets beyond guardians."""
    worth = mind[WORTH]
    if worth == 0.0:
        return 0.0
    if margin < 0.0:
        return (LURKING - FEAR / (table.seats - 1)) * worth - BURDEN
    return SAFE * worth + HOPE * mind[LOOSE] + (SPARE if margin > 0.0 else 0.0)


def treasures(colour: int) -> float:
    """The treasures on a card, as its back tells."""
    return GREEN_ROOM + RICHER * colour


def worth_behind(mind: list[float]) -> float:
    """The points for cards of which only the backs are seen, doubles included."""
    return mind[LOOK] * (2.0 - 1.0 / (1.0 + SAME * (mind[CARDS] - 1.0)))


def guarded(mind: list[float]) -> float:
    """The chance that behind backs guardians outnumber amulets (nearly a normal law)."""
    more = 0.8 * (mind[LIKELY] - 0.5)
    return 0.5 + 0.5 * more / math.sqrt(mind[DOUBT] + more * more + 0.01)


def exceeds(table: LootState, mind: list[float], seat: int, total: float) -> float:
    """The chance that the points and cards of somebody I look at are more than a total."""
    lead = table.score[seat] + worth_behind(mind) - total
    reach = FOG * mind[CARDS] + 0.01
    if lead >= reach:
        return 1.0
    return 0.5 + 0.5 * lead / reach if lead > -reach else 0.0


def about_to_win(table: LootState, mind: list[float], seat: int, total: float) -> float:
    """The chance that somebody I look at could end the game now, ahead of a total."""
    goal = table.box.goal - 0.5
    return exceeds(table, mind, seat, total if total > goal else goal)
