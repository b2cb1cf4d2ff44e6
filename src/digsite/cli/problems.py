"""Wrong input in one line."""

from __future__ import annotations

import sys

from digsite.core.errors import BadInput, BadRecord
from digsite.play.names import visible
from digsite.text import Language, voice
from digsite.text.problems import Unreadable, in_words

from .ending import FOUND_WRONG, GIVEN_WRONG


def one_line(error: BadInput, language: Language = "en") -> int:
    """Say what is wrong on standard error; the exit code."""
    text = str(error)
    if language != "en":
        text = in_words(error, language)
    elif isinstance(error, BadRecord) and error.refusal is not None and error.game:
        text = f"{error.place}: {error.reason}. {voice('en', error.game).refusal(error.refusal)}"
    said(text)
    unsound = isinstance(error, BadRecord) and not isinstance(error, Unreadable)
    return FOUND_WRONG if unsound else GIVEN_WRONG


def said(text: str) -> None:
    """One line on standard error, whatever is in the text."""
    print(f"digsite: {visible(' '.join(text.split()))}", file=sys.stderr)
