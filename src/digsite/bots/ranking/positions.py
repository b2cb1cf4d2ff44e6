"""Positions out of games between surveyors, each one from a game of its own."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import msgspec

from digsite.bots.bot import policy_of
from digsite.core import faults
from digsite.core.dice import Dice, seed_from
from digsite.core.errors import BadInput
from digsite.core.game import AnyGame, copy_of
from digsite.core.policy import MEMORY, Policy
from digsite.core.seats import CHANCE
from digsite.core.state import State

CHOICES = (3, 2)  # with two there is hardly an order, but some games never ask for more
ATTEMPTS = 10  # games that are looked through for a position with so many


class Position(msgspec.Struct, frozen=True):
    """A position as the seat to move knows it, and what it remembers of the others."""

    veiled: State
    memory: array[int]


def drawn(game: AnyGame, seats: int, seed: int, number: int) -> list[int]:
    """The entries up to one position of game `number`, each that leaves a choice equally likely."""
    for choices in CHOICES:
        for attempt in range(ATTEMPTS):
            entries = _played(game, seats, seed_from("ranking", seed, number, attempt), choices)
            if entries is not None:
                return entries
    raise BadInput(f"in {game.title} nobody has anything to choose")


def restored(game: AnyGame, seats: int, entries: Sequence[int]) -> Position:
    """The position after the entries of a game."""
    state = game.new(seats)
    policy = policy_of(game)
    memories = [array("i", bytes(4 * MEMORY)) for _ in range(seats)]
    last: dict[int, tuple[State, int]] = {}
    for entry in entries:
        if state.actor != CHANCE:
            veiled = _noted(game, policy, state, memories, last)
            last[state.actor] = (veiled, entry)
        state.apply(entry)
    seat = state.actor
    return Position(_noted(game, policy, state, memories, last), memories[seat])


def _noted(
    game: AnyGame,
    policy: Policy,
    state: State,
    memories: list[array[int]],
    last: dict[int, tuple[State, int]],
) -> State:
    """What the seat to move sees; what the others did is in its memory then."""
    veiled: State = game.veil(state, state.actor)
    if state.actor in last:
        policy.recall(*last[state.actor], copy_of(veiled), memories[state.actor])
    return veiled


def _played(game: AnyGame, seats: int, seed: int, choices: int) -> list[int] | None:
    deal, pick = Dice(seed_from(seed, "deal")), Dice(seed_from(seed, "pick"))
    policy = policy_of(game)
    state = game.new(seats)
    entries: list[int] = []
    kept, met = None, 0
    while not state.over():
        if state.actor == CHANCE:
            entry = state.draw(deal)
        else:
            if len(state.legal()) >= choices:
                met += 1
                if pick.below(met) == 0:
                    kept = len(entries)
            world = game.imagine(game.veil(state, state.actor), deal)
            entry = policy.choose(world, deal)
            faults.surface()
        entries.append(entry)
        state.apply(entry)
    return None if kept is None else entries[:kept]
