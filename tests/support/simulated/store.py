"""The store of one worker: the real one's rules of waiting, without its threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from digsite.service.errors import Unavailable
from digsite.service.store import Store
from digsite.service.store.patience import Patience
from digsite.service.store.store import GROUP, PATIENCE, _Answer, _Asked, _settle

from .database import Database

T = TypeVar("T")


class SimulatedStore(Store):
    """Jobs gather while a commit is on its way, and go together in the next."""

    def __init__(self, database: Database) -> None:
        super().__init__("sqlite:///simulated")
        self._database = database
        self.shared = True
        self.patience = Patience(PATIENCE)
        self._waiting: list[_Asked] = []
        self._under_way = False
        self._is_open = False

    def open(self) -> None:
        self._is_open = True

    def close(self) -> None:
        self._is_open = False

    async def write(self, job: Callable[[Connection], T]) -> T:
        self._must_be_open()

        def ask() -> asyncio.Future[T]:
            asked = _Asked(job, asyncio.get_running_loop())
            self._waiting.append(asked)
            self._next()
            return asked.future

        return await self.patience.wait(ask)

    async def read(self, job: Callable[[Connection], T]) -> T:
        self._must_be_open()

        def ask() -> asyncio.Future[T]:
            asked = _Asked(job, asyncio.get_running_loop())
            self._database.ask(
                lambda: self._database.read(job), lambda found: _answer([asked], found)
            )
            return asked.future

        return await self.patience.wait(ask)

    def _must_be_open(self) -> None:
        if not self._is_open:
            raise Unavailable("store_closed")

    def _next(self) -> None:
        if self._under_way or not self._waiting:
            return
        self._under_way = True
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]

        def answered(found: list[_Answer] | None) -> None:
            _answer(group, found)
            self._under_way = False
            self._next()

        self._database.ask(lambda: self._database.commit(group), answered)


def _answer(group: list[_Asked], found: list[_Answer] | None) -> None:
    lost: list[_Answer] = [(None, Unavailable("store_unavailable"))] * len(group)
    answers = lost if found is None else found
    _settle([(asked.future, answer) for asked, answer in zip(group, answers, strict=True)])
