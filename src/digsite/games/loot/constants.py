"""Sizes, phases, decisions and codes as small numbers; `actions` and `events` give them names."""

from typing import Final

SEATS: Final = 6
CARDS: Final = 54
PILES: Final = 2
ERAS: Final = 6  # those after the fifth reshuffle are not told apart

LEFT: Final = 0
RIGHT: Final = 1
PILE_NAMES: Final = ("left", "right")

COLOURS: Final = 3
COLOUR_NAMES: Final = ("green", "yellow", "red")
NO_COLOUR: Final = -1

NO_SEAT: Final = -1

# What is being decided, and by whom.
FIRST_PLAYER: Final = 0  # chance
SPLIT_PILES: Final = 1  # chance: which pile gets the odd card
SHOW_TOP: Final = 2  # chance: the back that is now on top of `pile`
DRAW_ROOM: Final = 3  # chance: the front of the card drawn from `pile`
TAKE_TURN: Final = 4  # a player
KEEP_CARDS: Final = 5  # a player: which of the werewolf's cards to keep
GAME_OVER: Final = 6

# The decisions of a turn: exploring a pile is its number, awakening a seat is AWAKEN + seat.
EXPLORE_LEFT: Final = 0
EXPLORE_RIGHT: Final = 1
SECURE: Final = 2
AWAKEN: Final = 3

# How far a werewolf has got.
NO_WOLF: Final = 0
WOLF_AWAKE: Final = 1  # it is to draw
WOLF_DRAWS: Final = 2  # it draws, and its cards are looked at

# A card drawn by a werewolf: a slot, none, or (veiled) BACK + colour.
NO_CARD: Final = -1
BACK: Final = 60

# What a player remembers of a seat with cards before it.
UNSEEN: Final = 0
HELD: Final = 1  # it has had a turn since its last card
DREW: Final = 2  # it has had none: DREW + the colour of that card

# Where points come from.
SECURED: Final = 0
SURVIVED: Final = 1
MUMMY: Final = 2
REVEAL: Final = 3
SOURCES: Final = 4
SOURCE_NAMES: Final = ("secured", "survived", "mummy", "reveal")

# What the rules note down. A set of cards is two numbers of HALF bits each.
HALF: Final = 27
TOLD_FIRST: Final = 0  # seat
TOLD_PILES: Final = 1  # left, right, cards that came back from the discards
TOLD_TOP: Final = 2  # pile, colour
TOLD_TURN: Final = 3  # seat, extra
TOLD_SKIP: Final = 4  # seat
TOLD_DRAW: Final = 5  # seat, pile, colour, slot, by a werewolf
TOLD_SECURE: Final = 6  # seat, cards
TOLD_AWAKEN: Final = 7  # seat, target, cards, survived
TOLD_SCORE: Final = 8  # seat, source, points, total
TOLD_WOLF: Final = 9  # seat
TOLD_KEEP: Final = 10  # seat, kept piles, left slot, right slot
TOLD_FRANK: Final = 11  # seat
TOLD_GOAL: Final = 12  # seat, total
TOLD_REVEAL: Final = 13  # seat, cards
TOLD_END: Final = 14  # winners
