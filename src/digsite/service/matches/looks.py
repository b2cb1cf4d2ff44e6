"""What each listener gets to see: the public part encoded once, the private part by seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.seats import CHANCE, NOBODY
from digsite.play import Table, sight_of

from ..records import LogEntry, Look, MatchInfo, MatchState, Offer, People, Sitting, Told
from ..store.rows import EntryRow, SeatRow
from .match import Match
from .undo import can_undo

ENDED: tuple[MatchState, ...] = ("over", "aborted")


def look_of(match: Match, seat: int | None, since: int, rows: Iterable[EntryRow]) -> Look:
    """The sight of a seat (or of nobody in particular) now, with what happened since."""
    table = match.playing
    parts = match.cache.get(("parts", seat))
    if parts is None:
        parts = match.cache[("parts", seat)] = _parts(match, table, seat)
    return Look(
        match=match.id,
        game=match.facts.game,
        version=match.version,
        actor=match.head.actor,
        state=match.head.state,
        events=told(table, seat, [row for row in rows if row.version >= since]),
        since=since,
        clocks=match.head.clocks,
        **parts,
    )


def past_look(match: Match, table: Table, seat: int | None, at: int) -> Look:
    """The sight of a seat at an earlier version: nothing can be done there."""
    sight = sight_of(table, NOBODY if seat is None else seat, table.version)
    private = None if sight.private is None else encoded(sight.private)
    return Look(
        match=match.id,
        game=match.facts.game,
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
        clocks=match.head.clocks,
        past=True,
    )


def told(table: Table, seat: int | None, rows: Iterable[EntryRow]) -> tuple[Told, ...]:
    """The events behind some entries, as a seat may see them; what was taken back is left out."""
    kept: list[tuple[int, list[Told]]] = []
    for row in rows:
        if row.kind == "undo":
            kept = [found for found in kept if found[0] <= row.length]
        elif row.tape is not None:
            events = happened(table, seat, row)
            kept.append((row.length, [Told(row.version + 1, event) for event in events]))
    return tuple([event for _, events in kept for event in events])


def happened(table: Table, seat: int | None, row: EntryRow) -> Any:
    """The events of one entry."""
    if row.tape is None:
        return ()
    tape = msgspec.msgpack.decode(row.tape, type=list[tuple[int, ...]])
    return table.game.happened(table.state, tape, NOBODY if seat is None else seat)


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
        to=row.length if row.kind == "undo" else None,
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
    here = {listener.person for listener in match.listeners}
    return tuple([sitting(row, person, row.person in here) for row in match.seats])


def people_of(match: Match, person: str | None) -> People:
    """Who sits and who looks on."""
    return People(match.id, match.head.state, sittings(match, person), watching(match))


def watching(match: Match) -> int:
    """How many look on without a seat."""
    seated = {row.person for row in match.seats if row.person is not None}
    return sum(listener.person not in seated for listener in match.listeners)


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
        watching=watching(match),
        seal=match.seal.revealed_line if match.seal and revealed else facts.seal_line,
        outcome=head.outcome,
        rematch=head.rematch,
        frozen=head.frozen,
    )


def encoded(view: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(view))


def _parts(match: Match, table: Table, seat: int | None) -> dict[str, Any]:
    """What of a sight depends on the seat and the version only."""
    game, state = table.game, table.state
    mine = seat is not None and match.head.actor == seat
    return {
        "seat": seat,
        "your_turn": mine,
        "public": _public(match, table),
        "private": None if seat is None else encoded(game.private(state, seat)),
        "prompt": game.prompt(state, NOBODY if seat is None else seat),
        "offers": _offers(table, seat) if seat is not None and mine else (),
        "can_undo": seat is not None and can_undo(match, seat),
    }


def _public(match: Match, table: Table) -> msgspec.Raw:
    found = match.cache.get("public")
    if found is None:
        found = match.cache["public"] = encoded(table.game.public(table.state))
    assert isinstance(found, msgspec.Raw)
    return found


def _offers(table: Table, seat: int) -> tuple[Offer, ...]:
    """The legal actions; whether chance follows is seen in an imagined world."""
    game, state = table.game, table.state
    world = game.imagine(game.veil(state, seat), Dice(0))
    offers = []
    for decision in state.legal():
        action = game.action(state, decision)
        after = copy_of(world)
        after.play(decision)
        offers.append(Offer(action, game.notation(action), after.actor == CHANCE))
    return tuple(offers)
