"""Records in the words of their messages.

A record becomes a message by its type (`event-cube-placed`, `offer-extend` ...), and its fields
become the message's parameters, already in words: a seat is a sign that stands for the player's
name (`voice.py`), a name from a vocabulary its translation (`patron` "violet" is the message
`patron-violet`), a hidden thing the word `hidden`, which the message can select on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from digsite.core.game import AnyGame
from digsite.core.records import Action, Event, Forecast

from .messages import Messages, dashed

HIDDEN = "hidden"
SEATS = ("seat", "first", "target", "winners")  # fields that hold a seat, or several
SIGNS = [chr(0xE000 + seat) for seat in range(16)]  # no name can hold one, see `play/names.py`


class Wording:
    """Messages filled with words; what has no message is a KeyError."""

    def __init__(self, messages: Messages, game: AnyGame | None) -> None:
        self.messages = messages
        self._game = game
        self._phrased = lru_cache(4096)(self._made_phrase)

    def text(self, key: str, params: Mapping[str, object]) -> str:
        """The message with this key."""
        words = {name: self.word(name, value) for name, value in params.items()}
        return self.messages.text(key, words)

    def record(
        self,
        kind: str,
        record: Action | Event | Forecast,
        about: Mapping[str, object] | None = None,
    ) -> str:
        """The sentence of a record; with what it is about besides, the one that ends in `-here`."""
        tag = type(record).__struct_config__.tag
        fields = {**msgspec.structs.asdict(record), **(about or {})}
        return self.text(dashed(f"{kind}-{tag}" + ("-here" if about else "")), fields)

    def word(self, name: str, value: object) -> object:
        """A value as the word (or number) a message may use."""
        if value is None:
            return HIDDEN
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, msgspec.Struct):
            return self.text(dashed(f"{name}-item"), msgspec.structs.asdict(value))
        if isinstance(value, int) and (name in SEATS or name.endswith("_seat")):
            return self.player(value)
        if self._game is not None and (spelled := self._game.spell(name, value)) is not None:
            return spelled
        if self._game is not None and isinstance(value, str | int):
            phrased = self._game.phrase(name, value, self._phrase)
            if phrased is not None:
                return phrased
        if isinstance(value, str):
            key = dashed(f"{name}-{value}")
            return self._phrased(key, ()) if self.messages.knows(key) else value
        if isinstance(value, Mapping):
            return self.listed(
                [f"{count} × {self.word(name, key)}" for key, count in value.items()]
            )
        if isinstance(value, Sequence):
            return self.listed([str(self.word(name, item)) for item in value])
        return value

    def listed(self, words: Sequence[str], joined: str = "list-and") -> str:
        """Words as a list in a sentence: a, b and c."""
        if not words:
            return self.text("list-nothing", {})
        if len(words) == 1:
            return words[0]
        return self.text(joined, {"first": ", ".join(words[:-1]), "last": words[-1]})

    def player(self, seat: int) -> str:
        """The sign for a seat's name, or the word for chance."""
        return SIGNS[seat] if 0 <= seat < len(SIGNS) else self.text("seat-chance", {})

    def _phrase(self, key: str, **params: str | int) -> str:
        known = self.messages.knows(dashed(key))
        return self._phrased(dashed(key), tuple(params.items())) if known else key

    def _made_phrase(self, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
        return self.text(key, dict(params))
