"""A disk of our own under SQLite: it remembers every write and sync, and fails where told."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import apsw

_names = itertools.count()

Op = tuple[str, str, int, bytes]  # what, which file, where (or how much), and what was written


class Disk(apsw.VFS):
    """Passes everything on to the real disk and writes down what has to survive."""

    def __init__(self) -> None:
        self.label = f"digsite-test-{next(_names)}"
        self.ops: list[Op] = []
        self.fails: Callable[[str, str], bool] = _never
        super().__init__(self.label, "")

    def note(self, what: str, file: str = "", at: int = 0, data: bytes = b"") -> None:
        self.ops.append((what, file, at, data))

    def check(self, what: str, file: str) -> None:
        """Fail as a full or broken disk does, where the test wants it."""
        if not self.fails(what, file):
            return
        if what == "write":
            raise apsw.FullError("the disk is full")
        raise apsw.IOError("the disk does not answer")

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return _File(self, name, flags)

    def xDelete(self, name: str, syncdir: bool) -> None:  # noqa: N802
        super().xDelete(name, syncdir)
        self.note("delete", _short(name), int(syncdir))

    def connect(self, path: Path, pragmas: Iterable[str] = (), **swapped: str) -> Any:
        """A connection as the `sqlite3` module makes them, on this disk.

        `swapped` replaces the value of a pragma that is asked for later.
        """
        return _Connection(apsw.Connection(str(path), vfs=self.label), pragmas, swapped)


class _File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        self.disk = disk
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        self.short = _short(path)
        super().__init__("", name, flags)
        disk.note("open", self.short)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.check("write", self.short)
        super().xWrite(data, offset)
        self.disk.note("write", self.short, offset, bytes(data))

    def xTruncate(self, size: int) -> None:  # noqa: N802
        super().xTruncate(size)
        self.disk.note("truncate", self.short, size)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.check("sync", self.short)
        super().xSync(flags)
        self.disk.note("sync", self.short)


class _Connection:
    """What SQLAlchemy needs of `sqlite3.Connection`."""

    def __init__(
        self, real: apsw.Connection, pragmas: Iterable[str], swapped: dict[str, str]
    ) -> None:
        self._real = real
        self._swapped = swapped
        self.isolation_level: str | None = None
        for pragma in pragmas:
            self.execute(f"PRAGMA {pragma}")

    @property
    def in_transaction(self) -> bool:
        return bool(self._real.in_transaction)

    def cursor(self) -> _Cursor:
        return _Cursor(self._real)

    def execute(self, sql: str, params: Sequence[Any] = ()) -> _Cursor:
        name = sql.removeprefix("PRAGMA ").partition("=")[0]
        if name in self._swapped:
            sql = f"PRAGMA {name}={self._swapped[name]}"
        cursor = self.cursor()
        cursor.execute(sql, params)
        return cursor

    def create_function(self, *given: Any, **more: Any) -> None:
        """SQLAlchemy offers REGEXP; nothing here asks for it."""

    def commit(self) -> None:
        if self.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self.in_transaction:
            self.execute("ROLLBACK")

    def close(self) -> None:
        self._real.close()


class _Cursor:
    """What SQLAlchemy needs of `sqlite3.Cursor`."""

    arraysize = 1

    def __init__(self, real: apsw.Connection) -> None:
        self._real = real
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self._rows: list[Any] = []

    def execute(self, sql: str, params: Sequence[Any] = ()) -> None:
        self.executemany(sql, [params])

    def executemany(self, sql: str, many: Iterable[Sequence[Any]]) -> None:
        cursor = self._real.cursor()
        cursor.exec_trace = self._describe
        before = self._real.total_changes()
        try:
            self._rows = [row for params in many for row in cursor.execute(sql, tuple(params))]
        except apsw.ConstraintError as error:
            raise sqlite3.IntegrityError(str(error)) from error
        except apsw.Error as error:
            raise sqlite3.OperationalError(str(error)) from error
        self.rowcount = self._real.total_changes() - before
        self.lastrowid = self._real.last_insert_rowid()

    def _describe(self, cursor: apsw.Cursor, sql: str, params: Any) -> bool:
        found = cursor.get_description()
        self.description = [(name, *[None] * 6) for name, _ in found] or None
        return True

    def fetchone(self) -> Any:
        return self._rows.pop(0) if self._rows else None

    def fetchmany(self, size: int | None = None) -> list[Any]:
        taken, self._rows = self._rows[: size or 1], self._rows[size or 1 :]
        return taken

    def fetchall(self) -> list[Any]:
        taken, self._rows = self._rows, []
        return taken

    def close(self) -> None:
        self._rows = []


def _short(path: str) -> str:
    return Path(path).name


def _never(what: str, file: str) -> bool:
    return False
