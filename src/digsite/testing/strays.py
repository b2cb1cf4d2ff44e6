"""Well-typed actions at random, most of them not legal: what a confused or evil client sends."""

from __future__ import annotations

import msgspec
from msgspec import inspect

from digsite.core.dice import Dice
from digsite.core.game import AnyGame
from digsite.core.records import Action


class Strays:
    """Random actions of a game: made up from their types, or remembered from other positions."""

    def __init__(self, game: AnyGame, dice: Dice) -> None:
        self.dice = dice
        self.types = [inspect.type_info(kind) for kind in game.actions]
        self.seen: list[Action] = []

    def remember(self, action: Action) -> None:
        """Keep an action that was legal somewhere, to try it elsewhere."""
        if len(self.seen) < 4096:
            self.seen.append(action)
        else:
            self.seen[self.dice.below(4096)] = action

    def next(self) -> Action:
        if self.seen and self.dice.below(2):
            return self.seen[self.dice.below(len(self.seen))]
        return self._made(self.types[self.dice.below(len(self.types))])

    def like(self, action: Action) -> Action:
        """An action of the same type, with other fields."""
        return self._made(inspect.type_info(type(action)))

    def _made(self, kind: inspect.Type) -> Action:
        assert isinstance(kind, inspect.StructType)
        values = {field.name: self._value(field.type) for field in kind.fields}
        action = kind.cls(**values)
        assert isinstance(action, Action)
        return action

    def _value(self, kind: inspect.Type) -> object:
        below = self.dice.below
        match kind:
            case inspect.IntType():
                low = kind.ge if kind.ge is not None else -2
                high = kind.le if kind.le is not None else low + 20
                return low + below(high - low + 1)
            case inspect.LiteralType():
                return kind.values[below(len(kind.values))]
            case inspect.BoolType():
                return bool(below(2))
            case inspect.NoneType():
                return None
            case inspect.UnionType():
                return self._value(kind.types[below(len(kind.types))])
            case inspect.TupleType():
                return tuple(self._value(item) for item in kind.item_types)
            case inspect.StrType():
                return self._word()
        raise AssertionError(f"actions have tight types, not {kind}")

    def _word(self) -> str:
        """A name of a card: one that was seen somewhere, or nonsense."""
        words = [
            value
            for action in self.seen[:512]
            for value in msgspec.structs.asdict(action).values()
            if isinstance(value, str)
        ]
        if words and self.dice.below(8):
            return words[self.dice.below(len(words))]
        return "nonsense"
