"""Chat and private notes."""

from __future__ import annotations

import unicodedata

from sqlalchemy import Connection

from digsite.core.errors import BadInput

from ..bus import Bus
from ..clock import Clock
from ..errors import TooMany
from ..matches.broadcast import tell
from ..matches.registry import MatchRegistry
from ..messages import Person, Said
from ..store import Store
from ..store import talk_rows as rows
from .access import LARGEST_NUMBER, keyed, may_look, own_seats

LONGEST_LINE = 500
LONGEST_NOTES = 20_000
MOST_LINES = 20  # of one person at one match in
LINES_SECONDS = 30.0
LARGEST_PAGE = 200


class TalkingDesk:
    """What people say, as text and nothing else."""

    def __init__(self, store: Store, clock: Clock, bus: Bus, registry: MatchRegistry) -> None:
        self._store, self._clock, self._bus, self._registry = store, clock, bus, registry

    async def say(self, person: Person, match: str, text: str, key: str) -> Said:
        """Say something to everybody at the match (only who has a seat)."""
        found = await self._registry.get(match)
        seat = own_seats(found, person)[0]
        spoken, now = clean_line(text), self._clock.now()
        said = Said(match, 0, found.seats[seat].name, seat, spoken, now)

        def keep(connection: Connection) -> tuple[Said, bool]:
            since = now - LINES_SECONDS
            if rows.count_said_since(connection, match, person.id, since) >= MOST_LINES:
                raise TooMany("chat")
            kept, new = rows.insert_said(connection, match, person.id, keyed(person, key), said)
            if new:
                self._bus.announce(connection, "chat", match, kept.id)
            return kept, new

        kept, new = await self._store.write(keep)
        if new:
            tell(found, kept)
            self._bus.announced("chat", match, kept.id)
        return kept

    async def chat(
        self, person: Person | None, match: str, before: int | None = None, limit: int = 100
    ) -> tuple[Said, ...]:
        """The last lines of chat, the oldest first."""
        may_look(await self._registry.get(match), person)
        most = min(max(limit, 1), LARGEST_PAGE)
        if before is not None:
            before = min(max(before, 0), LARGEST_NUMBER - 1)
        return tuple(await self._store.read(lambda c: rows.read_chat(c, match, before, most)))

    async def notes(self, person: Person, match: str) -> str:
        """One's private notes."""
        may_look(await self._registry.get(match), person)
        return await self._store.read(lambda c: rows.read_notes(c, match, person.id))

    async def write_notes(self, person: Person, match: str, text: str) -> None:
        """Replace one's private notes."""
        may_look(await self._registry.get(match), person)
        if len(text) > LONGEST_NOTES:
            raise BadInput(f"notes have at most {LONGEST_NOTES} characters")
        kept = clean_text(text, "\n\t")
        await self._store.write(lambda c: rows.write_notes(c, match, person.id, kept))


def clean_line(text: str) -> str:
    """A line of chat without anything invisible (`BadInput` if nothing is left)."""
    line = " ".join(clean_text(text, "").split())
    if not line:
        raise BadInput("there is nothing to say")
    if len(line) > LONGEST_LINE:
        raise BadInput(f"a line has at most {LONGEST_LINE} characters")
    return line


def clean_text(text: str, allowed: str) -> str:
    """Text without control signs, other than those allowed; line breaks become blanks."""
    return "".join([sign if sign in allowed else _clean(sign) for sign in text])


def _clean(sign: str) -> str:
    kind = unicodedata.category(sign)
    if kind in ("Cc", "Zl", "Zp"):
        return " "
    if kind in ("Cs", "Co", "Cn") or (kind == "Cf" and sign != "\u200d"):
        return ""  # half characters and direction marks; the joiner is part of many emoji
    return sign
