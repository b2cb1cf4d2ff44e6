"""Backups while the server runs. A backup is always one SQLite file, whatever the store is."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, create_engine, func, insert, select, text

from digsite.core.errors import BadInput

from ..errors import NotNow
from .engines import alone, engines, sqlite_file
from .migrate import migrate
from .modes import private_file, private_folder
from .store import locked
from .tables import chats, metadata

CHUNK = 1_000  # rows at a time


def back_up(url: str, path: Path) -> None:
    """Write everything in a store, as it is at one moment, to a new file."""
    if path.exists():
        raise BadInput(f"{path} is there already")
    private_folder(path.parent)
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        private_file(draft)
        source = sqlite_file(url)
        if source is not None:
            _copy_sqlite(source, draft)
        else:
            _copy_out(url, draft)
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def restore(path: Path, url: str) -> None:
    """Put a backup into an empty store; the backup may be of an older version."""
    if not path.is_file():
        raise BadInput(f"there is no backup {path}")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(path, copy)
        _check(copy, path)
        source = create_engine(f"sqlite:///{copy}")
        try:
            migrate(source)
            with _nobody_else(url):
                _fill(source, url)
        finally:
            source.dispose()


@contextmanager
def _nobody_else(url: str) -> Iterator[None]:
    """No server may use the store meanwhile, nor begin to (`NotNow`)."""
    file = sqlite_file(url)
    if file is None:
        yield  # PostgreSQL: `_fill` asks it
        return
    private_folder(file.parent)
    with locked(file):
        private_file(file)
        yield


def _fill(source: Engine, url: str) -> None:
    target, reader = engines(url)
    reader.dispose()
    try:
        with target.connect() as connection:
            if not alone(connection):
                raise NotNow("store_in_use", "a server uses this database; stop it first")
        migrate(target)  # on the same connection, which the pool keeps open
        _copy_in(source, target)
    finally:
        target.dispose()


def _copy_sqlite(source: Path, path: Path) -> None:
    if not source.is_file():
        raise BadInput(f"there is no store {source}")
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(path)) as new,
    ):
        old.backup(new)


def _copy_out(url: str, path: Path) -> None:
    writer, source = engines(url)
    writer.dispose()
    target = create_engine(f"sqlite:///{path}")
    try:
        migrate(target)
        whole = source.execution_options(isolation_level="REPEATABLE READ")
        with whole.connect() as old, target.begin() as new:
            for table in metadata.sorted_tables:
                _copy_table(old, new, table)
    finally:
        source.dispose()
        target.dispose()


def _copy_in(source: Engine, target: Engine) -> None:
    with source.connect() as old, target.begin() as new:
        for table in metadata.sorted_tables:
            if new.execute(select(func.count()).select_from(table)).scalar():
                raise NotNow("store_not_empty", "a backup is restored into an empty store only")
            _copy_table(old, new, table)
        if new.dialect.name == "postgresql":
            last = new.execute(select(func.max(chats.c.id))).scalar() or 0
            name = text("SELECT setval(pg_get_serial_sequence('chats', 'id'), :last, true)")
            new.execute(name, {"last": max(int(last), 1)})
            new.execute(text("ANALYZE"))  # else it reads whole tables until it does so by itself


def _copy_table(old: Connection, new: Connection, table: Table) -> None:
    rows = old.execution_options(yield_per=CHUNK).execute(select(table)).mappings()
    for chunk in rows.partitions(CHUNK):
        new.execute(insert(table), [dict(row) for row in chunk])


def _check(copy: Path, path: Path) -> None:
    try:
        with closing(sqlite3.connect(copy)) as found:
            answer = found.execute("PRAGMA integrity_check").fetchone()[0]
            known = found.execute("SELECT count(*) FROM alembic_version").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise BadInput(f"{path} is no backup ({error})") from None
    if answer != "ok" or known != 1:
        raise BadInput(f"{path} is damaged ({answer})")
