"""Two journals of one game that one watcher cannot tell apart: what it cannot know is dealt again.

Both are legal and have the same decisions of players; only draws that others alone have seen are
different ones, and as many as the site asks for. That both must look alike is judged by the veiled
states, never by views, events or offers: those are what the pair is there to try.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from digsite.core.dice import Dice
from digsite.core.game import Game, copy_of
from digsite.core.records import Action
from digsite.core.seats import CHANCE, NOBODY
from digsite.games import load

from .hidden import Hiding, hiding_of

TRIES = 6


class Pair(NamedTuple):
    """One game in two worlds."""

    title: str
    seats: int
    watcher: int
    decisions: list[tuple[int, Action]]  # of players: the same in both
    draws: tuple[list[int], list[int]]  # of chance, in each world
    parted: int  # how many decisions were made when the worlds parted
    probe: Action  # the draw with which they did, in the first of them


class Journal(NamedTuple):
    """A game as it was decided: who, and the number of the decision."""

    entries: list[tuple[int, int]]


def pairs(title: str, seed: int) -> Iterator[Pair]:
    """Pairs without end, of random games at 2 or 3 seats, for every watcher."""
    dice, game, hiding = Dice(seed), load(title), hiding_of(title)
    while True:
        seats = 2 + dice.below(2)
        journal = _played(game, seats, hiding, dice)
        for watcher in (*range(seats), NOBODY):
            for _ in range(TRIES):
                length = _cut(journal, dice)
                found = _redealt(game, seats, hiding, journal.entries[:length], watcher, dice)
                if found is not None:
                    yield found
                    break


def _played(game: Game[Any], seats: int, hiding: Hiding, dice: Dice) -> Journal:
    entries, state = [], game.new(seats)
    while not state.over():
        if state.actor == CHANCE:
            decision = state.draw(dice)
        else:
            legal = state.legal()
            wanted = [each for each in legal if hiding.wanted(state, each)]
            liked = wanted if wanted and dice.below(4) else legal
            decision = liked[dice.below(len(liked))]
        entries.append((int(state.actor), int(decision)))
        state.apply(decision)
    return Journal(entries)


def _cut(journal: Journal, dice: Dice) -> int:
    """A length at which a player is asked."""
    asked = [at for at, (seat, _) in enumerate(journal.entries) if seat != CHANCE]
    return asked[dice.below(len(asked))]


def _redealt(
    game: Game[Any],
    seats: int,
    hiding: Hiding,
    entries: list[tuple[int, int]],
    watcher: int,
    dice: Dice,
) -> Pair | None:
    last = _after(game, seats, entries)
    walk = _Walk(game, seats, hiding, watcher, game.veil(last, watcher), dice)
    for seat, decision in entries:
        if not walk.follow(seat, decision):
            return None
    if not walk.catch_up() or walk.parted is None or walk.probe is None:
        return None
    draws = (walk.here, walk.there)
    return Pair(game.key, seats, watcher, walk.decisions, draws, walk.parted, walk.probe)


def _after(game: Game[Any], seats: int, entries: list[tuple[int, int]]) -> Any:
    state = game.new(seats)
    for _, decision in entries:
        state.play(decision)
    return state


class _Walk:
    """One world as it was, and another one beside it that is dealt on the way."""

    def __init__(
        self, game: Game[Any], seats: int, hiding: Hiding, watcher: int, end: Any, dice: Dice
    ) -> None:
        self.game, self.hiding, self.watcher, self.dice = game, hiding, watcher, dice
        self.end = end  # what is unknown to the watcher at the end of the pair
        self.one, self.other = game.new(seats), game.new(seats)
        self.here: list[int] = []
        self.there: list[int] = []
        self.decisions: list[tuple[int, Action]] = []
        self.parted: int | None = None
        self.probe: Action | None = None
        self._seen: list[int] = []  # hidden draws of the one that the other has not followed

    def follow(self, seat: int, decision: int) -> bool:
        """One entry of the journal; whether there is still a world beside it."""
        if seat == CHANCE and self.hiding.by(self.one) is not None:
            if self.parted is None:
                self.probe = self.game.action(self.one, decision)
            self._seen.append(decision)
            self.here.append(decision)
            self.one.play(decision)
            return True
        if not self.catch_up() or self.one.phase != self.other.phase:
            return False
        action = self.game.action(self.one, decision)
        number = self.game.number(self.other, action)
        if self.other.actor != seat or not self.other.allows(number):
            return False
        if seat == CHANCE:
            self.here.append(decision)
            self.there.append(number)
        else:
            self.decisions.append((seat, action))
        self.one.play(decision)
        self.other.play(number)
        return True

    def catch_up(self) -> bool:
        """Deal the hidden draws of the other world; whether both then look alike."""
        while self.other.actor == CHANCE and (by := self.hiding.by(self.other)) is not None:
            mine = by == self.watcher
            decision = self._own_draw() if mine else self._new_draw()
            if decision is None:
                return False
            self.there.append(decision)
            self.other.play(decision)
        self._seen.clear()
        if self.here != self.there and self.parted is None:
            self.parted = len(self.decisions)
        if self.parted is None:
            return True
        veil, pack = self.game.veil, self.game.pack
        one, other = copy_of(self.one), copy_of(self.other)
        return bool(pack(veil(one, self.watcher)) == pack(veil(other, self.watcher)))

    def _own_draw(self) -> int | None:
        """What the watcher sees itself, it sees in both worlds."""
        shown = self.hiding.shown(self.other, self.one) or self._seen[:1]
        self._seen = self._seen[1:]
        return shown[0] if shown and self.other.allows(shown[0]) else None

    def _new_draw(self) -> int | None:
        """Any card that nobody has shown the watcher to the end; the old one if it was shown."""
        old = self._seen.pop(0) if self._seen else None
        free = old is None or self.hiding.free(self.end, self.other, old)
        if not free and self.other.allows(old) and self.dice.below(8):
            return old
        legal = self.other.legal()
        better = [card for card in legal if self.hiding.free(self.end, self.other, card)]
        found = better if better and self.dice.below(8) else legal
        return int(found[self.dice.below(len(found))]) if found else None
