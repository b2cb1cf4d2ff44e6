"""A player by rules of thumb: quick, sensible, and blind to what it may not know.

Everything is weighed in points. Of other explorers it looks at backs and scores only; what
may lie under a back is reckoned from the fronts that are neither its own nor discarded.
"""

from __future__ import annotations

import math

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import bits
from digsite.core.dice import Dice
from digsite.core.policy import Policy
from digsite.core.state import State

from .constants import (
    AWAKEN,
    COLOURS,
    ERAS,
    GREEN,
    KEEP_CARDS,
    NO_CARD,
    PILES,
    RED,
    SECURE,
    TAKE_TURN,
)
from .rules import LootState

# Rooms: the treasures behind a back, and how likely two rooms hold the same type.
GREEN_ROOM = 1.5
YELLOW_ROOM = 2
RED_ROOM = 2.5
SAME = 0.18

# My cards on the table: a point there while I am safe, an amulet to spare, a treasure that may
# still be doubled; a point and the burden if a guardian lurks.
SAFE = 1.45
SPARE = 3.3
HOPE = 0.3
LURKING = 0.78
BURDEN = 2.7
FEAR = 0.7

# Awakening: the chance of a mummy, what a werewolf and Frank bring, a point an opponent loses
# and how much more it weighs if he leads; the turn he saves if nothing lurks, but also the
# collection he must begin anew; how little somebody fears who lets many cards lie.
MUMMY = 0.3
COMPANY = 1.6
LOSS = 0.6
LEADER = 0.6
ANEW = 2.6

# The end: what winning is worth, my chance if I could end the game and do not, stopping
# somebody who is about to win, pushing him over the line, how well a back shows the worth.
VICTORY = 80
WAIT = 0.5
RESCUE = 0.5
BETRAYAL = 0.13
FOG = 0.65

MOOD = 0.006  # a sixty-fourth of how much near-equal choices are mixed

# Places in what a player has in mind during a turn. By colour:
GUARDIAN = 0  # the chance of one
AMULET = 3
LEAN = 6  # guardians beyond amulets
SPREAD = 9  # its variance
# About my own cards:
WORTH = 12
LOOSE = 13  # treasures of types I have on one card only
TYPES = 14
MARGIN = 15  # amulets beyond guardians
THEIRS = 16  # what somebody's backs tell
# Behind backs:
CARDS = 0
LOOK = 1  # treasures
LIKELY = 2  # guardians beyond amulets
DOUBT = 3  # its variance


class Thumb(Policy):
    """Explores while it dares, secures what it fears for, awakens what looks guarded."""

    def choose(self, state: State, dice: Dice) -> int:
        if state.phase == TAKE_TURN:
            return take_turn(cython.cast(LootState, state), dice)
        if state.phase == KEEP_CARDS:
            return keep_cards(cython.cast(LootState, state), dice)
        return dice.choose(state.mask())

    def guess(self, state: State, seat: int) -> float:
        return 1.0 * state.points(seat)


POLICY = Thumb()


# -- the two decisions ----------------------------------------------------------


def take_turn(table: LootState, dice: Dice) -> int:
    """Weigh both piles, securing and every victim, and take the best."""
    mind = [0.0] * 20
    study(table, mind)
    count_hand(table, mind, table.hand[table.player])
    idle = 0.0
    if mind[TYPES]:
        idle = prospect(table.seats, mind[MARGIN], mind[WORTH], mind[LOOSE])
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
    """Keep those of the werewolf's cards that leave me best off."""
    mind = [0.0] * 20
    study(table, mind)
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
            value = prospect(table.seats, mind[MARGIN], mind[WORTH], mind[LOOSE]) if cards else 0.0
            if table.frank and value < mind[WORTH]:
                value = mind[WORTH]
            value += MOOD * (mood >> 6 * kept & 63)
            if value > best_value:
                best_value = value
                best = kept
    return best


# -- looking around -------------------------------------------------------------


def study(table: LootState, mind: list[float]) -> None:
    """What unseen fronts are like by colour."""
    known = table.box.together(table.hand[table.player], table.discards)
    for pile in range(PILES):
        if table.drawn[pile] != NO_CARD:
            known = table.box.with_card(known, table.drawn[pile])
    for colour in range(COLOURS):
        study_colour(table, mind, colour, table.box.of_colour[colour], known)


def study_colour(
    table: LootState, mind: list[float], colour: int, fronts: int, known: int
) -> None:
    """How likely a card of a colour that I have not seen shows a guardian or an amulet."""
    hidden = 1.0 * (bits.popcount(fronts) - bits.popcount(fronts & known))
    if hidden == 0.0:
        hidden = 1.0
    some = fronts & table.box.guardians
    guardian = (bits.popcount(some) - bits.popcount(some & known)) / hidden
    some = fronts & table.box.amulets
    amulet = (bits.popcount(some) - bits.popcount(some & known)) / hidden
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


def read_backs(table: LootState, mind: list[float], seat: int, place: int) -> None:
    """What the backs before a seat tell of the fronts."""
    mind[place + CARDS] = 0.0
    mind[place + LOOK] = 0.0
    mind[place + LIKELY] = 0.0
    mind[place + DOUBT] = 0.0
    for colour in range(COLOURS):
        count = 0
        for era in range(table.era + 1):
            count += table.backs[(seat * ERAS + era) * COLOURS + colour]
        if count:
            add_back(mind, place, colour, count)


def add_back(mind: list[float], place: int, colour: int, count: int) -> None:
    """So many backs of a colour more."""
    mind[place + CARDS] += count
    mind[place + LOOK] += count * treasures(colour)
    mind[place + LIKELY] += count * mind[LEAN + colour]
    mind[place + DOUBT] += count * mind[SPREAD + colour]


# -- reckoning ------------------------------------------------------------------


def treasures(colour: int) -> float:
    """The treasures on a card, as its back tells."""
    if colour == GREEN:
        return GREEN_ROOM
    return RED_ROOM if colour == RED else YELLOW_ROOM


def worth_behind(mind: list[float], place: int) -> float:
    """The points for cards of which only the backs are seen, doubles included."""
    return mind[place + LOOK] * (2.0 - 1.0 / (1.0 + SAME * (mind[place + CARDS] - 1.0)))


def guarded(mind: list[float], place: int) -> float:
    """The chance that behind backs guardians outnumber amulets (nearly a normal law)."""
    more = 0.8 * (mind[place + LIKELY] - 0.5)
    return 0.5 + 0.5 * more / math.sqrt(mind[place + DOUBT] + more * more + 0.01)


def prospect(seats: int, margin: float, worth: float, loose: float) -> float:
    """What cards are worth to their owner while they lie on the table."""
    if margin < 0.0:
        return (LURKING - FEAR / (seats - 1)) * worth - BURDEN
    return SAFE * worth + HOPE * loose + (SPARE if margin > 0.0 else 0.0)


def exceeds(table: LootState, mind: list[float], seat: int, total: float) -> float:
    """The chance that the points and cards of somebody I have looked at are above a total."""
    lead = table.score[seat] + worth_behind(mind, THEIRS) - total
    reach = FOG * mind[THEIRS + CARDS] + 0.01
    if lead >= reach:
        return 1.0
    return 0.5 + 0.5 * lead / reach if lead > -reach else 0.0


def about_to_win(table: LootState, mind: list[float], seat: int, total: float) -> float:
    """The chance that somebody can end the game in his turn, ahead of a total."""
    goal = table.box.goal - 0.5
    return exceeds(table, mind, seat, total if total > goal else goal)


# -- the actions ----------------------------------------------------------------


def explore(table: LootState, mind: list[float], colour: int) -> float:
    """A card more: treasure and perhaps a double, but perhaps a guardian too."""
    found = treasures(colour)
    worth = mind[WORTH] + found * (1.0 + SAME * mind[TYPES]) + SAME * mind[LOOSE]
    loose = (mind[LOOSE] + found) * (1.0 - SAME * mind[TYPES])
    margin = mind[MARGIN]
    guardian = mind[GUARDIAN + colour]
    amulet = mind[AMULET + colour]
    return (
        guardian * prospect(table.seats, margin - 1.0, worth, loose)
        + amulet * prospect(table.seats, margin + 1.0, worth, loose)
        + (1.0 - guardian - amulet) * prospect(table.seats, margin, worth, loose)
    )


def secure(table: LootState, mind: list[float]) -> float:
    """My points for certain, and the game if they are enough."""
    total = table.score[table.player] + mind[WORTH]
    if total < table.box.goal:
        return mind[WORTH]
    now = 1.0
    later = WAIT
    for seat in range(table.seats):
        if seat != table.player:
            read_backs(table, mind, seat, THEIRS)
            now *= 1.0 - exceeds(table, mind, seat, total)
            later *= 1.0 - about_to_win(table, mind, seat, total)
    return mind[WORTH] + VICTORY * (now - later)


def awaken(table: LootState, mind: list[float], seat: int) -> float:
    """Loot and damage if guardians lurk there, against the gift if they do not."""
    if seat == table.player or not table.laden >> seat & 1:
        return -VICTORY
    read_backs(table, mind, seat, THEIRS)
    worth = worth_behind(mind, THEIRS)
    odds = guarded(mind, THEIRS)
    near = (table.score[seat] + worth) / table.box.goal
    share = 1.0 / (table.seats - 1)
    harm = share * (1.0 + LEADER * (near - 0.5))
    hit = COMPANY + (MUMMY + harm * LOSS) * worth
    miss = harm * share * ANEW * (mind[THEIRS + CARDS] - 1.0)
    value = odds * hit + (1.0 - odds) * miss
    own = table.score[table.player]
    danger = about_to_win(table, mind, seat, own + mind[WORTH])
    if danger > 0.0:
        value += VICTORY * danger * (RESCUE * odds - BETRAYAL * (1.0 - odds))
    return value
