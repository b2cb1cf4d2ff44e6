"""Whether a line of play leads through what is being played at a table just now.

Nobody gets the record of a running match, but where nothing is hidden its moves can be copied by
hand. What a bot thinks of that is not told, unless its table allows hints anyway.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from digsite.core.state import State
from digsite.play import Table
from digsite.play.study import Node

from .looks import encoded, public_view
from .match import Match

OPENING = 2  # turns: so far many games look alike

Stands = dict[tuple[int, int], set[bytes]]  # by turn and actor: what everybody sees


def stands(matches: Iterable[Match], like: Table) -> Stands:
    """How tables of the same game stand at which people play without hints."""
    found: Stands = {}
    for match in matches:
        table = match.table
        if table is None or match.head.state != "running" or match.facts.hints:
            continue
        if (table.game.key, table.seats) != (like.game.key, like.seats):
            continue
        if any(row.kind == "person" for row in match.seats) and table.state.turn > OPENING:
            found.setdefault(_moment(table.state), set()).add(bytes(public_view(match)))
    return found


def leads_through(start: Table, node: Node, live: Stands) -> bool:
    """Whether one of the positions on the way to a node is one of these."""
    for step in node.line():
        assert step.entry is not None
        start.submit(step.entry.seat, step.entry.action)
        shown = live.get(_moment(start.state))
        if shown and bytes(_seen(start)) in shown:
            return True
    return False


def _moment(state: State) -> tuple[int, int]:
    return state.turn, state.actor


def _seen(table: Table) -> msgspec.Raw:
    return encoded(table.game.public(table.state))
