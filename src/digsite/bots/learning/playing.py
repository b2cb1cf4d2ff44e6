"""Games between surveyors that stray now and then, so that a net sees more than good play.

What follows the last stray decision was played well by all, and only that is learnt from: else
a net would take the price of a mistake for that of the position before it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from digsite.bots.bot import policy_of
from digsite.core import faults
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame, copy_of
from digsite.core.policy import Policy
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.games import load

STRAY = 20  # one decision in so many is any legal one, up to a random moment of the game
LAST_STRAY = 10  # at that moment, seven times in so many
KEPT, FIRST = 6, 3  # positions of a game; those at once after the last stray decision

Seen = Callable[[State], None]  # sees positions after the last stray decision, chance's too


class Some:
    """Keeps a few of the positions that it is offered: the first, and any of those after it.

    The first ones follow a stray decision, which a net must see to know what one is worth.
    """

    def __init__(self, dice: Dice) -> None:
        self.kept: list[State] = []
        self._dice = dice
        self._met = 0

    def offer(self, state: State) -> None:
        if len(self.kept) < KEPT:
            self.kept.append(copy_of(state))
            return
        self._met += 1
        place = FIRST + self._dice.below(KEPT - FIRST + self._met)
        if place < KEPT:
            self.kept[place] = copy_of(state)


def play(game: AnyGame, seats: int, policy: Policy, seed: int, moment: int, seen: Seen) -> State:
    """Play a game that strays up to the decision number `moment`, and show what came after."""
    deal, minds = Dice(seed_from(seed, "deal")), Dice(seed_from(seed, "minds"))
    state: State = game.new(seats)
    decisions = 0
    while not state.over():
        if decisions > moment:
            seen(state)
        if state.actor == CHANCE:
            state.play(state.draw(deal))
            continue
        if _strays(decisions, moment, minds):
            decision = minds.choose(state.mask())
        else:
            world = game.imagine(game.veil(state, state.actor), minds)
            decision = policy.choose(world, minds)
            faults.surface()
        state.apply(decision)
        decisions += 1
    return state


def moment_of(game: AnyGame, seats: int, seed: int) -> int:
    """When a game stops straying: any moment of a game of usual length, or before it begins."""
    return Dice(seed_from(seed, "moment")).below(_length(game.key, seats)) - 1


@cache
def _length(key: str, seats: int) -> int:
    """How many decisions a game has, roughly: one between surveyors that do not stray."""
    game, dice = load(key), Dice(0)
    policy, state, length = policy_of(game), game.new(seats), 0
    while not state.over():
        if state.actor == CHANCE:
            state.play(state.draw(dice))
        else:
            state.apply(policy.choose(state, dice))
            faults.surface()
            length += 1
    return length


def _strays(decisions: int, moment: int, dice: Dice) -> bool:
    if decisions < moment:
        return dice.below(STRAY) == 0
    return decisions == moment and dice.below(LAST_STRAY) < 7
