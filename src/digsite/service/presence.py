"""Who looks on at a match in other processes, as far as the bus passes it on (Redis does)."""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec

from digsite.core.typed import json_decoder

from .bus import Bus
from .matches.broadcast import tell_people
from .matches.match import Here, Match
from .matches.registry import MatchRegistry
from .tasks import Tasks

AT_MOST_EVERY = 0.2  # seconds: a crowd that comes at once is said in one go

_decode = json_decoder(Here).decode


class Presence:
    """Says who looks on here, and takes over what others say."""

    def __init__(self, bus: Bus, registry: MatchRegistry, tasks: Tasks) -> None:
        self._bus, self._registry, self._tasks = bus, registry, tasks
        self._unsaid: dict[str, None] = {}
        self._saying = False

    def changed(self, match: Match) -> None:
        """Somebody came to a match here, or went."""
        tell_people(match)
        self._say(match.id)

    def again(self) -> None:
        """The bus may have forgotten who is here."""
        for match in self._registry.watched():
            self._say(match.id)

    async def sweep(self) -> None:
        """Say that we are here; look who is not any more."""
        await self._bus.stay()
        for match in self._registry.watched():
            if match.elsewhere:
                await self.heard(match.id)

    async def heard(self, match: str) -> None:
        """At another process somebody came or went."""
        found = self._registry.known(match)
        if found is None or not self._registry.told(match):
            return
        said = await self._bus.here_elsewhere(match)
        elsewhere = {process: _read(here) for process, here in said.items()}
        if elsewhere != found.elsewhere:
            found.elsewhere = elsewhere
            tell_people(found)

    def _say(self, match: str) -> None:
        if not self._bus.tells_who_is_here:
            return
        self._unsaid[match] = None
        if not self._saying:
            self._saying = True
            self._tasks.begin(self._say_all())

    async def _say_all(self) -> None:
        try:
            while self._unsaid:
                unsaid, self._unsaid = self._unsaid, {}
                for match in unsaid:
                    await self._bus.say_here(match, self._here(match))
                    await self.heard(match)
                await asyncio.sleep(AT_MOST_EVERY)
        finally:
            self._saying = False

    def _here(self, match: str) -> bytes | None:
        found = self._registry.known(match)
        if found is None or not found.listeners:
            return None
        looking_on = Counter([listener.person for listener in found.listeners])
        nobody = looking_on.pop(None, 0)
        people = {person: count for person, count in looking_on.items() if person is not None}
        return msgspec.json.encode(Here(people, nobody))


def _read(here: bytes) -> Here:
    found = _decode(here)
    assert isinstance(found, Here)
    return found
