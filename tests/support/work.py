"""How much a database has to do for some questions, counted, not timed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, event

STEPS = 10  # instructions of SQLite that count as one row looked at


@dataclass
class Work:
    """What was done: rows looked at, rows given out."""

    rows: int = 0
    fetched: int = 0


@contextmanager
def work_of(engine: Engine) -> Iterator[Work]:
    """Count while it lasts."""
    done = Work()
    count = _on_postgres if engine.dialect.name == "postgresql" else _on_sqlite

    def before(_c: Any, cursor: Any, statement: str, parameters: Any, *_more: Any) -> None:
        if statement.lstrip().upper().startswith(("SELECT", "WITH")):
            count(cursor, statement, parameters, done)

    event.listen(engine, "before_cursor_execute", before)
    try:
        yield done
    finally:
        event.remove(engine, "before_cursor_execute", before)


def _on_sqlite(cursor: Any, statement: str, parameters: Any, done: Work) -> None:
    """Run it once more beforehand, counting the instructions of SQLite's machine."""
    connection = cursor.connection

    def step() -> int:
        done.rows += 1
        return 0

    connection.set_progress_handler(step, STEPS)
    try:
        done.fetched += len(connection.execute(statement, parameters).fetchall())
    finally:
        connection.set_progress_handler(None, 0)


def _on_postgres(cursor: Any, statement: str, parameters: Any, done: Work) -> None:
    """Ask PostgreSQL which rows it goes through."""
    with cursor.connection.cursor() as other:
        other.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}", parameters)
        found = other.fetchone()[0]
    plan = (json.loads(found) if isinstance(found, str) else found)[0]["Plan"]
    done.fetched += plan["Actual Rows"]
    done.rows += sum(_rows(plan))


def _rows(plan: dict[str, Any]) -> Iterator[int]:
    loops = plan["Actual Loops"]
    yield int(loops * (plan["Actual Rows"] + plan.get("Rows Removed by Filter", 0)))
    for below in plan.get("Plans", ()):
        yield from _rows(below)
