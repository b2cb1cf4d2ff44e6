"""Connections: SQLite as careful as it can be, or PostgreSQL, behind the same two engines."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from digsite.core.errors import BadInput

from .prepared import Prepared

OLDEST_SQLITE = (3, 35, 0)
Connect = Callable[[], Any]


def engines(url: str, connect: Connect | None = None, readers: int = 4) -> tuple[Engine, Engine]:
    """The engine of the one writer, and the engine of the readers.

    `connect` replaces how a database connection is made (tests cut its power).
    """
    parsed = _parsed(url)
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed, connect, readers)
    if parsed.get_backend_name() == "postgresql":
        return _postgres(parsed, readers)
    raise BadInput(f"the store is sqlite:///FILE or postgresql://…, not {parsed.drivername}")


def sqlite_file(url: str) -> Path | None:
    """The file behind an SQLite address."""
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    return Path(parsed.database)


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise BadInput("the address of the database is no such address") from None


def alone(connection: Connection) -> bool:
    """Whether no server uses this PostgreSQL; no other begins to while the connection is open."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({_USE})").scalar())


# Every writer shares this lock of its schema as long as it is connected.
_USE = f"{0x64696775}, hashtext(current_schema())"


def _in_use(connection: Any, _record: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT pg_advisory_lock_shared({_USE})")
    connection.commit()


def limit_statements(engine: Engine, seconds: float) -> None:
    """No statement of PostgreSQL takes longer: whoever asked was told by then."""

    def connected(connection: Any, _record: object) -> None:
        with connection.cursor() as cursor:
            cursor.execute(f"SET statement_timeout = {ceil(seconds * 1000)}")
        connection.commit()

    engine.dispose()  # those that are connected already have no limit
    event.listen(engine, "connect", connected)
    engine.connect().close()  # and stays in the pool: only who is connected is seen to use it


def _sqlite(url: URL, connect: Connect | None, readers: int) -> tuple[Engine, Engine]:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise BadInput(f"SQLite {sqlite3.sqlite_version} is too old; 3.35 or newer is needed")
    if not url.database or url.database == ":memory:":
        raise BadInput("the store needs a file: sqlite:///FILE")
    how: dict[str, object] = {"creator": connect} if connect else {}
    writer = create_engine(url, pool_size=1, max_overflow=0, **how)
    reader = create_engine(url, pool_size=readers, max_overflow=2, **how)
    # Only the writer ever commits or checkpoints: before SQLite 3.51.3 two that do so at the
    # same moment can lose a committed transaction (the WAL-reset bug).
    _tune(writer, "BEGIN IMMEDIATE", ["journal_mode=WAL", "synchronous=FULL"])
    _tune(reader, "BEGIN", ["query_only=ON", "wal_autocheckpoint=0"])
    return writer, reader


def _tune(engine: Engine, begin: str, pragmas: list[str]) -> None:
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        for pragma in ["busy_timeout=10000", *pragmas]:
            connection.execute(f"PRAGMA {pragma}")

    begun = Prepared(text(begin))

    def began(connection: Connection) -> None:
        begun(connection, {})

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", began)


def _postgres(url: URL, readers: int) -> tuple[Engine, Engine]:
    url = url.set(drivername="postgresql+psycopg")
    timeout = {"connect_timeout": 5}
    writer = create_engine(url, pool_size=1, max_overflow=1, connect_args=timeout)
    event.listen(writer, "connect", _in_use)
    reader = create_engine(
        url, pool_size=readers, max_overflow=2, connect_args=timeout, pool_pre_ping=True
    )
    return writer, reader
