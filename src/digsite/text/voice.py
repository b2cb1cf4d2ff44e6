"""Sentences from Fluent files: one voice per game and language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from digsite.core.records import Param, Refusal
from digsite.games import load

from .languages import LANGUAGES, Language


class Voice:
    """Speaks of one game in one language."""

    def __init__(self, key: str, language: Language) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = load(key).folder / "text"
        for wanted in dict.fromkeys((language, *LANGUAGES)):
            path = folder / f"{wanted}.ftl"
            if path.exists():
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
                break

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, params: Mapping[str, Param] | None = None) -> str:
        """The message with this key, its words in the language where it knows them."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        words = {name: self._word(name, value) for name, value in (params or {}).items()}
        text, errors = self._bundle.format_pattern(message.value, words)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, with its clause."""
        key = "refusal-" + refusal.reason.replace("_", "-")
        return f"{refusal.clause}: {self.say(key, refusal.params)}"

    def _word(self, name: str, value: Param) -> Param:
        key = f"{name}-{value}".replace("_", "-").replace(":", "-").replace("|", "-")
        return self.say(key) if isinstance(value, str) and self.knows(key) else value


@cache
def voice(key: str, language: Language = "en") -> Voice:
    """The voice of a game in a language (English where the game has no other)."""
    return Voice(key, language)
