"""Messages of Fluent files in one language; what is missing or does not fit is a KeyError."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

from .languages import LANGUAGES, Language
from .patterns import Said, Words, said_by

_DASHES = str.maketrans("_:|/ ", "-----")


class Messages:
    """What the files of some folders say."""

    def __init__(self, language: Language, *folders: Path) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._locale = Locale.parse(language)
        self._written: dict[str, Message] = {}
        self._said: dict[str, Said] = {}
        for folder in folders:
            for path in _files(folder, language):
                self.learn(path.read_text(encoding="utf-8"))

    def learn(self, source: str) -> None:
        """Further messages, as Fluent source."""
        resource = _parsed(source)
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message):
                self._written.setdefault(entry.id.name, entry)

    def knows(self, key: str) -> bool:
        return key in self._written

    def text(self, key: str, words: dict[str, object]) -> str:
        """The message with this key, with words for its parameters."""
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = self._made(key)
        return said(words)

    def _made(self, key: str) -> Said:
        pattern = self._written[key].value
        if pattern is None:
            raise KeyError(key)
        return said_by(pattern, self._locale) or (lambda words: self._by_fluent(key, words))

    def _by_fluent(self, key: str, words: Words) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(words))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)


def dashed(key: str) -> str:
    """The name of a message: `book_room` and `3:violet` are written with dashes."""
    return key.translate(_DASHES)


@lru_cache(maxsize=64)
def _parsed(source: str) -> Resource:
    """Reading a file takes longer than all that is said with it; nobody changes what was read."""
    return FluentParser(with_spans=False).parse(source)  # nobody asks where a word stood


def _files(folder: Path, language: Language) -> Iterator[Path]:
    """The messages of a language, and English ones where a game has no others."""
    for wanted in dict.fromkeys((language, *LANGUAGES)):
        path = folder / f"{wanted}.ftl"
        if path.exists():
            yield path
            return
