"""Actions as short words without blanks, and back: `extend:violet`, `c4`, `book:5:lemon`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from digsite.core.errors import BadNotation
from digsite.core.records import Action

from .actions import (
    KINDS,
    NEUTRAL_KINDS,
    PATRON_NAMES,
    PLACES,
    SIDES,
    AppointFirst,
    Book,
    Decline,
    EnterMuseum,
    Excavate,
    Extend,
    LayCard,
    MarkWing,
    Pass,
    PickForNeutral,
    Take,
)


def notation_of(action: Action) -> str:
    """An action as a word."""
    if isinstance(action, LayCard):
        return f"lay:{action.card}{'v' if action.turned else '^'}"
    return _WORDS[action]


def parse(text: str) -> Action:
    """The action behind a word (`BadNotation`)."""
    if text in WORDS:
        return WORDS[text]
    lay = re.fullmatch(r"lay:([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)([v^])", text)
    if lay and len(lay[1]) <= 16:
        return LayCard(lay[1], lay[2] == "v")
    raise BadNotation(text, "nothing in Mykerinos is written like that")


def _all_words() -> Iterator[tuple[str, Action]]:
    """Every action there is, except the laying of cards."""
    for seat in range(4):
        yield f"first:{seat + 1}", AppointFirst(seat)
    for patron in PATRON_NAMES:
        yield f"wing:{patron}", MarkWing(patron)
        yield f"book:3:{patron}", Book(f"3:{patron}")
        yield f"book:5:{patron}", Book(f"5:{patron}")
        for other in PATRON_NAMES:
            if other != patron:
                yield f"book:2:{patron}|{other}", Book(f"2:{patron}|{other}")
    for kind in KINDS:
        patron_name = getattr(kind, "patron", None)
        word = {Pass: "pass", Excavate: "excavate", Extend: "extend", EnterMuseum: "museum"}
        yield word[type(kind)] + (f":{patron_name}" if patron_name else ""), kind
    for place in PLACES:
        x, y = place.cell
        yield f"{'abcdefgh'[x]}{y + 1}", place
    for side in SIDES:
        yield f"take:{side}", Take(side)
        yield f"neutral:{side}", PickForNeutral(side)
    for move in NEUTRAL_KINDS:
        yield f"neutral:{move.move}", move
    yield "decline", Decline()


WORDS: Final[dict[str, Action]] = dict(_all_words())
_WORDS: Final[dict[Action, str]] = {action: word for word, action in WORDS.items()}
