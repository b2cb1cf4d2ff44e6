"""The same game with other hidden cards: what a seat was never shown is dealt again.

Every change swaps two draws from one entry on, and stays if the whole game can still be played
and tells the seat, entry by entry, what it was told: decisions of players are kept, so only
what nobody showed the seat to the end can be another card. Swaps are as likely there as back
and kept as often as chance would have dealt so (Metropolis), so after some rounds a deal is as
likely as it is.
"""

from __future__ import annotations

from math import prod

import msgspec

from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.seats import CHANCE
from digsite.core.state import State

from .table import Table

ROUNDS = 3  # in which each hidden draw may be swapped once
FINE = 1 << 20  # how finely chances are told apart


def redealt(table: Table, seat: int, dice: Dice) -> Table:
    """A table with a journal that the seat cannot tell from this one's."""
    deal = _Deal(table, seat)
    for _ in range(ROUNDS):
        for at in deal.hidden:
            deal.try_swap(at, dice)
    return deal.table()


class _Deal:
    """The decisions of a journal, and what its reader was told after each of them."""

    def __init__(self, table: Table, seat: int) -> None:
        self.origin, self.seat = table, seat
        self.decisions, self.hidden = list[int](), list[int]()
        self.before, self.seen = list[State](), list[bytes]()
        state: State = table.game.new(table.seats, table.options, table.cards)
        for at, entry in enumerate(table.journal):
            decision = table.game.decide(state, entry.seat, entry.action)
            self.before.append(state)
            self.decisions.append(decision)
            state = self._played(state, decision)
            self.seen.append(self._seen(state))
            if entry.seat == CHANCE and self._alike(at):
                self.hidden.append(at)

    def try_swap(self, at: int, dice: Dice) -> None:
        """Another card for one draw, this one wherever that one came later."""
        others = self._alike(at)
        if not others:
            return
        new = others[dice.below(len(others))]
        swapped = self._swapped(at, self.decisions[at], new)
        before = self._followed(at, swapped)
        if before is None:
            return
        likely = self._likely(before, swapped) / self._likely(self.before[at:], self.decisions[at:])
        if dice.below(FINE) < FINE * likely:
            self.decisions[at:], self.before[at:] = swapped, before

    def table(self) -> Table:
        """The game as it was dealt last."""
        origin = self.origin
        table = Table(origin.game, origin.seats, origin.options, origin.cards)
        for decision in self.decisions:
            table.choose(decision)
        return table

    def _swapped(self, at: int, old: int, new: int) -> list[int]:
        swap = {old: new, new: old}
        rest = zip(self.decisions[at:], self.origin.journal[at:], strict=True)
        return [
            swap.get(decision, decision) if entry.seat == CHANCE else decision
            for decision, entry in rest
        ]

    def _followed(self, at: int, decisions: list[int]) -> list[State] | None:
        """The states before each of the decisions, if the seat would notice nothing."""
        game, state, found = self.origin.game, self.before[at], list[State]()
        rest = zip(decisions, self.origin.journal[at:], self.seen[at:], strict=True)
        for decision, entry, seen in rest:
            if state.actor != entry.seat or not state.allows(decision):
                return None
            if entry.seat != CHANCE and game.action(state, decision) != entry.action:
                return None
            found.append(state)
            state = self._played(state, decision)
            if self._seen(state) != seen:
                return None
        return found

    def _alike(self, at: int) -> list[int]:
        """The other draws that look the same to the seat as the one that came."""
        state, drawn = self.before[at], self.decisions[at]
        return [
            other
            for other in state.legal()
            if other != drawn and self._seen(self._played(state, other)) == self.seen[at]
        ]

    @staticmethod
    def _likely(before: list[State], decisions: list[int]) -> float:
        """How likely chance draws these, beside what players decide."""
        return prod(
            state.weight(decision) / sum(state.weight(other) for other in state.legal())
            for state, decision in zip(before, decisions, strict=True)
            if state.actor == CHANCE
        )

    @staticmethod
    def _played(state: State, decision: int) -> State:
        world = copy_of(state)
        world.listen()
        world.play(decision)
        return world

    def _seen(self, state: State) -> bytes:
        """All the seat knows, and what it was told last."""
        game = self.origin.game
        told = game.happened(state, state.heard(), self.seat)
        return game.pack(game.veil(state, self.seat)) + msgspec.json.encode(told)
