"""The table of weights of the surveyor, in points, and the places of its mind.

The weights were tuned by play against itself at all player counts.
"""

from typing import Final

# Weeks: what one is worth while there is much to do, and towards the end; the cards I shall
# still take (more if I am behind on the track, for each week so much) when it begins to fall.
WEEK: Final = 1.5
LAST_WEEK: Final = 0.59
SOON: Final = 15.0
LAG: Final = 0.23

# The end: the weeks the others spend while a card is taken, and a week after my last turn.
PER_TAKE: Final = 4.0
IDLE_WEEK: Final = 0.34

# Plans come true if I shall still take so many cards.
HORIZON: Final = 13.0

# Digs: what a relic is worth beside its points, the share of the cards still to come that will
# be there for the next dig, the permits for any region that will be used in a certain one.
RELIC: Final = 0.18
ARRIVING: Final = 0.36
SHARE: Final = 0.27

# Digging now or later: what the later dig counts, the cards I take between two digs, how much
# sooner I dig for each other player who could.
KEEP_PERMIT: Final = 1.3
PACE: Final = 3.5
RIVALRY: Final = 0.37
EXPERT: Final = 3  # books with which one could

# Books: one more that counts on digs, and the part of a better dig that is really dug one day.
BOOK: Final = 1.1
BETTER_DIG: Final = 0.42

# Professors: a point of mine that others cannot have, how much of a lead is a sure one at the
# end, and how much more it must be for each card still to come.
HONOUR: Final = 2.6
STEADY: Final = 0.29
HEAT: Final = 0.13

# Congresses: the part of those still to come that I shall get, grudging a rival his.
CROWD: Final = 0.78
GRUDGE: Final = 0.2

# Action cards: the part of a further dig or a better one that comes true, what a stolen relic
# is worth, what a card in hand counts if it is kept, the relic tomb raiders dream of.
FURTHER_DIG: Final = 0.13
HELP: Final = 0.47
STEAL: Final = 1.6
KEEP_CARD: Final = 0.6
GRAND: Final = 6.0

# Presentations: waiting for a shorter one, waiting at all, what a relic means to exhibitions,
# giving from the region I have most of.
PATIENCE: Final = 1.0
KEEP_SHOW: Final = 0.65
SET: Final = 2.1
SPARE: Final = 0.1

MOOD: Final = 0.05  # an eighth of how much near-equal choices are mixed

# The rest of the game: each card I shall take, and the digs (permits times knowledge).
FUTURE: Final = 3.6
DIGGING: Final = 0.8
FULL: Final = 5.0  # cards that make a site worth all my knowledge

# My lead over the others: a week behind them at the end and before, digs, each congress for
# those to come, relics to show, tomb raiders, hopes of professors, books.
BEHIND: Final = 0.25
BEHIND_EARLY: Final = 0.6
MORE_DIGGING: Final = 0.35
MORE_CONGRESSES: Final = 0.7
MORE_RELICS: Final = 0.9
MORE_RAIDERS: Final = 2.2
MORE_HOPE: Final = 0.8
MORE_BOOKS: Final = 0.3
EARLY: Final = 8.0  # if I shall still take so many cards

# Places in what a player has in mind during a turn.
PRICE: Final = 0  # of a week
LEFT: Final = 1  # weeks until my last turn
TAKES: Final = 2  # cards that will still be taken
TURNS: Final = 3  # those I shall take
TIME: Final = 4  # 1 while there is much of it, 0 at the end
DIGS: Final = 5  # permits for any region
PERMITS: Final = 6  # all permits
SIZE: Final = 7  # of each site
LATER_SIZE: Final = 11
WORTH: Final = 15  # of a card there
LATER_WORTH: Final = 19
LATER_GAIN: Final = 23  # of the next dig, if it is not now
