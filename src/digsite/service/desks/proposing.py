"""Wishes the others have to agree to: an undo, calling it off, playing again."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from digsite.play import Table

from ..bus import Bus, What
from ..clock import Clock
from ..errors import NotAllowed, NotNow, NotThere
from ..matches.after_answer import After, Announce, at_once
from ..matches.broadcast import tell
from ..matches.loading import begun_at, live_entries
from ..matches.looks import ENDED
from ..matches.match import Match
from ..matches.registry import MatchRegistry
from ..matches.rematch import Rematches
from ..matches.step import Step
from ..matches.undo import agreed_undo
from ..matches.writer import MatchWriter
from ..messages import Person, Proposal, Settled, Wish
from ..store import Store
from ..store import talk_rows as rows
from ..store.match_rows import Conflict, read_entries
from ..store.rows import StoredMatch
from ..store.talk_rows import ProposalRow
from .access import LARGEST_NUMBER, own_seats


class ProposingDesk:
    """A proposal is settled when everybody has agreed, or one has not."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        bus: Bus,
        registry: MatchRegistry,
        writer: MatchWriter,
        rematches: Rematches,
    ) -> None:
        self._store, self._clock, self._bus = store, clock, bus
        self._registry, self._writer, self._rematches = registry, writer, rematches

    async def propose(
        self, person: Person, match: str, what: Wish, after: After = at_once
    ) -> Proposal | Settled:
        """Ask the others; settled at once where nobody has to be asked."""

        async def work(found: Match) -> Proposal | Settled:
            seat = await self._check(found, person, what)
            if what == "rematch" and found.head.rematch is not None:
                return Settled(found.id, 0, what, True, found.head.rematch)
            for waiting in await self._waiting(found):
                if waiting.what == what:
                    return await self._agree(found, person, waiting, after)
            others = [
                row.seat
                for row in found.seats
                if row.kind == "person" and row.person != person.id and not row.resigned
            ]
            asked = ProposalRow(found.id, 0, what, seat, found.version, tuple(others), "waiting")
            kept = await self._keep(found, asked)
            if not others:
                return await self._carry_out(found, kept, after)
            tell(found, kept.shown)
            return kept.shown

        return await self._registry.at(match, work)

    async def answer(
        self,
        person: Person,
        match: str,
        proposal: int,
        agree: bool,
        after: After = at_once,
    ) -> Proposal | Settled:
        """Agree or not."""

        async def work(found: Match) -> Proposal | Settled:
            own_seats(found, person)
            if not 0 < proposal < LARGEST_NUMBER:
                raise NotThere("no_proposal")
            row = await self._store.read(lambda c: rows.read_proposal(c, match, proposal))
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
            return await self._agree(found, person, row, after)

        return await self._registry.at(match, work)

    async def waiting(self, person: Person, match: str) -> tuple[Proposal, ...]:
        """What waits for an answer."""
        found = await self._registry.get(match)
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
        found = await self._store.read(lambda c: rows.read_proposals(c, match.id))
        return [row for row in found if row.what == "rematch" or row.version == match.version]

    async def _agree(
        self, match: Match, person: Person, row: ProposalRow, after: After
    ) -> Proposal | Settled:
        mine = match.seats_of(person.id)
        left = tuple([seat for seat in row.waiting if seat not in mine])
        row = msgspec.structs.replace(row, waiting=left)
        if not left:
            return await self._carry_out(match, row, after)
        await self._change(match, "proposal", row)
        tell(match, row.shown)
        return row.shown

    async def _carry_out(self, match: Match, row: ProposalRow, after: After) -> Settled:
        agreed = msgspec.structs.replace(row, state="agreed")

        def also(connection: Connection) -> None:
            if not rows.update_proposal(connection, agreed):
                raise Conflict("the proposal is settled")
            self._bus.announce(connection, "settled", match.id, row.number)

        try:
            rematch, announce = await self._do(match, row, also)
        except Conflict:
            return await self._settle(match, row, "void")
        settled = Settled(match.id, row.number, row.what, True, rematch)
        tell(match, settled)
        self._bus.announced("settled", match.id, row.number)
        after(announce)
        return settled

    async def _do(
        self, match: Match, row: ProposalRow, also: Callable[[Connection], None]
    ) -> tuple[str | None, Announce]:
        if row.what == "rematch":
            return await self._rematches.play_again(match, also)
        step = Step(match, self._clock.now())
        if row.what == "abort":
            step.note("aborted", row.seat)
            step.end("aborted")
        else:
            table = await self._before(match, row.seat)
            if table is None:
                raise Conflict("a draw or a reveal lies between")
            step.go_back(table)
            step.snapshot = True
        return None, await self._writer.commit(match, step.draft(), also)

    async def _before(self, match: Match, seat: int) -> Table | None:
        """The table before the last decision of a seat, if an agreed undo may go there."""
        stored, upto = StoredMatch(match.facts, match.head, match.seats), match.version

        def find(connection: Connection) -> Table | None:
            log = read_entries(connection, match.id, 0, upto)
            begun = begun_at(log)
            first = 0 if begun is None else begun.version
            return agreed_undo(stored, live_entries(log), seat, first)

        return await self._store.read(find)

    async def _settle(self, match: Match, row: ProposalRow, state: rows.ProposalState) -> Settled:
        changed = msgspec.structs.replace(row, state=state)
        await self._change(match, "settled", changed)
        settled = Settled(match.id, row.number, row.what, False)
        tell(match, settled)
        return settled

    async def _keep(self, match: Match, asked: ProposalRow) -> ProposalRow:
        def write(connection: Connection) -> ProposalRow:
            kept = rows.insert_proposal(connection, asked)
            self._bus.announce(connection, "proposal", match.id, kept.number)
            return kept

        kept = await self._store.write(write)
        self._bus.announced("proposal", match.id, kept.number)
        return kept

    async def _change(self, match: Match, what: What, row: ProposalRow) -> None:
        def write(connection: Connection) -> None:
            rows.update_proposal(connection, row)
            self._bus.announce(connection, what, match.id, row.number)

        await self._store.write(write)
        self._bus.announced(what, match.id, row.number)
