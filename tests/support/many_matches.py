"""A store with many matches in it, and a match with many entries."""

from __future__ import annotations

import random

from sqlalchemy import Connection, insert, select, text

from digsite.service.messages import Look, Person
from digsite.service.office import Office
from digsite.service.store.tables import matches, seats

from .offices import look_of_actor, table_for
from .titles import open_box


def multiply(connection: Connection, match: str, numbers: range) -> None:
    """Copies of a finished match: some open, some running, most over, all of the same people."""
    stored = connection.execute(select(matches).where(matches.c.id == match)).mappings().one()
    sitting = connection.execute(select(seats).where(seats.c.match == match)).mappings().all()
    for first in range(numbers.start, numbers.stop, 5_000):
        rows, people_rows = [], []
        for n in range(first, min(first + 5_000, numbers.stop)):
            state = "over" if n % 1000 else ("open" if n % 2000 else "running")
            changes = {"id": f"m{n}", "state": state, "since": float(n), "wake": None}
            rows.append({**stored, **changes})
            people_rows += [
                {**row, "match": f"m{n}", "done": state == "over", "since": float(n)}
                for row in sitting
            ]
        connection.execute(insert(matches), rows)
        connection.execute(insert(seats), people_rows)
    if connection.dialect.name == "postgresql":  # it does so by itself within a minute
        connection.execute(text("ANALYZE"))


async def long_match(
    office: Office, players: list[Person], entries: int = 1_000
) -> tuple[str, Person, Look]:
    """A move taken back and made again, until there are so many entries."""
    match = (await table_for(office, players, open_box())).match
    choose = random.Random(9)
    look = await look_of_actor(office, match, players)
    action = look.offers[0].action
    for n in range(2 * entries):
        who = players[look.seat or 0]
        if look.version >= entries:
            break
        if look.can_undo:
            await office.playing.undo(who, match, look.version, f"u{n}")
            await office.playing.play(who, match, look.version + 1, f"m{n}", [action])
        else:
            action = choose.choice(look.offers).action
            await office.playing.play(who, match, look.version, f"m{n}", [action])
        look = await look_of_actor(office, match, players)
    return match, who, look
