"""Learn from mistakes: what somebody did wrong in a finished match is asked again."""

from __future__ import annotations

from sqlalchemy import Connection

from digsite.bots.puzzles.retrying import NEARLY
from digsite.core.records import Action
from digsite.play import Table

from ..bots_at_table import Thinkers
from ..clock import Clock
from ..errors import NotThere
from ..matches.asking import offer_of, question_at
from ..matches.kept_reviews import review_in
from ..matches.loading import load_table
from ..matches.match import Match
from ..matches.registry import MatchRegistry
from ..messages import Mistake, Moment, Person, Question, Retried
from ..store import Store
from ..store.attempt_rows import AttemptRow, attempts_at, keep_attempt
from ..store.review_rows import read_review
from ..store.rows import StoredMatch
from ..thinking import Asker
from .access import must_be_over


class LearningDesk:
    """Only of a match that is over and reviewed; each position from the eyes of who erred."""

    def __init__(
        self, store: Store, clock: Clock, registry: MatchRegistry, thinkers: Thinkers
    ) -> None:
        self._store, self._clock = store, clock
        self._registry, self._thinkers = registry, thinkers

    async def mistakes(self, person: Person | None, match: str) -> list[Mistake]:
        """One's own, or everybody's for who did not play."""
        found = await self._over(person, match)
        tried = {
            row.task: row.right
            for row in await self._store.read(lambda c: _tried(c, person, found.game.key))
        }
        own = found.seats_of(person.id) if person is not None else []
        return [
            Mistake(
                moment.version,
                moment.turn,
                moment.seat,
                moment.mark,
                moment.loss,
                tried.get(_task(match, moment.version)),
            )
            for moment in await self._moments(found)
            if not own or moment.seat in own
        ]

    async def question(self, person: Person | None, match: str, version: int) -> Question:
        """The position where somebody erred, as that player saw it."""
        found = await self._over(person, match)
        await self._moment(found, version)
        table = await self._table(found, version)
        return question_at(table, f"{match} {version}", _names(found))

    async def answer(
        self, person: Person, match: str, version: int, action: Action, network: str = ""
    ) -> Retried:
        """Whether another decision is nearly as good as the best (`Refused` if it is not legal)."""
        found = await self._over(person, match)
        moment = await self._moment(found, version)
        table = await self._table(found, version)
        assert moment.better is not None
        assert moment.played is not None
        game, state = table.game, table.state
        decision = game.decide(state, moment.seat, action)
        best = game.decide(state, moment.seat, moment.better)
        if action == moment.played:
            loss = moment.loss
        else:
            asker, veiled = Asker(person.id, network), game.veil(state, moment.seat)
            loss = await self._thinkers.given_away(asker, found, veiled, best, decision)
        right = loss <= NEARLY
        if person.account:
            task, now = _task(match, version), self._clock.now()
            row = AttemptRow(person.id, task, game.key, right, None, now)
            await self._store.write(lambda connection: keep_attempt(connection, row))
        better, played = offer_of(table, moment.better), offer_of(table, moment.played)
        return Retried(right, loss, better, played, moment.loss, _names(found))

    async def _over(self, person: Person | None, match: str) -> Match:
        found = await self._registry.get(match)
        must_be_over(found, person)
        return found

    async def _moments(self, match: Match) -> list[Moment]:
        """What was clearly wrong, by a review that is finished."""
        row = await self._store.read(lambda connection: read_review(connection, match.id))
        if row is None or row.done < row.decisions:
            return []
        return [each for each in review_in(row, match).moments if each.better is not None]

    async def _moment(self, match: Match, version: int) -> Moment:
        for moment in await self._moments(match):
            if moment.version == version:
                return moment
        raise NotThere("no_mistake")

    async def _table(self, match: Match, version: int) -> Table:
        stored = StoredMatch(match.facts, match.head, match.seats)
        return await self._store.read(lambda connection: load_table(connection, stored, version))


def _tried(connection: Connection, person: Person | None, game: str) -> list[AttemptRow]:
    if person is None or not person.account:
        return []
    return attempts_at(connection, person.id, game)


def _task(match: str, version: int) -> str:
    return f"mistake {match} {version}"


def _names(match: Match) -> tuple[str, ...]:
    return tuple(seat.name for seat in match.seats)
