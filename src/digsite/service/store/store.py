"""One writer thread with group commit, a few readers, and one lock on the file."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TextIO, TypeVar

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from digsite.core.errors import BadInput, DigsiteError

from ..errors import Crowded, NotNow, Unavailable
from .engines import Connect, engines, limit_statements, sqlite_file
from .migrate import migrate
from .modes import private_file, private_folder, too_open
from .patience import Patience

T = TypeVar("T")
Job = Callable[[Connection], T]
PATIENCE = 4.0  # seconds for a database elsewhere: who asks is told within 5
Result = Any  # of a job: only who asked for it knows what it is
GROUP = 256  # jobs in one commit, at most
MOST_WAITING = 1024  # jobs; whoever comes then is told to come again

log = structlog.get_logger("digsite.store")


class _Asked:
    """A job and the future of the one who waits for it."""

    __slots__ = ("future", "job", "loop")

    def __init__(self, job: Job[Result], loop: asyncio.AbstractEventLoop) -> None:
        self.job, self.loop = job, loop
        self.future: asyncio.Future[Result] = loop.create_future()


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
        self._lock: TextIO | None = None
        self.patience = Patience(PATIENCE if self.shared else None)
        self.commits = 0
        self.shed = 0  # jobs that were not taken
        self.written = 0

    def open(self) -> None:
        """Bring the tables up to date and start the writer (`BadInput` if that cannot be)."""
        try:
            self._open()
        except (SQLAlchemyError, OSError) as error:
            self._unlock()
            where = self.file or "the database"
            raise BadInput(f"the store cannot be opened: {where}: {plain_error(error)}") from None
        except DigsiteError:
            self._unlock()
            raise
        self._pool = ThreadPoolExecutor(self._readers, thread_name_prefix="digsite-read")
        self._thread = Thread(target=self._write, name="digsite-write", daemon=True)
        self._thread.start()

    def _open(self) -> None:
        if self.file is not None:
            private_folder(self.file.parent)
            self._lock = locked(self.file)
            if self._connect is None:
                private_file(self.file)
            if wide := too_open(self.file):
                log.warning(wide)
        self._writer, self.reader = engines(self.url, self._connect, self._readers)
        migrate(self._writer)  # which may take as long as it takes
        if self.patience.seconds is not None:
            for engine in (self._writer, self.reader):
                limit_statements(engine, self.patience.seconds)
            with self._writer.connect():  # which the pool keeps open: the store is in use
                pass

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

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
        self._unlock()

    async def write(self, job: Job[T]) -> T:
        """Run a job in the next commit group; when this returns, it is stored for good.

        What a job raises undoes that job only. `Unavailable` means the store did not say,
        `Crowded` that it was not asked.
        """
        if self._thread is None:
            raise Unavailable("store_closed")
        if self._queue.qsize() >= MOST_WAITING:
            self.shed += 1
            raise Crowded

        def ask() -> asyncio.Future[T]:
            asked = _Asked(job, asyncio.get_running_loop())
            self._queue.put(asked)
            return asked.future

        return await self.patience.wait(ask)  # who stops waiting stops nothing

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads, beside the writer."""
        if self._pool is None:
            raise Unavailable("store_closed")
        loop, pool = asyncio.get_running_loop(), self._pool
        return await self.patience.wait(lambda: loop.run_in_executor(pool, self._read, job))

    async def beside(self, job: Job[T]) -> T:
        """Run a job that writes in a short transaction of its own, where the store is shared.

        It may lock one row; in a commit group two processes could wait for each other's rows.
        """
        assert self.shared
        return await self.read(job)

    def _read(self, job: Job[T]) -> T:
        try:
            with self.reader.connect() as connection, connection.begin():
                return job(connection)
        except SQLAlchemyError as error:
            log.warning("read failed", error=plain_error(error))
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
                log.error("commit failed", jobs=len(group), error=plain_error(error))
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


_Answer = tuple[Result, Exception | None]


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
                answers.append((None, _said(error)))
    return answers


def _said(error: Exception) -> Exception:
    """A statement that took too long was not done, and may be tried again."""
    if not isinstance(error, OperationalError):
        return error
    log.warning("write failed", error=plain_error(error))
    return Unavailable("store_unavailable")


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


def _settle(settled: list[tuple[asyncio.Future[Result], _Answer]]) -> None:
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


def locked(store: Path) -> TextIO:
    """A lock beside the file, so that two servers never write it (`NotNow` if one is there)."""
    path = store.with_name(store.name + ".lock")
    private_file(path)
    file = path.open("a")
    try:
        import fcntl
    except ImportError:  # Windows: SQLite's own locks have to do
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise NotNow("store_in_use", f"another server uses {store}") from None
    return file


def plain_error(error: Exception) -> str:
    """An error without the values it was about: they may be secrets."""
    original = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(original, OSError) and original.strerror:
        return (
            f"{original.filename}: {original.strerror}" if original.filename else original.strerror
        )
    return f"{type(original).__name__}: {str(original).splitlines()[0] if str(original) else ''}"
