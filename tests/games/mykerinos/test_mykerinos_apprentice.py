"""The apprentice: always legal, never peeking, and true to its few rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from games.mykerinos.mykerinos_table import give, table

from digsite.core.dice import Dice, nth_seed
from digsite.core.seats import CHANCE
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.constants import (
    BLACKMORE_EXCAVATE,
    BROWN_MUSEUM,
    EXCAVATE,
    EXTEND,
    LEFTOVER,
    NEUTRAL,
    NEUTRAL_CARD,
    NEUTRAL_KIND,
    PASS,
    REWARD,
    TAKE_LEFT,
    TAKE_RIGHT,
    VIOLET_EXTEND,
)
from digsite.games.mykerinos.minds.apprentice import POLICY
from digsite.games.mykerinos.rules import MykerinosState
from digsite.testing.secrets import redealt

COUNTS = (2, 3, 4)
TRIES = 20  # equal choices are left to the dice: what must never happen is tried so often
# Every area belongs to the others, and a last cube changes nothing.
FULL = "1121122. 2112211^ 1212112. 2211221. 1122112^ 2121221."


def positions(seats: int, seed: int) -> Iterator[MykerinosState]:
    """Every players' position of a game played half by the apprentice and half at random."""
    dice, state = Dice(nth_seed(97, seed)), GAME.new(seats)
    while not state.over():
        if state.actor == CHANCE:
            state.apply(state.draw(dice))
            continue
        yield state
        wild = dice.below(2) == 1
        state.apply(dice.choose(state.mask()) if wild else POLICY.choose(state, dice))


def played(seats: int, seed: int, apprentice: int) -> MykerinosState:
    """A whole game of an apprentice against random players."""
    dice, state = Dice(nth_seed(31, seed)), GAME.new(seats)
    while not state.over():
        if state.actor == CHANCE:
            state.apply(state.draw(dice))
        elif state.actor == apprentice:
            state.apply(POLICY.choose(state, dice))
        else:
            state.apply(dice.choose(state.mask()))
    return state


def choices(state: MykerinosState) -> set[int]:
    return {POLICY.choose(state, Dice(seed)) for seed in range(TRIES)}


def areas_of(cells: set[int]) -> set[int]:
    """The areas some cells lie in."""
    return {2 * (cell // 24) + cell % 8 // 4 for cell in cells}


def surveyed(state: MykerinosState, left: str, right: str) -> MykerinosState:
    """The survey of the first area with two cards, seat 0 to be served first."""
    state.laid = [2 * state.box.numbers[card] for card in (left, right)] + [-1] * 10
    state.order, state.ranked, state.rank, state.area = [0, 1, 0, 0], 2, 0, 0
    state.phase = REWARD
    return state


def disputed() -> MykerinosState:
    """Seat 0 is second in the first area, where one card is better; the rest is full."""
    state = table(3, "0..12222 1...2222 ....2222 11112222 11112222 11112222")
    state.laid = [2 * state.box.numbers["FREE-1"], *state.laid[1:]]
    return state


# -- wherever one comes -----------------------------------------------------


@pytest.mark.parametrize("seats", COUNTS)
def test_its_choices_are_legal_in_whole_games(seats: int) -> None:
    for seed in range(8):
        for state in positions(seats, seed):
            before = GAME.pack(state)
            assert state.allows(POLICY.choose(state, Dice(seed)))
            assert GAME.pack(state) == before


@pytest.mark.parametrize("seats", COUNTS)
def test_it_uses_only_what_the_player_may_know(seats: int) -> None:
    dice = Dice(1)
    for number, state in enumerate(positions(seats, 60)):
        choice = POLICY.choose(state, Dice(number))
        assert POLICY.choose(redealt(state, state.actor, dice), Dice(number)) == choice
        assert POLICY.choose(GAME.veil(state, state.actor), Dice(number)) == choice


@pytest.mark.parametrize("seats", COUNTS)
def test_it_beats_random_players(seats: int) -> None:
    won = [played(seats, seed, seed % seats).winners() == 1 << seed % seats for seed in range(12)]
    assert sum(won) >= 11


# -- phase 2: excavations ---------------------------------------------------


def test_it_begins_in_the_area_that_brings_most() -> None:
    state = table(3, season=1)  # the only card with prestige 3 lies in the last area
    assert choices(state) == {EXCAVATE}
    state.play(EXCAVATE)
    assert areas_of(choices(state)) == {3}


def test_it_begins_beside_another_area() -> None:
    state = table(3, season=3)
    state.play(EXCAVATE)
    assert all(cell % 8 in (3, 4) or cell // 8 in (2, 3) for cell in choices(state))


def test_it_extends_where_that_makes_it_first() -> None:
    state = disputed()
    assert choices(state) == {EXTEND}
    state.play(EXTEND)
    assert areas_of(choices(state)) == {0}


def test_lady_violet_and_mrs_blackmore_help_where_they_can() -> None:
    assert choices(give(disputed(), 0, "violet")) == {VIOLET_EXTEND}
    assert choices(give(disputed(), 0, "blackmore")) == {BLACKMORE_EXCAVATE}


def test_it_keeps_its_cubes_where_nothing_can_be_won() -> None:
    assert choices(table(3, FULL, stock=(1, 0, 0))) == {PASS}


def test_sir_brown_goes_to_a_good_room() -> None:
    state = give(table(3), 0, "brown", "brown", "brown")
    state.museum = [1 << 9, 0, 0, 0]  # in the 3-room of the fifth wing, Sir Brown's own
    assert choices(state) == {BROWN_MUSEUM}
    state.play(BROWN_MUSEUM)
    assert choices(state) == {14}


# -- the neutral colour -----------------------------------------------------


def test_the_neutral_colour_pushes_only_the_other_back() -> None:
    state = table(2, "000.0... 1.......", neutral=(4, 4))
    state.phase = NEUTRAL_KIND
    assert choices(state) == {EXCAVATE}
    state.play(EXCAVATE)
    assert areas_of(choices(state)) == {0}


def test_the_neutral_colour_is_left_alone_where_only_oneself_digs() -> None:
    state = table(2, "0...0... ........", neutral=(4, 4))
    state.phase = NEUTRAL_KIND
    assert choices(state) == {PASS}


# -- phase 3: survey --------------------------------------------------------


def test_the_card_with_most_points_is_taken() -> None:
    assert choices(surveyed(table(3, season=4), "FREE-1", "LEM-1")) == {TAKE_LEFT}


def test_a_set_is_finished() -> None:
    state = give(table(3, season=4), 0, "violet", "lemon", "brown", "blackmore")
    assert choices(surveyed(state, "LEM-7", "TAN-1")) == {TAKE_RIGHT}


def test_a_five_room_is_booked_for_many_cards() -> None:
    state = give(table(3, season=3), 0, "lemon", "lemon", "lemon", "lemon")
    state.museum = [1 << 5, 0, 0, 0]  # in the 3-room of the first wing, Lord Lemon's own
    assert choices(surveyed(state, "VIO-1", "TAN-1")) == {10}


def test_of_equal_cards_the_more_helpful_patron_is_taken() -> None:
    assert choices(surveyed(table(3, season=4), "LEM-1", "BLA-1")) == {TAKE_RIGHT}


def test_a_leftover_card_is_never_declined() -> None:
    state = surveyed(table(3), "VIO-1", "LEM-7")
    state.order, state.ranked, state.rank, state.phase = [1, 2, 0, 0], 3, 2, LEFTOVER
    assert choices(state) == {TAKE_RIGHT}


def test_the_neutral_colour_gets_the_card_the_other_wants() -> None:
    state = surveyed(give(table(2), 1, "lemon"), "VIO-1", "LEM-7")
    state.order, state.ranked, state.rank, state.phase = [0, NEUTRAL, 1, 0], 3, 1, NEUTRAL_CARD
    assert choices(state) == {TAKE_RIGHT}
