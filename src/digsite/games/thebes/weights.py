"""The table of weights of the rule-of-thumb player, in points, and the places of its mind."""

from typing import Final

# What a week is worth while there is much to do, and at the end; when the end comes into sight
# (in cards each player may still take).
WEEK: Final = 0.55
LAST_WEEK: Final = 0.34
SOON: Final = 5.0
HORIZON: Final = 6.0

# Digs: what a relic is worth beside its points, the share of the cards still to come that will
# be there for the next dig, the permits for any region that will be used in a certain one.
RELIC: Final = 1.0
ARRIVING: Final = 0.35
SHARE: Final = 0.3

# Books: one more of any kind, and the part of a better dig that is really dug one day.
BOOK: Final = 0.25
BETTER_DIG: Final = 0.7

# Professors: how much of a lead is a sure one, at the end and per card still to come.
STEADY: Final = 0.3
HEAT: Final = 0.06

# Congresses: the part of the others still to come that I will get, grudging a rival his.
CROWD: Final = 0.35
GRUDGE: Final = 0.15

# Digging now or later: what the later dig counts, the cards one takes between two digs.
KEEP_PERMIT: Final = 0.8
PACE: Final = 3.0

# Action cards: the part of a further dig or a better one that comes true, looking is worth
# little, and what a card in hand may still bring if it is kept.
FURTHER_DIG: Final = 0.6
HELP: Final = 0.5
CURIOSITY: Final = 0.0
STEAL: Final = 0.9
KEEP_CARD: Final = 0.6

# Presentations: waiting for a shorter one, waiting at all, what a relic means to exhibitions.
PATIENCE: Final = 0.5
KEEP_SHOW: Final = 0.4
SET: Final = 0.5

MOOD: Final = 0.05  # an eighth of how much near-equal choices are mixed

# Places in what a player has in mind during a turn.
PRICE: Final = 0  # of a week
TIME: Final = 1  # 1 while there is much of it, 0 at the end
TAKES: Final = 2  # cards that will still be taken
DIGS: Final = 3  # permits for any region
PERMITS: Final = 4  # all permits
SIZE: Final = 5  # of each site
LATER_SIZE: Final = 9
WORTH: Final = 13  # of a card there
LATER_WORTH: Final = 17
LATER_GAIN: Final = 21  # of the next dig, if it is not now
