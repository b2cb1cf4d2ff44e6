"""Does a bot know more than its seat? Re-deal what it cannot know, and ask again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from digsite.bots import LADDER, Budget, Rung
from digsite.bots.match import Player
from digsite.core.dice import Dice, nth_seed
from digsite.core.game import Game, copy_of
from digsite.core.records import Action
from digsite.core.seats import CHANCE
from digsite.play import Sight, Table, sight_of
from digsite.testing.secrets import redealt
from digsite.testing.walks import pick

Asked = Callable[[Table, Sight, Any, int], Action]  # the table is there for bots that peek


def honest(rung: Rung, iterations: int) -> Asked:
    """A bot of the ladder, which looks at its sight and the veiled state only."""

    def asked(table: Table, sight: Sight, veiled: Any, seed: int) -> Action:
        budget = Budget(iterations=iterations)
        return Player(table.game, rung, seed, budget, fresh=True).choose(sight, veiled, budget)

    return asked


def ladder(iterations: int) -> list[Asked]:
    return [honest(rung, iterations) for rung in LADDER]


def answers(
    game: Game[Any], seats: int, bots: list[Asked], count: int, seed: int
) -> Iterator[tuple[bool, bool]]:
    """For so many decisions: was the world another one after re-dealing, was the move the same?"""
    given = 0
    while given < count:
        seed = nth_seed(seed, given)
        dice, table = Dice(seed), Table(game, seats)
        while not table.over and given < count:
            state = table.state
            if state.actor != CHANCE and len(state.legal()) > 1 and dice.below(4) == 0:
                world = redealt(state, state.actor, dice)
                yield _compared(table, world, bots[given % len(bots)], given)
                given += 1
            table.choose(pick(state, dice))


def _compared(table: Table, world: Any, asked: Asked, seed: int) -> tuple[bool, bool]:
    game, truth = table.game, table.state
    other = game.pack(world) != game.pack(truth)
    first = _move(table, asked, seed)
    table.state = world
    second = _move(table, asked, seed)
    table.state = truth
    return other, first == second


def _move(table: Table, asked: Asked, seed: int) -> Action:
    seat = table.actor
    veiled = table.game.veil(copy_of(table.state), seat)
    return asked(table, sight_of(table, seat), veiled, seed)
