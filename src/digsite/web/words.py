"""Sentences for the wire. Fluent is slow, so each is made once per game, language and record.

Names are not part of what is remembered: a seat is written as a sign of its own (no name can hold
one, see `play/names.py`) and the name is put in its place for each match.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from digsite.core.records import Action, Event, Prompt, Refusal
from digsite.games import load
from digsite.text import Language, Voice
from digsite.text.speech import Speech

TEXT = Path(__file__).parent / "text"
REMEMBERED = 20_000  # sentences per game and language
_SEATS = 16
_SIGNS = [chr(0xE000 + seat) for seat in range(_SEATS)]


class Teller:
    """Speaks of one match in one language."""

    def __init__(self, game: str, language: Language, names: Sequence[str]) -> None:
        self.game = game
        self.language = language
        self._memory = _memory(game, language)
        self._names = list(zip(_SIGNS, names, strict=False))

    def offer(self, action: Action) -> str:
        return self._tell("offer", action, lambda: self.speech.offer(action))

    def event(self, event: Event) -> str:
        return self._tell("event", event, lambda: self.speech.event(event))

    def prompt(self, prompt: Prompt, mine: bool) -> str:
        return self._tell(f"prompt{mine}", prompt, lambda: self.speech.prompt(prompt, mine))

    def refusal(self, refusal: Refusal) -> str:
        return self._tell("refusal", refusal, lambda: self.speech.refusal(refusal))

    def say(self, key: str, **params: Any) -> str:
        """A message of the program or of the door."""
        return self.speech.say(key, **params)

    def source(self, source: str) -> str:
        """Where points come from."""
        return self.speech.source(source)

    def notation(self, action: Action) -> str:
        return self.speech.game.notation(action)

    def name(self, seat: int | None) -> str:
        """The name of a seat, of chance, or of nobody."""
        return self.named(self.speech.who(seat)) if seat is not None else ""

    def named(self, text: str) -> str:
        """A sentence of `speech` with the names in their places."""
        for sign, name in self._names:
            text = text.replace(sign, name)
        return text

    @property
    def speech(self) -> Speech:
        """The voice of the game; it writes signs for the names (see `named`)."""
        return self._memory.speech

    def _tell(self, kind: str, record: msgspec.Struct, make: Callable[[], str]) -> str:
        text = self._memory.sentence((kind, msgspec.json.encode(record)), make)
        return self.named(text)


class _Memory:
    """What was said lately of one game in one language."""

    def __init__(self, game: str, language: Language) -> None:
        spoken = Voice(language, load(game), [TEXT])
        self.speech = Speech(spoken, load(game), _SIGNS)
        self.known: OrderedDict[tuple[str, bytes], str] = OrderedDict()

    def sentence(self, key: tuple[str, bytes], make: Callable[[], str]) -> str:
        text = self.known.get(key)
        if text is None:
            text = self.known[key] = make()
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(key)
        return text


@cache
def _memory(game: str, language: Language) -> _Memory:
    return _Memory(game, language)


@cache
def door_voice(language: Language) -> Voice:
    """The words of the program and of the door, without a game."""
    return Voice(language, None, [TEXT])
