"""Faults planted into the office on purpose: the simulated world must find each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import pytest
from sqlalchemy import Connection, bindparam, or_, update

from digsite.service.chores import Chores
from digsite.service.desks.playing import PlayingDesk
from digsite.service.errors import Unavailable
from digsite.service.matches import broadcast
from digsite.service.matches.after_answer import After, Announce
from digsite.service.matches.broadcast import tell_change
from digsite.service.matches.match import Listener, Match
from digsite.service.matches.step import Draft, Step
from digsite.service.matches.writer import MatchWriter
from digsite.service.messages import Accepted, Person
from digsite.service.other_processes import OtherProcesses
from digsite.service.store import match_rows
from digsite.service.store.match_rows import apply_change
from digsite.service.store.prepared import Prepared
from digsite.service.store.rows import Head
from digsite.service.store.tables import entries, matches

Plant = Callable[[pytest.MonkeyPatch], None]
T = TypeVar("T")
Also = Callable[[Connection], None] | None


def acknowledged_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    """A step is true at once, and stored when the database gets round to it."""

    async def commit(self: MatchWriter, match: Match, draft: Draft, also: Also = None) -> Announce:
        def job(connection: Connection) -> None:
            apply_change(connection, draft.change)
            if also is not None:
                also(connection)
            self._bus.announce(connection, "match", match.id)

        def stored(done: asyncio.Future[None]) -> None:
            if not done.cancelled() and done.exception() is None:
                tell_change(match)

        match.adopt(draft.stored, draft.table, draft.change.entries)
        asyncio.ensure_future(self._store.write(job)).add_done_callback(stored)
        for hear in self._committed:
            hear(match)
        return lambda: None

    patch.setattr(MatchWriter, "commit", commit)


def keys_not_looked_at(patch: pytest.MonkeyPatch) -> None:
    """Whatever comes is done, as often as it comes."""

    async def answer(
        self: PlayingDesk,
        person: Person,
        match: str,
        version: int | None,
        key: str,
        step: Callable[[Match], Step],
        after: After,
    ) -> Accepted:
        async def work(found: Match) -> Accepted:
            draft = step(found).draft(f"{person.id}:{key}-{found.version}")
            after(await self._writer.commit(found, draft))
            return Accepted(found.id, key, draft.change.head.version)

        return await self._registry.at(match, work)

    patch.setattr(PlayingDesk, "_answer", answer)


def keys_known_only_in_memory(patch: pytest.MonkeyPatch) -> None:
    """A key is remembered by the process that stored it, and by no other."""
    known: dict[tuple[int, str], int] = {}
    commit = MatchWriter.commit

    async def kept(self: MatchWriter, match: Match, draft: Draft, also: Also = None) -> Announce:
        announce = await commit(self, match, draft, also)
        for entry in draft.change.entries:
            if entry.key is not None:
                known[id(self), entry.key] = entry.version + 1
        return announce

    async def answered(self: MatchWriter, match: Match, key: str) -> int | None:
        return known.get((id(self), key))

    patch.setattr(MatchWriter, "commit", kept)
    patch.setattr(MatchWriter, "answered", answered)


def news_through_the_eyes_of_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    """Where two watch at one process, the second is told what the first may see."""
    eyes_of = broadcast.eyes_of

    def eyes(match: Match, listener: Listener) -> int | None:
        first = next(iter(match.listeners), listener)
        return eyes_of(match, first)

    patch.setattr(broadcast, "eyes_of", eyes)


def the_later_writer_wins(patch: pytest.MonkeyPatch) -> None:
    """Nobody looks whether somebody else was faster."""
    everywhere = update(matches).where(
        matches.c.id == bindparam("of"), bindparam("before") == bindparam("before")
    )
    replacing = entries.insert().prefix_with("OR REPLACE")
    patch.setattr(match_rows, "_UPDATE_HEAD", Prepared(everywhere, Head.__struct_fields__))
    patch.setattr(match_rows, "_INSERT_ENTRY", Prepared(replacing))


def lost_messages_not_caught_up(patch: pytest.MonkeyPatch) -> None:
    """Who was cut off from the bus goes on as if nothing had been said meanwhile."""

    async def nothing(self: OtherProcesses | Chores) -> None:
        return None

    patch.setattr(OtherProcesses, "missed", nothing)
    patch.setattr(Chores, "_catch_up", nothing)


def only_the_bus_tells(patch: pytest.MonkeyPatch) -> None:
    """As it was until T6 found it: what no message told of is never looked for."""

    async def nothing(self: Chores) -> None:
        return None

    patch.setattr(Chores, "_catch_up", nothing)


def memory_kept_after_a_failed_commit(patch: pytest.MonkeyPatch) -> None:
    """A step that the store did not take is true in memory all the same."""
    commit = MatchWriter.commit

    async def kept(self: MatchWriter, match: Match, draft: Draft, also: Also = None) -> Announce:
        try:
            return await commit(self, match, draft, also)
        except Unavailable:
            match.adopt(draft.stored, draft.table, draft.change.entries)
            raise

    patch.setattr(MatchWriter, "commit", kept)


def told_before_it_is_stored(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears of a step while it is on its way to the database."""
    commit = MatchWriter.commit

    async def hasty(self: MatchWriter, match: Match, draft: Draft, also: Also = None) -> Announce:
        before = match.head, match.table
        match.head, match.table = draft.stored.head, draft.table
        match.cache.clear()
        tell_change(match)
        match.head, match.table = before
        match.cache.clear()
        return await commit(self, match, draft, also)

    patch.setattr(MatchWriter, "commit", hasty)


def bots_wait_for_whoever_held_the_lease(patch: pytest.MonkeyPatch) -> None:
    """A lease never runs out: who died with it keeps it."""
    free = match_rows._FREE
    never = or_(*list(free.clauses)[:2])
    patch.setattr(match_rows, "_TAKE_LEASE", match_rows._TAKE_LEASE.where(never))


PLANTS: tuple[Plant, ...] = (
    acknowledged_before_the_commit,
    keys_not_looked_at,
    keys_known_only_in_memory,
    news_through_the_eyes_of_the_next_seat,
    the_later_writer_wins,
    lost_messages_not_caught_up,
    only_the_bus_tells,
    memory_kept_after_a_failed_commit,
    told_before_it_is_stored,
    bots_wait_for_whoever_held_the_lease,
)
