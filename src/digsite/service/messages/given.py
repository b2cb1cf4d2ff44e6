"""What comes in from people: nothing but the named fields, names and keys of a known form."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

# `$` alone would let a line break pass behind the last sign.
Name = Annotated[
    str,
    Meta(min_length=1, max_length=40, description="visible signs, no blank at either end"),
]
Colour = Annotated[str, Meta(pattern=r"^[a-z]{1,20}$(?!\n)")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._-]+$(?!\n)")]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in: nothing more than the named fields."""
