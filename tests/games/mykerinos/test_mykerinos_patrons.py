"""Phase 2: the five patrons."""

import pytest
from games.mykerinos.mykerinos_table import (
    cubes,
    give,
    heard,
    lay,
    offered,
    on_scale,
    play,
    rooms,
    settle,
    table,
    why,
)

from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.events import RoomBooked

ALL = ("violet", "lemon", "brown", "blackmore", "tangerine")
APPEALS = (
    "excavate:violet",
    "extend:violet",
    "excavate:lemon",
    "extend:lemon",
    "museum:brown",
    "excavate:blackmore",
    "extend:tangerine",
)
FULL = "^" * 48


@pytest.mark.clause("MYK-043")
@pytest.mark.parametrize("word", APPEALS)
def test_no_patron_helps_in_season_1(word: str) -> None:
    state = table(3, "0.^", season=1)
    assert why(state, word) == ("patrons_from_second_season", "MYK-043")


@pytest.mark.clause("MYK-043")
def test_from_season_2_on_cards_won_before_can_be_used() -> None:
    assert offered(give(table(3, "0.^"), 0, *ALL)) == {"pass", "excavate", "extend", *APPEALS}


@pytest.mark.clause("MYK-044")
def test_a_patron_costs_a_tilted_card() -> None:
    state = play(give(table(3), 0, "blackmore"), "excavate:blackmore")
    assert GAME.public(state).players[0].patrons[3].ready == 0


@pytest.mark.clause("MYK-044")
def test_every_player_uses_only_the_own_cards() -> None:
    state = give(table(3, "^"), 1, "lemon", "violet")
    play(state, "pass")
    assert offered(state) == {"pass", "excavate", "excavate:lemon", "excavate:violet"}


@pytest.mark.clause("MYK-044")
@pytest.mark.parametrize("word", APPEALS)
def test_a_patron_whose_card_the_player_has_not_does_not_help(word: str) -> None:
    state = give(table(3, "0.^"), 1, *ALL)
    assert why(state, word) == ("patron_not_owned", "MYK-044")


@pytest.mark.clause("MYK-045")
@pytest.mark.parametrize("word", ["extend:tangerine", "excavate:lemon", "museum:brown"])
def test_at_most_one_card_is_tilted_per_turn(word: str) -> None:
    state = play(give(table(3, "0.^"), 0, *ALL), "excavate:violet")
    assert why(state, word) == ("one_patron_per_turn", "MYK-045")


@pytest.mark.clause("MYK-045")
def test_no_second_patron_while_sir_brown_is_on_his_way() -> None:
    state = play(give(table(3, "0.^"), 0, *ALL), "museum:brown")
    assert why(state, "excavate:violet") == ("one_patron_per_turn", "MYK-045")


@pytest.mark.clause("MYK-046", "MYK-T14")
def test_a_tilted_card_is_spent_for_the_season() -> None:
    state = give(table(3, "^^"), 0, "lemon")
    play(state, "excavate:lemon", "a1", "pass", "pass")
    assert why(state, "excavate:lemon") == ("patron_tilted", "MYK-046")


@pytest.mark.clause("MYK-047", "MYK-T14")
def test_a_second_card_of_the_same_patron_can_be_used_in_another_turn() -> None:
    state = give(table(3, "^^"), 0, "lemon", "lemon")
    play(state, "excavate:lemon", "a1", "pass", "pass", "excavate:lemon", "b1")
    assert cubes(state, 0) == {"a1", "b1"}


@pytest.mark.clause("MYK-091", "MYK-T14")
def test_a_tilted_card_is_ready_again_in_the_next_season() -> None:
    state = give(table(3, "^^"), 0, "lemon")
    play(state, "excavate:lemon", "a1", "pass", "pass", "pass", "book:3:lemon")
    assert (state.season, state.ready[1]) == (2, 1)


@pytest.mark.clause("MYK-048")
def test_violet_takes_one_own_cube_from_the_general_into_the_personal_stock() -> None:
    state = give(table(3, stock=(3, 5, 5)), 0, "violet")
    play(state, "excavate:violet")
    assert (state.stock[0], state.general[0]) == (4, 21)


@pytest.mark.clause("MYK-049")
def test_violet_then_makes_a_new_excavation() -> None:
    state = play(give(table(3, stock=(3, 5, 5)), 0, "violet"), "excavate:violet", "c4")
    assert (cubes(state, 0), state.stock[0]) == ({"c4"}, 3)


@pytest.mark.clause("MYK-049", "MYK-T20")
def test_violet_then_makes_an_extension_even_from_one_cube() -> None:
    state = give(table(3, "0", stock=(1, 5, 5)), 0, "violet")
    play(state, "extend:violet", "b1", "c1")
    assert (cubes(state, 0), state.stock[0]) == ({"a1", "b1", "c1"}, 0)


@pytest.mark.clause("MYK-050", "MYK-T20")
@pytest.mark.parametrize("word", ["excavate:violet", "extend:violet"])
def test_violet_is_impossible_with_no_own_cube_in_the_general_stock(word: str) -> None:
    state = give(table(3, "0", stock=(24, 5, 5)), 0, "violet")
    assert why(state, word) == ("violet_no_cube", "MYK-050")


@pytest.mark.clause("MYK-048", "MYK-050")
def test_violet_helps_to_the_last_own_cube_of_the_general_stock() -> None:
    state = give(table(3, "0", stock=(23, 5, 5)), 0, "violet")
    assert {"excavate:violet", "extend:violet"} <= offered(state)


@pytest.mark.clause("MYK-B01", "MYK-T20")
@pytest.mark.parametrize("word", ["excavate:violet", "extend:violet"])
def test_violet_is_refused_with_an_empty_personal_stock(word: str) -> None:
    state = give(table(3, "0", stock=(0, 5, 5)), 0, "violet")
    assert why(state, word) == ("violet_stock_empty", "MYK-B01")


@pytest.mark.clause("MYK-B01")
def test_by_option_violet_helps_from_an_empty_stock_to_an_excavation() -> None:
    options = {"violet_from_empty_stock": True}
    state = give(table(3, "0", stock=(0, 5, 5), options=options), 0, "violet")
    assert offered(state) == {"pass", "excavate:violet"}


@pytest.mark.clause("MYK-B01")
def test_by_option_violet_from_an_empty_stock_has_too_few_cubes_to_extend() -> None:
    options = {"violet_from_empty_stock": True}
    state = give(table(3, "0", stock=(0, 5, 5), options=options), 0, "violet")
    assert why(state, "extend:violet") == ("extension_needs_two", "MYK-B03")


@pytest.mark.clause("MYK-B02")
@pytest.mark.parametrize(
    ("rows", "word"), [(FULL, "excavate:violet"), ("01...... 1.......", "extend:violet")]
)
def test_violet_is_refused_if_the_action_would_be_impossible(rows: str, word: str) -> None:
    assert why(give(table(3, rows), 0, "violet"), word) == ("violet_no_move", "MYK-B02")


@pytest.mark.clause("MYK-051")
def test_brown_puts_a_cube_of_the_personal_stock_into_the_museum() -> None:
    state = play(give(table(3), 0, "brown"), "museum:brown", "book:3:violet")
    assert (rooms(state, 0), state.stock[0], cubes(state, 0)) == ({"3:violet"}, 10, set())


@pytest.mark.clause("MYK-051")
def test_everybody_is_told_that_brown_took_a_cube_of_the_personal_stock() -> None:
    state = play(give(table(3), 0, "brown"), "museum:brown")
    assert RoomBooked(0, "3:violet", "personal") in heard(state, "book:3:violet")


@pytest.mark.clause("MYK-051")
def test_without_brown_nobody_enters_the_museum_during_the_excavations() -> None:
    assert why(table(3), "book:3:violet") == ("museum_needs_brown", "MYK-051")


@pytest.mark.clause("MYK-051")
@pytest.mark.parametrize("word", ["a1", "pass", "excavate"])
def test_brown_does_not_play_in_the_region(word: str) -> None:
    state = play(give(table(3), 0, "brown"), "museum:brown")
    assert why(state, word) == ("finish_brown", "MYK-051")


@pytest.mark.clause("MYK-052")
def test_brown_follows_the_placing_rules_of_the_museum() -> None:
    state = play(give(table(3), 0, "brown"), "museum:brown")
    assert why(state, "book:5:violet") == ("first_room_five", "MYK-086")


@pytest.mark.clause("MYK-B07", "MYK-T15")
def test_brown_is_not_offered_when_the_museum_is_full() -> None:
    state = give(table(3), 0, "brown")
    state.museum = [0, 0x7FF, 0x7800, 0]
    assert why(settle(state), "museum:brown") == ("brown_no_room", "MYK-B07")


@pytest.mark.clause("MYK-B07")
def test_brown_needs_a_cube_in_the_personal_stock() -> None:
    state = give(table(3, stock=(0, 5, 5)), 0, "brown")
    assert offered(state) == {"pass"}


@pytest.mark.clause("MYK-053", "MYK-X05")
def test_blackmore_puts_two_adjacent_cubes_anywhere() -> None:
    state = give(table(3, "1"), 0, "blackmore")
    play(state, "excavate:blackmore", "d4", "e4")
    assert (cubes(state, 0), state.ready[3], state.stock[0]) == ({"d4", "e4"}, 0, 9)


@pytest.mark.clause("MYK-053")
def test_blackmores_second_cube_is_adjacent_to_the_first() -> None:
    state = play(give(table(3), 0, "blackmore"), "excavate:blackmore", "d4")
    assert why(state, "f4") == ("blackmore_apart", "MYK-053")


@pytest.mark.clause("MYK-053")
def test_blackmore_needs_two_free_spaces_side_by_side() -> None:
    rows = ".^^^^^^^ ^.^^^^^^" + "^" * 32
    assert why(give(table(3, rows), 0, "blackmore"), "excavate:blackmore") == (
        "blackmore_no_pair",
        "MYK-053",
    )


@pytest.mark.clause("MYK-054")
@pytest.mark.parametrize(("begun", "pyramid"), [((), "a1"), (("b1",), "a1")])
def test_blackmore_puts_no_cube_on_a_pyramid(begun: tuple[str, ...], pyramid: str) -> None:
    state = play(give(table(3, "^"), 0, "blackmore"), "excavate:blackmore", *begun)
    assert why(state, pyramid) == ("pyramid_blackmore", "MYK-054")


@pytest.mark.clause("MYK-B03")
@pytest.mark.parametrize(
    ("stock", "word"),
    [(2, "extend"), (2, "extend:lemon"), (2, "excavate:blackmore"), (3, "extend:tangerine")],
)
def test_exactly_enough_cubes_are_enough(stock: int, word: str) -> None:
    state = give(table(3, "0^", stock=(stock, 5, 5)), 0, "lemon", "blackmore", "tangerine")
    assert word in offered(state)


@pytest.mark.clause("MYK-B03")
def test_blackmore_needs_two_cubes() -> None:
    state = give(table(3, stock=(1, 5, 5)), 0, "blackmore")
    assert why(state, "excavate:blackmore") == ("blackmore_needs_two", "MYK-B03")


@pytest.mark.clause("MYK-055")
def test_lemon_starts_an_excavation_on_a_pyramid() -> None:
    state = play(give(table(3, "^.^"), 0, "lemon"), "excavate:lemon")
    assert offered(state) == {"a1", "c1"}


@pytest.mark.clause("MYK-055", "MYK-B04")
def test_lemons_excavation_cannot_start_on_a_plain_space() -> None:
    state = play(give(table(3, "^"), 0, "lemon"), "excavate:lemon")
    assert why(state, "b1") == ("lemon_wants_pyramid", "MYK-055")


@pytest.mark.clause("MYK-055")
def test_lemon_needs_a_free_pyramid() -> None:
    assert why(give(table(3, "B"), 0, "lemon"), "excavate:lemon") == ("lemon_no_pyramid", "MYK-055")


@pytest.mark.clause("MYK-056", "MYK-B04")
@pytest.mark.parametrize("path", [("b1", "c1"), ("a2", "a3")])
def test_lemon_extends_with_the_first_or_the_second_cube_on_a_pyramid(
    path: tuple[str, ...],
) -> None:
    state = give(table(3, "0^...... ........ ^......."), 0, "lemon")
    play(state, "extend:lemon", *path)
    assert cubes(state, 0) == {"a1", *path}


@pytest.mark.clause("MYK-056")
def test_lemons_extension_needs_a_pyramid_in_reach() -> None:
    state = give(table(3, "0....... ........ ........ ^"), 0, "lemon")
    assert why(state, "extend:lemon") == ("lemon_no_extension", "MYK-056")


@pytest.mark.clause("MYK-056", "MYK-B04")
def test_after_a_plain_first_cube_lemons_second_must_be_on_a_pyramid() -> None:
    state = play(give(table(3, "0....... .^"), 0, "lemon"), "extend:lemon", "b1")
    assert why(state, "c1") == ("lemon_second_pyramid", "MYK-056")


@pytest.mark.clause("MYK-B04", "MYK-X04")
def test_example_blue_extends_with_lemon_over_one_pyramid_but_not_over_two() -> None:
    state = play(give(table(3, "..^..... .0^....."), 0, "lemon"), "extend:lemon", "c2")
    assert "d2" in offered(state)
    assert why(state, "c1") == ("lemon_one_pyramid", "MYK-B04")


@pytest.mark.clause("MYK-057", "MYK-X06")
def test_tangerine_extends_with_a_chain_of_three_that_may_bend() -> None:
    state = give(table(4, "0", stock=(5, 5, 5, 5)), 0, "tangerine")
    play(state, "extend:tangerine", "b1", "c1", "c2")
    assert (cubes(state, 0), state.stock[0]) == ({"a1", "b1", "c1", "c2"}, 2)
    assert state.ready[4] == 0


@pytest.mark.clause("MYK-057")
@pytest.mark.parametrize(("begun", "far"), [((), "d1"), (("b1",), "d1"), (("b1", "c1"), "a2")])
def test_each_cube_of_tangerine_is_adjacent_to_the_one_before(
    begun: tuple[str, ...], far: str
) -> None:
    state = play(give(table(3, "0"), 0, "tangerine"), "extend:tangerine", *begun)
    assert why(state, far) == ("tangerine_apart", "MYK-057")


@pytest.mark.clause("MYK-057")
def test_tangerine_needs_a_chain_of_three_free_spaces() -> None:
    state = give(table(3, "0..1.... 111....."), 0, "tangerine")
    assert why(state, "extend:tangerine") == ("tangerine_no_chain", "MYK-057")


@pytest.mark.clause("MYK-057", "MYK-B03")
def test_tangerine_does_not_go_where_the_chain_would_end_too_soon() -> None:
    state = give(table(3, "...0.... .1111..."), 0, "tangerine")
    play(state, "extend:tangerine")
    assert offered(state) == {"c1", "e1"}
    assert offered(play(state, "c1")) == {"b1"}


@pytest.mark.clause("MYK-058")
@pytest.mark.parametrize(("begun", "top"), [((), "a2"), (("b1",), "b2"), (("b1", "c1"), "c2")])
def test_tangerine_puts_no_cube_on_a_pyramid(begun: tuple[str, ...], top: str) -> None:
    state = play(give(table(3, "0....... ^^^"), 0, "tangerine"), "extend:tangerine", *begun)
    assert why(state, top) == ("pyramid_tangerine", "MYK-058")


@pytest.mark.clause("MYK-B03")
def test_tangerine_needs_three_cubes() -> None:
    state = give(table(3, "0", stock=(2, 5, 5)), 0, "tangerine")
    assert why(state, "extend:tangerine") == ("tangerine_needs_three", "MYK-B03")


@pytest.mark.clause("MYK-B22")
def test_a_card_won_in_the_survey_is_usable_from_the_next_season_on() -> None:
    state = play(on_scale(lay(table(3, "0"), "TAN-1"), 1, 2), "pass")
    assert state.ready[4] == 0
    play(state, "take:left")
    assert (state.season, state.ready[4]) == (2, 1)


@pytest.mark.clause("MYK-R07")
def test_an_appeal_names_the_patron_and_not_one_of_several_equal_cards() -> None:
    state = give(table(3, "^"), 0, "lemon", "lemon")
    assert [word for word in offered(state) if "lemon" in word] == ["excavate:lemon"]
