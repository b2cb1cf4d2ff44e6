"""The rest of a turn that comes with a hint."""

from __future__ import annotations

import pytest
from support.titles import boxes

from digsite.bots import Budget, hint
from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play import Table
from digsite.testing.secrets import redealt
from digsite.testing.walks import played


def hinted(table: Table) -> list[tuple[object, list[object]]]:
    game, seat = table.game, table.actor
    *_, last = hint(game, game.veil(table.state, seat), seat, Budget(iterations=600))
    return [(advice.action, list(advice.then)) for advice in last.advice]


def positions(key: str) -> list[Table]:
    """Tables in different stages of a game where a player has a choice."""
    found = []
    for entries in range(0, 200, 25):
        table = played(load(key), 2, 5, entries)
        while not table.over and (table.actor == CHANCE or len(table.state.legal()) < 2):
            table.choose(table.state.legal()[0])
        if not table.over:
            found.append(table)
    return found


@pytest.mark.parametrize("key", boxes())
def test_what_follows_is_legal_one_after_the_other_in_the_same_turn(key: str) -> None:
    for table in positions(key):
        for action, then in hinted(table):
            world, seat, turn = copy_of(table.state), table.actor, table.state.turn
            for step in (action, *then):
                assert (world.actor, world.turn) == (seat, turn)
                assert step in table.game.legal(world)
                world.play(table.game.decide(world, seat, step))


@pytest.mark.parametrize("key", boxes())
def test_what_follows_does_not_depend_on_what_the_seat_cannot_know(key: str) -> None:
    dice = Dice(3)
    for table in positions(key)[::3]:
        before = hinted(table)
        table.state = redealt(table.state, table.actor, dice)
        assert hinted(table) == before
