"""The opponents: seats like any other, who see what their seat sees."""

from .bot import Bot
from .by_name import bot, play_game
from .evaluation import Evaluation, evaluate
from .hints import Advice, Hint, hint
from .ladder import LADDER, LEVELS, Rung, rung
from .searcher import Budget, Candidate, Settings, Thoughts
from .titles import fitted, opponents, settings_for

__all__ = [
    "LADDER",
    "LEVELS",
    "Advice",
    "Bot",
    "Budget",
    "Candidate",
    "Evaluation",
    "Hint",
    "Rung",
    "Settings",
    "Thoughts",
    "bot",
    "evaluate",
    "fitted",
    "hint",
    "opponents",
    "play_game",
    "rung",
    "settings_for",
]
