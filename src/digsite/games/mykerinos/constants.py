"""The numbers of Mykerinos: sizes, phases, decisions, event codes."""

from typing import Final

SEASONS: Final = 4
CUBES: Final = 25  # of each colour
COLOURS: Final = 4
SHARE: Final = 11  # cubes a player takes each season ...
SHARE_OF_FOUR: Final = 8  # ... and with four players
NEUTRAL_SHARE: Final = 4
NEUTRAL: Final = 2  # the neutral colour, with two players
CARDS: Final = 36
SLOTS: Final = 12  # for cards in the region
SEATS: Final = 4  # at most
ROOMS: Final = 15
WINGS: Final = 5

# Patrons, in the order of their numbers; a card without patron has the number NO_PATRON.
PATRONS: Final = ("violet", "lemon", "brown", "blackmore", "tangerine")
VIOLET: Final = 0
LEMON: Final = 1
BROWN: Final = 2
BLACKMORE: Final = 3
TANGERINE: Final = 4
NO_PATRON: Final = 5

# Phases: what is being decided.
DRAW_FIRST: Final = 0
DRAW_WING: Final = 1
DRAW_CARD: Final = 2
KIND: Final = 3
CELL: Final = 4
BROWN_ROOM: Final = 5
NEUTRAL_KIND: Final = 6
NEUTRAL_CELL: Final = 7
REWARD: Final = 8  # of rank 1 or 2
LEFTOVER: Final = 9  # for rank 3 or 4
NEUTRAL_CARD: Final = 10
ENDED: Final = 11

# Decisions of KIND and NEUTRAL_KIND: kinds of action.
PASS: Final = 0  # of NEUTRAL_KIND: leave the neutral colour alone
EXCAVATE: Final = 1
EXTEND: Final = 2
VIOLET_EXCAVATE: Final = 3
VIOLET_EXTEND: Final = 4
LEMON_EXCAVATE: Final = 5
LEMON_EXTEND: Final = 6
BROWN_MUSEUM: Final = 7
BLACKMORE_EXCAVATE: Final = 8
TANGERINE_EXTEND: Final = 9
CUBES_OF_KIND: Final = [0, 1, 2, 1, 2, 1, 2, 1, 2, 3]
PATRON_OF_KIND: Final = [5, 5, 5, 0, 0, 1, 1, 2, 3, 4]
EXTENSIONS: Final = (EXTEND, VIOLET_EXTEND, LEMON_EXTEND, TANGERINE_EXTEND)

# Decisions of the survey: a room (0-4 the 2-room between wing r and wing r+1, 5-9 the 3-room
# of wing r-5, 10-14 the 5-room of wing r-10), or one of these.
TAKE_LEFT: Final = 15
TAKE_RIGHT: Final = 16
DECLINE: Final = 17

# Event codes on the tape, with their numbers.
TOLD_FIRST: Final = 0  # seat
TOLD_WING: Final = 1  # wing, patron
TOLD_SEASON: Final = 2  # season, first player
TOLD_CUBES: Final = 3  # seat, colour, cubes: from the general stock to the player
TOLD_CARD_LAID: Final = 4  # slot, card, turned
TOLD_PATRON: Final = 5  # seat, kind
TOLD_CUBE_PLACED: Final = 6  # seat, colour, cell, on a pyramid, kind of action
TOLD_PASSED: Final = 7  # seat, space
TOLD_LAST: Final = 8  # seat, space: the last player's disk, after an action
TOLD_NEUTRAL_LEFT: Final = 9  # seat: no neutral action
TOLD_ROOM: Final = 10  # seat, room, from the personal stock
TOLD_AREA: Final = 11  # area, then 32 * colour + cubes for each rank, -1 for none
TOLD_TAKEN: Final = 12  # seat, slot, card, prestige
TOLD_DECLINED: Final = 13  # seat
TOLD_PICKED: Final = 14  # seat, slot, card: for the neutral colour
TOLD_DISCARDED: Final = 15  # slot, card
TOLD_RETURNED: Final = 16  # colour, cubes, area
TOLD_SEASON_END: Final = 17  # season, next first player
TOLD_NEUTRAL_BACK: Final = 18  # seat, cubes
TOLD_WING_SCORED: Final = 19  # wing, seat, cards, points for each
TOLD_SETS: Final = 20  # seat, sets
TOLD_END: Final = 21
