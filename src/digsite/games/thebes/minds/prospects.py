"""What things are worth to a player, in points: weeks, sites, books, congresses, relics.

Everything is reckoned from what the seat may know: the cards it has seen on a site, and all
others that lie there or in the deck.
"""

from __future__ import annotations

from digsite.core import bits

from .. import digging, market, sites
from ..constants import GENERAL, KNOWLEDGE, MOST_KNOWLEDGE, MOST_WEEKS, WORLD
from ..layout import Layout
from .weights import (
    ARRIVING,
    BETTER_DIG,
    BOOK,
    CROWD,
    DIGS,
    EXPERT,
    GRUDGE,
    HEAT,
    HONOUR,
    HORIZON,
    IDLE_WEEK,
    LAG,
    LAST_WEEK,
    LATER_GAIN,
    LATER_SIZE,
    LATER_WORTH,
    LEFT,
    PER_TAKE,
    PERMITS,
    PRICE,
    RELIC,
    SHARE,
    SIZE,
    SOON,
    STEADY,
    TAKES,
    TIME,
    TURNS,
    WEEK,
    WORTH,
)


def survey(table: Layout, seat: int, mind: list[float]) -> None:
    """Look around: how long it will last, and what lies on the sites."""
    takes = bits.popcount(table.deck & ~table.box.presentations)
    turns = turns_left(table, seat, takes)
    mind[TAKES] = takes
    mind[TURNS] = turns
    mind[PRICE] = LAST_WEEK + (WEEK - LAST_WEEK) * min(1.0, turns / SOON)
    mind[TIME] = min(1.0, turns / HORIZON)
    mind[LEFT] = weeks_left(table, seat, takes)
    excavations = bits.popcount(table.own[seat] & table.box.kind_slots[table.box.excavation])
    mind[DIGS] = table.permits[5 * seat + GENERAL] + excavations
    mind[PERMITS] = mind[DIGS]
    for region in range(4):
        mind[PERMITS] += table.permits[5 * seat + region]
    look_at_sites(table, seat, mind)


def plan_digs(table: Layout, seat: int, mind: list[float]) -> None:
    """Reckon what the next dig in each region would bring."""
    for region in range(4):
        books = table.expertise[4 * seat + region]
        gain = later_gain(table, mind, seat, region, books, table.general[seat])
        mind[LATER_GAIN + region] = gain


def turns_left(table: Layout, seat: int, takes: int) -> float:
    """The cards a seat will still take: a fair share, more for one who is behind on the track."""
    total = 0
    for other in range(table.seats):
        total += table.weeks[other]
    behind = (1.0 * total) / table.seats - table.weeks[seat]
    return max(0.0, (1.0 * takes) / table.seats + LAG * behind)


def weeks_left(table: Layout, seat: int, takes: int) -> float:
    """The weeks after which the others will end the game before one plays again."""
    room = PER_TAKE * takes
    for other in range(table.seats):
        room += table.weeks[other] - table.weeks[seat]
    return room / max(1, table.seats - 1)


def cost(mind: list[float], weeks: int) -> float:
    """The price of weeks; those after one's last turn are cheap."""
    if weeks <= mind[LEFT]:
        return mind[PRICE] * weeks
    return mind[PRICE] * mind[LEFT] + IDLE_WEEK * (weeks - mind[LEFT])


def look_at_sites(table: Layout, seat: int, mind: list[float]) -> None:
    """How many cards lie there and what one is worth, now and by the time of another dig."""
    sure = [0.0, 0.0, 0.0, 0.0]
    likely = [0.0, 0.0, 0.0, 0.0]
    region = -1
    seen = hidden = 0
    for kind in range(table.box.relic_kinds):
        if table.box.relic_kind_region[kind] != region:
            region = table.box.relic_kind_region[kind]
            seen = sites.known_to(table, region, seat)
            hidden = unplaced(table, region, seen)
        cards = table.box.relic_kind_cards[kind]
        worth = table.box.relic_kind_vp[kind] + RELIC
        likely[region] += worth * bits.popcount(hidden & cards)
        if seen & cards:
            sure[region] += worth * bits.popcount(seen & cards)
    for region in range(4):
        seen = sites.known_to(table, region, seat)
        known = bits.popcount(seen)
        size = sites.size(table, region)
        later = size + ARRIVING * table.backs[region]
        mean = likely[region] / max(1, bits.popcount(unplaced(table, region, seen)))
        mind[SIZE + region] = size
        mind[LATER_SIZE + region] = later
        mind[WORTH + region] = (sure[region] + mean * (size - known)) / max(1, size)
        mind[LATER_WORTH + region] = (sure[region] + mean * (later - known)) / max(1.0, later)


def unplaced(table: Layout, region: int, seen: int) -> int:
    """The cards of a region that lie on its site or in the deck, for one who has seen some."""
    return table.unseen[region] | (table.known[region] & ~seen)


# -- digs --------------------------------------------------------------------


def dig_gain(table: Layout, mind: list[float], knowledge: int, size: float, worth: float) -> float:
    """What a dig brings beyond its weeks, if one names the best number of them."""
    row = 13 * min(knowledge, MOST_KNOWLEDGE)
    best = 0.0
    for weeks in range(1, MOST_WEEKS + 1):
        cards = table.box.dig_table[row + weeks]
        if cards == 0:
            continue
        gain = worth * min(1.0 * cards, size) - cost(mind, weeks)
        if gain > best:
            best = gain
        if cards >= size:  # more weeks bring nothing more
            break
    return best


def later_gain(
    table: Layout, mind: list[float], seat: int, region: int, books: int, general: int
) -> float:
    """What the next dig in a region would bring with such knowledge."""
    if table.permits[5 * seat + region] + mind[DIGS] < 0.5:
        return 0.0
    knowledge = books + min(books, general)
    return dig_gain(table, mind, knowledge, mind[LATER_SIZE + region], mind[LATER_WORTH + region])


def digs_to_come(table: Layout, mind: list[float], seat: int, region: int) -> float:
    """The digs a seat will make in a region."""
    return table.permits[5 * seat + region] + SHARE * mind[DIGS]


def diggers(table: Layout, seat: int, region: int) -> int:
    """The others who could make a good dig in a region."""
    count = 0
    for other in range(table.seats):
        if (
            other != seat
            and table.expertise[4 * other + region] >= EXPERT
            and (table.permits[5 * other + region] or digging.has_general_permit(table, other))
        ):
            count += 1
    return count


def best_later_gain(mind: list[float]) -> float:
    """The best dig one more permit would allow."""
    return max(
        max(mind[LATER_GAIN], mind[LATER_GAIN + 1]), max(mind[LATER_GAIN + 2], mind[LATER_GAIN + 3])
    )


# -- books -------------------------------------------------------------------


def books_worth(table: Layout, mind: list[float], seat: int, kind: int) -> float:
    """What a book card brings: better digs, and perhaps a professor."""
    books = table.box.kind_books[kind]
    total = market.learning(table, seat, WORLD)
    worth = professor_gain(table, mind, seat, WORLD, total, books)
    if table.box.kind_type[kind] == KNOWLEDGE:
        for region in range(4):
            worth += better_digs(table, mind, seat, region, 0, books)
        return worth
    region = table.box.kind_region[kind]
    held = table.expertise[4 * seat + region]
    worth += professor_gain(table, mind, seat, region, held, books)
    return worth + better_digs(table, mind, seat, region, books, 0)


def better_digs(
    table: Layout, mind: list[float], seat: int, region: int, books: int, general: int
) -> float:
    """How much more the digs in a region will bring with more books."""
    digs = digs_to_come(table, mind, seat, region)
    held = table.expertise[4 * seat + region]
    if digs < 0.01 or held + books == 0:
        return 0.0
    known = table.general[seat]
    now = held + min(held, known)
    then = held + books + min(held + books, known + general)
    if then == now or now >= MOST_KNOWLEDGE:
        return 0.0
    gain = later_gain(table, mind, seat, region, held + books, known + general)
    gain -= mind[LATER_GAIN + region]
    return mind[TIME] * (BOOK * (then - now) + BETTER_DIG * digs * gain)


def professor_gain(
    table: Layout, mind: list[float], seat: int, professor: int, held: int, books: int
) -> float:
    """How much better the hope of having a professor in the end gets with more books."""
    rival = best_rival(table, seat, professor)
    takes = int(mind[TAKES])
    before = professor_hope(table, takes, seat, professor, held, rival)
    after = professor_hope(table, takes, seat, professor, held + books, rival)
    return HONOUR * table.box.professor_vp[professor] * (after - before)


def best_rival(table: Layout, seat: int, professor: int) -> int:
    """What the most learned of the others knows."""
    most = 0
    for other in range(table.seats):
        if other != seat:
            learnt = market.learning(table, other, professor)
            if learnt > most:
                most = learnt
    return most


def professor_hope(
    table: Layout, takes: int, seat: int, professor: int, learnt: int, rival: int
) -> float:
    """The chance of having a professor in the end: a lead is surer the fewer cards are left."""
    lead = 1.0 * (learnt - rival)
    holder = table.professors[professor]
    if holder >= 0:
        lead += 0.5 if holder == seat else -0.5
    slack = STEADY + HEAT * takes
    distance = lead if lead > 0.0 else -lead
    near = min(1.0, learnt / (1.0 * max(1, table.box.professor_need[professor])))
    return near * near * (0.5 + 0.5 * lead / (distance + slack))


# -- congresses --------------------------------------------------------------


def congress_worth(table: Layout, seat: int) -> float:
    """One more congress: its own points, more for each that follows, and less for a rival."""
    held = bits.popcount(table.own[seat] & table.box.congresses)
    rival = 0
    for other in range(table.seats):
        if other != seat:
            count = bits.popcount(table.own[other] & table.box.congresses)
            if count > rival:
                rival = count
    coming = bits.popcount(table.deck & table.box.congresses)
    worth = 1.0 * (table.box.congress_vp[held + 1] - table.box.congress_vp[held])
    worth += GRUDGE * (table.box.congress_vp[rival + 1] - table.box.congress_vp[rival])
    growth = table.box.congress_vp[held + 2] - table.box.congress_vp[held + 1]
    growth -= table.box.congress_vp[held + 1] - table.box.congress_vp[held]
    return worth + CROWD * coming * max(0, growth)


# -- single relics -----------------------------------------------------------


def best_relic(table: Layout, seat: int, region: int) -> float:
    """What the best relic of a site is worth, as far as one can tell."""
    seen = sites.known_to(table, region, seat)
    hidden = unplaced(table, region, seen)
    draws = sites.size(table, region) - bits.popcount(seen)
    others = bits.popcount(hidden)
    worth = 0.0
    nothing = 1.0  # the chance that nothing better lies there
    kind = table.box.relic_kinds - 1  # card files list a region's relics from poor to rich
    while kind >= 0:
        if table.box.relic_kind_region[kind] == region:
            cards = table.box.relic_kind_cards[kind]
            count = bits.popcount(hidden & cards)
            missed = 0.0 if seen & cards else none_among(count, others, draws)
            worth += nothing * (1.0 - missed) * (table.box.relic_kind_vp[kind] + RELIC)
            nothing *= missed
            others -= count
        kind -= 1
    return worth


def none_among(good: int, cards: int, draws: int) -> float:
    """The chance to draw none of the good cards."""
    chance = 1.0
    for drawn in range(min(draws, cards)):
        chance *= max(0.0, 1.0 - good / (1.0 * (cards - drawn)))
    return chance


def cheapest_relics(table: Layout, seat: int, count: int) -> float:
    """The points one gives away with so many relics."""
    held = [0] * 100  # by their points
    for kind in range(table.box.relic_kinds):
        cards = table.relics[4 * seat + table.box.relic_kind_region[kind]]
        cards &= table.box.relic_kind_cards[kind]
        if cards and table.box.relic_kind_vp[kind] < 100:
            held[table.box.relic_kind_vp[kind]] += bits.popcount(cards)
    points = 0.0
    level = 0
    left = count
    while left > 0 and level < 100:
        given = min(left, held[level])
        points += level * given
        left -= given
        level += 1
    return points
