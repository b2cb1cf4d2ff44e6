"""The typed records that cross the edge of the rules: wishes, facts, reasons, questions."""

from __future__ import annotations

import re
from typing import ClassVar

import msgspec

Param = str | int


def tag_of(name: str) -> str:
    """The tag of a record type: `BookRoom` is written `book_room`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=tag_of, forbid_unknown_fields=True):
    """A wish of a seat, or of chance: imperative."""

    @property
    def last(self) -> bool:
        """Whether it ends one's part: offered after all others, and never by a hasty 1."""
        return False


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=tag_of):
    """A fact, past tense, as its reader may see it."""

    minor: ClassVar[bool] = False  # of little interest to somebody in a hurry
    major: ClassVar[bool] = False  # told first, to somebody in a hurry too


class Forecast(msgspec.Struct, frozen=True, tag_field="type", tag=tag_of):
    """What an action decides for its player, as far as that seat can know: chances and costs."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible: a reason to be put into words, and the clause behind it."""

    reason: str
    clause: str
    params: dict[str, Param] = {}


class Caution(msgspec.Struct, frozen=True):
    """Why an action is asked twice: a reason to be put into words, and the clause behind it."""

    reason: str
    clause: str
    params: dict[str, Param] = {}


class Prompt(msgspec.Struct, frozen=True):
    """What is being asked, and of whom (a seat, chance or over)."""

    key: str
    actor: int
    params: dict[str, Param] = {}


class Option(msgspec.Struct, frozen=True):
    """A ruling a table may switch."""

    name: str
    default: bool
    clause: str


Options = dict[str, bool]
