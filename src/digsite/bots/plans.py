"""The rest of a turn as a search sees it: the small decisions that follow one of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from digsite.core.dice import Dice
from digsite.core.game import AnyGame, copy_of
from digsite.core.policy import Policy
from digsite.core.records import Action
from digsite.core.state import State

from .tree import Tree

LONGEST = 8
Same = Callable[[State, State], bool]


def planned(
    tree: Tree, policy: Policy, veiled: State, decision: int, same: Same
) -> tuple[int, ...]:
    """What the seat would go on with, as far as it was looked at and nothing new is revealed.

    It is played in two worlds that the seat cannot tell apart (`same`), until it can.
    """
    seat, turn, node, found = veiled.actor, veiled.turn, tree.child_of(0, decision), list[int]()
    worlds = [_world(veiled, seed) for seed in range(2)]
    while node >= 0:
        for world in worlds:
            world.play(decision)
        here = worlds[0]
        if len(found) == LONGEST or (here.actor, here.turn) != (seat, turn):
            break
        if not same(*[_seen(world, seat) for world in worlds]):
            break
        decision = tree.forced(here, policy)
        if decision < 0:
            node = tree.most_visited(node, here, policy)
            decision = tree.decision[node] if node >= 0 else -1
        if decision >= 0:
            found.append(decision)
    return tuple(found)


def as_actions(game: AnyGame, veiled: State, decision: int, then: Sequence[int]) -> list[Action]:
    """A decision and what its player would go on with, as the actions they are."""
    world, actions = _world(veiled, 0), [game.action(veiled, decision)]
    for follower in then:
        world.play(decision)
        actions.append(game.action(world, follower))
        decision = follower
    return actions


def _world(veiled: State, seed: int) -> State:
    world = copy_of(veiled)
    world.imagine(Dice(seed))
    return world


def _seen(world: State, seat: int) -> State:
    seen = copy_of(world)
    seen.hide(seat)
    return seen
