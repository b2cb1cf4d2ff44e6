"""The same news is encoded once for all who get it in the same language."""

from __future__ import annotations

from collections import OrderedDict

from digsite.service.records import News

from . import telling, wire
from .words import Teller

REMEMBERED = 256


class Frames:
    """The frames made last; the office hands the same record to all who see the same."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[int, str], tuple[News, str]] = OrderedDict()

    def text(self, news: News, teller: Teller) -> str:
        """The frame that tells this."""
        key = (id(news), teller.language)
        made = self._made.get(key)
        if made is not None and made[0] is news:
            return made[1]
        text = wire.encode(telling.tell(news, teller)).decode()
        self._made[key] = (news, text)
        if len(self._made) > REMEMBERED:
            self._made.popitem(last=False)
        return text
