"""The bit sets of the rules against a naive reading of the clauses, cell by cell."""

from collections.abc import Iterator
from typing import cast

import pytest
from games.mykerinos.mykerinos_table import offered, patient

from digsite.core.dice import Dice
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.constants import CELL, KIND, NEUTRAL, NEUTRAL_CELL, NEUTRAL_KIND
from digsite.games.mykerinos.region import members
from digsite.games.mykerinos.rules import MykerinosState

Cell = tuple[int, int]
Path = tuple[Cell, ...]
SHAPES = {  # word: cubes, whether it starts beside own cubes, cubes on pyramids
    "excavate": (1, False, 0),
    "extend": (2, True, 0),
    "excavate:violet": (1, False, 0),
    "extend:violet": (2, True, 0),
    "excavate:lemon": (1, False, 1),
    "extend:lemon": (2, True, 1),
    "excavate:blackmore": (2, False, 0),
    "extend:tangerine": (3, True, 0),
}
PATRON_NUMBERS = {"violet": 0, "lemon": 1, "blackmore": 3, "tangerine": 4}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_the_placements_of_a_naive_reading_are_offered(seats: int) -> None:
    for seed in range(3):
        state, dice = GAME.new(seats), Dice(100 * seats + seed)
        word, placed = "", cast(Path, ())
        while not state.over():
            if state.phase == KIND:
                expected = {word for word in SHAPES if _possible(state, word)}
                assert offered(state) - {"pass", "museum:brown"} == expected
            if state.phase == NEUTRAL_KIND:
                held, cubes = state.neutral[state.actor], state.own[NEUTRAL]
                extend = held >= 2 and any(_paths(state, cubes, *SHAPES["extend"]))
                assert ("neutral:extend" in offered(state)) == extend
            if state.phase in (CELL, NEUTRAL_CELL) and not placed:
                colour = NEUTRAL if state.phase == NEUTRAL_CELL else state.actor
                paths = list(_paths(state, state.own[colour], *SHAPES[word]))
            if state.phase in (CELL, NEUTRAL_CELL):
                nexts = {path[len(placed)] for path in paths if path[: len(placed)] == placed}
                assert {action.cell for action in GAME.legal(state)} == nexts  # type: ignore[attr-defined]
            phase, decision = state.phase, patient(state, dice)
            action = GAME.action(state, decision)
            state.apply(decision)
            if phase in (KIND, NEUTRAL_KIND):
                word, placed = GAME.notation(action).removeprefix("neutral:"), ()
            if phase in (CELL, NEUTRAL_CELL):
                placed = (*placed, action.cell)  # type: ignore[attr-defined]
            if state.phase not in (CELL, NEUTRAL_CELL):
                placed = ()


def _possible(state: MykerinosState, word: str) -> bool:
    cubes, _, _ = SHAPES[word]
    seat, stock = state.actor, state.stock[state.actor]
    patron = word.partition(":")[2]
    if stock == 0 or (patron and state.ready[5 * seat + PATRON_NUMBERS[patron]] == 0):
        return False
    if patron == "violet":
        stock = stock + 1 if state.general[seat] else 0
    return stock >= cubes and any(_paths(state, state.own[seat], *SHAPES[word]))


def _paths(
    state: MykerinosState, own: int, cubes: int, beside: bool, pyramids: int
) -> Iterator[Path]:
    empty, tops, mine = _cells(state.empty), _cells(state.pyramids), _cells(own)
    starts = {cell for cell in empty if any(_adjacent(cell, cube) for cube in mine)}
    paths: list[Path] = [(cell,) for cell in (starts if beside else empty)]
    for _ in range(cubes - 1):
        paths = [
            (*path, cell)
            for path in paths
            for cell in empty
            if cell not in path and _adjacent(cell, path[-1])
        ]
    return (path for path in paths if len(tops.intersection(path)) == pyramids)


def _cells(cells: int) -> set[Cell]:
    return {(cell % 8, cell // 8) for cell in members(cells)}


def _adjacent(a: Cell, b: Cell) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
