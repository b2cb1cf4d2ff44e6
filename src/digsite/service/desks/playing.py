"""Playing: moves, taking back, resigning. Stored first, then answered, then told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from digsite.core.errors import BadInput, Stale
from digsite.core.records import Action, Refusal
from digsite.play.preview import Odds, Outlook, odds, outlook

from ..errors import NotAllowed, NotNow, Unavailable
from ..matches.match import Match, action_decoder
from ..matches.step import Step
from ..matches.undo import can_undo, taken_back
from ..records import Accepted, Person
from ..store.match_rows import Conflict
from .base import Base, keyed, own_seats

KEEPER = "curator"  # the bot that keeps a seat
MOST_ACTIONS = 32  # in one gesture


class PlayingDesk(Base):
    """The queue of a match: known key, current version, rules, store, answer."""

    async def actions(self, match: str, given: Sequence[msgspec.Raw]) -> list[Action]:
        """Actions of the match's game from their JSON, strictly (`BadInput`)."""
        if not 0 < len(given) <= MOST_ACTIONS:
            raise BadInput(f"a gesture has 1 to {MOST_ACTIONS} actions")
        found = await self.hall.get(match)
        try:
            decoder = action_decoder(found.facts.game)
            return [decoder.decode(raw) for raw in given]
        except msgspec.MsgspecError as error:
            raise BadInput(f"this is no action of {found.game.title}: {error}") from None

    async def play(
        self, person: Person, match: str, version: int, key: str, actions: Sequence[Action]
    ) -> Accepted:
        """The small decisions of one gesture, all or none; stored when this returns."""
        if not 0 < len(actions) <= MOST_ACTIONS:
            raise BadInput(f"a gesture has 1 to {MOST_ACTIONS} actions")

        def step(found: Match) -> Step:
            seat = _acting(found, person)
            made = Step(found, self.moments.now())
            made.come_back(seat)
            for action in actions:
                made.act(seat, action)
            made.deal()
            return made

        return await self._answer(person, match, version, key, step)

    async def undo(self, person: Person, match: str, version: int, key: str) -> Accepted:
        """Take back one's last decision of this turn."""

        def step(found: Match) -> Step:
            table = found.playing
            seat = _acting(found, person)
            if not can_undo(found, seat):
                raise NotNow("no_undo")
            made = Step(found, self.moments.now())
            made.go_back(taken_back(table))
            return made

        return await self._answer(person, match, version, key, step)

    async def resign(
        self, person: Person, match: str, key: str, seat: int | None = None
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
            made = Step(found, self.moments.now())
            made.sit(gone, resigned=True, kept_by=KEEPER)
            made.note("resign", gone)
            if sum(not row.resigned for row in made.seats) < 2:
                made.end("resigned")
            return made

        return await self._answer(person, match, None, key, step)

    async def why(self, person: Person, match: str, action: Action) -> Refusal | None:
        """Why this action is not possible for the person now."""
        found = await self.hall.get(match)
        mine = own_seats(found, person)
        table = found.playing
        seat = found.head.actor if found.head.actor in mine else mine[0]
        veiled = table.game.veil(table.state, seat)
        refusal: Refusal | None = table.game.refuse(veiled, seat, action)
        return refusal

    async def preview(
        self, person: Person, match: str, action: Action
    ) -> tuple[Outlook, Odds | None]:
        """What one of the offered actions would do, as far as the person can know."""
        found = await self.hall.get(match)
        seat = _acting(found, person)
        table = found.playing
        veiled = table.game.veil(table.state, seat)
        table.game.decide(veiled, seat, action)
        seen = outlook(table.game, veiled, seat, action)
        return seen, odds(table.game, veiled, seat, action) if seen.reveals else None

    async def act_for(self, match: str, version: int, step: Callable[[Match], Step]) -> bool:
        """A step of the office itself, such as a bot's; nothing if the match has moved on."""

        async def work(found: Match) -> bool:
            if found.version != version or found.head.state != "running":
                return False
            try:
                await self.hall.commit(found, step(found).draft())
            except Conflict:
                return False
            return True

        return await self.hall.at(match, work)

    async def _answer(
        self,
        person: Person,
        match: str,
        version: int | None,
        key: str,
        step: Callable[[Match], Step],
    ) -> Accepted:
        """Work a step out, store it, answer. The same key gets the first answer again."""
        stored_key = keyed(person, key)

        async def work(found: Match) -> Accepted:
            if version is not None and version > found.version:
                await self.hall.refresh(found)  # another process knows more
            if version is None or version != found.version:
                known = await self.hall.answered(found, stored_key)
                if known is not None:
                    return Accepted(found.id, key, known)
                if version is not None:
                    own_seats(found, person)
                    raise Stale(version, found.version)
            draft = step(found).draft(stored_key)
            try:
                await self.hall.commit(found, draft)
            except (Conflict, Unavailable) as error:
                return await self._after_trouble(found, key, stored_key, version, error)
            return Accepted(found.id, key, draft.change.head.version)

        return await self.hall.at(match, work)

    async def _after_trouble(
        self, match: Match, key: str, stored_key: str, version: int | None, error: Exception
    ) -> Accepted:
        """Somebody was faster, or the store did not say: what does it hold now?"""
        known = await self.hall.answered(match, stored_key)
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
