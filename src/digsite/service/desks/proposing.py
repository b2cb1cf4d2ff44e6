"""Wishes the others have to agree to: an undo, calling it off, playing again."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from digsite.core.seats import NOBODY
from digsite.play import Table

from ..bus import What
from ..errors import NotAllowed, NotNow, NotThere
from ..matches import clock
from ..matches.loading import live_entries
from ..matches.looks import ENDED
from ..matches.match import Match, seal_of
from ..matches.step import Draft, Step
from ..matches.undo import agreed_undo
from ..records import Person, Proposal, Settled, Wish
from ..secrets import new_id
from ..store import talk_rows as rows
from ..store.match_rows import Conflict, insert_match, read_entries
from ..store.rows import Change, Head, SeatRow, StoredMatch
from ..store.talk_rows import ProposalRow
from .base import LARGEST_NUMBER, own_seats
from .setting_up import SettingUpDesk


class ProposingDesk(SettingUpDesk):
    """A proposal is settled when everybody has agreed, or one has not."""

    async def propose(self, person: Person, match: str, what: Wish) -> Proposal | Settled:
        """Ask the others; settled at once where nobody has to be asked."""

        async def work(found: Match) -> Proposal | Settled:
            seat = await self._check(found, person, what)
            if what == "rematch" and found.head.rematch is not None:
                return Settled(found.id, 0, what, True, found.head.rematch)
            for waiting in await self._waiting(found):
                if waiting.what == what:
                    return await self._agree(found, person, waiting)
            others = [
                row.seat
                for row in found.seats
                if row.kind == "person" and row.person != person.id and not row.resigned
            ]
            asked = ProposalRow(found.id, 0, what, seat, found.version, tuple(others), "waiting")
            kept = await self._keep(found, asked)
            if not others:
                return await self._carry_out(found, kept)
            self.hall.tell(found, kept.shown)
            return kept.shown

        return await self.hall.at(match, work)

    async def answer(
        self, person: Person, match: str, proposal: int, agree: bool
    ) -> Proposal | Settled:
        """Agree or not."""

        async def work(found: Match) -> Proposal | Settled:
            own_seats(found, person)
            if not 0 < proposal < LARGEST_NUMBER:
                raise NotThere("no_proposal")
            row = await self.store.read(lambda c: rows.read_proposal(c, match, proposal))
            if row is None:
                raise NotThere("no_proposal")
            if row.state != "waiting":
                raise NotNow("settled")
            if row.what != "rematch" and row.version != found.version:
                return await self._settle(found, row, "void")
            if not set(row.waiting) & set(found.seats_of(person.id)):
                raise NotAllowed("not_asked")
            if not agree:
                return await self._settle(found, row, "refused")
            return await self._agree(found, person, row)

        return await self.hall.at(match, work)

    async def proposals(self, person: Person, match: str) -> tuple[Proposal, ...]:
        """What waits for an answer."""
        found = await self.hall.get(match)
        own_seats(found, person)
        return tuple([row.shown for row in await self._waiting(found)])

    async def _check(self, match: Match, person: Person, what: Wish) -> int:
        """The seat that asks, if it may ask this now."""
        mine = own_seats(match, person)
        match.playing  # noqa: B018  # says why not
        if what == "rematch":
            if match.head.state not in ENDED:
                raise NotNow("not_over")
            return mine[0]
        if match.head.state != "running":
            raise NotNow("not_running")
        if what == "abort":
            return mine[0]
        if match.facts.undo != "agreed":
            raise NotNow("no_undo")
        for seat in mine:
            if await self._before(match, seat) is not None:
                return seat
        raise NotNow("no_undo")

    async def _waiting(self, match: Match) -> list[ProposalRow]:
        found = await self.store.read(lambda c: rows.read_proposals(c, match.id))
        return [row for row in found if row.what == "rematch" or row.version == match.version]

    async def _agree(self, match: Match, person: Person, row: ProposalRow) -> Proposal | Settled:
        mine = match.seats_of(person.id)
        left = tuple([seat for seat in row.waiting if seat not in mine])
        row = msgspec.structs.replace(row, waiting=left)
        if not left:
            return await self._carry_out(match, row)
        await self._change(match, "proposal", row)
        self.hall.tell(match, row.shown)
        return row.shown

    async def _carry_out(self, match: Match, row: ProposalRow) -> Settled:
        agreed = msgspec.structs.replace(row, state="agreed")

        def also(connection: Connection) -> None:
            if not rows.update_proposal(connection, agreed):
                raise Conflict("the proposal is settled")
            self.hall.bus.announce(connection, "settled", match.id, row.number)

        try:
            rematch = await self._do(match, row, also)
        except Conflict:
            return await self._settle(match, row, "void")
        settled = Settled(match.id, row.number, row.what, True, rematch)
        self.hall.tell(match, settled)
        self.hall.bus.announced("settled", match.id, row.number)
        return settled

    async def _do(
        self, match: Match, row: ProposalRow, also: Callable[[Connection], None]
    ) -> str | None:
        if row.what == "rematch":
            return await self._play_again(match, also)
        step = Step(match, self.moments.now())
        if row.what == "abort":
            step.note("aborted", row.seat)
            step.end("aborted")
        else:
            table = await self._before(match, row.seat)
            if table is None:
                raise Conflict("a draw or a reveal lies between")
            step.go_back(table)
            step.snapshot = True
        await self.hall.commit(match, step.draft(), also)
        return None

    async def _before(self, match: Match, seat: int) -> Table | None:
        """The table before the last decision of a seat, if an agreed undo may go there."""
        stored, upto = StoredMatch(match.facts, match.head, match.seats), match.version

        def find(connection: Connection) -> Table | None:
            live = live_entries(read_entries(connection, match.id, 0, upto))
            return agreed_undo(stored, live, seat)

        return await self.store.read(find)

    async def _play_again(self, match: Match, also: Callable[[Connection], None]) -> str:
        """The same people, each one seat further, and a seal of its own."""
        again = self._rotated(match)
        head = msgspec.structs.replace(
            match.head, revision=match.head.revision + 1, rematch=again.facts.id
        )
        old = StoredMatch(match.facts, head, match.seats)
        draft = Draft(Change(match.id, match.head.revision, head), old, match.table)

        def both(connection: Connection) -> None:
            insert_match(connection, again.facts, again.head, again.seats)
            also(connection)

        await self.hall.commit(match, draft, both)
        await self._start_full(again.facts.id)
        return again.facts.id

    def _rotated(self, match: Match) -> StoredMatch:
        now, name = self.moments.now(), new_id(self.randomness)
        facts = msgspec.structs.replace(
            match.facts,
            id=name,
            rules=match.game.rules,
            seal=self.randomness(32),
            created=now,
        )
        seal = seal_of(facts, len(match.seats))
        assert seal is not None
        facts = msgspec.structs.replace(facts, seal_line=seal.public_line)
        order = [*match.seats[1:], match.seats[0]]
        seats = [_fresh_seat(row, name, at, now) for at, row in enumerate(order)]
        clocks = clock.stopped(facts.clock, len(seats), now)
        return StoredMatch(facts, Head("open", now, 0, 0, NOBODY, 0, clocks), tuple(seats))

    async def _settle(self, match: Match, row: ProposalRow, state: rows.ProposalState) -> Settled:
        changed = msgspec.structs.replace(row, state=state)
        await self._change(match, "settled", changed)
        settled = Settled(match.id, row.number, row.what, False)
        self.hall.tell(match, settled)
        return settled

    async def _keep(self, match: Match, asked: ProposalRow) -> ProposalRow:
        def write(connection: Connection) -> ProposalRow:
            kept = rows.insert_proposal(connection, asked)
            self.hall.bus.announce(connection, "proposal", match.id, kept.number)
            return kept

        kept = await self.store.write(write)
        self.hall.bus.announced("proposal", match.id, kept.number)
        return kept

    async def _change(self, match: Match, what: What, row: ProposalRow) -> None:
        def write(connection: Connection) -> None:
            rows.update_proposal(connection, row)
            self.hall.bus.announce(connection, what, match.id, row.number)

        await self.store.write(write)
        self.hall.bus.announced(what, match.id, row.number)


def _fresh_seat(row: SeatRow, match: str, seat: int, now: float) -> SeatRow:
    return msgspec.structs.replace(
        row, match=match, seat=seat, kept_by=None, resigned=False, done=False, since=now
    )
