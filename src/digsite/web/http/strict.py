"""Bytes from strangers → typed records, or a reason why not. One parser, nothing guessed.

Not JSON to us: what is not UTF-8, NaN and endless numbers, a key twice in one object, too many
bytes. Misfits: half of a character (a lone surrogate), NUL, too deep a nesting, unknown fields.
"""

from __future__ import annotations

import json
from math import isinf
from typing import TypeVar

import msgspec

from digsite.core.typed import typed

LARGEST_FRAME = 8 * 1024
LARGEST_BODY = 256 * 1024
DEEPEST = 12
EXACT = 1 << 53

T = TypeVar("T")


class NotJson(ValueError):
    """The bytes are not the JSON we take."""


class Misfit(ValueError):
    """It is JSON, but not of the form that is wanted."""


def read(data: bytes | str, kind: type[T]) -> T:
    """The record of this type that the bytes hold (`NotJson`, `Misfit`)."""
    return fit(plain(data), kind)


def fit(value: object, kind: type[T], strict: bool = True) -> T:
    """A plain value as a record of this type."""
    try:
        return typed(value, kind, strict)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Misfit(str(error)) from None


def plain(data: bytes | str) -> object:
    """The plain value that the bytes hold (`NotJson`; `Misfit` if no field could hold it)."""
    text = _text(data)
    if text.startswith("\ufeff"):
        raise NotJson("a byte order mark has no place here")
    try:
        value = _DECODER.decode(text)
    except RecursionError:
        raise Misfit(_TOO_DEEP) from None
    except json.JSONDecodeError as error:
        raise NotJson(f"not JSON: {error.msg} (line {error.lineno}, sign {error.colno})") from None
    except ValueError as error:
        raise NotJson(str(error)) from None
    if "\\u" in text or text.count("[") + text.count("{") > DEEPEST:
        _check(value, 0)
    return value


_TOO_DEEP = f"nested more than {DEEPEST} deep"


def _text(data: bytes | str) -> str:
    try:
        if isinstance(data, bytes):
            return data.decode("utf-8")
        data.encode("utf-8")
        return data
    except UnicodeError:
        raise NotJson("not UTF-8 text") from None


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotJson(f"the key {_twice(pairs)[:40]!r} stands twice in one object")
    return found


def _twice(pairs: list[tuple[str, object]]) -> str:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            return key
        seen.add(key)
    raise AssertionError("no key stands twice")


def _no_constant(name: str) -> object:
    raise NotJson(f"{name} is not a number")


def _number(digits: str) -> float:
    """A number with a point or an exponent; 9.0 is the whole number 9, as JSON Schema has it."""
    number = float(digits)
    if isinf(number):
        raise NotJson(f"{digits[:40]} is too large a number")
    return int(number) if number.is_integer() and abs(number) < EXACT else number


def _is_text(value: str) -> bool:
    try:
        return value.encode("utf-8") is not None
    except UnicodeError:
        return False


def _check(value: object, depth: int) -> None:
    """No hidden nesting, and no text that is not text."""
    if depth > DEEPEST:
        raise Misfit(_TOO_DEEP)
    if isinstance(value, str):
        if "\0" in value:
            raise Misfit("text cannot hold NUL")
        if not _is_text(value):
            raise Misfit("text cannot hold half a character")
    elif isinstance(value, dict):
        for key, item in value.items():
            _check(key, depth + 1)
            _check(item, depth + 1)
    elif isinstance(value, list):
        for item in value:
            _check(item, depth + 1)


_DECODER = json.JSONDecoder(
    object_pairs_hook=_once, parse_constant=_no_constant, parse_float=_number
)
