"""Playing: moves, taking back, resigning. Stored first, then answered, then told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from digsite.core.dice import Dice
from digsite.core.errors import BadInput, Stale
from digsite.core.records import Action, Refusal
from digsite.play.preview import Preview, preview

from ..clock import Clock
from ..errors import Crowded, NotAllowed, NotNow, Unavailable
from ..matches.after_answer import After, at_once
from ..matches.match import Match, typed_action
from ..matches.registry import MatchRegistry
from ..matches.step import KEEPER, Step
from ..matches.undo import can_undo, taken_back, turn_restarted
from ..matches.writer import MatchWriter
from ..messages import Accepted, Person
from ..store.match_rows import Conflict
from .access import keyed, own_seats

MOST_ACTIONS = 32  # in one gesture


class PlayingDesk:
    """The queue of a match: known key, current version, rules, store, answer.

    `after` is given the news of a step that is stored; who sends an answer first holds it back.
    """

    def __init__(self, clock: Clock, registry: MatchRegistry, writer: MatchWriter) -> None:
        self._clock, self._registry, self._writer = clock, registry, writer

    async def actions(self, match: str, given: Sequence[object]) -> list[Action]:
        """Actions of the match's game from plain values, strictly (`BadInput`)."""
        if not 0 < len(given) <= MOST_ACTIONS:
            raise BadInput(f"a gesture has 1 to {MOST_ACTIONS} actions")
        found = await self._registry.get(match)
        try:
            return [typed_action(found.game, plain) for plain in given]
        except msgspec.MsgspecError as error:
            raise BadInput(f"this is no action of {found.game.title}: {error}") from None

    async def play(
        self,
        person: Person,
        match: str,
        version: int,
        key: str,
        actions: Sequence[Action],
        after: After = at_once,
    ) -> Accepted:
        """The small decisions of one gesture, all or none; stored when this returns."""
        if not 0 < len(actions) <= MOST_ACTIONS:
            raise BadInput(f"a gesture has 1 to {MOST_ACTIONS} actions")

        def step(found: Match) -> Step:
            seat = _acting(found, person)
            made = Step(found, self._clock.now())
            made.come_back(seat)
            for action in actions:
                made.act(seat, action)
            made.deal()
            return made

        return await self._answer(person, match, version, key, step, after)

    async def undo(
        self,
        person: Person,
        match: str,
        version: int,
        key: str,
        after: After = at_once,
        turn: bool = False,
    ) -> Accepted:
        """Take back one's last decision of this turn, or the turn as far as nothing was shown."""

        def step(found: Match) -> Step:
            table = found.playing
            seat = _acting(found, person)
            if not can_undo(found, seat):
                raise NotNow("no_undo")
            made = Step(found, self._clock.now())
            made.go_back(turn_restarted(table, seat) if turn else taken_back(table))
            return made

        return await self._answer(person, match, version, key, step, after)

    async def resign(
        self,
        person: Person,
        match: str,
        key: str,
        seat: int | None = None,
        after: After = at_once,
    ) -> Accepted:
        """Give up: with three or more a bot plays on, with two the game ends."""

        def step(found: Match) -> Step:
            mine = [s for s in own_seats(found, person) if not found.seats[s].resigned]
            if seat is not None and seat not in mine:
                raise NotAllowed("not_your_seat")
            if not mine:
                raise NotNow("already_resigned")
            _must_run(found)
            gone = mine[0] if seat is None else seat
            made = Step(found, self._clock.now())
            made.sit(gone, resigned=True, kept_by=KEEPER)
            made.note("resign", gone)
            if sum(not row.resigned for row in made.seats) < 2:
                made.end("resigned")
            return made

        return await self._answer(person, match, None, key, step, after)

    async def why(
        self, person: Person, match: str, action: Action, first: Sequence[Action] = ()
    ) -> Refusal | None:
        """Why this action is not possible for the person now, or after those that come first."""
        found = await self._registry.get(match)
        mine = own_seats(found, person)
        table = found.playing
        seat = found.head.actor if found.head.actor in mine else mine[0]
        veiled = table.game.veil(table.state, seat)
        for each in first:
            if (refusal := table.game.refuse(veiled, seat, each)) is not None:
                return refusal
            world = table.game.imagine(veiled, Dice(0))
            world.play(table.game.decide(veiled, seat, each))
            veiled = table.game.veil(world, seat)
        return table.game.refuse(veiled, seat, action)

    async def preview(self, person: Person, match: str, action: Action) -> Preview:
        """What one of the offered actions would do, as far as the person can know."""
        found = await self._registry.get(match)
        seat = _acting(found, person)
        table = found.playing
        veiled = table.game.veil(table.state, seat)
        table.game.decide(veiled, seat, action)
        return preview(table.game, veiled, seat, action)

    async def _answer(
        self,
        person: Person,
        match: str,
        version: int | None,
        key: str,
        step: Callable[[Match], Step],
        after: After,
    ) -> Accepted:
        """Work a step out, store it, answer. The same key gets the first answer again."""
        stored_key = keyed(person, key)

        async def work(found: Match) -> Accepted:
            if version is not None and version > found.version:
                await self._registry.refresh(found)  # another process knows more
            if version is None or version != found.version:
                known = await self._writer.answered(found, stored_key)
                if known is not None:
                    return Accepted(found.id, key, known)
                if version is not None:
                    own_seats(found, person)
                    raise Stale(version, found.version)
            for last in (False, False, True):
                draft, before = step(found).draft(stored_key), found.version
                try:
                    announce = await self._writer.commit(found, draft)
                except Conflict as error:
                    known = await self._writer.answered(found, stored_key)
                    if known is None and found.version == before and not last:
                        continue  # only who sits there has changed
                    return await self._after_trouble(found, key, stored_key, version, error)
                except Crowded:
                    raise
                except Unavailable as error:
                    return await self._after_trouble(found, key, stored_key, version, error)
                after(announce)
                return Accepted(found.id, key, draft.change.head.version)
            raise AssertionError  # the last one returns or raises

        return await self._registry.at(match, work)

    async def _after_trouble(
        self, match: Match, key: str, stored_key: str, version: int | None, error: Exception
    ) -> Accepted:
        """Somebody was faster, or the store did not say: what does it hold now?"""
        known = await self._writer.answered(match, stored_key)
        if known is not None:
            return Accepted(match.id, key, known)
        if isinstance(error, Conflict):
            raise Stale(match.version if version is None else version, match.version) from None
        raise error


def _acting(match: Match, person: Person) -> int:
    """The seat a person acts for now; the rules say so if it is not its turn."""
    mine = own_seats(match, person)
    _must_run(match)
    actor = match.head.actor
    if actor not in mine:
        return mine[0]
    if match.seats[actor].resigned:
        raise NotNow("already_resigned")
    return actor


def _must_run(match: Match) -> None:
    match.playing  # noqa: B018  # says why not
    if match.head.state != "running":
        raise NotNow("not_running")
