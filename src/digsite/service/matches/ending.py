"""How a match ends: the rules say who won, and those who resigned are ranked last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from digsite.play import Table

from ..messages import Outcome
from ..store.rows import SeatRow


def outcome_of(
    table: Table, seats: Sequence[SeatRow], why: Literal["rules", "resigned", "aborted"]
) -> Outcome:
    """The scores as they stand, the winners, the ranks."""
    scores = table.game.scores(table.state)
    stayed = [row.seat for row in seats if not row.resigned]
    winners = _winners(table, scores, stayed) if why != "aborted" else []
    return Outcome(
        why=why,
        scores=tuple(scores),
        winners=tuple(winners),
        ranks=_ranks(scores, winners, stayed) if why != "aborted" else (),
        breakdown=tuple(table.game.breakdown(table.state)),
    )


def _winners(table: Table, scores: list[int], stayed: list[int]) -> list[int]:
    if table.over:
        won = [seat for seat in table.game.winners(table.state) if seat in stayed]
        if won:
            return won
    best = max([scores[seat] for seat in stayed], default=0)
    return [seat for seat in stayed if scores[seat] == best]


def _ranks(scores: list[int], winners: list[int], stayed: list[int]) -> tuple[int, ...]:
    """1 for the winners, then by points; those who resigned share the last rank."""

    def place(seat: int) -> tuple[bool, bool, int]:
        if seat not in stayed:
            return (True, True, 0)
        return (False, seat not in winners, -scores[seat])

    places = [place(seat) for seat in range(len(scores))]
    return tuple([1 + sum(other < mine for other in places) for mine in places])
