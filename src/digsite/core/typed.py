"""Plain values as typed records, one thread at a time.

msgspec (0.22) learns a type when it is first used; two threads that do so at the same moment
crash the process. Whatever several threads may read for the first time goes through here.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
_learning = Lock()


def typed(value: object, kind: type[T]) -> T:
    """The value as such a record (`msgspec.ValidationError`)."""
    with _learning:
        return msgspec.convert(value, kind)


def json_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Reads JSON as such records; once made it may be used by any thread."""
    with _learning:
        return msgspec.json.Decoder(kind)
