"""The opponents: seats like any other, who see what their seat sees."""

from .bot import Bot
from .hints import Advice, Hint, hint
from .ladder import LADDER, Rung, rung
from .searcher import Budget, Candidate, Settings, Thoughts
from .titles import settings_for

__all__ = [
    "LADDER",
    "Advice",
    "Bot",
    "Budget",
    "Candidate",
    "Hint",
    "Rung",
    "Settings",
    "Thoughts",
    "hint",
    "rung",
    "settings_for",
]
