"""The surveyor: always legal, the same in both forms, and never laughable."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import pytest

from digsite.core.dice import Dice, nth_seed
from digsite.core.seats import CHANCE
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.constants import (
    BROWN_MUSEUM,
    BROWN_ROOM,
    CELL,
    EXCAVATE,
    KIND,
    LEFTOVER,
    NEUTRAL,
    NEUTRAL_CARD,
    NEUTRAL_KIND,
    PASS,
    PATRONS,
    REWARD,
    TAKE_LEFT,
    TAKE_RIGHT,
    VIOLET_EXCAVATE,
    VIOLET_EXTEND,
)
from digsite.games.mykerinos.minds.surveyor import POLICY
from digsite.games.mykerinos.region import cell_set
from digsite.games.mykerinos.rules import MykerinosState
from digsite.testing.secrets import redealt

COUNTS = (2, 3, 4)
TRIES = 20  # it is fickle: what must never happen is tried so often


def area_cells(area: int) -> int:
    """The cells of an area, as a set."""
    left, top = area % 2 * 4, area // 2 * 3
    return cell_set(8 * y + x for y in range(top, top + 3) for x in range(left, left + 4))


# -- wherever one comes -----------------------------------------------------


def positions(
    seats: int, seed: int, options: dict[str, bool] | None = None
) -> Iterator[MykerinosState]:
    """Every players' position of a game played half by it and half at random."""
    dice, state = Dice(nth_seed(97, seed)), GAME.new(seats, options)
    while not state.over():
        if state.actor == CHANCE:
            state.apply(state.draw(dice))
            continue
        yield state
        wild = dice.below(2) == 1
        state.apply(dice.choose(state.mask()) if wild else POLICY.choose(state, dice))


@pytest.mark.parametrize("seats", COUNTS)
def test_its_choices_are_legal_in_every_phase(seats: int) -> None:
    dice, phases = Dice(seats), set()
    for seed in range(24):
        options = {option.name: bool(seed >> i & 1) for i, option in enumerate(GAME.options)}
        for state in positions(seats, seed, options):
            phases.add(state.phase)
            before = GAME.pack(state)
            assert state.allows(POLICY.choose(state, dice))
            assert GAME.pack(state) == before
    neutral = {NEUTRAL_KIND, NEUTRAL_KIND + 1, NEUTRAL_CARD}
    assert phases == {KIND, CELL, BROWN_ROOM, REWARD, LEFTOVER} | (neutral if seats == 2 else set())


@pytest.mark.parametrize("seats", COUNTS)
def test_the_same_dice_make_the_same_choice(seats: int) -> None:
    for number, state in enumerate(positions(seats, 50)):
        one, other = Dice(number), Dice(number)
        assert POLICY.choose(state, one) == POLICY.choose(state, other)
        assert one.word == other.word


@pytest.mark.parametrize("seats", COUNTS)
def test_it_uses_only_what_the_player_may_know(seats: int) -> None:
    dice = Dice(1)
    for number, state in enumerate(positions(seats, 60)):
        world = redealt(state, state.actor, dice)
        assert POLICY.choose(world, Dice(number)) == POLICY.choose(state, Dice(number))


@pytest.mark.parametrize("seats", COUNTS)
def test_who_keeps_notes_chooses_the_same(seats: int) -> None:
    """Also where the same notebook was used for other worlds in between, as in a search."""
    for seed in range(4):
        private = POLICY.private()
        for number, state in enumerate(positions(seats, seed)):
            world, dice = state.copy(), Dice(number)
            for _ in range(6 if number % 4 == 0 else 1):
                if world.over():
                    break
                if world.actor == CHANCE:
                    world.apply(world.draw(dice))
                    continue
                other = Dice(0)
                other.word = dice.word
                choice = private.choose(world, dice)
                assert choice == POLICY.choose(world, other)
                assert dice.word == other.word
                world.apply(choice)


def test_faster_code_chooses_and_guesses_as_before() -> None:
    """In 4,875 positions; whoever changes the weights or the judgement makes a new one."""
    assert digest(12) == "6bdd7dcc5a1ade74c0496e4c9c4768e15790fd29f07fcc8dfb0f83363ee91c64"


def test_both_forms_choose_and_guess_the_same() -> None:
    digests = [
        subprocess.run(
            [sys.executable, str(Path(__file__))],
            env={**os.environ, "DIGSITE_PURE": pure, "PYTHONPATH": str(Path(__file__).parents[2])},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for pure in ("", "1")
    ]
    assert digests[0] == digests[1]
    assert len(digests[0]) > 32


def digest(games: int) -> str:
    """A digest of every choice and guess in some games."""
    stream = sha256()
    for seats in COUNTS:
        for seed in range(games):
            for state in positions(seats, seed):
                choice = POLICY.choose(state, Dice(seed))
                guesses = [POLICY.guess(state, seat) for seat in range(seats)]
                stream.update(repr((choice, guesses)).encode())
    return stream.hexdigest()


# -- whole games ------------------------------------------------------------


def played(seats: int, seed: int, surveyors: Sequence[int]) -> tuple[MykerinosState, list[float]]:
    """A game of surveyors against random players, and the guesses when the last season began."""
    dice, state = Dice(nth_seed(31, seed)), GAME.new(seats)
    guesses: list[float] = []
    while not state.over():
        if state.actor == CHANCE:
            state.apply(state.draw(dice))
            continue
        if state.season == 3 and not guesses:
            guesses = [POLICY.guess(state, seat) for seat in range(seats)]
        if state.actor in surveyors:
            state.apply(POLICY.choose(state, dice))
        else:
            state.apply(dice.choose(state.mask()))
    return state, guesses


@pytest.mark.parametrize("seats", COUNTS)
def test_it_beats_random_players(seats: int) -> None:
    for seed in range(8 * seats):
        state, _ = played(seats, seed, [seed % seats])
        assert state.winners() == 1 << seed % seats


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 60, 80), (3, 50, 64), (4, 33, 44)])
def test_among_themselves_they_score_like_people(seats: int, low: int, high: int) -> None:
    points = [
        state.points(seat)
        for seed in range(8)
        for state, _ in [played(seats, seed, range(seats))]
        for seat in range(seats)
    ]
    assert low < sum(points) / len(points) < high


@pytest.mark.parametrize("seats", COUNTS)
def test_its_guess_is_near_before_the_last_season_and_exact_at_the_end(seats: int) -> None:
    errors = []
    for seed in range(12):
        state, guesses = played(seats, seed, range(seats))
        for seat in range(seats):
            assert POLICY.guess(state, seat) == state.points(seat)
            errors.append(abs(guesses[seat] - state.points(seat)))
    assert sum(errors) / len(errors) < 8


def test_it_never_passes_with_a_full_hand() -> None:
    for seats in COUNTS:
        for seed in range(6):
            for state in positions(seats, seed):
                if state.phase == KIND and not any(state.own):
                    assert state.stock[state.actor] < 8 or POLICY.choose(state, Dice(seed)) != PASS


# -- where a beginner would laugh -------------------------------------------


def laid(seats: int, rows: Sequence[str] = (), season: int = 2) -> MykerinosState:
    """Excavations of a season, seat 0 to act; rows as in `012.^`, missing ones are free."""
    state = GAME.new(seats)
    state.first, state.season = 0, season - 1
    state.wings = [0, 1, 2, 3, 4]
    slots = 12 if season == 4 else 8
    cards = [(5 * slot + 3 * season) % 35 for slot in range(slots)]
    state.laid = [2 * card for card in cards] + [-1] * (12 - slots)
    state.slot = slots
    state.bag = sum(3 << 2 * card for card in range(36) if card not in cards)
    cells = "".join(rows).ljust(6 * slots, ".")
    state.own = [sum(1 << i for i, c in enumerate(cells) if c == str(k)) for k in range(4)]
    state.pyramids = sum(1 << i for i, c in enumerate(cells) if c == "^")
    state.empty = sum(1 << i for i, c in enumerate(cells) if c in ".^")
    state.stock = [5] * seats + [0] * (4 - seats)
    state.general = [10] * 4
    state.space = [0, 0, 2 if seats == 2 else 0, 0]
    state.actor, state.phase, state.turn = 0, KIND, 1
    return state


def surveyed(state: MykerinosState, order: Sequence[int], cards: tuple[str, str]) -> MykerinosState:
    """The survey of the first area, with two cards; the first in `order` is to be served."""
    numbers = [state.box.numbers[card] for card in cards]
    state.laid = [2 * number for number in numbers] + [-1] * 10
    state.order = list(order) + [0] * (4 - len(order))
    state.ranked, state.rank, state.area = len(order), 0, 0
    state.actor, state.phase = order[0], REWARD
    return state


def give(state: MykerinosState, seat: int, *cards: str) -> None:
    """Cards become a seat's own, straight."""
    owned, ready = list(state.cards), list(state.ready)
    for card in cards:
        owned[seat] |= 1 << state.box.numbers[card]
        patron = state.box.cards[state.box.numbers[card]].patron
        if patron is not None:
            ready[5 * seat + PATRONS.index(patron)] += 1
    state.cards, state.ready = owned, ready


def choices(state: MykerinosState) -> set[int]:
    return {POLICY.choose(state, Dice(seed)) for seed in range(TRIES)}


def all_others_passed(state: MykerinosState) -> MykerinosState:
    state.space = [0, 1, 2, 3 if state.seats == 4 else 0]
    state.passed = state.seats - 1
    return state


def test_the_last_player_takes_the_place_that_one_cube_wins() -> None:
    rows = ["11..2222", "1...2222", "....2222", "11112222", "11112222", "11112222"]
    state = all_others_passed(laid(3, rows))
    assert PASS not in choices(state)
    state.play(EXCAVATE)
    cells = choices(state)
    assert all(area_cells(0) >> cell & 1 for cell in cells)


def test_the_last_player_keeps_cubes_where_nothing_can_be_won() -> None:
    rows = ["1121122.", "2112211^", "1212112.", "2211221.", "1122112^", "2121221."]
    state = all_others_passed(laid(3, rows, season=3))
    state.stock = [1, 0, 0, 0]
    assert choices(state) == {PASS}


def test_cubes_do_not_go_where_the_battle_is_lost() -> None:
    rows = ["1112....", "1222....", "112.....", "........", "........", "........"]
    state = laid(3, rows)
    state.play(EXCAVATE)
    assert not any(area_cells(0) >> cell & 1 for cell in choices(state))


def test_lady_violet_is_asked_before_a_cube_is_spent() -> None:
    state = laid(3, ["0..1....", "2......."])
    give(state, 0, "VIO-1")
    assert choices(state) <= {VIOLET_EXCAVATE, VIOLET_EXTEND}


def test_sir_brown_goes_to_the_wing_one_collects_before_one_passes() -> None:
    rows = ["1121122.", "2112211^", "1212112.", "2211221.", "1122112^", "2121221."]
    state = all_others_passed(laid(3, rows))
    give(state, 0, "BRO-1", "BRO-2", "BRO-3")
    state.museum = [1 << 7, 0, 0, 0]  # already in the 3-room of the third wing, Sir Brown's own
    assert choices(state) == {BROWN_MUSEUM}
    state.play(BROWN_MUSEUM)
    assert choices(state) == {12}


def test_the_five_points_are_taken_in_the_end() -> None:
    state = surveyed(laid(3, ["00..", "1..."], season=4), [0, 1], ("FREE-1", "LEM-1"))
    state.general = [0, 0, 0, 0]
    assert choices(state) == {TAKE_LEFT}


def test_a_full_set_is_finished() -> None:
    state = surveyed(laid(3, season=4), [0, 1], ("VIO-1", "TAN-1"))
    give(state, 0, "VIO-2", "LEM-1", "BRO-1", "BLA-1")
    state.gone = (
        sum(1 << k for k in range(36))
        & ~state.cards[0]
        & ~sum(1 << (draw >> 1) for draw in state.laid if draw >= 0)
    )
    assert choices(state) == {TAKE_RIGHT}


def test_a_five_room_is_booked_for_many_cards() -> None:
    state = surveyed(laid(3, season=3), [0, 1], ("VIO-1", "TAN-1"))
    give(state, 0, "LEM-1", "LEM-2", "LEM-3", "LEM-4")
    state.museum = [1 << 6, 0, 0, 0]
    assert choices(state) == {11}


def test_a_leftover_card_is_never_declined() -> None:
    state = surveyed(laid(3), [1, 2, 0], ("VIO-1", "LEM-7"))
    state.rank, state.actor, state.phase = 2, 0, LEFTOVER
    give(state, 0, "LEM-1", "LEM-2")
    state.museum = [1 << 6, 0, 0, 0]
    assert choices(state) == {TAKE_RIGHT}


def test_the_neutral_colour_gets_the_card_the_other_wants() -> None:
    state = surveyed(laid(2), [0, NEUTRAL, 1], ("VIO-1", "LEM-7"))
    state.rank, state.phase = 1, NEUTRAL_CARD
    give(state, 1, "LEM-1", "LEM-2")
    state.museum = [0, 1 << 11 | 1 << 6, 0, 0]
    assert choices(state) == {TAKE_RIGHT}


def test_the_neutral_colour_never_hurts_its_own_player() -> None:
    state = laid(2, ["0...0...", "........", "........", "0...0..."])
    state.neutral, state.phase = [4, 4], NEUTRAL_KIND
    assert choices(state) == {PASS}


if __name__ == "__main__":
    print(digest(6))
