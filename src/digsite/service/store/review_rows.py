"""The reviews of finished matches, as far as they were made."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from .tables import reviews


class ReviewRow(msgspec.Struct, frozen=True):
    """A review: who made it, how much of it there is, and the moments as JSON."""

    match: str
    engine: str
    done: int
    decisions: int
    moments: bytes
    made: float


def read_review(connection: Connection, match: str) -> ReviewRow | None:
    """What is kept of a match's review."""
    row = connection.execute(select(reviews).where(reviews.c.match == match)).mappings().first()
    return None if row is None else ReviewRow(**row)


def keep_review(connection: Connection, row: ReviewRow) -> None:
    """Keep a review in place of what was kept before."""
    connection.execute(delete(reviews).where(reviews.c.match == row.match))
    connection.execute(insert(reviews), [msgspec.structs.asdict(row)])
