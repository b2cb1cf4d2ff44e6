"""A careful beginner: a few rules in order, the first that fits is followed, nothing is weighed.

Show what can be shown, steal where something lies, dig where one knows enough, and otherwise
learn; when the deck runs low, leave no permit unused.
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

from .. import digging, playing, presenting, sites
from ..constants import (
    ASSISTANTS,
    DIG,
    EXHIBITION,
    EXPERTISE,
    GIVE,
    KNOWLEDGE,
    MOST_WEEKS,
    PERMIT,
    PRESENT,
    RAID,
    SCIENTIST,
    SITE,
    SPACES,
    THIEF,
    TURN,
    WEEKS,
)
from ..rules import ThebesState
from . import prospects, surveyor

ENOUGH = 8  # knowledge for a dig: with less, the first weeks bring too little
GENERAL_BOOKS = 4  # half of that: more of them count only beside as many of a region
HANDFUL = 5  # cards that may be relics: a site with fewer can wait
SHORT_DIG = 4  # weeks: the first ones bring most
LAST_ROUNDS = 3  # cards each will still take when it is time to use what one has

# How a card in storage is liked.
FOR_A_PROFESSOR = 6
FOR_A_DIG = 5
WELCOME = 4
GENERAL_USE = 3  # dear in weeks
FOR_LATER = 2
USELESS = 1


class Apprentice(Policy):
    """Follows the first rule that fits."""

    def choose(self, state: State, dice: Dice) -> int:
        return choose(cython.cast(ThebesState, state), dice)


POLICY = Apprentice()


def choose(table: ThebesState, dice: Dice) -> int:
    phase = table.phase
    if phase == TURN:
        return what_to_do(table, dice)
    if phase == PERMIT:
        return surveyor.which_permit(table)
    if phase == ASSISTANTS:
        return how_many_assistants(table)
    if phase == WEEKS:
        return how_many_weeks(table)
    if phase == GIVE:
        return surveyor.which_relic(table)
    if phase == RAID:
        return surveyor.richest_relic(table)
    if phase == SITE:
        return surveyor.most_unknown_site(table)
    return dice.choose(table.mask())


def what_to_do(table: ThebesState, dice: Dice) -> int:
    """Show, steal, dig, or else take a card: the first of these that is worth it."""
    choice = what_to_present(table)
    if choice < 0:
        choice = what_to_play(table)
    if choice < 0:
        choice = where_to_dig(table, dice)
    if choice < 0:
        choice = what_to_take(table, dice)
    return choice if choice >= 0 else dice.choose(table.mask())


def late(table: ThebesState) -> bool:
    """Whether the deck runs low: what is not done soon will not be done."""
    takes = bits.popcount(table.deck & ~table.box.presentations)
    return takes <= LAST_ROUNDS * table.seats


# -- exhibitions and museums -------------------------------------------------


def what_to_present(table: ThebesState) -> int:
    """What brings most points of all that is worth showing now."""
    best = -1
    most = 0
    cards = presenting.within_reach(table, table.actor) & table.display
    while cards:
        slot = bits.lowest(cards)
        cards ^= bits.single(slot)
        kind = table.box.slot_kind[slot]
        if table.box.kind_vp[kind] > most and worth_showing(table, kind):
            most = table.box.kind_vp[kind]
            best = PRESENT + kind
    return best


def worth_showing(table: ThebesState, kind: int) -> bool:
    """An exhibition with all its sets; late in the game any, and a museum that pays."""
    seat = table.actor
    if table.box.kind_type[kind] == EXHIBITION:
        return presenting.tier(table, seat, kind) == 2 or late(table)
    # Relics one still has may serve for exhibitions, so a museum waits.
    given = prospects.cheapest_relics(table, seat, table.box.set_count[3 * kind])
    return late(table) and table.box.kind_vp[kind] > given


# -- thieves and tomb raiders ------------------------------------------------


def what_to_play(table: ThebesState) -> int:
    """A thief or tomb raiders for a site with a handful of cards, late in the game with any."""
    needed = 1 if late(table) else HANDFUL
    allowed = playing.playable(table)
    for decision in range(THIEF, SCIENTIST):
        region = (decision - THIEF) & 3
        if allowed >> decision & 1 and hopes(table, region) >= needed:
            return decision
    return -1


def hopes(table: ThebesState, region: int) -> int:
    """The cards on a site that may be relics, for all one knows."""
    rubble = sites.known_to(table, region, table.actor) & ~table.box.worthy[region]
    return sites.size(table, region) - bits.popcount(rubble)


# -- digs --------------------------------------------------------------------


def where_to_dig(table: ThebesState, dice: Dice) -> int:
    """Where one knows most, of the sites that are worth a permit now."""
    allowed = digging.diggable(table)
    best = bits.EMPTY
    most = 0
    for region in range(4):
        if allowed >> (DIG + region) & 1 and worth_digging(table, region):
            known = with_all_assistants(table, region)
            if known > most:
                most = known
                best = bits.EMPTY
            if known == most:
                best |= bits.single(DIG + region)
    return dice.choose(best) if best else -1


def worth_digging(table: ThebesState, region: int) -> bool:
    """Enough cards for enough knowledge; late in the game any will do."""
    if late(table):
        return hopes(table, region) > 0
    return hopes(table, region) >= HANDFUL and with_all_assistants(table, region) >= ENOUGH


def with_all_assistants(table: ThebesState, region: int) -> int:
    """What one knows of a region with all the help one has."""
    seat = table.actor
    return digging.knowledge(table, seat, region, digging.most_assistants(table, seat))


def how_many_assistants(table: ThebesState) -> int:
    """As few as make the knowledge enough, or all."""
    allowed = digging.teams(table)
    best = bits.lowest(allowed)
    for count in range(best + 1, digging.most_assistants(table, table.actor) + 1):
        if digging.knowledge(table, table.actor, table.region, best) >= ENOUGH:
            break
        if allowed >> count & 1:
            best = count
    return best


def how_many_weeks(table: ThebesState) -> int:
    """The fewest that bring the most cards of a short dig, or of a long one late in the game."""
    row = 13 * digging.knowledge(table, table.actor, table.region, table.assistants)
    size = sites.size(table, table.region)
    allowed = digging.durations(table)
    longest = MOST_WEEKS if late(table) else SHORT_DIG
    best = bits.lowest(allowed)
    for weeks in range(best + 1, longest + 1):
        cards = min(size, table.box.dig_table[row + weeks])
        if allowed >> weeks & 1 and cards > table.box.dig_table[row + best]:
            best = weeks
    return best


# -- cards in storage --------------------------------------------------------


def what_to_take(table: ThebesState, dice: Dice) -> int:
    """The card one likes best, and of those the one that takes fewest weeks."""
    best = bits.EMPTY
    most = quickest = 0
    for space in range(SPACES):
        if table.storage[space] < 0:
            continue
        kind = table.box.slot_kind[table.storage[space]]
        liked = liking(table, kind)
        weeks = table.box.kind_weeks[kind]
        if liked > most or (liked == most and weeks < quickest):
            most = liked
            quickest = weeks
            best = bits.EMPTY
        if liked == most and weeks == quickest:
            best |= bits.single(space)
    return dice.choose(best) if best else -1


def liking(table: ThebesState, kind: int) -> int:
    """What a card is good for: books first, then what brings points, then help for later."""
    what = table.box.kind_type[kind]
    if what == EXPERTISE:
        return liking_for_books(table, kind)
    if what == KNOWLEDGE:
        return GENERAL_USE if table.general[table.actor] < GENERAL_BOOKS else FOR_LATER
    if kind == table.box.assistant or kind == table.box.excavation:
        return FOR_LATER
    return USELESS if kind == table.box.scientist else WELCOME


def liking_for_books(table: ThebesState, kind: int) -> int:
    """Best where they bring a professor, or where one may still dig."""
    seat = table.actor
    region = table.box.kind_region[kind]
    if makes_professor(table, kind):
        return FOR_A_PROFESSOR
    if table.permits[5 * seat + region] or digging.has_general_permit(table, seat):
        return FOR_A_DIG
    return WELCOME


def makes_professor(table: ThebesState, kind: int) -> bool:
    """Whether the books of a card bring the professor of its region at once."""
    region = table.box.kind_region[kind]
    holder = table.professors[region]
    books = table.expertise[4 * table.actor + region] + table.box.kind_books[kind]
    if holder < 0:
        return books >= table.box.professor_need[region]
    return holder != table.actor and books > table.expertise[4 * holder + region]
