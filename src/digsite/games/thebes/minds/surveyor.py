"""Weighs every choice in points: what takes time must be worth its weeks.

It learns early and where it has permits, digs when a site is full enough for its knowledge or
time gets short, shows what it has before others can, and leaves nothing undone at the end.
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
    ACTION,
    ASSISTANTS,
    BY_EXCAVATION,
    BY_GENERAL,
    BY_REGION,
    CONGRESS,
    DIG,
    EXHIBITION,
    GIVE,
    MOST_WEEKS,
    NOTHING,
    PERMIT,
    PRESENT,
    RAID,
    RAIDERS,
    SCIENTIST,
    SITE,
    SPACES,
    THIEF,
    TURN,
    WEEKS,
)
from ..rules import ThebesState
from . import outlook, prospects
from .weights import (
    FURTHER_DIG,
    GRAND,
    HELP,
    KEEP_CARD,
    KEEP_PERMIT,
    KEEP_SHOW,
    LATER_GAIN,
    LATER_SIZE,
    LATER_WORTH,
    MOOD,
    PACE,
    PATIENCE,
    PERMITS,
    PRICE,
    RIVALRY,
    SET,
    SIZE,
    SPARE,
    STEAL,
    TIME,
    TURNS,
    WORTH,
)

NEVER = -1000.0


class Surveyor(Policy):
    """Books first, then digs, then shows."""

    def choose(self, state: State, dice: Dice) -> int:
        return choose(cython.cast(ThebesState, state), dice)

    def guess(self, state: State, seat: int) -> float:
        return outlook.guess(cython.cast(ThebesState, state), seat)

    def worthwhile(self, state: State, mask: int) -> int:
        """A permit of the region's own can never be worth more than one that is good anywhere."""
        if state.phase == PERMIT and mask >> BY_REGION & 1:
            return bits.single(BY_REGION)
        return mask


POLICY = Surveyor()


def choose(table: ThebesState, dice: Dice) -> int:
    phase = table.phase
    if phase == TURN:
        return best_turn(table, dice)
    if phase == PERMIT:
        return which_permit(table)
    if phase == ASSISTANTS:
        return how_many_assistants(table)
    if phase == WEEKS:
        return how_many_weeks(table, dice)
    if phase == GIVE:
        return which_relic(table)
    if phase == RAID:
        return richest_relic(table)
    if phase == SITE:
        return most_unknown_site(table)
    return dice.choose(table.mask())


# -- a turn ------------------------------------------------------------------


def best_turn(table: ThebesState, dice: Dice) -> int:
    """Weigh everything that can be done, and do what gains most beyond its weeks."""
    mind = [0.0] * 27
    prospects.survey(table, table.actor, mind)
    prospects.plan_digs(table, table.actor, mind)
    mood = dice.next()
    best = -1
    most = 2.0 * NEVER
    for space in range(SPACES):
        if table.storage[space] >= 0:
            gain = take_gain(table, mind, table.storage[space]) + MOOD * (mood & 7)
            mood >>= 3
            if gain > most:
                most = gain
                best = space
    choices = digging.diggable(table) | playing.playable(table)
    decision = DIG
    while choices >> decision:
        if choices >> decision & 1:
            if decision < THIEF:
                gain = dig_now_gain(table, mind, decision - DIG)
            else:
                gain = play_gain(table, mind, decision)
            gain += MOOD * (mood & 7)
            mood >>= 3
            if gain > most:
                most = gain
                best = decision
        decision += 1
    shows = presenting.within_reach(table, table.actor) & table.display
    while shows:
        slot = bits.lowest(shows)
        shows ^= bits.single(slot)
        gain = show_gain(table, mind, slot) + MOOD * (mood & 7)
        mood >>= 3
        if gain > most:
            most = gain
            best = PRESENT + table.box.slot_kind[slot]
    return best


def take_gain(table: ThebesState, mind: list[float], slot: int) -> float:
    """What a card in storage brings beyond its weeks."""
    kind = table.box.slot_kind[slot]
    what = table.box.kind_type[kind]
    weeks = table.box.kind_weeks[kind]
    if what == CONGRESS:
        worth = prospects.congress_worth(table, table.actor)
    elif what == ACTION:
        worth = action_worth(table, mind, kind)
        weeks += table.box.kind_play_weeks[kind]
    else:
        worth = prospects.books_worth(table, mind, table.actor, kind)
    return worth - prospects.cost(mind, weeks)


def action_worth(table: ThebesState, mind: list[float], kind: int) -> float:
    """What an action card is good for one day."""
    if kind == table.box.excavation:
        return FURTHER_DIG * mind[TIME] * prospects.best_later_gain(mind)
    if kind == table.box.assistant:
        return HELP * mind[TIME] * assistant_worth(table, mind)
    if kind == table.box.scientist:
        return 0.0
    region = table.box.kind_region[kind]
    if kind == table.box.thief[region]:
        return STEAL * mind[LATER_WORTH + region]
    return STEAL * prospects.best_relic(table, table.actor, region)


def assistant_worth(table: ThebesState, mind: list[float]) -> float:
    """How much an assistant betters the dig he betters most."""
    seat = table.actor
    best = 0.0
    for region in range(4):
        books = table.expertise[4 * seat + region]
        if books and mind[LATER_GAIN + region] > 0.0:
            helped = books + min(books, table.general[seat]) + 1
            gain = prospects.dig_gain(
                table, mind, helped, mind[LATER_SIZE + region], mind[LATER_WORTH + region]
            )
            best = max(best, gain - mind[LATER_GAIN + region])
    return best


def dig_now_gain(table: ThebesState, mind: list[float], region: int) -> float:
    """What a dig brings now, beyond what its permit may bring later."""
    now = team_gain(table, mind, region, 0)
    most = digging.most_assistants(table, table.actor)
    if most:
        now = max(now, team_gain(table, mind, region, most))
    if now <= 0.0:
        return NEVER
    pace = min(1.0, mind[TURNS] / (PACE * max(1.0, mind[PERMITS])))
    others = prospects.diggers(table, table.actor, region)
    return now - KEEP_PERMIT * pace * mind[LATER_GAIN + region] / (1.0 + RIVALRY * others)


def team_gain(table: ThebesState, mind: list[float], region: int, assistants: int) -> float:
    """What a dig with so many assistants brings beyond all weeks."""
    knowledge = digging.knowledge(table, table.actor, region, assistants)
    gain = prospects.dig_gain(table, mind, knowledge, mind[SIZE + region], mind[WORTH + region])
    fee = assistants * table.box.kind_play_weeks[table.box.assistant]
    return gain - mind[PRICE] * fee


def play_gain(table: ThebesState, mind: list[float], decision: int) -> float:
    """What playing an action card brings now, beyond what it may bring later."""
    if decision == SCIENTIST:
        return NEVER
    region = (decision - THIEF) & 3
    if mind[SIZE + region] < 0.5:
        return NEVER
    if decision < RAIDERS:
        now = mind[WORTH + region]
        later = mind[LATER_WORTH + region]
        kind = table.box.thief[region]
    else:
        now = prospects.best_relic(table, table.actor, region)
        later = GRAND
        kind = table.box.raiders[region]
    gain = now - prospects.cost(mind, table.box.kind_play_weeks[kind])
    return gain - KEEP_CARD * mind[TIME] * later


def show_gain(table: ThebesState, mind: list[float], slot: int) -> float:
    """What an exhibition or a museum brings now, beyond waiting for it."""
    seat = table.actor
    kind = table.box.slot_kind[slot]
    if table.box.kind_type[kind] == EXHIBITION:
        weeks = table.box.set_weeks[3 * kind + presenting.tier(table, seat, kind)]
        spare = weeks - table.box.set_weeks[3 * kind + 2]
        gain = table.box.kind_vp[kind] - prospects.cost(mind, weeks)
        gain -= PATIENCE * mind[TIME] * mind[PRICE] * spare
    else:
        count = table.box.set_count[3 * kind]
        gain = table.box.kind_vp[kind] - prospects.cost(mind, table.box.kind_weeks[kind])
        gain -= prospects.cheapest_relics(table, seat, count) + SET * mind[TIME] * count
    if gain > 0.0 and not coveted(table, seat, slot):
        gain *= 1.0 - KEEP_SHOW * mind[TIME]
    return gain


def coveted(table: ThebesState, seat: int, slot: int) -> bool:
    """Whether somebody else could take the card on display."""
    for other in range(table.seats):
        if other != seat and bits.has(presenting.within_reach(table, other), slot):
            return True
    return False


# -- within a dig ------------------------------------------------------------


def which_permit(table: ThebesState) -> int:
    """The region's own first: the others are good anywhere."""
    allowed = digging.permits(table, table.region)
    if allowed >> BY_REGION & 1:
        return BY_REGION
    return BY_GENERAL if allowed >> BY_GENERAL & 1 else BY_EXCAVATION


def how_many_assistants(table: ThebesState) -> int:
    """As many as pay for their weeks."""
    mind = [0.0] * 27
    prospects.survey(table, table.actor, mind)
    allowed = digging.teams(table)
    best = bits.lowest(allowed)
    most = 2.0 * NEVER
    for count in range(digging.most_assistants(table, table.actor) + 1):
        if allowed >> count & 1:
            gain = team_gain(table, mind, table.region, count)
            if gain > most:
                most = gain
                best = count
    return best


def how_many_weeks(table: ThebesState, dice: Dice) -> int:
    """As long as one more card is worth its weeks."""
    mind = [0.0] * 27
    prospects.survey(table, table.actor, mind)
    region = table.region
    row = 13 * digging.knowledge(table, table.actor, region, table.assistants)
    allowed = digging.durations(table)
    mood = dice.next()
    best = bits.lowest(allowed)
    most = 2.0 * NEVER
    for weeks in range(1, MOST_WEEKS + 1):
        if allowed >> weeks & 1:
            cards = min(1.0 * table.box.dig_table[row + weeks], mind[SIZE + region])
            gain = cards * mind[WORTH + region] - prospects.cost(mind, weeks) + MOOD * (mood & 7)
            mood >>= 3
            if gain > most:
                most = gain
                best = weeks
    return best


# -- small choices -----------------------------------------------------------


def which_relic(table: ThebesState) -> int:
    """The museum gets the cheapest relic, of the region one has most of."""
    seat = table.actor
    best = -1
    most = 2.0 * NEVER
    for kind in range(table.box.relic_kinds):
        held = table.relics[4 * seat + table.box.relic_kind_region[kind]]
        if held & table.box.relic_kind_cards[kind]:
            gain = SPARE * bits.popcount(held) - table.box.relic_kind_vp[kind]
            if gain > most:
                most = gain
                best = kind
    return best


def richest_relic(table: ThebesState) -> int:
    """The tomb raiders take what is worth most."""
    relics = playing.raidable(table)
    best = NOTHING
    most = -1
    for kind in range(table.box.relic_kinds):
        if table.box.relic_kind_region[kind] == table.region:
            found = relics & table.box.relic_kind_cards[kind]
            if found and table.box.relic_kind_vp[kind] > most:
                most = table.box.relic_kind_vp[kind]
                best = bits.lowest(found)
    return best


def most_unknown_site(table: ThebesState) -> int:
    """The scientist looks where most cards lie that one has not seen."""
    allowed = playing.lookable(table)
    best = bits.lowest(allowed)
    most = -1
    for region in range(4):
        if allowed >> region & 1:
            hidden = sites.size(table, region)
            hidden -= bits.popcount(sites.known_to(table, region, table.actor))
            if hidden > most:
                most = hidden
                best = region
    return best
