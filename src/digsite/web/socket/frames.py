"""The same news is encoded once for all who get it in the same language."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from digsite.core.records import Event
from digsite.service.messages import Look, News
from digsite.text import Voice

from .. import sentences, wire

REMEMBERED = 256
Said = TypeVar("Said")
Made = TypeVar("Made")


class Frames:
    """The frames made last; the office hands the same record to all who see the same."""

    def __init__(self) -> None:
        self._frames: _Made[News, str] = _Made()
        self._events: _Made[tuple[Event, ...], tuple[wire.Told, ...]] = _Made()

    def text(self, news: News, voice: Voice) -> str:
        """The frame that tells this."""
        return self._frames.of(news, voice.language, lambda: self._encoded(news, voice))

    def _encoded(self, news: News, voice: Voice) -> str:
        if not isinstance(news, Look):
            return wire.encode(sentences.tell(news, voice)).decode()
        events = self._events.of(
            news.events, voice.language, lambda: sentences.told(news.events, voice)
        )
        return wire.encode(sentences.sight(news, voice, events)).decode()


class _Made(Generic[Said, Made]):
    """What was made of the last records; they are known by being the very same."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[int, str], tuple[Said, Made]] = OrderedDict()

    def of(self, said: Said, language: str, make: Callable[[], Made]) -> Made:
        key = (id(said), language)
        known = self._made.get(key)
        if known is not None and known[0] is said:
            return known[1]
        made = make()
        self._made[key] = (said, made)
        if len(self._made) > REMEMBERED:
            self._made.popitem(last=False)
        return made
