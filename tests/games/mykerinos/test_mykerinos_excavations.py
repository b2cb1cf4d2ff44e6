"""Phase 2: new excavations, extensions, passing, and the last player."""

import pytest
from games.mykerinos.mykerinos_table import (
    cubes,
    give,
    laid_out,
    offered,
    on_scale,
    play,
    settle,
    table,
    why,
)

from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.constants import REWARD
from digsite.games.mykerinos.rules import MykerinosState

FULL = "^" * 48


@pytest.mark.clause("MYK-032")
def test_players_take_turns_clockwise_from_the_first_player() -> None:
    state = laid_out(3)
    first = state.actor
    turns = []
    for _ in range(4):
        turns.append(state.actor)
        play(state, "excavate")
        play(state, _any_cell(state))
    assert turns == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.clause("MYK-032")
def test_a_cube_is_placed_only_after_an_action_is_chosen() -> None:
    assert why(table(3), "a1") == ("choose_action_first", "MYK-032")


@pytest.mark.clause("MYK-032")
def test_nobody_acts_out_of_turn() -> None:
    refusal = GAME.refuse(table(3), 1, GAME.parse("pass"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("not_your_turn", "MYK-032")


@pytest.mark.clause("MYK-032")
def test_in_season_1_a_player_with_cubes_chooses_between_excavation_extension_and_pass() -> None:
    state = table(3, "0", season=1)
    assert offered(state) == {"excavate", "extend", "pass"}


@pytest.mark.clause("MYK-033")
def test_a_new_excavation_puts_one_cube_of_the_personal_stock_on_a_free_space() -> None:
    state = play(table(3), "excavate", "c4")
    assert (cubes(state, 0), state.stock[0]) == ({"c4"}, 10)


@pytest.mark.clause("MYK-033")
def test_a_new_excavation_may_start_on_any_free_space() -> None:
    assert len(offered(play(table(3), "excavate"))) == 48


@pytest.mark.clause("MYK-034")
def test_a_new_excavation_cannot_start_on_a_pyramid() -> None:
    state = play(table(3, "^"), "excavate")
    assert why(state, "a1") == ("pyramid_excavation", "MYK-034")


@pytest.mark.clause("MYK-035")
@pytest.mark.parametrize("cube", "012")
def test_a_new_excavation_cannot_start_on_an_occupied_space(cube: str) -> None:
    state = play(table(3, cube), "excavate")
    assert why(state, "a1") == ("space_occupied", "MYK-035")


@pytest.mark.clause("MYK-036")
def test_an_extension_takes_two_cubes_of_the_personal_stock() -> None:
    state = play(table(3, "0"), "extend", "b1", "c1")
    assert (len(cubes(state, 0)), state.stock[0]) == (3, 9)


@pytest.mark.clause("MYK-037")
def test_the_first_cube_of_an_extension_goes_next_to_an_own_cube() -> None:
    state = play(table(3, "0....1.. ...0...."), "extend")
    assert offered(state) == {"a2", "b1", "c2", "d1", "d3", "e2"}


@pytest.mark.clause("MYK-037")
def test_the_first_cube_of_an_extension_cannot_go_elsewhere() -> None:
    state = play(table(3, "0....1.."), "extend")
    assert why(state, "g1") == ("first_cube_apart", "MYK-037")


@pytest.mark.clause("MYK-037")
def test_without_a_cube_in_the_region_there_is_nothing_to_extend() -> None:
    assert why(table(3, "1"), "extend") == ("nothing_to_extend", "MYK-037")


@pytest.mark.clause("MYK-037")
def test_without_a_free_space_beside_own_cubes_there_is_no_extension() -> None:
    assert why(table(3, "01...... ^......."), "extend") == ("no_space_beside", "MYK-037")


@pytest.mark.clause("MYK-038")
def test_the_second_cube_goes_next_to_the_cube_just_placed_and_may_bend() -> None:
    state = play(table(3, "0"), "extend", "b1")
    assert offered(state) == {"b2", "c1"}


@pytest.mark.clause("MYK-038", "MYK-T09")
def test_the_second_cube_beside_an_old_own_cube_but_not_the_first_is_refused() -> None:
    state = play(table(3, "0..0"), "extend", "b1")
    assert why(state, "e1") == ("second_cube_apart", "MYK-038")


@pytest.mark.clause("MYK-038")
def test_without_a_space_for_the_second_cube_there_is_no_extension() -> None:
    state = table(3, "0.1..... 1^......")
    assert why(state, "extend") == ("no_second_space", "MYK-038")


@pytest.mark.clause("MYK-039")
@pytest.mark.parametrize(("begun", "pyramid"), [((), "b1"), (("a2",), "a3")])
def test_no_cube_of_an_extension_stands_on_a_pyramid(begun: tuple[str, ...], pyramid: str) -> None:
    state = play(table(3, "0^...... ........ ^......."), "extend", *begun)
    assert why(state, pyramid) == ("pyramid_extension", "MYK-039")


@pytest.mark.clause("MYK-040")
def test_passing_puts_the_disk_on_the_lowest_free_space() -> None:
    state = play(on_scale(table(4), 2, 1), "pass")
    assert state.space == [3, 2, 1, 0]


@pytest.mark.clause("MYK-041")
def test_a_player_who_passed_has_no_more_turns() -> None:
    state = play(table(3), "pass", "excavate", "a1", "excavate", "b1")
    assert state.actor == 1


@pytest.mark.clause("MYK-042")
def test_with_an_empty_stock_passing_is_the_only_action() -> None:
    assert offered(table(3, "0", stock=(0, 5, 5))) == {"pass"}


@pytest.mark.clause("MYK-042")
@pytest.mark.parametrize("word", ["excavate", "extend", "museum:brown", "excavate:blackmore"])
def test_with_an_empty_stock_every_other_action_is_refused(word: str) -> None:
    state = give(table(3, "0", stock=(0, 5, 5)), 0, "brown", "blackmore")
    assert why(state, word) == ("stock_empty", "MYK-042")


@pytest.mark.clause("MYK-059", "MYK-T13")
def test_when_all_others_have_passed_the_last_player_has_exactly_one_action() -> None:
    state = play(on_scale(table(4, "0"), 1, 2, 3), "excavate", "h6")
    assert state.phase == REWARD


@pytest.mark.clause("MYK-059")
def test_nobody_digs_during_the_survey() -> None:
    state = play(on_scale(table(3, "0"), 1, 2), "pass")
    assert why(state, "excavate") == ("excavations_over", "MYK-059")


@pytest.mark.clause("MYK-B03")
def test_an_extension_needs_two_cubes() -> None:
    assert why(table(3, "0", stock=(1, 5, 5)), "extend") == ("extension_needs_two", "MYK-B03")


@pytest.mark.clause("MYK-B03")
def test_a_first_cube_that_leaves_no_place_for_the_second_is_refused() -> None:
    state = play(table(3, "0.1..... .^......"), "extend")
    assert why(state, "b1") == ("dead_end", "MYK-B03")


@pytest.mark.clause("MYK-B03")
@pytest.mark.parametrize("word", ["pass", "excavate", "take:left", "book:3:lemon"])
def test_an_action_begun_is_finished(word: str) -> None:
    state = play(table(3, "0"), "extend", "b1")
    assert why(state, word) == ("finish_placing", "MYK-B03")


@pytest.mark.clause("MYK-B14")
def test_the_last_player_ends_on_the_last_space_even_without_passing() -> None:
    state = play(on_scale(table(3, "0"), 1, 2), "excavate", "h6")
    assert state.space == [3, 1, 2, 0]


@pytest.mark.clause("MYK-B17")
def test_with_cubes_but_no_possible_action_a_player_must_pass() -> None:
    state = table(3, FULL)
    assert offered(state) == {"pass"}
    assert why(state, "excavate") == ("no_free_space", "MYK-B17")


@pytest.mark.clause("MYK-B18")
def test_a_cube_on_a_pyramid_is_a_base_for_an_extension() -> None:
    assert offered(play(table(3, "A"), "extend")) == {"a2", "b1"}


@pytest.mark.clause("MYK-B19")
def test_a_new_excavation_may_be_next_to_own_cubes() -> None:
    assert cubes(play(table(3, "0"), "excavate", "b1"), 0) == {"a1", "b1"}


@pytest.mark.clause("MYK-X01")
def test_example_blue_excavates_on_a_or_b_but_not_on_cubes_or_pyramids() -> None:
    state = play(table(3, ".^1^.^^^ ^2^^^^^^" + "^" * 32), "excavate")
    assert offered(state) == {"a1", "e1"}


@pytest.mark.clause("MYK-X02")
def test_example_green_is_the_first_to_pass_and_goes_on_space_1() -> None:
    assert play(table(4), "pass").space == [1, 0, 0, 0]


@pytest.mark.clause("MYK-X03")
def test_example_red_extends_from_a_to_b_and_c() -> None:
    state = play(table(3, "0..", stock=(2, 5, 5)), "extend", "b1", "c1")
    assert (cubes(state, 0), state.stock[0]) == ({"a1", "b1", "c1"}, 0)


@pytest.mark.clause("MYK-T13")
def test_the_last_of_four_players_is_first_in_the_next_season() -> None:
    state = play(on_scale(table(4), 3, 0, 1), "pass")
    assert (state.season, state.first) == (2, 2)


@pytest.mark.clause("MYK-126")
def test_passing_first_wins_ties_but_the_others_may_still_outnumber() -> None:
    tie = play(on_scale(table(3, "01"), 0, 2), "pass")
    assert tie.order[:2] == [0, 1]
    beaten = play(on_scale(table(3, "01"), 0, 2), "excavate", "c1")
    assert beaten.order[:2] == [1, 0]


@pytest.mark.clause("MYK-094")
def test_nothing_is_played_after_the_end() -> None:
    state = play(settle(table(3, season=4)), "pass", "pass", "pass")
    refusal = GAME.refuse(state, 0, GAME.parse("pass"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("game_over", "MYK-094")


def _any_cell(state: MykerinosState) -> str:
    return GAME.notation(GAME.legal(state)[0])
