"""Cells that are alike: groups within an area, the finer the lower the level."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from digsite.core import bits
from digsite.core.dice import Dice, nth_seed
from digsite.core.seats import CHANCE
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.constants import CELL, KIND, NEUTRAL_CELL
from digsite.games.mykerinos.minds.surveyor import POLICY
from digsite.games.mykerinos.region import AREAS, members
from digsite.games.mykerinos.rules import MykerinosState

LEVELS = (1, 2, 3, 4)


def asked(phases: tuple[int, ...], seats: int = 2, games: int = 3) -> Iterator[MykerinosState]:
    """Positions of random games in which something of the phases is asked."""
    for seed in range(games):
        dice, state = Dice(nth_seed(23, seed)), GAME.new(seats)
        while not state.over():
            if state.actor == CHANCE:
                state.apply(state.draw(dice))
                continue
            if state.phase in phases:
                yield state
            state.apply(dice.choose(state.mask()))


@pytest.mark.parametrize("level", LEVELS)
def test_every_cell_is_in_one_group_of_its_area(level: int) -> None:
    for state in asked((CELL, NEUTRAL_CELL)):
        for cell in members(state.mask()):
            group = POLICY.alike(state, bits.single(cell), level)
            assert bits.has(group, cell)
            assert any(group & ~area == 0 for area in AREAS)
            for other in members(group & state.mask()):
                assert POLICY.alike(state, bits.single(other), level) == group


def test_a_higher_level_calls_more_alike() -> None:
    for state in asked((CELL, NEUTRAL_CELL)):
        groups = [POLICY.alike(state, bits.single(bits.lowest(state.mask())), k) for k in LEVELS]
        for finer, coarser in pairwise(groups):
            assert finer & ~coarser == 0


def test_several_cells_have_all_that_is_like_one_of_them() -> None:
    for state in asked((CELL,), seats=3):
        cells = members(state.mask())[:3]
        together = POLICY.alike(state, sum(bits.single(cell) for cell in cells), 1)
        apart = [POLICY.alike(state, bits.single(cell), 1) for cell in cells]
        assert together == apart[0] | apart[-1] | apart[len(apart) // 2]


def test_nothing_but_cells_is_alike() -> None:
    for state in asked((KIND,)):
        assert POLICY.alike(state, state.mask(), 4) == state.mask()
