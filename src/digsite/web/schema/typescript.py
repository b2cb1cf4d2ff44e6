"""msgspec types as TypeScript: what travels, in the words of the browser.

A struct becomes a type of its name, and everything it holds with it. `Meta(extra={"of_game":
"Action"})` stands for a part of the game that is played, which a type then takes as `G`.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

import msgspec
from msgspec import inspect as kinds

G = "G extends Game = Game"


class Twice(ValueError):
    """Two types of one file have the same name."""


class Declarations:
    """The types of one file, in the order they were asked for."""

    def __init__(self, given: bool = False, known: Declarations | None = None) -> None:
        self.given = given  # by a client, who may leave out what has a default
        self.known = known  # declared elsewhere already
        self.imported: set[str] = set()
        self._texts: dict[str, str] = {}
        self._owners: dict[str, type] = {}
        self._generic: set[str] = set()

    def add(self, kind: type[msgspec.Struct]) -> str:
        """Declare a struct, and say how it is called."""
        return self.of(kind)

    def union(self, name: str, members: Iterable[type[msgspec.Struct]]) -> None:
        """A type that is one of several."""
        found = [self.add(member) for member in members]
        generic = any("<G>" in member for member in found)
        self._keep(name, f"export type {name}{f'<{G}>' if generic else ''} =", generic)
        self._texts[name] += "".join([f"\n  | {member}" for member in found]) + ";"

    def interface(self, name: str, fields: Mapping[str, str]) -> None:
        """A type made of others by their names."""
        lines = [f"  {_key(field)}: {kind};" for field, kind in fields.items()]
        generic = any("<G>" in line or "G[" in line for line in lines)
        head = f"export interface {name}{f'<{G}>' if generic else ''} {{"
        self._keep(name, "\n".join([head, *lines, "}"]), generic)

    def text(self) -> str:
        return "\n\n".join(self._texts.values()) + "\n"

    def of(self, kind: object) -> str:
        """Any type, written down."""
        return self._type(kinds.type_info(kind))

    def _keep(self, name: str, text: str, generic: bool) -> None:
        if name in self._texts:
            raise Twice(name)
        self._texts[name] = text
        if generic:
            self._generic.add(name)

    def _struct(self, info: kinds.StructType) -> str:
        name = info.cls.__name__
        owner = self._owners.setdefault(name, info.cls)
        if owner is not info.cls:
            raise Twice(f"{name}: {owner.__module__} and {info.cls.__module__}")
        if self.known is not None and self.known._owners.get(name) is info.cls:
            self.imported.add(name)
            return f"{name}<G>" if name in self.known._generic else name
        if name not in self._texts:
            self._texts[name] = ""  # keeps its place, and ends a circle
            lines = list(self._fields(info))
            if any("G[" in line or "<G>" in line for line in lines):
                self._generic.add(name)
            head = f"export type {name}{f'<{G}>' if name in self._generic else ''} = {{"
            note = _summary(info.cls)
            self._texts[name] = "\n".join([*note, head, *lines, "};"])
        return f"{name}<G>" if name in self._generic else name

    def _fields(self, info: kinds.StructType) -> Iterator[str]:
        if info.tag is not None:
            yield f'  {info.tag_field}: "{info.tag}";'
        for field in info.fields:
            left_out = (self.given or info.cls.__struct_config__.omit_defaults) and (
                not field.required
            )
            mark = "?" if left_out else ""
            yield f"  {_key(field.encode_name)}{mark}: {self._type(field.type)};"

    def _type(self, kind: kinds.Type) -> str:
        match kind:
            case kinds.Metadata():
                part = (kind.extra or {}).get("of_game")
                return f'G["{part}"]' if part else self._type(kind.type)
            case kinds.UnionType():
                return " | ".join(dict.fromkeys([self._type(part) for part in kind.types]))
            case kinds.ListType() | kinds.CollectionType() | kinds.VarTupleType():
                return _many(self._type(kind.item_type))
            case kinds.TupleType():
                return f"[{', '.join([self._type(part) for part in kind.item_types])}]"
            case kinds.DictType():
                return f"Record<{self._type(kind.key_type)}, {self._type(kind.value_type)}>"
            case kinds.LiteralType():
                return " | ".join([msgspec.json.encode(v).decode() for v in kind.values])
            case kinds.StructType():
                return self._struct(kind)
            case kinds.StrType():
                return "string"
            case kinds.IntType() | kinds.FloatType():
                return "number"
            case kinds.BoolType():
                return "boolean"
            case kinds.NoneType():
                return "null"
            case _:
                return "unknown"


def parts_of(kind: object) -> list[type[msgspec.Struct]]:
    """The structs that an annotation allows, such as both of `Proposal | Settled`."""
    found = get_args(kind) or (kind,)
    return [part for part in found if isinstance(part, type) and issubclass(part, msgspec.Struct)]


def _summary(cls: type) -> list[str]:
    doc = inspect.cleandoc(cls.__dict__.get("__doc__") or "").partition("\n\n")[0]
    return [f"/** {' '.join(doc.split())} */"] if doc else []


def _many(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'
