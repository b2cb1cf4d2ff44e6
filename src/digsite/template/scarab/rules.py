"""Scarab: everybody holds one hidden scarab and may swap it twice; the best one wins."""

from __future__ import annotations

from digsite.core import bits, fields
from digsite.core.dice import Dice
from digsite.core.seats import CHANCE, OVER
from digsite.core.state import State, tell

DEAL, TURN = 0, 1  # phases
KEEP, SWAP = 0, 1  # decisions of a turn
DEALT, KEPT, SWAPPED = 1, 2, 3  # events
UNKNOWN = -1
SWAPS = 2


class ScarabState(State):
    """Scarabs are kinds 0, 1, 2 ... with `bag[kind]` of them undrawn."""

    bag: list[int]
    gone: list[int]  # swapped away, by kind
    held: list[int]  # the kind before each seat
    dealt: list[int]  # whether there is one
    swaps: list[int]
    seat: int  # whose turn it is

    def __init__(self, seats: int, values: list[int], counts: list[int]) -> None:
        super().__init__(seats)
        self.values = values
        self.bag = counts[:]
        self.gone = [0] * len(counts)
        self.held = [UNKNOWN] * seats
        self.dealt = [0] * seats
        self.swaps = [0] * seats

    def copy(self) -> ScarabState:
        other = ScarabState(self.seats, self.values, self.bag)
        other.become(self)
        return other

    def become(self, other: State) -> None:
        fields.take_over(self, other)

    def mask(self) -> int:
        if self.actor == OVER:
            return bits.EMPTY
        if self.phase == DEAL:
            return sum(bits.single(kind) for kind, left in enumerate(self.bag) if left)
        swap = self.swaps[self.seat] < SWAPS and sum(self.bag) > 0
        return bits.single(KEEP) | (bits.single(SWAP) if swap else bits.EMPTY)

    def weight(self, decision: int) -> int:
        return self.bag[decision]

    def draw(self, dice: Dice) -> int:
        at = dice.below(sum(self.bag))
        for kind, left in enumerate(self.bag):
            if at < left:
                return kind
            at -= left
        raise AssertionError("the bag is empty")

    def play(self, decision: int) -> None:
        if self.phase == DEAL:
            self.bag[decision] -= 1
            self.held[self.seat] = decision
            self.dealt[self.seat] = 1
            tell(self, DEALT, self.seat, decision, 0, 0, 0)
            self.next_seat() if self.turn == 0 else self.ask()
        elif decision == SWAP:
            self.gone[self.held[self.seat]] += 1
            tell(self, SWAPPED, self.seat, self.held[self.seat], 0, 0, 0)
            self.held[self.seat] = UNKNOWN
            self.dealt[self.seat] = 0
            self.swaps[self.seat] += 1
            self.actor, self.phase = CHANCE, DEAL
        else:
            tell(self, KEPT, self.seat, 0, 0, 0, 0)
            self.next_seat()

    def next_seat(self) -> None:
        self.seat = (self.seat + 1) % self.seats
        if self.turn == 0 and not all(self.dealt):
            return
        self.turn += 1
        if self.turn > self.seats:
            self.actor = OVER
        else:
            self.ask()

    def ask(self) -> None:
        self.actor, self.phase = self.seat, TURN

    def hide(self, seat: int) -> None:
        for other in range(self.seats):
            if other != seat and self.held[other] != UNKNOWN and self.actor != OVER:
                self.bag[self.held[other]] += 1
                self.held[other] = UNKNOWN

    def imagine(self, dice: Dice) -> None:
        for seat in range(self.seats):
            if self.dealt[seat] and self.held[seat] == UNKNOWN:
                kind = self.draw(dice)
                self.bag[kind] -= 1
                self.held[seat] = kind

    def points(self, seat: int) -> int:
        return self.values[self.held[seat]] if self.held[seat] != UNKNOWN else 0

    def winners(self) -> int:
        if self.actor != OVER:
            return 0
        best = max(self.points(seat) for seat in range(self.seats))
        return sum(1 << seat for seat in range(self.seats) if self.points(seat) == best)
