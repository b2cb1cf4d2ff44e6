"""One writer thread with group commit, a few readers, and one lock on the file."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ..errors import NotNow, Unavailable
from .engines import Connect, engines, sqlite_file
from .migrate import migrate

T = TypeVar("T")
Job = Callable[[Connection], T]
GROUP = 256  # jobs in one commit, at most

log = structlog.get_logger("digsite.store")


class _Asked:
    """A job and the future of the one who waits for it."""

    __slots__ = ("future", "job", "loop")

    def __init__(self, job: Job[Any], loop: asyncio.AbstractEventLoop) -> None:
        self.job, self.loop = job, loop
        self.future: asyncio.Future[Any] = loop.create_future()


class Store:
    """Jobs are plain functions of a connection. A written job is durable when it returns."""

    def __init__(self, url: str, connect: Connect | None = None, readers: int = 4) -> None:
        self.url = url
        self.file = sqlite_file(url)
        self.shared = self.file is None  # other processes may write too
        self._connect = connect
        self._readers = readers
        self._queue: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._lock: Any = None
        self.commits = 0
        self.written = 0

    def open(self) -> None:
        """Bring the tables up to date and start the writer."""
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(self.file.with_name(self.file.name + ".lock"))
        self._writer, self.reader = engines(self.url, self._connect, self._readers)
        migrate(self._writer)
        self._pool = ThreadPoolExecutor(self._readers, thread_name_prefix="digsite-read")
        self._thread = Thread(target=self._write, name="digsite-write", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Commit what was asked for, then stop."""
        if self._thread is None or self._pool is None:
            return
        self._queue.put(None)
        self._thread.join()
        self._pool.shutdown()
        self.reader.dispose()
        self._writer.dispose()
        self._thread = None
        if self._lock is not None:
            self._lock.close()

    async def write(self, job: Job[T]) -> T:
        """Run a job in the next commit group; when this returns, it is stored for good.

        What a job raises undoes that job only. `Unavailable` means the store did not say.
        """
        if self._thread is None:
            raise Unavailable("store_closed")
        asked = _Asked(job, asyncio.get_running_loop())
        self._queue.put(asked)
        result: T = await asked.future  # who stops waiting stops nothing
        return result

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads, beside the writer."""
        if self._pool is None:
            raise Unavailable("store_closed")
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._read, job)

    def _read(self, job: Job[T]) -> T:
        try:
            with self.reader.connect() as connection, connection.begin():
                return job(connection)
        except SQLAlchemyError as error:
            log.warning("read failed", error=_plain(error))
            raise Unavailable("store_unavailable") from error

    # -- the writer's thread --------------------------------------------------------

    def _write(self) -> None:
        connection: Connection | None = None
        while (group := self._next_group()) is not None:
            try:
                connection = connection or self._writer.connect()
                answers = _commit(connection, group)
                self.commits += 1
                self.written += len(group)
            except Exception as error:
                log.error("commit failed", jobs=len(group), error=_plain(error))
                _drop(connection, self._writer)
                connection = None
                answers = [(None, Unavailable("store_unavailable"))] * len(group)
            _deliver(group, answers)
        if connection is not None:
            connection.close()

    def _next_group(self) -> list[_Asked] | None:
        """The jobs that gathered while the last commit was on its way."""
        first = self._queue.get()
        if first is None:
            return None
        group = [first]
        while len(group) < GROUP:
            try:
                asked = self._queue.get_nowait()
            except Empty:
                break
            if asked is None:
                self._queue.put(None)
                break
            group.append(asked)
        return group


_Answer = tuple[Any, Exception | None]


class _OneFailed(Exception):
    """A job of a group raised something."""


def _commit(connection: Connection, group: list[_Asked]) -> list[_Answer]:
    """One transaction for all; one conflict never fails the others, so then each goes alone."""
    try:
        with connection.begin():
            return _all_at_once(connection, group)
    except _OneFailed:
        return _with_savepoints(connection, group)


def _all_at_once(connection: Connection, group: list[_Asked]) -> list[_Answer]:
    """Savepoints cost more than most jobs: they are left out until a job fails, which is rare."""
    try:
        return [(asked.job(connection), None) for asked in group]
    except Exception as error:
        if not _alive(connection):
            raise
        raise _OneFailed from error


def _with_savepoints(connection: Connection, group: list[_Asked]) -> list[_Answer]:
    answers: list[_Answer] = []
    with connection.begin():
        for asked in group:
            try:
                with connection.begin_nested():
                    answers.append((asked.job(connection), None))
            except Exception as error:
                if not _alive(connection):
                    raise
                answers.append((None, error))
    return answers


def _alive(connection: Connection) -> bool:
    """Whether the transaction still stands: a full disk, for one, ends it as a whole."""
    if connection.invalidated or connection.dialect.name != "sqlite":
        return not connection.invalidated
    driver: Any = connection.connection.driver_connection
    return bool(driver.in_transaction)


def _deliver(group: list[_Asked], answers: list[_Answer]) -> None:
    loops = {asked.loop for asked in group}
    for loop in loops:
        mine = [(a.future, b) for a, b in zip(group, answers, strict=True) if a.loop is loop]
        with contextlib.suppress(RuntimeError):  # the loop is gone, and so is who waited
            loop.call_soon_threadsafe(_settle, mine)


def _settle(settled: list[tuple[asyncio.Future[Any], _Answer]]) -> None:
    for future, (result, error) in settled:
        if future.cancelled():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)


def _drop(connection: Connection | None, engine: Engine) -> None:
    if connection is not None:
        with contextlib.suppress(Exception):
            connection.invalidate()
        with contextlib.suppress(Exception):
            connection.close()
    engine.dispose()


def _locked(path: Path) -> Any:
    """A lock on the file, so that two servers never write it (`NotNow` if one is there)."""
    file = path.open("a")
    try:
        import fcntl
    except ImportError:  # Windows: SQLite's own locks have to do
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise NotNow("store_in_use", f"another server uses {path.with_suffix('')}") from None
    return file


def _plain(error: Exception) -> str:
    """An error without the values it was about: they may be secrets."""
    original = error.orig if isinstance(error, DBAPIError) else error
    return f"{type(original).__name__}: {str(original).splitlines()[0] if str(original) else ''}"
