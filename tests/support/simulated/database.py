"""The database all workers share: what it has committed stays, whatever happens to who asked."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextvars import copy_context
from functools import cache
from random import Random
from typing import Any

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event

from digsite.core.errors import DigsiteError
from digsite.service.store.migrate import migrate
from digsite.service.store.store import _Answer, _Asked, _commit

from .loop import OUTSIDE
from .trace import Trace

Sent = tuple[str, str, str, int]  # who says on the bus what, of which match, which number
QUICK = 0.004  # seconds a commit takes, mostly


class Database:
    """SQLite in memory, with the time and the troubles of a PostgreSQL elsewhere."""

    def __init__(self, dice: Random, trace: Trace) -> None:
        self._dice, self._trace = dice, trace
        self.engine = _fresh()
        self.faulty = True
        self.down = False
        self.saying: list[Sent] = []  # in the transaction that is under way
        self.notify: Callable[[Sent], None] = lambda _: None

    def read(self, job: Callable[[Connection], Any]) -> list[_Answer]:
        try:
            with self.engine.connect() as connection, connection.begin():
                return [(job(connection), None)]
        except DigsiteError as error:
            return [(None, error)]

    def delay(self) -> float:
        """How long something takes; now and then much longer, or longer than anybody waits."""
        if self.faulty and self._dice.random() < 0.03:
            self._trace.fault("slow store")
            return self._dice.choice((0.3, 1.5, 6.0)) * self._dice.random()
        return self._dice.random() * QUICK

    def ask(
        self, work: Callable[[], list[_Answer]], answered: Callable[[list[_Answer] | None], None]
    ) -> None:
        """Do it after a while and say so after another, or fail before or after (None).

        Who asked may die meanwhile: what is on its way to the database is done all the same.
        """
        loop, asker = asyncio.get_running_loop(), copy_context()
        draw = self._dice.random() if self.faulty else 1.0
        kind = "failed store" if draw < 0.015 else "lost commit answer" if draw < 0.03 else ""
        if kind:
            self._trace.fault(kind)

        def arrive() -> None:
            if self.down or kind == "failed store":
                found = None
            else:
                found = work()
            said = None if kind == "lost commit answer" else found
            loop.call_later(self._dice.random() * QUICK, answered, said, context=asker)

        loop.call_later(self.delay(), arrive, context=OUTSIDE)

    def commit(self, group: list[_Asked]) -> list[_Answer]:
        """All of it at once; whoever listens to the bus hears of it."""
        self.saying = []
        with self.engine.connect() as connection:
            answers = _commit(connection, group)
        said, self.saying = self.saying, []
        for one in said:
            self.notify(one)
        return answers


@cache
def _engine() -> tuple[Engine, sqlite3.Connection, sqlite3.Connection]:
    """One for all worlds: statements are compiled once. The second is an empty store."""
    live = sqlite3.connect(":memory:", check_same_thread=False)
    live.isolation_level = None
    engine = create_engine("sqlite://", creator=lambda: live, poolclass=StaticPool)

    def began(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    event.listen(engine, "begin", began)
    migrate(engine)
    empty = sqlite3.connect(":memory:", check_same_thread=False)
    live.backup(empty)
    return engine, live, empty


def _fresh() -> Engine:
    engine, live, empty = _engine()
    empty.backup(live)
    return engine
