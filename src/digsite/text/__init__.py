"""The voice: records and a language in, sentences out. Nothing else makes sentences."""

from .languages import LANGUAGES, Language
from .rulebook import Clause, Rulebook, prompt_clauses, rulebook
from .voice import Voice, voice

__all__ = [
    "LANGUAGES",
    "Clause",
    "Language",
    "Rulebook",
    "Voice",
    "prompt_clauses",
    "rulebook",
    "voice",
]
