"""The opponents: seats like any other, who see what their seat sees."""

from .bot import Bot
from .ladder import LADDER, Rung, rung
from .searcher import Budget, Candidate, Thoughts

__all__ = ["LADDER", "Bot", "Budget", "Candidate", "Rung", "Thoughts", "rung"]
