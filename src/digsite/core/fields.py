"""The fields of a state, declared once: in the class body of a game's `layout.py`.

    season: int                            a number
    extra: bool
    bag: Set                               a set of numbers below 128; Set64 and Set32 are smaller
    wings: Annotated[list[int], WINGS]     so many numbers ...
    own: Annotated[list[Set], COLOURS]     ... or sets
    box: Box                               what all states of a game share

All but the box is copied and packed, in this order. `scripts/layouts` writes the C types
(`layout.pxd`) from it; compiled, the fields are numbers side by side, and copied as one piece.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import GetSetDescriptorType
from typing import Annotated, get_args, get_origin, get_type_hints

import msgspec

Set = Annotated[int, "u128"]
Set64 = Annotated[int, "uint64_t"]
Set32 = Annotated[int, "uint32_t"]
Wide = Annotated[int, "int"]  # in a row whose numbers are too large for 16 bits

BOX = "box"
UNSAID = 0  # the size of a row that `__init__` fills; compiled, every row has one


class Field(msgspec.Struct, frozen=True):
    """A number, or so many of them in a row."""

    name: str
    c_type: str
    size: int | None = None


@cache
def names_of(state: type) -> tuple[str, ...]:
    """The names of the fields that a kind of state declares."""
    found: list[str] = []
    for kind in reversed(_kinds(state)):
        declared = vars(kind).get("__annotations__")
        found += declared if declared is not None else _attributes(kind)
    return tuple([name for name in found if name != BOX])


@cache
def fields_of(state: type) -> tuple[Field, ...]:
    """The fields of a kind of state that is not compiled."""
    kinds = [kind for kind in _kinds(state) if "__annotations__" in vars(kind)]
    hints = get_type_hints(kinds[0], include_extras=True) if kinds else {}
    return tuple([_field(name, hints[name]) for name in names_of(state) if name in hints])


def blank(state: object) -> None:
    """Put nothing into every field; compiled, there is nothing in it yet."""
    kind: object = type(state)
    for field in fields_of(kind):
        nothing = False if field.c_type == "bint" else 0
        setattr(state, field.name, nothing if field.size is None else [nothing] * field.size)


def take_over(state: object, other: object) -> None:
    """Make every field as it is in another state of the same box (`fields.pxd` is compiled)."""
    kind: object = type(state)
    _copying(kind)(state, other)


@cache
def _copying(kind: type) -> Callable[[object, object], None]:
    """A function that names every field, as one would write it: twice as fast as a loop."""
    rows = {field.name for field in fields_of(kind) if field.size is not None}
    names = ("actor", "phase", "turn", *names_of(kind))
    lines = [f" state.{name} = other.{name}{'[:]' if name in rows else ''}" for name in names]
    made: dict[str, Callable[[object, object], None]] = {}
    exec("\n".join(["def copying(state, other):", *lines]), made)
    return made["copying"]


def _kinds(state: type) -> list[type]:
    """The classes of a state below `State`, the last one first."""
    base = [kind.__module__ for kind in state.__mro__].index(f"{__package__}.state")
    return list(state.__mro__[:base])


def _attributes(kind: type) -> list[str]:
    """The public attributes of a compiled class, in the order of its `.pxd`."""
    members = vars(kind).items()
    return [name for name, member in members if isinstance(member, GetSetDescriptorType)]


def _field(name: str, hint: object) -> Field:
    kind, *said = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    if get_origin(kind) is list:
        (item,) = get_args(kind)
        c_type = "short" if item is int else _field(name, item).c_type
        return Field(name, c_type, int(said[0]) if said else UNSAID)
    if kind not in (int, bool):
        raise TypeError(f"{name}: a field is an int, a bool, a Set or a row of them, not {hint}")
    return Field(name, str(said[0]) if said else {int: "int", bool: "bint"}[kind])
