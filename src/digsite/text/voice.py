"""Sentences from Fluent files: one voice per game and language.

A record becomes a message by its type (`event-cube-placed`, `offer-extend` ...), and its fields
become the message's parameters, already in words: a seat is the player's name, a name from a
vocabulary its translation (`patron` "violet" is the message `patron-violet`), a hidden thing the
word `hidden`, which the message can select on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from digsite.core.game import Game
from digsite.core.records import Action, Event, Prompt, Refusal
from digsite.games import load

from .languages import LANGUAGES, Language

PROGRAM = Path(__file__).parent / "program"
HIDDEN = "hidden"
SEATS = ("seat", "first", "target", "winners")  # fields that hold a seat, or several


class Voice:
    """Speaks in one language: of one game, or of the program only."""

    def __init__(
        self, language: Language, game: Game[Any] | None = None, more: Sequence[Path] = ()
    ) -> None:
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (PROGRAM, *more):
            self._add(folder)
        if game is not None:
            self._add(game.folder / "text")

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **params: Any) -> str:
        """The message with this key."""
        return self._format(key, params, ())

    def offer(self, action: Action, names: Sequence[str] = ()) -> str:
        """An action as something one may do."""
        return self._record("offer", action, names)

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """What happened, as a sentence."""
        return self._record("event", event, names)

    def prompt(self, prompt: Prompt, names: Sequence[str] = (), mine: bool = True) -> str:
        """The question, to the one who is asked or to those who wait."""
        key = ("prompt-" if mine else "waiting-") + dashed(prompt.key)
        return self._format(key, {**prompt.params, "seat": prompt.actor}, names)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why something is not possible, with its clause."""
        key = "refusal-" + dashed(refusal.reason)
        return f"{refusal.clause}: {self._format(key, refusal.params, names)}"

    def word(self, name: str, value: object, names: Sequence[str] = ()) -> Any:
        """A value as the word (or number) a message may use."""
        if value is None:
            return HIDDEN
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, msgspec.Struct):
            return self._format(dashed(f"{name}-item"), msgspec.structs.asdict(value), names)
        if isinstance(value, int) and (name in SEATS or name.endswith("_seat")):
            return self._player(value, names)
        if self.game is not None and (spelled := self.game.spell(name, value)) is not None:
            return spelled
        if self.game is not None and isinstance(value, str | int):
            phrased = self.game.phrase(name, value, self._say)
            if phrased is not None:
                return phrased
        if isinstance(value, str):
            key = dashed(f"{name}-{value}")
            return self.say(key) if self.knows(key) else value
        if isinstance(value, Mapping):
            return self.listed(
                [f"{count} × {self.word(name, key)}" for key, count in value.items()]
            )
        if isinstance(value, Sequence):
            return self.listed([str(self.word(name, item, names)) for item in value])
        return value

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list in a sentence: a, b and c."""
        if not words:
            return self.say("list-nothing")
        if len(words) == 1:
            return words[0]
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])

    def _say(self, key: str, **params: str | int) -> str:
        return self.say(dashed(key), **params) if self.knows(dashed(key)) else key

    def _record(self, kind: str, record: Action | Event, names: Sequence[str]) -> str:
        tag = type(record).__struct_config__.tag
        return self._format(dashed(f"{kind}-{tag}"), msgspec.structs.asdict(record), names)

    def _format(self, key: str, params: Mapping[str, Any], names: Sequence[str]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        words = {name: self.word(name, value, names) for name, value in params.items()}
        text, errors = self._bundle.format_pattern(message.value, words)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _player(self, seat: object, names: Sequence[str]) -> str:
        if isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
        if isinstance(seat, int) and seat >= 0:
            return self.say("seat-number", number=seat + 1)
        return self.say("seat-chance")

    def _add(self, folder: Path) -> None:
        for path in _files(folder, self.language):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))


@cache
def voice(language: Language, key: str = "") -> Voice:
    """The voice of a game in a language, or of the program."""
    return Voice(language, load(key) if key else None)


def dashed(key: str) -> str:
    """The name of a message: `book_room` and `3:violet` are written with dashes."""
    for sign in "_:|/ ":
        key = key.replace(sign, "-")
    return key


def _files(folder: Path, language: Language) -> Iterator[Path]:
    """The messages of a language, and English ones where a game has no others."""
    for wanted in dict.fromkeys((language, *LANGUAGES)):
        path = folder / f"{wanted}.ftl"
        if path.exists():
            yield path
            return
