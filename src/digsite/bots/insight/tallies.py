"""What a game counts of a finished game, against what could be expected (`core/tallies.py`)."""

from __future__ import annotations

from collections.abc import Iterator

from digsite.core.state import State
from digsite.core.tallies import Step, Tally
from digsite.games import part
from digsite.play import Table


def tallies_of(table: Table) -> list[Tally]:
    """All that is counted; nothing where the game counts nothing."""
    module = part(table.game.key, "minds.tallies")
    found: list[Tally] = [] if module is None else list(module.tallies(_steps(table)))
    return found


def _steps(table: Table) -> Iterator[Step]:
    state: State = table.game.new(table.seats, table.options, table.cards)
    for number, entry in enumerate(table.journal):
        decision = table.game.decide(state, entry.seat, entry.action)
        yield Step(number, entry.seat, entry.turn, entry.action, state, decision)
        state.play(decision)
