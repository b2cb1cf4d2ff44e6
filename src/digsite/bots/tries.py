"""Trying one decision of a position in imagined worlds, without a tree below it.

World number n is the same for all decisions of a position, and so is the luck in it.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from digsite.core import interpreted as cython

from digsite.core import faults
from digsite.core.dice import Dice
from digsite.core.policy import Policy
from digsite.core.state import State

from .tree import Tree

TO_THE_END = 1 << 30


def try_out(
    tree: Tree,
    root: State,
    scratch: State,
    policy: Policy,
    dice: Dice,
    decision: int,
    worlds: range,
    turns: int,
) -> None:
    """Take a decision in each of the worlds, and let the policy play on for some turns.

    What comes of it is gathered in a child of the tree's root, and in its `wins` and `points`.
    """
    last = TO_THE_END if turns < 0 else root.turn + turns
    _try_out(tree, root, scratch, policy, dice, decision, worlds.start, worlds.stop, last)
    faults.surface()


def _try_out(
    tree: Tree,
    root: State,
    scratch: State,
    policy: Policy,
    dice: Dice,
    decision: int,
    world: int,
    stop: int,
    last: int,
) -> None:
    with cython.nogil:
        node = tree.child_of(0, decision)
        if node < 0:
            node = tree.add(0, decision, root.actor, 0)
        while world < stop:
            tree.dream(root, scratch, policy, dice, world)
            scratch.play(decision)
            tree.play_on(scratch, policy, dice, last)
            tree.score(scratch, root.actor, policy)
            if faults.waiting and faults.here():
                break
            tree.note(decision, root.seats)
            tree.credit(node, tree.outcome[root.actor])
            world += 1
