"""What cards, rooms and places in an area are worth to a player, by rule of thumb.

Everything is counted in hundredths of a point, and in whole numbers, so that it comes out the
same compiled and interpreted.
"""

from __future__ import annotations

from digsite.core import bits

from . import museum, region, scoring
from .constants import NEUTRAL, SEASONS
from .table import Table

# The weights. Tables with four entries are by season, those with five by player count.
POWER = [130, 40, 380, 90, 50, 0]  # one use of each patron's power
SET = 500
SET_HOPE = [90, 80, 70, 50]  # the chance (percent) to finish a set that lacks two patrons
YIELD = [0, 0, 16, 15, 15]  # the part (percent) of the cards to come that one will get
SEASONED = [50, 100, 100, 100]
DOOR_HOPE = [45, 25, 45, 30]  # the chance to get into a free 5-room whose door one has reached
ROOM_HOPE = [45, 35, 25, 10]  # ... and whose door one has not reached
ROOM_FAVOUR = 100  # a room's worth in percent, beside a card's
FIRST_PICK = [0, 0, 60, 0, 10]  # how likely (percent) the winner of an area leaves the better card
WASTE = [0, 0, 0, 60, 60]  # what a third place costs, in percent of a card: cubes for nothing

# The chance (percent) to end up before a rival, by how far ahead one is: from 4 cubes behind to
# 4 ahead. First the rows for rivals who can add no cube, by what becomes of a tie, then those
# for rivals who can add few, some and many; and the same for somebody who has passed.
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
TIE_LOST = 16  # where the middle of each row is in the table below, ...
TIE_OPEN = 48
TIE_WON = 80
STRONG = [0, 112, 112, 144, 144, 144, 176]  # ... for rivals by the cubes they can add ...
PASSED = 96  # ... and so much further on for somebody who has passed
AHEAD = [
    row[min(max(lead, -4), 4) + 4] * 1024 // 100 for row in AHEAD_PERCENT for lead in range(-16, 16)
]


def count_cards(table: Table, seat: int, cards: list[int]) -> None:
    """How many cards (in hundredths) of each wing's patron a seat will end with."""
    known = table.gone
    for other in range(table.seats):
        known |= table.cards[other]
    part = YIELD[table.seats] * SEASONED[table.season] // 100
    for wing in range(5):
        pool = table.box.of_patron[table.wings[wing]]
        mine = bits.popcount(table.cards[seat] & pool)
        cards[wing] = 100 * mine + part * bits.popcount(pool & ~known)


def value_rooms(table: Table, seat: int, cards: list[int], value: list[int]) -> int:
    """What each open room would add to the exhibition of a seat, -1 if closed; and the best."""
    mine = table.museum[seat]
    taken = table.museum[0] | table.museum[1] | table.museum[2] | table.museum[3]
    open_rooms = museum.open_rooms(mine, taken)
    hope = DOOR_HOPE[table.season]
    for wing in range(5):
        value[wing] = 0
        value[5 + wing] = 0
    for wing in range(5):
        pay = museum.pay(mine, wing)
        stake = cards[wing]
        value[10 + wing] = (5 - pay) * stake
        if pay < 3:
            value[5 + wing] = (3 - pay) * stake
        if pay < 2:
            two = stake
            if not taken >> (10 + wing) & 1:  # a room nearby is also a door to the 5-room
                two += 3 * stake * hope // 100
                value[5 + wing] += 2 * stake * hope // 100
            value[wing] += two
            value[wing - 1 if wing > 0 else 4] += two
    best = 0
    for room in range(15):
        if not open_rooms >> room & 1:
            value[room] = -1
        elif value[room] > best:
            best = value[room]
    return best


def value_cards(table: Table, seat: int, worth: list[int]) -> None:
    """What one more card of each patron (and of none) is worth to a seat, besides its prestige."""
    mine = table.museum[seat]
    taken = table.museum[0] | table.museum[1] | table.museum[2] | table.museum[3]
    season = table.season
    fewest = 99
    lacking = 0
    for wing in range(5):
        patron = table.wings[wing]
        pay = museum.pay(mine, wing)
        hope = 0
        if not taken >> (10 + wing) & 1:
            hope = (5 - pay) * (DOOR_HOPE[season] if pay > 1 else ROOM_HOPE[season])
        elif pay < 3 and not taken >> (5 + wing) & 1:
            hope = (3 - pay) * ROOM_HOPE[season]
        worth[patron] = 100 * pay + hope + (3 - season) * POWER[patron]
        cards = scoring.owned(table, seat, patron)
        if cards < fewest:
            fewest = cards
            lacking = 0
        if cards == fewest:
            lacking += 1
    step = SET if lacking == 1 else SET * SET_HOPE[season] // 100 // lacking
    for patron in range(5):
        if scoring.owned(table, seat, patron) == fewest:
            worth[patron] += step
    worth[5] = 0


def card_worth(table: Table, slot: int, worth: list[int]) -> int:
    """What the card in a slot is worth to the seat that `worth` is about."""
    card = table.laid[slot] >> 1
    patron = 0
    while not table.box.of_patron[patron] >> card & 1:
        patron += 1
    return worth[patron] + 100 * table.box.prestige[card]


def value_places(table: Table, area: int, worth: list[int], room: int, prize: list[int]) -> None:
    """What the first three places in an area are worth to a seat whose best room is `room`."""
    high = card_worth(table, 2 * area, worth)
    low = card_worth(table, 2 * area + 1, worth)
    if high < low:
        high, low = low, high
    prize[0] = high if high > room else room
    second = low + (high - low) * FIRST_PICK[table.seats] // 100
    prize[1] = second if second > room else room
    prize[2] = -((high + low) * WASTE[table.seats] // 200)


def gains(table: Table, seat: int, steps: int, passing: bool, gain: list[int]) -> int:
    """What up to three more cubes of a seat gain in each area, and what passing gains; the worth
    of its best room."""
    calm = [0, 0, 0, 0]
    cards = [0, 0, 0, 0, 0]
    rooms = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    value = [0, 0, 0, 0, 0, 0]
    prize = [0, 0, 0]
    edge = [0, 0, 0, 0]
    count_cards(table, seat, cards)
    room = value_rooms(table, seat, cards, rooms) * ROOM_FAVOUR // 100
    value_cards(table, seat, value)
    for area in range(6 if table.season == SEASONS - 1 else 4):
        value_places(table, area, value, room, prize)
        free = free_cells(table, area)
        mine = measure(table, seat, area, free, edge)
        now = outlook(table, seat, edge, 0, prize) if mine > 0 else 0
        if mine > 0 and passing:
            retire(table, seat, edge, calm)
            gain[18] += outlook(table, seat, calm, 0, prize) - now
        for more in range(steps):
            if free <= 6:  # each cube leaves the rivals less room
                free = free - 1 if free > 0 else 0
                measure(table, seat, area, free, edge)
            gain[3 * area + more] = outlook(table, seat, edge, more + 1, prize) - now
    return room


def neutral_gains(table: Table, seat: int, gain: list[int]) -> None:
    """What one and two more neutral cubes in each area gain a seat and cost the other."""
    cards = [0, 0, 0, 0, 0]
    rooms = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    value = [0, 0, 0, 0, 0, 0]
    prize = [0, 0, 0]
    edge = [0, 0, 0, 0]
    for player in range(2):
        count_cards(table, player, cards)
        room = value_rooms(table, player, cards, rooms) * ROOM_FAVOUR // 100
        value_cards(table, player, value)
        for area in range(6 if table.season == SEASONS - 1 else 4):
            value_places(table, area, value, room, prize)
            free = free_cells(table, area)
            if measure(table, player, area, free, edge) > 0:
                now = outlook(table, player, edge, 0, prize)
                for more in range(2):
                    edge[NEUTRAL] -= 1
                    change = outlook(table, player, edge, 0, prize) - now
                    gain[3 * area + more] += change if player == seat else -change


def free_cells(table: Table, area: int) -> int:
    return bits.popcount(table.empty & ~table.pyramids & region.area_cells(area))


def measure(table: Table, seat: int, area: int, free: int, edge: list[int]) -> int:
    """Where a seat stands with each rival in an area (a place in `AHEAD`); its cubes there."""
    cells = region.area_cells(area)
    mine = bits.popcount(table.own[seat] & cells)
    for colour in range(3 if table.seats == 2 else table.seats):
        if colour != seat:
            reach = hand(table, colour)
            if reach > free:
                reach = free
            row = STRONG[reach if reach < 6 else 6] if reach > 0 else tie(table, seat, colour)
            edge[colour] = row + mine - bits.popcount(table.own[colour] & cells)
    return mine


def retire(table: Table, seat: int, edge: list[int], calm: list[int]) -> None:
    """Where the seat would stand with each rival after passing now: ties are won, unless lost."""
    for colour in range(3 if table.seats == 2 else table.seats):
        row = edge[colour]
        if row >= TIE_WON + 16:
            row += PASSED
        elif row >= TIE_OPEN - 16:
            row += TIE_WON - TIE_OPEN
        calm[colour] = row


def outlook(table: Table, seat: int, edge: list[int], more: int, prize: list[int]) -> int:
    """What a seat may hope for in an area with so many more cubes."""
    first = 1024
    second = 0
    third = 0
    for colour in range(3 if table.seats == 2 else table.seats):
        if colour != seat:
            chance = AHEAD[edge[colour] + more]
            third = (third * chance + second * (1024 - chance)) >> 10
            second = (second * chance + first * (1024 - chance)) >> 10
            first = first * chance >> 10
    return (first * prize[0] + second * prize[1] + third * prize[2]) >> 10


def hand(table: Table, colour: int) -> int:
    """How many cubes of a colour can still be placed this season."""
    if table.seats == 2 and colour == NEUTRAL:
        cubes = table.neutral[0] if table.space[0] == 0 else 0
        return cubes + table.neutral[1] if table.space[1] == 0 else cubes
    return table.stock[colour] if table.space[colour] == 0 else 0


def tie(table: Table, seat: int, colour: int) -> int:
    """What becomes of a tie with a colour: the earlier pass decides."""
    mine = table.space[seat]
    theirs = table.space[colour]
    if table.seats == 2 and colour == NEUTRAL and table.passed == 0:
        return TIE_OPEN
    if mine > 0:
        return TIE_WON if theirs == 0 or mine < theirs else TIE_LOST
    return TIE_OPEN if theirs == 0 else TIE_LOST
