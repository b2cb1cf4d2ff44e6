"""The opponents: seats like any other, who see what their seat sees."""

from .bot import Bot
from .ladder import LADDER, Rung, rung
from .searcher import Budget, Candidate, Settings, Thoughts
from .titles import settings_for

__all__ = [
    "LADDER",
    "Bot",
    "Budget",
    "Candidate",
    "Rung",
    "Settings",
    "Thoughts",
    "rung",
    "settings_for",
]
