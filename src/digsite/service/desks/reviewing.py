"""The review of a finished match: who was going to win, and which decisions gave chances away."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator

import structlog
from sqlalchemy import Connection

from digsite.bots.review import Judgement
from digsite.core.game import Game
from digsite.core.seats import CHANCE
from digsite.core.state import State

from ..bots_at_table import Thinkers
from ..bus import Bus
from ..errors import NotNow
from ..matches.loading import live_entries, rebuilt
from ..matches.match import Match
from ..moments import Moments
from ..records import Moment, Person, Review
from ..secrets import Randomness
from ..store import Store
from ..store.match_rows import read_entries
from ..store.rows import EntryRow
from .archive import ArchiveDesk

log = structlog.get_logger("digsite.reviews")
MOST_KEPT = 64  # reviews
MOST_WAITING = 4  # matches under review at a time


class ReviewingDesk(ArchiveDesk):
    """Only after the end, and from what each player could know at the time."""

    thinkers: Thinkers

    def __init__(self, store: Store, moments: Moments, randomness: Randomness, bus: Bus) -> None:
        super().__init__(store, moments, randomness, bus)
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._judging: dict[str, asyncio.Task[None]] = {}

    async def review(self, person: Person | None, match: str) -> Review:
        """What has been found so far; the first to ask sets it going."""
        found = await self._ended(person, match)
        if found.head.outcome is None:
            raise NotNow("not_started")
        if match not in self._reviews:
            if len(self._judging) >= MOST_WAITING:
                raise NotNow("busy")
            self._remember(Review(match, 0, max(found.version, 1), ()))
            self._judging[match] = asyncio.create_task(self._judge(found))
        self._reviews.move_to_end(match)
        return self._reviews[match]

    def stop_reviewing(self) -> None:
        """The office closes: what is not finished is begun anew when asked for again."""
        for task in list(self._judging.values()):
            task.cancel()

    async def _judge(self, match: Match) -> None:
        try:
            asked = await self.store.read(lambda connection: _decisions(connection, match))
            moments: list[Moment] = []
            for number, (row, veiled, decision) in enumerate(asked):
                judgement = await self.thinkers.judged(match, veiled, decision, number)
                moments.append(_moment(match.game, row, veiled, decision, judgement))
                self._remember(Review(match.id, number + 1, len(asked), tuple(moments)))
            self._remember(Review(match.id, len(asked), len(asked), tuple(moments)))
        except BaseException as error:
            self._reviews.pop(match.id, None)
            if not isinstance(error, Exception):
                raise
            log.error("review broken off", match=match.id, error=repr(error))
        finally:
            self._judging.pop(match.id, None)

    def _remember(self, review: Review) -> None:
        self._reviews[review.match] = review
        while len(self._reviews) > MOST_KEPT:
            self._reviews.popitem(last=False)


def _decisions(connection: Connection, match: Match) -> list[tuple[EntryRow, State, int]]:
    return list(_real_choices(match, live_entries(read_entries(connection, match.id))))


def _real_choices(match: Match, live: list[EntryRow]) -> Iterator[tuple[EntryRow, State, int]]:
    """Every decision that had an alternative, as its player saw it."""
    table = rebuilt(match.facts, len(match.seats), [])
    whole = rebuilt(match.facts, len(match.seats), live)
    for entry, row in zip(whole.journal, live, strict=True):
        state = table.state
        if entry.seat != CHANCE and len(state.legal()) > 1:
            decision = table.game.decide(state, entry.seat, entry.action)
            yield row, table.game.veil(state, entry.seat), decision
        table.submit(entry.seat, entry.action)


def _moment(
    game: Game[State], row: EntryRow, veiled: State, decision: int, judgement: Judgement
) -> Moment:
    better = judgement.better
    return Moment(
        version=row.version,
        turn=veiled.turn,
        seat=veiled.actor,
        wins=tuple(judgement.wins),
        loss=judgement.loss,
        played=game.action(veiled, decision) if better is not None else None,
        better=game.action(veiled, better) if better is not None else None,
    )
