"""Chat and private notes."""

from __future__ import annotations

import unicodedata

from sqlalchemy import Connection

from digsite.core.errors import BadInput

from ..errors import TooMany
from ..records import Person, Said
from ..store import talk_rows as rows
from .base import LARGEST_NUMBER, Base, keyed, may_look, own_seats

LONGEST_LINE = 500
LONGEST_NOTES = 20_000
MOST_LINES = 20  # of one person at one match in
LINES_SECONDS = 30.0
LARGEST_PAGE = 200


class TalkingDesk(Base):
    """What people say, as text and nothing else."""

    async def say(self, person: Person, match: str, text: str, key: str) -> Said:
        """Say something to everybody at the match (only who has a seat)."""
        found = await self.hall.get(match)
        seat = own_seats(found, person)[0]
        spoken, now = clean_line(text), self.moments.now()
        said = Said(match, 0, found.seats[seat].name, seat, spoken, now)

        def keep(connection: Connection) -> tuple[Said, bool]:
            since = now - LINES_SECONDS
            if rows.count_said_since(connection, match, person.id, since) >= MOST_LINES:
                raise TooMany("chat")
            kept, new = rows.insert_said(connection, match, person.id, keyed(person, key), said)
            if new:
                self.hall.bus.announce(connection, "chat", match, kept.id)
            return kept, new

        kept, new = await self.store.write(keep)
        if new:
            self.hall.tell(found, kept)
            self.hall.bus.announced("chat", match, kept.id)
        return kept

    async def chat(
        self, person: Person | None, match: str, before: int | None = None, limit: int = 100
    ) -> tuple[Said, ...]:
        """The last lines of chat, the oldest first."""
        may_look(await self.hall.get(match), person)
        most = min(max(limit, 1), LARGEST_PAGE)
        if before is not None:
            before = min(max(before, 0), LARGEST_NUMBER - 1)
        return tuple(await self.store.read(lambda c: rows.read_chat(c, match, before, most)))

    async def notes(self, person: Person, match: str) -> str:
        """One's private notes."""
        may_look(await self.hall.get(match), person)
        return await self.store.read(lambda c: rows.read_notes(c, match, person.id))

    async def write_notes(self, person: Person, match: str, text: str) -> None:
        """Replace one's private notes."""
        may_look(await self.hall.get(match), person)
        if len(text) > LONGEST_NOTES:
            raise BadInput(f"notes have at most {LONGEST_NOTES} characters")
        kept = clean_text(text, "\n\t")
        await self.store.write(lambda c: rows.write_notes(c, match, person.id, kept))


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
