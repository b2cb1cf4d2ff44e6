"""Plain values as typed records, one thread at a time.

msgspec (0.22) learns a type when it is first used; two threads that do so at the same moment
crash the process. Whatever several threads may read for the first time goes through here.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
Plain = dict[str, Any]  # an object of JSON, before it is typed or after
_learning = Lock()
_learnt: set[object] = set()


def typed(value: object, kind: type[T], strict: bool = True) -> T:
    """The value as such a record (`msgspec.ValidationError`)."""
    if kind in _learnt:
        return msgspec.convert(value, kind, strict=strict)
    with _learning:
        try:
            return msgspec.convert(value, kind, strict=strict)
        finally:
            _learnt.add(kind)


def json_decoder(kind: object) -> msgspec.json.Decoder[object]:
    """Reads JSON as such records; once made it may be used by any thread."""
    with _learning:
        return msgspec.json.Decoder(kind)
