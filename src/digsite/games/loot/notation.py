"""Actions as short words without blanks, and back: `explore:left`, `awaken:2`."""

from __future__ import annotations

from typing import Final

from msgspec import ValidationError, convert
from msgspec.structs import astuple

from digsite.core.errors import BadNotation
from digsite.core.records import Action

from .actions import Awaken, ChooseFirst, DrawRoom, Explore, Keep, Secure, ShowTop, Split

_VERBS: Final[dict[type[Action], str]] = {
    Explore: "explore",
    Secure: "secure",
    Awaken: "awaken",
    Keep: "keep",
    ChooseFirst: "first",
    Split: "split",
    ShowTop: "top",
    DrawRoom: "draw",
}


def notation_of(action: Action) -> str:
    """An action as a short word: its verb and its fields, such as `draw:left:red:cup:2:empty`."""
    return ":".join([_VERBS[type(action)], *[_written(value) for value in astuple(action)]])


def parse(text: str) -> Action:
    """The action behind a word (`BadNotation`)."""
    verb, *rest = text.split(":")
    for kind, name in _VERBS.items():
        if name == verb:
            return _parse_fields(text, kind, rest)
    raise BadNotation(text, f"it begins with none of {', '.join(_VERBS.values())}")


def _written(value: str | int) -> str:
    """A field of an action: seats count from 1 on paper."""
    return str(value + 1) if isinstance(value, int) else value


def _read(name: str, part: str) -> str:
    number = name in ("seat", "target") and part.isascii() and part.isdecimal()
    return str(int(part[:4]) - 1) if number else part


def _parse_fields(text: str, kind: type[Action], parts: list[str]) -> Action:
    names = kind.__struct_fields__
    if kind is DrawRoom:
        parts = [*parts[:1], ":".join(parts[1:])]
    if len(parts) != len(names):
        raise BadNotation(text, f"{_VERBS[kind]} is followed by {', '.join(names) or 'nothing'}")
    try:
        fields = {name: _read(name, part) for name, part in zip(names, parts, strict=True)}
        action = convert(fields, kind, strict=False)
    except ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise BadNotation(text, f"{place.strip('`$.')}: {reason}") from None
    if notation_of(action) != text:
        raise BadNotation(text, f"it is written {notation_of(action)}")
    return action
