"""What cards, rooms and places in an area are worth to a player, roughly.

Everything is counted in hundredths of a point, and in whole numbers, so that it comes out the
same compiled and interpreted.
"""

from __future__ import annotations

from digsite.core import bits

from .. import museum, region, scoring
from ..constants import BROWN, ENDED, NEUTRAL, NO_PATRON, REWARD, SEASONS
from ..layout import Layout

# The weights. Tables with four entries are by season, those with five by player count; chances
# and parts are in percent.
POWER = [90, 40, 300, 120, 50]  # one use of each patron's power
SET = 500
SET_HOPE = [90, 80, 70, 50]  # the chance to finish a set that lacks two patrons or more
YIELD = [0, 0, 16, 15, 15]  # the part of the cards to come that one will surely get
FIRST_YIELD = 8  # ... in the first season, when a room can wait
DOOR_HOPE = [45, 25, 45, 30]  # the chance to get into a free 5-room whose door one has reached
ROOM_HOPE = [45, 50, 25, 10]  # ... and whose door one has not reached
LEAVES_BETTER = [0, 0, 40, 0, 10]  # the chance that the winner of an area leaves the better card
WASTE = [0, 0, 40, 60, 60]  # what a third place costs, in parts of a card: cubes for nothing

# What a guess at the end adds to the points one has.
LATER = [0, 0, 390, 313, 208]  # for each area of the seasons to come
DUG = [0, 0, 276, 191, 125]  # for each area of this season, ...
SURVEYED = [0, 0, 84, 73, 31]  # ... and when the survey has begun
DUG_PART = [14, 15, 12, 21]  # the part (in 64ths) of the hopes for these areas that comes true, ...
SURVEYED_PART = [31, 31, 28, 44]  # ... and when the survey has begun
KEPT = 35  # for each cube in the personal stock
BROWNS = 98  # for each card of Sir Brown and season to come
RAISED = 4  # for each area to come and point that a card pays more than 1
AT_DOOR = 51  # for each card and point it would pay more in a 5-room whose door one has reached
FAR_OFF = 36  # ... and not reached

# The chance to end up before a rival, by how far ahead one is: from 4 cubes behind to 4 ahead.
# First the rows for rivals who can add no cube, by what becomes of a tie, then those for rivals
# who can add few, some and many; and the same for somebody who has passed.
AHEAD_PERCENT = [
    [0, 0, 0, 0, 0, 100, 100, 100, 100],
    [0, 0, 0, 0, 50, 100, 100, 100, 100],
    [0, 0, 0, 0, 100, 100, 100, 100, 100],
    [0, 1, 7, 26, 58, 93, 99, 100, 100],
    [1, 4, 20, 38, 52, 75, 88, 96, 100],
    [2, 8, 22, 40, 50, 65, 77, 88, 97],
    [0, 0, 0, 0, 50, 92, 100, 100, 100],
    [0, 0, 0, 0, 25, 70, 93, 98, 100],
    [0, 0, 0, 0, 16, 55, 78, 93, 98],
]
AHEAD = [  # the same in 1024ths, each row 32 wide so that every lead has its place
    row[min(max(lead, -4), 4) + 4] * 1024 // 100 for row in AHEAD_PERCENT for lead in range(-16, 16)
]
TIE_LOST = 16  # where the middles of the rows are
TIE_OPEN = 48
TIE_WON = 80
RIVALRY = [0, 112, 112, 144, 144, 144, 176]  # by the cubes a rival can add
PASSED = 96  # so much further on for somebody who has passed

PASSING = 18  # where `gains` puts what passing gains


# -- cards and rooms --------------------------------------------------------


def appraise(table: Layout, seat: int, worth: list[int], rooms: list[int]) -> int:
    """What a card of each patron and each room is worth to a seat (-1 if it cannot enter); and
    the best of the rooms."""
    season = table.season
    mine = table.museum[seat]
    taken = table.museum[0] | table.museum[1] | table.museum[2] | table.museum[3]
    known = table.gone | table.cards[0] | table.cards[1] | table.cards[2] | table.cards[3]
    part = YIELD[table.seats] if season > 0 else FIRST_YIELD
    own = [0] * 5
    two = [0] * 5
    for wing in range(5):
        patron = table.wings[wing]
        pool = table.box.of_patron[patron]
        pay = museum.pay(mine, wing)
        own[patron] = bits.popcount(table.cards[seat] & pool)
        cards = 100 * own[patron] + part * bits.popcount(pool & ~known)
        open_five = not taken >> (10 + wing) & 1
        open_three = not taken >> (5 + wing) & 1
        worth[patron] = (SEASONS - 1 - season) * POWER[patron]
        worth[patron] += card_pay(season, pay, open_three, open_five)
        rooms[10 + wing] = (5 - pay) * cards
        rooms[5 + wing] = raise_pay(season, pay, 3, open_five) * cards // 100
        two[wing] = raise_pay(season, pay, 2, open_five) * cards // 100
    for wing in range(5):
        rooms[wing] = two[wing] + two[wing + 1 if wing < 4 else 0]
    worth[NO_PATRON] = 0
    value_sets(season, own, worth)
    return close_rooms(museum.open_rooms(mine, taken), rooms)


def card_pay(season: int, pay: int, open_three: bool, open_five: bool) -> int:
    """What a card will pay in its wing: what it does now, and hope for a better room."""
    if open_five:
        return 100 * pay + (5 - pay) * (DOOR_HOPE[season] if pay > 1 else ROOM_HOPE[season])
    if open_three and pay < 3:
        return 100 * pay + (3 - pay) * ROOM_HOPE[season]
    return 100 * pay


def raise_pay(season: int, pay: int, room: int, open_five: bool) -> int:
    """What a 2-room or 3-room adds to the pay of a card: it may be the door to the 5-room too."""
    if pay >= room:
        return 0
    if pay == 1 and open_five:
        return 100 * (room - 1) + (5 - room) * DOOR_HOPE[season]
    return 100 * (room - pay)


def value_sets(season: int, own: list[int], worth: list[int]) -> None:
    """Cards of the patrons one has fewest of bring a set nearer."""
    fewest = 99
    lacking = 0
    for patron in range(5):
        if own[patron] < fewest:
            fewest = own[patron]
            lacking = 1
        elif own[patron] == fewest:
            lacking += 1
    step = SET if lacking == 1 else SET * SET_HOPE[season] // (100 * lacking)
    for patron in range(5):
        if own[patron] == fewest:
            worth[patron] += step


def close_rooms(open_rooms: int, rooms: list[int]) -> int:
    """Mark the rooms one cannot enter with -1; the worth of the best of the others."""
    best = 0
    for room in range(15):
        if not open_rooms >> room & 1:
            rooms[room] = -1
        elif rooms[room] > best:
            best = rooms[room]
    return best


def card_worth(table: Layout, slot: int, worth: list[int]) -> int:
    """What the card in a slot is worth to the seat that `worth` is about."""
    card = table.laid[slot] >> 1
    return worth[table.box.patron_of[card]] + 100 * table.box.prestige[card]


# -- places in an area ------------------------------------------------------


def places(table: Layout, seat: int, prizes: list[int]) -> int:
    """What the first three places of each area are worth to a seat, from `prizes[3 * area]` on,
    while all cards lie there. Returns the worth of its best room."""
    worth = [0] * 6
    rooms = [0] * 15
    prize = [0] * 3
    room = appraise(table, seat, worth, rooms)
    for area in range(areas(table)):
        value_places(table, area, worth, room, prize)
        for place in range(3):
            prizes[3 * area + place] = prize[place]
    return room


def value_places(table: Layout, area: int, worth: list[int], room: int, prize: list[int]) -> None:
    """What the first three places in an area are worth to a seat whose best room is `room`."""
    high = card_worth(table, 2 * area, worth)
    low = card_worth(table, 2 * area + 1, worth)
    if high < low:
        high, low = low, high
    second = low + (high - low) * LEAVES_BETTER[table.seats] // 100
    prize[0] = high if high > room else room
    prize[1] = second if second > room else room
    prize[2] = -((high + low) * WASTE[table.seats] // 200)


def size_up(table: Layout, seat: int, rows: list[int]) -> None:
    """How dangerous each colour is in an area with 0 to 6 free cells: its row of `AHEAD`."""
    mine = table.space[seat]
    for colour in range(colours(table)):
        theirs = table.space[colour]
        hand = table.stock[colour] if theirs == 0 else 0
        open_tie = theirs == 0
        if table.seats == 2 and colour == NEUTRAL:
            hand = table.neutral[0] if table.space[0] == 0 else 0
            hand += table.neutral[1] if table.space[1] == 0 else 0
            open_tie = table.passed == 0
        if mine > 0:
            rows[8 * colour] = TIE_WON if theirs == 0 or mine < theirs else TIE_LOST
        else:
            rows[8 * colour] = TIE_OPEN if open_tie else TIE_LOST
        for free in range(1, 7):
            reach = hand if hand < free else free
            rows[8 * colour + free] = RIVALRY[reach] if reach > 0 else rows[8 * colour]


def retire(table: Layout, rows: list[int], calm: list[int]) -> None:
    """The same for somebody who passes now: open ties are won, but rivals may still add cubes."""
    for colour in range(colours(table)):
        for at in range(8 * colour, 8 * colour + 7):
            row = rows[at]
            if row > TIE_WON:
                row += PASSED
            elif row == TIE_OPEN:
                row = TIE_WON
            calm[at] = row


def measure(table: Layout, seat: int, area: int, lead: list[int]) -> int:
    """By how many cubes a seat is ahead of each colour in an area; and its own cubes there."""
    cells = region.AREAS[area]
    mine = bits.popcount(table.own[seat] & cells)
    for colour in range(colours(table)):
        if colour != seat:
            lead[colour] = mine - bits.popcount(table.own[colour] & cells)
    return mine


def outlook(
    table: Layout,
    seat: int,
    free: int,
    rows: list[int],
    lead: list[int],
    more: int,
    prizes: list[int],
    at: int,
) -> int:
    """What a seat may hope for in an area with free cells left, with so many more cubes; from
    `prizes[at]` on is what its places are worth."""
    first = 1024
    second = 0
    third = 0
    if free > 6:
        free = 6
    if colours(table) == 3:  # two rivals: the same as below, in fewer steps
        one = 1 if seat == 0 else 0
        other = 1 if seat == 2 else 2
        before_one = AHEAD[rows[8 * one + free] + lead[one] + more]
        before_other = AHEAD[rows[8 * other + free] + lead[other] + more]
        behind_one = 1024 - before_one
        first = before_one * before_other >> 10
        second = (behind_one * before_other + before_one * (1024 - before_other)) >> 10
        third = behind_one * (1024 - before_other) >> 10
    else:
        for colour in range(colours(table)):
            if colour != seat:
                chance = AHEAD[rows[8 * colour + free] + lead[colour] + more]
                third = (third * chance + second * (1024 - chance)) >> 10
                second = (second * chance + first * (1024 - chance)) >> 10
                first = first * chance >> 10
    return (first * prizes[at] + second * prizes[at + 1] + third * prizes[at + 2]) >> 10


def free_cells(table: Layout, area: int) -> int:
    return bits.popcount(table.empty & ~table.pyramids & region.AREAS[area])


def areas(table: Layout) -> int:
    return 6 if table.season == SEASONS - 1 else 4


def colours(table: Layout) -> int:
    return 3 if table.seats == 2 else table.seats


# -- what cubes gain --------------------------------------------------------


def gains(
    table: Layout, seat: int, prizes: list[int], cells: int, steps: int, gain: list[int]
) -> None:
    """What up to three more cubes of a seat gain in each area with some of the cells, from
    `gain[3 * area]` on; without cells in all areas, and what passing gains. The prizes are those
    of `places`."""
    rows = [0] * 32
    calm = [0] * 32
    lead = [0] * 4
    size_up(table, seat, rows)
    if not cells:
        retire(table, rows, calm)
    for area in range(areas(table)):
        if cells and not cells & region.AREAS[area]:
            continue
        free = free_cells(table, area)
        mine = measure(table, seat, area, lead)
        now = outlook(table, seat, free, rows, lead, 0, prizes, 3 * area) if mine > 0 else 0
        if mine > 0 and not cells:
            gain[PASSING] += outlook(table, seat, free, calm, lead, 0, prizes, 3 * area) - now
        if table.empty & region.AREAS[area]:
            for more in range(1, steps + 1):
                free -= 1 if free > 0 else 0
                better = outlook(table, seat, free, rows, lead, more, prizes, 3 * area)
                gain[3 * area + more - 1] = better - now


def neutral_gains(table: Layout, seat: int, prizes: list[int], part: int, gain: list[int]) -> None:
    """Add what one and two more neutral cubes in each area gain a seat, so many times."""
    rows = [0] * 32
    lead = [0] * 4
    size_up(table, seat, rows)
    for area in range(areas(table)):
        if measure(table, seat, area, lead) > 0:
            free = free_cells(table, area)
            now = outlook(table, seat, free, rows, lead, 0, prizes, 3 * area)
            for more in range(2):
                free -= 1 if free > 0 else 0
                lead[NEUTRAL] -= 1
                change = outlook(table, seat, free, rows, lead, 0, prizes, 3 * area) - now
                gain[3 * area + more] += part * change


def prospects(table: Layout, seat: int) -> int:
    """What a seat may hope to get in the areas that are still to be surveyed."""
    worth = [0] * 6
    rooms = [0] * 15
    rows = [0] * 32
    lead = [0] * 4
    prize = [0] * 3
    room = appraise(table, seat, worth, rooms)
    size_up(table, seat, rows)
    if table.space[seat] > 0:
        retire(table, rows, rows)
    total = 0
    area = 0
    if table.phase >= REWARD:
        total = next_in_line(table, seat, worth, room)
        area = table.area + 1
    while 2 * area < table.slot:
        if measure(table, seat, area, lead) > 0:
            value_places(table, area, worth, room, prize)
            total += outlook(table, seat, free_cells(table, area), rows, lead, 0, prize, 0)
        area += 1
    return total


def next_in_line(table: Layout, seat: int, worth: list[int], room: int) -> int:
    """What a seat that is still to be served in the area under survey may hope for."""
    rank = table.rank
    while rank < table.ranked and table.order[rank] != seat:
        rank += 1
    if rank == table.ranked:
        return 0
    left = card_worth(table, 2 * table.area, worth) if table.laid[2 * table.area] >= 0 else 0
    right = 0
    if table.laid[2 * table.area + 1] >= 0:
        right = card_worth(table, 2 * table.area + 1, worth)
    card = left if (left > right) == (rank == table.rank) else right
    if rank > 1:
        return card
    return card if card > room else room


# -- how it will end --------------------------------------------------------


def forecast(table: Layout, seat: int) -> int:
    """What is certain, what is hoped for in this season, and a fair share of the rest."""
    points = 100 * scoring.points(table, seat)
    if table.phase == ENDED or table.wings[4] < 0:
        return points
    later = 18 - 4 * (table.season + 1) if table.season < SEASONS - 1 else 0
    here = areas(table)
    hopes = prospects(table, seat)
    points += LATER[table.seats] * later
    if table.phase >= REWARD:
        here -= table.area
        points += SURVEYED[table.seats] * here
        points += hopes * SURVEYED_PART[table.season] >> 6
    else:
        points += DUG[table.seats] * here
        points += hopes * DUG_PART[table.season] >> 6
    if later > 0 or table.phase < REWARD:
        points += KEPT * table.stock[seat]
    points += BROWNS * (SEASONS - 1 - table.season) * scoring.owned(table, seat, BROWN)
    return points + museum_hopes(table, seat, later + here)


def museum_hopes(table: Layout, seat: int, left: int) -> int:
    """What one's rooms will pay for cards to come, and free 5-rooms for cards one has."""
    mine = table.museum[seat]
    taken = table.museum[0] | table.museum[1] | table.museum[2] | table.museum[3]
    hopes = 0
    for wing in range(5):
        pay = museum.pay(mine, wing)
        hopes += RAISED * (pay - 1) * left
        if not taken >> (10 + wing) & 1:
            cards = scoring.owned(table, seat, table.wings[wing])
            hope = AT_DOOR if pay > 1 else FAR_OFF
            hopes += (5 - pay) * cards * hope * (left if left < 6 else 6) // 6
    return hopes
