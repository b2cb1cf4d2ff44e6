"""The arena: bots play each other on equal terms, and the figures say how strong they are."""

from .campaign import Campaign, Outcome
from .entrants import Entrant, entrant
from .journal import Journal
from .running import Stop, hold, settled
from .seatings import LINE_UPS, LineUp, seatings
from .standings import Pairing, Standing, Standings, standings

__all__ = [
    "LINE_UPS",
    "Campaign",
    "Entrant",
    "Journal",
    "LineUp",
    "Outcome",
    "Pairing",
    "Standing",
    "Standings",
    "Stop",
    "entrant",
    "hold",
    "seatings",
    "settled",
    "standings",
]
