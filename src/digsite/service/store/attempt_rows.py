"""First answers to puzzles, and answers to one's own mistakes."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from digsite.bots.puzzles.solver import Solver

from .tables import attempts

_solver = msgspec.json.Decoder(Solver)


class AttemptRow(msgspec.Struct, frozen=True):
    """An answer: `solver` is how good its person was after it, where that counts."""

    person: str
    task: str
    game: str
    right: bool
    solver: Solver | None
    at: float


def attempts_at(connection: Connection, person: str, game: str) -> list[AttemptRow]:
    """What a person has answered in a game, the first answer first."""
    found = connection.execute(
        select(attempts)
        .where(attempts.c.person == person, attempts.c.game == game)
        .order_by(attempts.c.at, attempts.c.task)
    )
    return [_row(**row) for row in found.mappings()]


def keep_attempt(connection: Connection, row: AttemptRow) -> None:
    """Keep an answer in place of an earlier one to the same question."""
    connection.execute(
        delete(attempts).where(attempts.c.person == row.person, attempts.c.task == row.task)
    )
    solver = None if row.solver is None else msgspec.json.encode(row.solver)
    connection.execute(insert(attempts), [{**msgspec.structs.asdict(row), "solver": solver}])


def drop_attempts(connection: Connection, person: str) -> None:
    """Forget all answers of a person."""
    connection.execute(delete(attempts).where(attempts.c.person == person))


def _row(
    person: str, task: str, game: str, right: bool, solver: bytes | None, at: float
) -> AttemptRow:
    found = None if solver is None else _solver.decode(solver)
    return AttemptRow(person, task, game, right, found, at)
