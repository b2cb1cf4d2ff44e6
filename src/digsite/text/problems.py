"""What is wrong with something given, in one sentence of any language.

The errors themselves are English and go into details; players read what stands here.
"""

from __future__ import annotations

import errno

from digsite.core.errors import (
    BadCards,
    BadInput,
    BadNotation,
    BadOption,
    BadRecord,
    BadSeats,
    UnknownGame,
)
from digsite.games import load, titles

from .languages import Language
from .voice import voice

_SYSTEM = {
    errno.ENOENT: "error-os-missing",
    errno.ENOTDIR: "error-os-missing",
    errno.EACCES: "error-os-forbidden",
    errno.EPERM: "error-os-forbidden",
    errno.EISDIR: "error-os-folder",
    errno.ENOSPC: "error-os-full",
    errno.EDQUOT: "error-os-full",
    errno.EROFS: "error-os-read-only",
    errno.ENAMETOOLONG: "error-os-name",
}


class Said(BadInput):
    """Wrong input that has a message of its own."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(voice("en").say(key, **params))
        self.key = key
        self.params = params


class Unreadable(BadRecord):
    """A record file the system does not hand out."""

    def __init__(self, file: str, cause: OSError) -> None:
        super().__init__(file, 0, f"cannot be read ({cause.strerror or cause})")
        self.cause = cause


def in_words(error: BadInput | OSError, language: Language) -> str:
    """One sentence; in English with the details the error knows."""
    say = voice(language).say
    match error:
        case Said():
            return say(error.key, **error.params)
        case OSError():
            return say(_SYSTEM.get(error.errno or 0, "error-os-other"))
        case Unreadable():
            return say("error-file", file=error.file, reason=in_words(error.cause, language))
        case BadRecord(refusal=refusal) if refusal is not None and error.game:
            why = voice(language, error.game).refusal(refusal)
            return say("error-record-move", file=error.file, line=error.line, why=why)
        case BadRecord(line=0):
            text = say("error-record", file=error.file)
        case BadRecord():
            text = say("error-record-line", file=error.file, line=error.line)
        case BadCards(place=""):
            text = say("error-cards", file=error.file)
        case BadCards():
            text = say("error-cards-place", file=error.file, place=error.place)
        case UnknownGame():
            return say("error-unknown-game", name=error.key, known=", ".join(error.known))
        case BadSeats():
            return say("error-seats", title=error.game, seats=str(error.seats), **_range(error))
        case BadNotation():
            text = say("error-notation", text=error.text)
        case BadOption():
            text = say("error-option")
        case _:
            text = say("error-input")
    return f"{text} ({_details(error)})" if language == "en" else text


def _details(error: BadInput) -> str:
    return str(getattr(error, "reason", error))


def _range(error: BadSeats) -> dict[str, object]:
    """How many players the game is for."""
    for key in titles():
        if load(key).title == error.game:
            return {"low": min(load(key).seats), "high": max(load(key).seats)}
    raise AssertionError(error.game)
