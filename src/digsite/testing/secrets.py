"""Does a seat notice what it cannot know? Re-deal it, and compare all the seat gets."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from digsite.core.dice import Dice
from digsite.core.game import AnyGame, copy_of, watchers
from digsite.core.seats import CHANCE, NOBODY
from digsite.core.state import State

from .strays import Strays
from .walks import pick, walk


def leaks(game: AnyGame, seats: int, seeds: range) -> Iterator[str]:
    """What differs for a seat between a world and another one that must look alike to it."""
    for seed in seeds:
        dice = Dice(1000 + seed)
        strays = Strays(game, dice)
        for state, decision in walk(game, seats, seed):
            for seat in watchers(seats):
                yield from compare(game, state, seat, dice, strays)
            if decision >= 0:
                strays.remember(game.action(state, decision))


def compare(game: AnyGame, state: State, seat: int, dice: Dice, strays: Strays) -> Iterator[str]:
    """Re-deal one position for one seat."""
    veiled = game.veil(state, seat)
    world = redealt(state, seat, dice)
    if game.census(world) != game.census(state):
        yield "census of the imagined world"
    here, there = _received(game, state, seat), _received(game, world, seat)
    for name, value in here.items():
        if there[name] != value:
            yield name
    if game.pack(game.veil(world, seat)) != game.pack(veiled):
        yield "veil"
    for action in [strays.next() for _ in range(3)]:
        if game.refuse(state, seat, action) != game.refuse(world, seat, action):
            yield "refusal"
    yield from _after_a_decision(game, state, world, seat, dice)


def redealt(state: State, seat: int, dice: Dice) -> State:
    """Another world that must look the same to the seat."""
    world = copy_of(state)
    world.hide(seat)
    world.imagine(dice)
    return world


def _received(game: AnyGame, state: State, seat: int) -> dict[str, bytes]:
    encode = msgspec.json.encode
    legal = game.legal(state) if state.actor == seat else ()
    return {
        "actor": encode(state.actor),
        "public view": encode(game.public(state)),
        "private view": encode(game.private(state, seat) if seat != NOBODY else None),
        "prompt": encode(game.prompt(state, seat)),
        "legal actions": encode(legal),
        "about": encode([game.about(state, action) for action in legal]),
        "cautions": encode([game.caution(state, action) for action in legal]),
    }


def _after_a_decision(
    game: AnyGame, state: State, world: State, seat: int, dice: Dice
) -> Iterator[str]:
    """If both worlds still look alike after a decision, so must the way there."""
    if state.over() or world.actor != state.actor:
        return
    here = copy_of(state)
    there = copy_of(state if state.actor == CHANCE else world)
    decision = pick(here, dice)
    other = pick(there, dice) if state.actor == CHANCE else decision
    if not there.allows(other):
        return
    here.listen()
    there.listen()
    here.apply(decision)
    there.apply(other)
    if state.actor == CHANCE and game.pack(here) == game.pack(there):
        return  # the two outcomes differ in nothing that lasts, such as which known rubble it was
    alike = game.pack(game.veil(here, seat)) == game.pack(game.veil(there, seat))
    if alike and _received(game, here, seat) == _received(game, there, seat):
        encode = msgspec.json.encode
        if encode(game.happened(here, here.heard(), seat)) != encode(
            game.happened(there, there.heard(), seat)
        ):
            yield "events"
