"""Actions as short words without blanks, and back: `take:2`, `dig:crete`, `weeks:11`.

A word is a name and, after a colon, the one thing the action says.
"""

from __future__ import annotations

from typing import Final

import msgspec

from digsite.core.errors import BadNotation
from digsite.core.records import Action
from digsite.core.typed import typed

from .actions import (
    Dig,
    DigFor,
    DrawCard,
    GiveRelic,
    LookAt,
    PlayCard,
    Raid,
    RaidNothing,
    SeeCard,
    SendAssistants,
    ShowBack,
    ShowFront,
    StackPawn,
    TakeCard,
    TakePresentation,
    UsePermit,
)

WORDS: Final[dict[type[Action], str]] = {
    TakeCard: "take",
    TakePresentation: "present",
    GiveRelic: "give",
    PlayCard: "play",
    LookAt: "look",
    Raid: "raid",
    RaidNothing: "leave",
    Dig: "dig",
    UsePermit: "permit",
    SendAssistants: "assistants",
    DigFor: "weeks",
    StackPawn: "pawn",
    ShowBack: "back",
    ShowFront: "front",
    DrawCard: "draw",
    SeeCard: "see",
}
_ACTIONS: Final = {word: kind for kind, word in WORDS.items()}
_NUMBERS: Final = (TakeCard, SendAssistants, DigFor, StackPawn)
_FROM_ONE: Final = (TakeCard, StackPawn)  # seats and spaces count from 1 on paper
_PLAYED: Final = "action:"  # what every card that is played is called first goes without saying


def notation_of(action: Action) -> str:
    """An action as a word."""
    word = WORDS[type(action)]
    values = [getattr(action, name) for name in action.__struct_fields__]
    if not values:
        return word
    value = str(values[0] + 1 if isinstance(action, _FROM_ONE) else values[0])
    return f"{word}:{value.removeprefix(_PLAYED) if isinstance(action, PlayCard) else value}"


def parse(text: str) -> Action:
    """The action a word stands for (`BadNotation`)."""
    word, colon, value = text.partition(":")
    if word not in _ACTIONS:
        raise BadNotation(text, f"it begins with none of {', '.join(sorted(_ACTIONS))}")
    kind = _ACTIONS[word]
    fields = kind.__struct_fields__
    if not fields:
        if colon:
            raise BadNotation(text, f"nothing follows {word}")
        return kind()
    record: dict[str, str | int] = {"type": str(kind.__struct_config__.tag)}
    if kind is PlayCard:
        record[fields[0]] = _PLAYED + value
    elif kind in _NUMBERS:
        if not (value.isascii() and value.isdigit()) or value != str(int(value[:9])):
            raise BadNotation(text, f"a number follows {word}:")
        record[fields[0]] = int(value) - 1 if kind in _FROM_ONE else int(value)
    else:
        record[fields[0]] = value
    try:
        return typed(record, kind)
    except msgspec.ValidationError as error:
        raise BadNotation(text, str(error).partition(" - at ")[0]) from None
