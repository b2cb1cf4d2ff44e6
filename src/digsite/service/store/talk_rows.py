"""Chat, private notes and proposals in the store."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ..messages import Proposal, Said, Wish
from .tables import chats, notes, proposals

ProposalState = Literal["waiting", "agreed", "refused", "void"]


class ProposalRow(msgspec.Struct, frozen=True):
    """A proposal and who still has to be asked."""

    match: str
    number: int
    what: Wish
    seat: int
    version: int
    waiting: tuple[int, ...]
    state: ProposalState

    @property
    def shown(self) -> Proposal:
        return Proposal(self.match, self.number, self.what, self.seat, self.waiting)


def insert_said(
    connection: Connection, match: str, person: str, key: str, said: Said
) -> tuple[Said, bool]:
    """Keep a line of chat; the same key gives the line that was kept first, and no."""
    known = _said_with(connection, match, key)
    if known is not None:
        return known, False
    number = connection.execute(
        insert(chats).values(
            match=match,
            person=person,
            name=said.name,
            seat=said.seat,
            text=said.text,
            key=key,
            at=said.at,
        )
    ).inserted_primary_key
    assert number is not None
    return msgspec.structs.replace(said, id=int(number[0])), True


def read_chat(connection: Connection, match: str, before: int | None, limit: int) -> list[Said]:
    """The last lines before one, the oldest first."""
    wanted = select(chats).where(chats.c.match == match)
    if before is not None:
        wanted = wanted.where(chats.c.id < before)
    rows = connection.execute(wanted.order_by(chats.c.id.desc()).limit(limit)).all()
    return [Said(match, row.id, row.name, row.seat, row.text, row.at) for row in reversed(rows)]


def count_said_since(connection: Connection, match: str, person: str, since: float) -> int:
    """How many lines somebody said lately."""
    found = connection.execute(
        select(func.count())
        .select_from(chats)
        .where(chats.c.match == match, chats.c.person == person, chats.c.at >= since)
    ).scalar_one()
    return int(found)


def read_notes(connection: Connection, match: str, person: str) -> str:
    row = connection.execute(
        select(notes.c.text).where(notes.c.match == match, notes.c.person == person)
    ).first()
    return "" if row is None else str(row.text)


def write_notes(connection: Connection, match: str, person: str, text: str) -> None:
    mine = (notes.c.match == match, notes.c.person == person)
    connection.execute(delete(notes).where(*mine))
    if text:
        connection.execute(insert(notes).values(match=match, person=person, text=text))


def insert_proposal(connection: Connection, row: ProposalRow) -> ProposalRow:
    """Keep a proposal under the next number."""
    last = connection.execute(
        select(func.max(proposals.c.number)).where(proposals.c.match == row.match)
    ).scalar()
    numbered = msgspec.structs.replace(row, number=int(last or 0) + 1)
    connection.execute(insert(proposals).values(**_columns(numbered)))
    return numbered


def read_proposals(connection: Connection, match: str) -> list[ProposalRow]:
    """The proposals that wait for an answer."""
    rows = connection.execute(
        select(proposals)
        .where(proposals.c.match == match, proposals.c.state == "waiting")
        .order_by(proposals.c.number)
    )
    return [_proposal(row) for row in rows]


def read_proposal(connection: Connection, match: str, number: int) -> ProposalRow | None:
    row = connection.execute(
        select(proposals).where(proposals.c.match == match, proposals.c.number == number)
    ).first()
    return None if row is None else _proposal(row)


def update_proposal(connection: Connection, row: ProposalRow) -> bool:
    """Change a proposal that still waits; whether it did."""
    changed = connection.execute(
        update(proposals)
        .where(
            proposals.c.match == row.match,
            proposals.c.number == row.number,
            proposals.c.state == "waiting",
        )
        .values(**_columns(row))
    )
    return changed.rowcount == 1


def _proposal(row: object) -> ProposalRow:
    values = {name: getattr(row, name) for name in ProposalRow.__struct_fields__}
    values["waiting"] = msgspec.json.decode(values["waiting"], type=tuple[int, ...])
    return ProposalRow(**values)


def _columns(row: ProposalRow) -> dict[str, object]:
    return {**msgspec.structs.asdict(row), "waiting": msgspec.json.encode(row.waiting)}


def _said_with(connection: Connection, match: str, key: str) -> Said | None:
    row = connection.execute(
        select(chats).where(chats.c.match == match, chats.c.key == key)
    ).first()
    return None if row is None else Said(match, row.id, row.name, row.seat, row.text, row.at)
