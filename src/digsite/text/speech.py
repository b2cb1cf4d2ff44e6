"""Words for one table: a missing message falls back to notation or a type name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from digsite.core.game import Game
from digsite.core.records import Action, Event, Prompt, Refusal
from digsite.core.seats import CHANCE, OVER

from .voice import Voice


class Speech:
    """The voice of a game with the names of those who play it; it never fails."""

    def __init__(self, voice: Voice, game: Game[Any], names: Sequence[str]) -> None:
        self.voice = voice
        self.game = game
        self.names = list(names)

    def say(self, key: str, **params: Any) -> str:
        """A message of the program."""
        return self.voice.say(key, **params)

    def offer(self, action: Action) -> str:
        try:
            return self.voice.offer(action, self.names)
        except LookupError:
            return self.game.notation(action)

    def event(self, event: Event) -> str:
        try:
            return self.voice.event(event, self.names)
        except LookupError:
            return self._bare(event)

    def prompt(self, prompt: Prompt, mine: bool) -> str:
        try:
            return self.voice.prompt(prompt, self.names, mine)
        except LookupError:
            if prompt.actor == OVER:
                return self.say("prompt-over")
            if prompt.actor == CHANCE:
                return self.say("prompt-chance")
            return self.say(
                "prompt-asked" if mine else "prompt-others", name=self.who(prompt.actor)
            )

    def refusal(self, refusal: Refusal) -> str:
        try:
            return self.voice.refusal(refusal, self.names)
        except LookupError:
            return f"{refusal.clause}: {_spaced(refusal.reason)}"

    def source(self, source: str) -> str:
        return self._known(f"source-{source}", source)

    def option(self, option: str) -> str:
        return self._known(f"option-{option}", option)

    def who(self, seat: int) -> str:
        """The name of a seat, of chance, or of nobody."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-chance") if seat == CHANCE else ""

    def _known(self, key: str, name: str) -> str:
        key = key.replace("_", "-")
        try:
            return self.voice.say(key)
        except LookupError:
            return _spaced(name)

    def _bare(self, event: Event) -> str:
        fields = msgspec.structs.asdict(event)
        parts = [self.who(fields.pop("seat"))] if isinstance(fields.get("seat"), int) else []
        parts.append(_spaced(str(type(event).__struct_config__.tag)))
        shown = [f"{_spaced(name)} {value}" for name, value in fields.items() if value is not None]
        return " ".join(parts) + (f" ({', '.join(shown)})" if shown else "")


def _spaced(name: str) -> str:
    return name.replace("_", " ")
