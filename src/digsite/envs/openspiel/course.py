"""The course of a game: where it stands, and what each seat has seen and done so far."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from digsite.core.dice import Dice
from digsite.core.game import AnyGame, copy_of
from digsite.core.seats import CHANCE
from digsite.core.state import State

_encode = msgspec.json.Encoder().encode


class Memory:
    """What each seat remembers at one moment; never changed, so clones share it.

    A past is a digest of all the seat did and was told, in order: equal for two games exactly
    if they looked the same to it from beginning to now.
    """

    __slots__ = ("pasts", "world")

    def __init__(self, world: State, pasts: tuple[bytes, ...]) -> None:
        self.world = world
        self.pasts = pasts


class Course:
    """A game on its way; what is remembered is worked out when somebody asks."""

    __slots__ = ("_later", "_memory", "game", "world")

    def __init__(self, game: AnyGame, world: State, memory: Memory | None = None) -> None:
        self.game = game
        self.world = world
        self._memory = memory or Memory(copy_of(world), (b"",) * world.seats)
        self._later: tuple[int, ...] = ()  # decisions since then

    def play(self, decision: int) -> None:
        self.world.apply(decision)
        self._later = (*self._later, decision)

    def past(self, seat: int) -> str:
        """A name for everything the seat has done and seen."""
        return self._remember().pasts[seat].hex()

    def imagine(self, seat: int, dice: Dice) -> Course:
        """A course that looks the same to the seat, with everything else drawn afresh.

        What others have seen is not known; they remember what lies before them in this world.
        """
        world = self.game.imagine(self.game.veil(self.world, seat), dice)
        pasts = [_before(self.game, world, other) for other in range(world.seats)]
        pasts[seat] = self._remember().pasts[seat]
        return Course(self.game, world, Memory(copy_of(world), tuple(pasts)))

    def __deepcopy__(self, memo: object) -> Course:
        copied = Course(self.game, copy_of(self.world), self._memory)
        copied._later = self._later
        return copied

    def _remember(self) -> Memory:
        if self._later:
            world = copy_of(self._memory.world)
            pasts = list(self._memory.pasts)
            world.listen()
            for decision in self._later:
                self._note(world, pasts, decision)
            self._memory = Memory(copy_of(world), tuple(pasts))
            self._later = ()
        return self._memory

    def _note(self, world: State, pasts: list[bytes], decision: int) -> None:
        actor = world.actor
        if actor != CHANCE:
            pasts[actor] = _after(pasts[actor], b"did %d" % decision)
        world.play(decision)
        rows = world.heard()
        for seat, past in enumerate(pasts):
            events = self.game.happened(world, rows, seat)
            if events:
                pasts[seat] = _after(past, _encode(events))


def _after(past: bytes, fact: bytes) -> bytes:
    return blake2b(past + fact, digest_size=8).digest()


def _before(game: AnyGame, world: State, seat: int) -> bytes:
    seen = (game.public(world), game.private(world, seat))
    return _after(b"", _encode(seen))
