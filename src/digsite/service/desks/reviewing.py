"""The review of a finished match: who was going to win, and which decisions gave chances away."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection

from digsite.bots.chances import chance_of
from digsite.bots.insight.usual import usual
from digsite.bots.plans import LONGEST, as_actions
from digsite.bots.review import Judgement, engine_of
from digsite.bots.searcher import Candidate
from digsite.core.game import Game
from digsite.core.records import Action
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.play import Entry

from ..bots_at_table import Thinkers
from ..clock import Clock
from ..errors import NotAllowed, NotNow
from ..matches.kept_reviews import review_in, row_of
from ..matches.loading import by_row, live_entries, rebuilt
from ..matches.match import Match
from ..matches.registry import MatchRegistry
from ..messages import Alternative, Moment, Person, Review
from ..store import Store
from ..store.match_rows import read_entries
from ..store.review_rows import keep_review, read_review
from ..store.rows import EntryRow
from ..thinking import Asker
from .access import must_be_over

log = structlog.get_logger("digsite.reviews")
MOST_KEPT = 64  # reviews in memory
KEPT_EVERY = 20  # moments judged: a server that stops goes on from there


class Asked(NamedTuple):
    """A decision that had an alternative, as its player saw it, and what that one went on with."""

    row: EntryRow
    veiled: State
    decision: int
    then: list[Action]


class ReviewingDesk:
    """Only after the end, and from what each player could know at the time."""

    def __init__(
        self, store: Store, clock: Clock, registry: MatchRegistry, thinkers: Thinkers
    ) -> None:
        self._store, self._clock = store, clock
        self._registry, self._thinkers = registry, thinkers
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._judging: dict[str, asyncio.Task[None]] = {}

    async def review(
        self, person: Person | None, match: str, network: str = "", again: bool = False
    ) -> Review:
        """What has been found so far; the first who may have it made sets it going.

        A finished one is kept, and shown to everybody who may look at the match; `again` makes it
        anew if somebody better judges by now.
        """
        found = await self._registry.get(match)
        must_be_over(found, person)
        if found.head.outcome is None:
            raise NotNow("not_started")
        if match not in self._reviews:
            kept = await self._store.read(lambda connection: read_review(connection, match))
            if kept is not None and match not in self._reviews:
                self._remember(review_in(kept, found))
        known = self._reviews.get(match)
        if not _finished(known) or (again and not _latest(known)):
            asker = Asker(_reviewer(found, person).id, network)
            if match not in self._judging:
                self._thinkers.reviews.take(asker)
                begun = known if known is not None and _latest(known) else None
                self._remember(begun or _nothing(found))
                self._judging[match] = asyncio.create_task(self._judge(asker, found))
        self._reviews.move_to_end(match)
        return self._reviews[match]

    def stop(self) -> None:
        """The office closes: what is not finished is begun anew when asked for again."""
        for task in list(self._judging.values()):
            task.cancel()

    async def _judge(self, asker: Asker, match: Match) -> None:
        try:
            asked = await self._store.read(lambda connection: _decisions(connection, match))
            moments = list(self._reviews[match.id].moments)
            while len(moments) < len(asked):  # what was judged before a stop is there already
                moments += await self._next(asker, match, asked, len(moments))
                if len(moments) == len(asked):
                    break  # it is kept before anybody hears that it is whole
                self._remember(_so_far(match, len(asked), moments))
                if len(moments) % KEPT_EVERY < self._thinkers.reviewers:
                    await self._keep(_so_far(match, len(asked), moments))
            whole = _so_far(match, len(asked), moments)
            await self._keep(whole)
            self._remember(whole)
        except BaseException as error:
            self._reviews.pop(match.id, None)
            if not isinstance(error, Exception):
                raise
            log.error("review broken off", match=match.id, error=repr(error))
        finally:
            self._judging.pop(match.id, None)
            self._thinkers.reviews.give_back(asker)

    async def _next(
        self, asker: Asker, match: Match, asked: list[Asked], begin: int
    ) -> list[Moment]:
        """As many decisions as are judged at a time."""
        some = asked[begin : begin + self._thinkers.reviewers]
        found = await asyncio.gather(
            *[
                self._thinkers.judged(asker, match, each.veiled, each.decision, number)
                for number, each in enumerate(some, begin)
            ]
        )
        return [
            _moment(match.game, each, judgement)
            for each, judgement in zip(some, found, strict=True)
        ]

    async def _keep(self, review: Review) -> None:
        row = row_of(review, self._clock.now())
        await self._store.write(lambda connection: keep_review(connection, row))

    def _remember(self, review: Review) -> None:
        self._reviews[review.match] = review
        while len(self._reviews) > MOST_KEPT:
            self._reviews.popitem(last=False)


def _nothing(match: Match) -> Review:
    return _so_far(match, max(match.version, 1), [])


def _so_far(match: Match, decisions: int, moments: list[Moment]) -> Review:
    return Review(
        match.id,
        len(moments),
        decisions,
        tuple(moments),
        engine_of(match.game),
        usual=usual(match.game, len(match.seats)),
    )


def _finished(review: Review | None) -> bool:
    return review is not None and review.done >= review.all


def _latest(review: Review | None) -> bool:
    return review is not None and review.latest


def _reviewer(match: Match, person: Person | None) -> Person:
    """Who played or brought the match, or has an account (`NotAllowed`): work is not for all."""
    if person is None or not (
        person.account or match.seats_of(person.id) or match.facts.owner == person.id
    ):
        raise NotAllowed("no_review")
    return person


def _decisions(connection: Connection, match: Match) -> list[Asked]:
    return list(_real_choices(match, live_entries(read_entries(connection, match.id))))


def _real_choices(match: Match, live: list[EntryRow]) -> Iterator[Asked]:
    table = rebuilt(match.facts, len(match.seats), [])
    whole = rebuilt(match.facts, len(match.seats), live)
    for number, (entry, row) in enumerate(by_row(whole, live), 1):
        state = table.state
        if entry.seat != CHANCE and len(state.legal()) > 1:
            decision = table.game.decide(state, entry.seat, entry.action)
            then = _of_seat(entry.seat, whole.journal[number : number + LONGEST])
            yield Asked(row, table.game.veil(state, entry.seat), decision, then)
        table.submit(entry.seat, entry.action)


def _of_seat(seat: int, entries: list[Entry]) -> list[Action]:
    """What a seat decides before anybody else does."""
    return [entry.action for entry in takewhile(lambda each: each.seat == seat, entries)]


def _moment(game: Game[State], asked: Asked, judgement: Judgement) -> Moment:
    row, veiled, decision, then = asked
    moment = Moment(
        version=row.version,
        turn=veiled.turn,
        seat=veiled.actor,
        wins=tuple(judgement.wins),
        mark=judgement.mark,
        loss=judgement.loss,
        error=tuple(judgement.error),
        reason=judgement.reason,
    )
    if judgement.better is None:
        return moment
    played = game.action(veiled, decision)
    plans = {each.decision: each.then for each in judgement.best}
    better, *plan = as_actions(game, veiled, judgement.better, plans.get(judgement.better, ()))
    return msgspec.structs.replace(
        moment,
        played=played,
        better=better,
        played_about=dict(game.about(veiled, played, then)),
        better_about=dict(game.about(veiled, better, plan)),
        asked=game.prompt(veiled, veiled.actor).key,
        best=tuple([_alternative(game, veiled, each) for each in judgement.best]),
    )


def _alternative(game: Game[State], veiled: State, found: Candidate) -> Alternative:
    action, *plan = as_actions(game, veiled, found.decision, found.then)
    chance = chance_of(game, veiled, found)
    return Alternative(action, chance, dict(game.about(veiled, action, plan)))
