"""The numbers the rules are written with: phases, decisions, event codes, sizes."""

from typing import Final, Literal

Region = Literal["mesopotamia", "crete", "egypt", "greece"]
REGIONS: Final[tuple[Region, ...]] = ("mesopotamia", "crete", "egypt", "greece")
SEATS: Final = 4  # at most
SITES: Final = 4  # one for each region
CHAIRS: Final = 5  # of professors: one for each region, and of the world
PERMITS: Final = 5  # kinds: for each region, and for any
WORLD: Final = 4  # the professor of no region
GENERAL: Final = 4  # the permit for any region

# What is being decided.
PAWNS: Final = 0  # chance stacks the pawns
BACK: Final = 1  # chance shows the back of the top card
FRONT: Final = 2  # chance turns the green card on top face up
TURN: Final = 3
GIVE: Final = 4  # which relic goes to the museum
SITE: Final = 5  # which site the scientist looks at
LOOK: Final = 6  # chance says which card lies there
RAID: Final = 7  # which relic the tomb raiders take
PERMIT: Final = 8
ASSISTANTS: Final = 9
WEEKS: Final = 10
DRAW: Final = 11  # chance draws a card from a site
ENDED: Final = 12

# Decisions of a turn: a storage space, or one of these plus a region or a kind of card.
DIG: Final = 4
THIEF: Final = 8
RAIDERS: Final = 12
SCIENTIST: Final = 16
PRESENT: Final = 17

GREEN: Final = 4  # the back that is not a region's
NOTHING: Final = 32  # the raiders leave the site as it is

BY_REGION: Final = 0  # the permit a dig uses
BY_GENERAL: Final = 1
BY_EXCAVATION: Final = 2

# Types of green cards.
EXPERTISE: Final = 0
KNOWLEDGE: Final = 1
CONGRESS: Final = 2
ACTION: Final = 3
EXHIBITION: Final = 4
MUSEUM: Final = 5

# Where points come from.
SOURCES: Final = ("relics", "exhibitions", "museums", "professors", "congresses", "time")
RELICS: Final = 0
EXHIBITIONS: Final = 1
MUSEUMS: Final = 2
PROFESSORS: Final = 3
CONGRESSES: Final = 4
TIME: Final = 5

# What happened.
PAWN_STACKED: Final = 1
BACK_SHOWN: Final = 2
FRONT_SHOWN: Final = 3
TURN_BEGAN: Final = 4
CARD_TAKEN: Final = 5
PRESENTED: Final = 6
RELIC_GIVEN: Final = 7
PROFESSOR_MOVED: Final = 8
PAWN_MOVED: Final = 9
CARD_PLAYED: Final = 10
PERMIT_USED: Final = 11
ASSISTANTS_SENT: Final = 12
DIG_BEGAN: Final = 13
CARD_DRAWN: Final = 14
RUBBLE_RETURNED: Final = 15
SITE_SEEN: Final = 16
RELIC_RAIDED: Final = 17
NOTHING_RAIDED: Final = 18
SCORED: Final = 19
GAME_ENDED: Final = 20

MOST_WEEKS: Final = 12  # of a dig
MOST_KNOWLEDGE: Final = 12  # more counts as this
MOST_KINDS: Final = 64  # of green cards, and of relics
MOST_GREEN: Final = 128
MOST_BURIED: Final = 32  # relic cards of a region
MOST_NEEDED: Final = 12  # relics of one set, or for a museum
SPACES: Final = 4  # for storage
