"""What can be begun where; ties that the passing scale decides; where the track stands."""

from __future__ import annotations

import pytest
from games.mykerinos.mykerinos_table import give, table, why

from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.actions import EnterMuseum, Excavate, Extend
from digsite.games.mykerinos.events import Rank, ranks_of
from digsite.testing.walks import walk


def test_every_beginning_is_legal_with_its_first_place() -> None:
    for state, _ in walk(GAME, 3, 5):
        for found in GAME.public(state).beginnings:
            begun = GAME.number(state, found.action)
            assert state.allows(begun)
            twin = state.copy()
            twin.play(begun)
            assert len(found.cells) + len(found.rooms) == len(twin.legal())
            assert found.cubes == twin.left


def test_beside_an_own_cube_two_actions_can_begin() -> None:
    found = GAME.public(table(3, "0.......")).beginnings
    beside = [each.action for each in found if (1, 0) in each.cells]
    apart = [each.action for each in found if (5, 5) in each.cells]
    assert beside == [Excavate(), Extend()]
    assert apart == [Excavate()]


def test_sir_brown_begins_in_rooms() -> None:
    found = GAME.public(give(table(3), 0, "brown")).beginnings
    rooms = next(each.rooms for each in found if each.action == EnterMuseum())
    assert "3:lemon" in rooms
    assert "5:lemon" not in rooms


@pytest.mark.clause("MYK-034")
def test_a_pyramid_refuses_a_first_click_by_its_own_rule() -> None:
    assert why(table(3, "^......."), "a1") == ("pyramid_excavation", "MYK-034")


@pytest.mark.clause("MYK-035")
def test_a_cube_refuses_a_first_click_by_its_own_rule() -> None:
    assert why(table(3, "1......."), "a1") == ("space_occupied", "MYK-035")


@pytest.mark.clause("MYK-063")
def test_a_rank_says_that_the_passing_scale_has_decided_it() -> None:
    assert ranks_of([(0, 3), (2, 3), (1, 1)]) == (Rank(0, 3), Rank(2, 3, True), Rank(1, 1))


def test_after_the_end_the_track_stands_at_the_final_scores() -> None:
    for state, _ in walk(GAME, 3, 2):
        players = GAME.public(state).players
        if state.over():
            assert [player.prestige for player in players] == GAME.scores(state)
        else:
            assert [player.prestige for player in players] == state.prestige[:3]
