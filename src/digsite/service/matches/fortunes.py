"""What chance gave and what was given away in a finished match, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum

from digsite.bots.insight import Split, lead, split
from digsite.bots.insight.tallies import tallies_of
from digsite.core.seats import CHANCE
from digsite.play import Table

from ..messages import Counted, Fortune, Luck, Moment
from ..store.rows import EntryRow
from .loading import by_row
from .match import Match


def luck_of(
    match: Match, table: Table, live: list[EntryRow], moments: Sequence[Moment] | None
) -> Luck:
    """The match taken apart; with a review of it, errors too."""
    errors = {} if moments is None else _errors(table, live, moments)
    found = split(table, lead(table.game), errors)
    seats = range(table.seats)
    own = [found.errors_of(seat) for seat in seats]
    return Luck(
        match.id,
        start=tuple(found.start),
        result=tuple(found.result),
        luck=tuple(found.luck),
        own=tuple([own[seat][seat] for seat in seats]),
        given=tuple([fsum(own[by][seat] for by in seats if by != seat) for seat in seats]),
        rest=tuple(found.rest),
        judged=moments is not None,
        fortunes=tuple(_fortunes(found, table, live)),
    )


def counted(table: Table, live: list[EntryRow]) -> tuple[Counted, ...]:
    """What the game counts against what could be expected."""
    rows = [row for _, row in by_row(table, live)]
    return tuple(
        [
            Counted(rows[each.entry].version + 1, each.seat, each.came, each.expected, each.about)
            for each in tallies_of(table)
        ]
    )


def _errors(
    table: Table, live: list[EntryRow], moments: Sequence[Moment]
) -> dict[int, list[float]]:
    told = {moment.version: list(moment.error) for moment in moments if any(moment.error)}
    found: dict[int, list[float]] = {}
    for number, (entry, row) in enumerate(by_row(table, live)):
        if entry.seat != CHANCE and row.version in told:
            found[number] = told[row.version]
    return found


def _fortunes(found: Split, table: Table, live: list[EntryRow]) -> Iterator[Fortune]:
    """What had come together by the end of every turn."""
    entries = list(by_row(table, live))
    seats = range(table.seats)
    luck, own, given, rest = [[0.0 for _ in seats] for _ in range(4)]
    for number, (entry, row) in enumerate(entries):
        part = found.parts[number]
        for seat in seats:
            luck[seat] += part.luck[seat]
            rest[seat] += part.rest[seat]
            (own if seat == part.seat else given)[seat] += part.error[seat]
        if number + 1 == len(entries) or entries[number + 1][0].turn != entry.turn:
            sums = tuple(luck), tuple(own), tuple(given), tuple(rest)
            yield Fortune(row.version + 1, entry.turn, *sums)
