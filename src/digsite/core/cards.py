"""Card files: which cards there are, where each fact about them comes from, and their digest."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from hashlib import sha256
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from .errors import BadCards
from .typed import Plain, typed

Status = Literal["sourced", "by analogy", "reconstructed"]
T = TypeVar("T")
FILES_KNOWN = 8


class CardFile(msgspec.Struct, frozen=True):
    """A card file as read: its place, its text as data, and the name records know it by."""

    path: str
    data: Plain
    shipped: bool

    @property
    def name(self) -> str:
        return str(self.data.get("name", ""))

    @property
    def digest(self) -> str:
        """SHA-256 of the file's content, whatever its spacing."""
        return sha256(self.compact().encode()).hexdigest()

    def compact(self) -> str:
        """The content on one line, always the same for the same content."""
        return json.dumps(self.data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def read_card_file(path: str | Path, shipped: bool = False) -> CardFile:
    """Read a card file; it is not yet checked against a game."""
    try:
        text = Path(path).read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCards(path, "", f"cannot be read ({_plain(error)})") from None
    return card_file(text, str(path), shipped)


def card_file(text: str, path: str, shipped: bool = False) -> CardFile:
    """Take a card file from its text."""
    try:
        data = json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise BadCards(path, "", "is nested too deeply to be a card file") from None
    except json.JSONDecodeError as error:
        raise BadCards(path, f"line {error.lineno}", f"not JSON ({error.msg})") from None
    except ValueError as error:
        raise BadCards(path, "", str(error)) from None
    if not isinstance(data, dict):
        raise BadCards(path, "", "a card file is one JSON object")
    name = data.get("name")
    if not isinstance(name, str) or not 0 < len(name) <= 60 or not name.isprintable():
        raise BadCards(path, "name", "a card file has a name of 1 to 60 visible characters")
    file = CardFile(path, data, shipped)
    try:
        file.compact().encode()
    except UnicodeEncodeError:
        raise BadCards(path, "", "holds half of a character (a lone surrogate)") from None
    return file


def checked(file: CardFile, kind: type[T]) -> T:
    """The file's content as typed records, or the place where it does not fit."""
    try:
        return typed(file.data, kind)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        place = place.strip("`").removeprefix("$").removeprefix(".")
        if "matching regex" in reason:
            reason = "is empty, too long or holds a character that has no place there"
        raise BadCards(file.path, place, reason) from None


def read_once(read: Callable[[CardFile], T]) -> Callable[[CardFile], T]:
    """The same answer again for the same file: large files are not hashed or read twice."""
    known: list[tuple[CardFile, T]] = []

    @wraps(read)
    def again(file: CardFile) -> T:
        for other, answer in known:
            if other is file:
                return answer
        answer = read(file)
        known.append((file, answer))
        del known[:-FILES_KNOWN]
        return answer

    return again


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is not a number")


def _plain(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else "it is not UTF-8 text"
