"""What a seat may know, as numbers for those who learn: see `core/features.py`.

Kinds of green cards and of relics are in the order of the card file, with room for more kinds
than the shipped one has. Regions are in the order of `REGIONS`.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import bits, rows
from digsite.core.features import Features, Field
from digsite.core.rows import Row
from digsite.core.state import State

from .. import digging, market, scoring, sites
from ..constants import (
    GIVE,
    MOST_BURIED,
    MOST_GREEN,
    MOST_KINDS,
    MOST_KNOWLEDGE,
    MOST_NEEDED,
    MOST_WEEKS,
    PRESENT,
    SPACES,
)
from ..layout import Layout
from . import prospects
from .weights import LATER_GAIN, LEFT, SIZE, TURNS, WORTH

VERSION = 1  # of the fields below
SEATS = 4
PHASES = 13
REGIONS = 4
PERMITS = 5
PROFESSORS = 5
MOST = 255  # of points, weeks and cards; more is written as this

TABLE = (
    Field("seat", SEATS, 1, "the own seat, counted at the table"),
    Field("phase", PHASES, 1, "what is being decided, as in constants.py"),
    Field("deck", 1, MOST, "cards in the draw deck"),
    Field("storage", SPACES * MOST_KINDS, 1, "the kind of the card on each storage space"),
    Field("display", MOST_KINDS, MOST_GREEN, "exhibitions and museums on display, by kind"),
    Field("cards_gone", MOST_KINDS, MOST_GREEN, "action cards played, by kind"),
    Field("relics_gone", MOST_KINDS, MOST_BURIED, "relics given to museums, by kind"),
    Field("permits", PERMITS, MOST, "the own permits by region, the general ones last"),
    Field("hand", MOST_KINDS, MOST_GREEN, "the own action cards, by kind"),
    Field("found", MOST_KINDS, MOST_BURIED, "relics the seat knows to lie on sites, by kind"),
    Field("rubble", REGIONS, MOST_BURIED, "rubble it knows to lie on each site"),
    Field("unplaced", MOST_KINDS, MOST_BURIED, "relics on a site or in the deck, by kind"),
    Field("unplaced_rubble", REGIONS, MOST_BURIED, "rubble on the site or in the deck"),
    Field("there", REGIONS, 100, "how likely an unplaced card lies on its site, in percent"),
    Field("empty", REGIONS, 1, "the site is empty"),
    Field("card", MOST_KINDS, 1, "the action card or museum being carried out"),
    Field("region", REGIONS, 1, "the region of the dig or the card"),
    Field("to_give", 1, MOST_NEEDED, "relics still to give to the museum"),
    Field("assistants", 1, MOST_GREEN, "assistants sent along"),
    Field("knowledge", 1, MOST_KNOWLEDGE, "the knowledge for this dig"),
    Field("weeks", 1, MOST_WEEKS, "the weeks of this dig"),
    Field("drawn_rubble", 1, MOST_BURIED, "rubble drawn in it so far"),
    Field("turns", 1, MOST, "the cards the own seat will still take, by the surveyor's reckoning"),
    Field("weeks_left", 1, MOST, "the weeks until its last turn, likewise"),
    Field("lying", REGIONS, MOST, "cards on each site"),
    Field("find", REGIONS, MOST, "what one of them is worth, in tenths of a point"),
    Field("dig", REGIONS, MOST, "what the own next dig there would bring, in tenths of a point"),
)
SEAT = (
    Field("playing", 1, 1, "it is this seat's turn"),
    Field("asked", 1, 1, "it is this seat's decision"),
    Field("week", 1, MOST, "where its pawn stands"),
    Field("below", 1, SEATS, "pawns under it there"),
    Field("expertise", REGIONS, MOST, "its books by region"),
    Field("general", 1, MOST, "its books of general knowledge"),
    Field("hand_size", 1, MOST, "its permits and action cards together"),
    Field("points", 1, MOST, "its points, as things stand"),
    Field("professors", PROFESSORS, 1, "the professors it holds"),
    Field("cards", MOST_KINDS, MOST_GREEN, "its cards face up, by kind"),
    Field("relics", MOST_KINDS, MOST_BURIED, "its relics, by kind"),
    Field("knows", REGIONS, MOST, "its knowledge for a dig in each region, without assistants"),
    Field("hopes", PROFESSORS, 100, "how likely it has each professor in the end, in percent"),
)


class ThebesFeatures(Features):
    """What lies open, the own hand, and what the seat knows of the sites."""

    def encode(self, state: State, seat: int, row: Row) -> int:
        rows.clear(row, self.table_size + state.seats * self.seat_size)
        return whole_row(cython.cast(Layout, state), seat, row)


FEATURES = ThebesFeatures(PRESENT + MOST_KINDS, TABLE, SEAT)


def whole_row(state: Layout, seat: int, row: Row) -> int:
    at = market_row(state, seat, row)
    at = hand_row(state, seat, row, at)
    at = sites_row(state, seat, row, at)
    at = doing_row(state, row, at)
    at = prospects_row(state, seat, row, at)
    other = seat
    for _ in range(state.seats):
        at = seat_row(state, other, row, at)
        other = other + 1 if other < state.seats - 1 else 0
    return at


def market_row(state: Layout, seat: int, row: Row) -> int:
    """From `seat` to `relics_gone`."""
    row[seat] = 1
    at = SEATS
    row[at + state.phase] = 1
    at += PHASES
    row[at] = rows.capped(market.deck_size(state), MOST)
    at += 1
    for space in range(SPACES):
        if state.storage[space] >= 0:
            row[at + state.box.slot_kind[state.storage[space]]] = 1
        at += MOST_KINDS
    rows.tally(row, at, state.display, state.box.slot_kind)
    at += MOST_KINDS
    rows.tally(row, at, state.gone, state.box.slot_kind)
    at += MOST_KINDS
    rows.tally(row, at, rows.joined(state.given, 0), state.box.relic_kind)
    return at + MOST_KINDS


def hand_row(state: Layout, seat: int, row: Row, at: int) -> int:
    """`permits` and `hand`."""
    for permit in range(PERMITS):
        row[at + permit] = rows.capped(state.permits[PERMITS * seat + permit], MOST)
    at += PERMITS
    rows.tally(row, at, state.own[seat] & state.box.action_cards, state.box.slot_kind)
    return at + MOST_KINDS


def sites_row(state: Layout, seat: int, row: Row, at: int) -> int:
    """From `found` to `empty`: what others have seen counts as unplaced."""
    found = [0, 0, 0, 0]
    unplaced = [0, 0, 0, 0]
    rubble = at + MOST_KINDS
    unplaced_relics = rubble + REGIONS
    unplaced_rubble = unplaced_relics + MOST_KINDS
    there = unplaced_rubble + REGIONS
    for region in range(REGIONS):
        worthy = state.box.worthy[region]
        known = sites.known_to(state, region, seat)
        secret = state.known[region] & ~known
        cards = state.unseen[region] | secret
        found[region] = known & worthy
        unplaced[region] = cards & worthy
        row[rubble + region] = bits.popcount(known & ~worthy)
        row[unplaced_rubble + region] = bits.popcount(cards & ~worthy)
        if cards:
            hidden = state.unknown[region] + bits.popcount(secret)
            row[there + region] = 100 * hidden // bits.popcount(cards)
        row[there + REGIONS + region] = sites.empty(state, region)
    rows.tally(row, at, rows.joined(found, 0), state.box.relic_kind)
    rows.tally(row, unplaced_relics, rows.joined(unplaced, 0), state.box.relic_kind)
    return there + 2 * REGIONS


def doing_row(state: Layout, row: Row, at: int) -> int:
    """From `card` to `drawn_rubble`."""
    if state.card >= 0:
        row[at + state.card] = 1
    at += MOST_KINDS
    if state.region >= 0:
        row[at + state.region] = 1
    at += REGIONS
    if state.phase == GIVE:
        row[at] = rows.capped(state.left, MOST_NEEDED)
    row[at + 1] = rows.capped(state.assistants, MOST_GREEN)
    if state.region >= 0 and state.card < 0:
        row[at + 2] = digging.knowledge(state, state.player, state.region, state.assistants)
    row[at + 3] = state.duration
    row[at + 4] = bits.popcount(state.aside)
    return at + 5


def prospects_row(state: Layout, seat: int, row: Row, at: int) -> int:
    """From `turns` to `dig`: reckoned from what the seat may know."""
    mind = [0.0] * 27
    prospects.survey(state, seat, mind)
    prospects.plan_digs(state, seat, mind)
    row[at] = rows.capped(int(mind[TURNS]), MOST)
    row[at + 1] = rows.capped(int(mind[LEFT]), MOST)
    at += 2
    for region in range(REGIONS):
        row[at + region] = rows.capped(int(mind[SIZE + region]), MOST)
        row[at + REGIONS + region] = rows.capped(int(10.0 * mind[WORTH + region]), MOST)
        row[at + 2 * REGIONS + region] = rows.capped(int(10.0 * mind[LATER_GAIN + region]), MOST)
    return at + 3 * REGIONS


def seat_row(state: Layout, seat: int, row: Row, at: int) -> int:
    """The fields of a seat."""
    hand = bits.popcount(state.own[seat] & state.box.action_cards)
    for permit in range(PERMITS):
        hand += state.permits[PERMITS * seat + permit]
    row[at] = state.player == seat
    row[at + 1] = state.actor == seat
    row[at + 2] = rows.capped(state.weeks[seat], MOST)
    row[at + 3] = rows.capped(state.below[seat], SEATS)
    at += 4
    for region in range(REGIONS):
        row[at + region] = rows.capped(state.expertise[4 * seat + region], MOST)
    at += REGIONS
    row[at] = rows.capped(state.general[seat], MOST)
    row[at + 1] = rows.capped(hand, MOST)
    at += 2
    row[at] = rows.capped(scoring.points(state, seat), MOST)
    at += 1
    for professor in range(PROFESSORS):
        row[at + professor] = state.professors[professor] == seat
    at += PROFESSORS
    rows.tally(row, at, state.own[seat] & ~state.box.action_cards, state.box.slot_kind)
    at += MOST_KINDS
    rows.tally(row, at, rows.joined(state.relics, REGIONS * seat), state.box.relic_kind)
    at += MOST_KINDS
    for region in range(REGIONS):
        row[at + region] = rows.capped(digging.knowledge(state, seat, region, 0), MOST)
    return hopes_row(state, seat, row, at + REGIONS)


def hopes_row(state: Layout, seat: int, row: Row, at: int) -> int:
    """`hopes`."""
    takes = bits.popcount(state.deck & ~state.box.presentations)
    for professor in range(PROFESSORS):
        learnt = market.learning(state, seat, professor)
        rival = prospects.best_rival(state, seat, professor)
        hope = prospects.professor_hope(state, takes, seat, professor, learnt, rival)
        row[at + professor] = rows.capped(int(100.0 * hope), 100)
    return at + PROFESSORS
