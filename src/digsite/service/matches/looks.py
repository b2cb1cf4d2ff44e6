"""What each listener gets to see: the public part encoded once, the private part by seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from digsite.core.records import Event
from digsite.core.seats import NOBODY
from digsite.play import Table, sight_of
from digsite.play.sight import offered

from ..messages import LogEntry, Look, MatchInfo, MatchState, Note, Offer, People, Sitting
from ..store.rows import EntryRow, SeatRow
from .match import Match, invite_of
from .since import standing_of
from .tapes import rows_of
from .undo import can_restart, can_undo

MOST_SHARED = 8  # different tellings of one version that are remembered
ENDED: tuple[MatchState, ...] = ("over", "aborted")


def look_of(match: Match, seat: int | None, since: int, new: Sequence[EntryRow]) -> Look:
    """The sight of a seat (or of nobody in particular) now, with the entries since a version."""
    table = match.playing
    look = match.cache.get(("look", seat))
    if look is None:
        look = match.cache[("look", seat)] = _look_now(match, table, seat)
    assert isinstance(look, Look)
    return msgspec.structs.replace(
        look,
        events=_shared(match, told(table, seat, new)),
        notes=tuple([Note(row.kind, row.seat) for row in new if row.tape is None]),
        since=since,
        clocks=match.head.clocks,
    )


def past_look(match: Match, table: Table, seat: int | None, at: int) -> Look:
    """The sight of a seat at an earlier version: nothing can be done there."""
    sight = sight_of(table, NOBODY if seat is None else seat, table.version)
    private = None if sight.private is None else encoded(sight.private)
    return Look(
        match=match.id,
        version=at,
        seat=seat,
        actor=sight.actor,
        your_turn=False,
        state=match.head.state,
        public=encoded(sight.public),
        private=private,
        prompt=sight.prompt,
        offers=(),
        events=(),
        since=at,
        can_undo=False,
        can_restart=False,
        standing=_standing(table, seat),
        notes=(),
        clocks=match.head.clocks,
    )


def told(table: Table, seat: int | None, rows: Iterable[EntryRow]) -> tuple[Event, ...]:
    """The events behind some entries, as a seat may see them; what was taken back is left out."""
    kept: list[tuple[int, tuple[Event, ...]]] = []
    for row in rows:
        if row.kind == "undo":
            while kept and kept[-1][0] > row.length:
                kept.pop()
        elif row.tape is not None:
            kept.append((row.length, happened(table, seat, row)))
    return tuple([event for _, events in kept for event in events])


def happened(table: Table, seat: int | None, row: EntryRow) -> tuple[Event, ...]:
    """The events of one entry."""
    if row.tape is None:
        return ()
    reader = NOBODY if seat is None else seat
    return table.game.happened(table.state, rows_of(row.tape), reader)


def log_entry(table: Table, seat: int | None, row: EntryRow, undone: bool) -> LogEntry:
    """An entry of the log for one reader."""
    return LogEntry(
        version=row.version + 1,
        kind=row.kind,
        seat=row.seat,
        turn=row.turn,
        at=row.at,
        events=happened(table, seat, row),
        undone=undone,
    )


def sitting(row: SeatRow, person: str | None, here: bool) -> Sitting:
    """A seat as a person sees it."""
    return Sitting(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        colour=row.colour,
        bot=row.bot,
        here=here,
        you=person is not None and row.person == person,
        kept_by=row.kept_by,
        resigned=row.resigned,
        friend=row.friend,
    )


def sittings(match: Match, person: str | None) -> tuple[Sitting, ...]:
    here = match.here()
    return tuple([sitting(row, person, row.person in here) for row in match.seats])


def people_of(match: Match, person: str | None) -> People:
    """Who sits and who looks on."""
    return People(match.id, match.head.state, sittings(match, person), match.onlookers())


def info_of(match: Match, person: str | None) -> MatchInfo:
    """A match and its rules of the house."""
    facts, head = match.facts, match.head
    revealed = match.seal is not None and head.state in ENDED
    return MatchInfo(
        match=facts.id,
        game=facts.game,
        rules=facts.rules,
        cards=facts.digest,
        options=facts.options,
        name=facts.name,
        state="frozen" if head.frozen is not None else head.state,
        seats=sittings(match, person),
        clock=facts.clock,
        clocks=head.clocks,
        listed=facts.listed,
        spectators=facts.spectators,
        undo=facts.undo,
        hints=facts.hints,
        owner=person is not None and facts.owner == person,
        created=facts.created,
        since=head.since,
        version=head.version,
        actor=head.actor,
        watching=match.onlookers(),
        seal=match.seal.revealed_line if match.seal and revealed else facts.seal_line,
        outcome=head.outcome,
        rematch=head.rematch,
        frozen=head.frozen,
        invite=_invite(match, person),
    )


def _invite(match: Match, person: str | None) -> str | None:
    """The invitation, for who has set the table up and friends who sit: a seat is still kept."""
    if person is None or match.head.state != "open":
        return None
    kept = any(row.kind == "open" and row.friend for row in match.seats)
    friend = any(match.seats[seat].friend for seat in match.seats_of(person))
    return invite_of(match.facts) if kept and (friend or match.facts.owner == person) else None


def encoded(view: msgspec.Struct) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(view))


def _look_now(match: Match, table: Table, seat: int | None) -> Look:
    """What of a look depends on the seat and the version only; nothing has happened in it."""
    game, state = table.game, table.state
    mine = seat is not None and match.head.actor == seat and not match.seats[seat].resigned
    return Look(
        match=match.id,
        version=match.version,
        seat=seat,
        actor=match.head.actor,
        your_turn=mine,
        state=match.head.state,
        public=_public(match, table),
        private=None if seat is None else encoded(game.private(state, seat)),
        prompt=game.prompt(state, NOBODY if seat is None else seat),
        offers=_offers(table) if mine else (),
        events=(),
        since=match.version,
        can_undo=seat is not None and can_undo(match, seat),
        can_restart=seat is not None and can_restart(match, seat),
        standing=_standing(table, seat),
        notes=(),
        clocks=match.head.clocks,
    )


def _standing(table: Table, seat: int | None) -> int | None:
    return None if seat is None else standing_of(table, seat)


def public_view(match: Match) -> msgspec.Raw:
    """What everybody sees of a match that has begun, encoded once per version."""
    return _public(match, match.playing)


def _public(match: Match, table: Table) -> msgspec.Raw:
    found = match.cache.get("public")
    if found is None:
        found = match.cache["public"] = encoded(table.game.public(table.state))
    assert isinstance(found, msgspec.Raw)
    return found


def _shared(match: Match, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The very tuple another seat was told, if it says the same: it is put into words once."""
    said: list[tuple[Event, ...]] = match.cache.setdefault("told", [])
    for other in said:
        if other == events:
            return other
    if len(said) < MOST_SHARED:
        said.append(events)
    return events


def _offers(table: Table) -> tuple[Offer, ...]:
    game, state = table.game, table.state
    return tuple(
        [
            Offer(
                action,
                game.notation(action),
                dict(game.about(state, action)),
                game.caution(state, action),
            )
            for action in offered(game, state)
        ]
    )
