"""Components, concepts, set-up and the new season."""

from collections import Counter

import pytest
from games.mykerinos.mykerinos_table import (
    cards,
    cubes,
    heard,
    laid_out,
    offered,
    play,
    settle,
    survey,
    table,
    why,
)

from digsite.core.dice import Dice
from digsite.core.errors import BadSeats
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.constants import DRAW_CARD, DRAW_WING, KIND
from digsite.games.mykerinos.events import CardLaid
from digsite.games.mykerinos.region import at_slot, cell_set, members, neighbours
from digsite.games.mykerinos.rules import MykerinosState

CARDS = GAME.new(3).box.cards
AREA = cell_set([x + 8 * y for x in range(4) for y in range(3)])


@pytest.mark.clause("MYK-001")
def test_one_board_shows_score_track_museum_passing_scale_and_patrons() -> None:
    view = GAME.public(laid_out(3))
    player = view.players[0]
    assert (player.prestige, len(view.museum), player.space, len(player.patrons)) == (
        0,
        15,
        None,
        5,
    )


@pytest.mark.clause("MYK-002")
def test_there_are_36_cards() -> None:
    assert len({card.id for card in CARDS}) == 36


@pytest.mark.clause("MYK-002")
def test_a_card_that_is_not_in_the_box_cannot_be_laid() -> None:
    state = play(GAME.new(3), "first:1", *[f"wing:{p}" for p in _PATRONS])
    assert why(state, "lay:VIO-8^") == ("unknown_card", "MYK-002")


@pytest.mark.clause("MYK-003")
def test_each_of_the_four_colours_has_25_cubes() -> None:
    census = GAME.census(GAME.new(4))
    assert [census[f"cubes_{colour}"] for colour in range(4)] == [25, 25, 25, 25]


@pytest.mark.clause("MYK-004")
def test_each_player_has_one_disk_for_the_score_and_one_for_the_scale() -> None:
    view = GAME.public(play(table(3), "pass"))
    assert [(p.prestige, p.space) for p in view.players] == [(0, 1), (0, None), (0, None)]


@pytest.mark.clause("MYK-005")
def test_there_are_five_patron_markers() -> None:
    assert set(GAME.public(laid_out(2)).wings) == set(_PATRONS)


@pytest.mark.clause("MYK-006")
def test_35_cards_have_a_patron_and_one_has_none() -> None:
    assert sum(card.patron is not None for card in CARDS) == 35


@pytest.mark.clause("MYK-007")
def test_a_parcel_has_six_spaces_each_empty_or_a_pyramid() -> None:
    state = play(GAME.new(3), "first:1", *[f"wing:{p}" for p in _PATRONS], "lay:VIO-4^")
    assert (members(state.empty), members(state.pyramids)) == ([0, 1, 8, 9, 16, 17], [0, 8])


@pytest.mark.clause("MYK-008")
def test_a_pyramid_is_an_obstacle() -> None:
    assert why(play(table(3, "^"), "excavate"), "a1")[0] == "pyramid_excavation"


@pytest.mark.clause("MYK-009")
def test_a_cartouche_shows_nothing_2_3_or_5() -> None:
    assert Counter(card.prestige for card in CARDS) == {0: 20, 2: 10, 3: 5, 5: 1}


@pytest.mark.clause("MYK-010")
def test_the_cartouche_names_the_patron_of_the_parcel() -> None:
    shown = {card.card: card.patron for card in GAME.public(laid_out(3)).region}
    assert shown == {card.id: card.patron for card in CARDS if card.id in shown}


@pytest.mark.clause("MYK-011")
def test_a_parcel_may_lie_in_either_direction() -> None:
    state = play(GAME.new(3), "first:1", *[f"wing:{p}" for p in _PATRONS])
    straight = play(state.copy(), "lay:VIO-4^")  # pyramids a and c
    turned = play(state.copy(), "lay:VIO-4v")
    assert (members(straight.pyramids), members(turned.pyramids)) == ([0, 8], [9, 17])


@pytest.mark.clause("MYK-012")
def test_an_area_is_two_parcels() -> None:
    state = survey("...0....", cards=("LEM-7", "BLA-1", "BLA-2"))
    assert cards(play(state, "take:right"), 0) == {"BLA-1"}
    assert {"LEM-7", "BLA-2"} <= set(GAME.public(state).out_of_game)


@pytest.mark.clause("MYK-013")
def test_the_region_is_all_areas_of_the_season() -> None:
    state = laid_out(3)
    areas = [at_slot(AREA, 2 * area) for area in range(4)]
    assert state.empty == areas[0] | areas[1] | areas[2] | areas[3]


@pytest.mark.clause("MYK-014", "MYK-T08")
def test_an_extension_crosses_from_area_to_area_over_the_gap() -> None:
    state = play(table(3, "...0"), "extend", "e1", "f1")
    assert cubes(state, 0) == {"d1", "e1", "f1"}


@pytest.mark.clause("MYK-T08")
def test_an_extension_crosses_from_line_to_line() -> None:
    state = play(table(3, "........ ........ 0......."), "extend", "a4", "a5")
    assert cubes(state, 0) == {"a3", "a4", "a5"}


@pytest.mark.clause("MYK-015")
def test_spaces_side_by_side_are_adjacent_on_the_same_card_and_on_different_cards() -> None:
    d3 = 8 * 2 + 3
    assert neighbours(1 << d3) == cell_set([d3 - 8, d3 - 1, d3 + 1, d3 + 8])


@pytest.mark.clause("MYK-015")
def test_the_last_space_of_a_row_is_not_adjacent_to_the_first_of_the_next() -> None:
    assert members(neighbours(cell_set([7]))) == [6, 15]
    assert members(neighbours(cell_set([8]))) == [0, 9, 16]


@pytest.mark.clause("MYK-016", "MYK-T08")
def test_diagonal_spaces_are_never_adjacent() -> None:
    assert why(play(table(3, "0......."), "extend"), "b2") == ("diagonal", "MYK-016")


@pytest.mark.clause("MYK-016")
@pytest.mark.parametrize("cell", ["c2", "e2", "c4", "e4"])
def test_a_space_that_touches_an_own_cube_only_at_a_corner_is_called_diagonal(cell: str) -> None:
    state = play(table(3, "........ ........ ...0...."), "extend")
    assert why(state, cell) == ("diagonal", "MYK-016")


@pytest.mark.clause("MYK-016")
@pytest.mark.parametrize(("rows", "cell"), [(".......0", "a2"), ("........ 0.......", "h1")])
def test_a_space_at_the_other_edge_is_not_diagonal(rows: str, cell: str) -> None:
    assert why(play(table(3, rows), "extend"), cell)[0] == "first_cube_apart"


@pytest.mark.clause("MYK-017")
def test_the_spaces_on_both_sides_of_a_cartouche_are_adjacent() -> None:
    state = play(table(3, "........ 0......."), "extend")
    assert "b2" in offered(state)


@pytest.mark.clause("MYK-018")
@pytest.mark.parametrize("seats", [1, 5])
def test_mykerinos_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.new(seats)


@pytest.mark.clause("MYK-018")
def test_only_a_player_at_the_table_can_be_first() -> None:
    assert why(GAME.new(2), "first:3") == ("no_such_seat", "MYK-018")


@pytest.mark.clause("MYK-019")
def test_all_cubes_start_in_the_general_stock() -> None:
    assert GAME.new(4).general == [25, 25, 25, 25]


@pytest.mark.clause("MYK-020")
def test_every_player_starts_with_0_points_and_beside_the_passing_scale() -> None:
    view = GAME.public(GAME.new(4))
    assert [(p.prestige, p.space) for p in view.players] == [(0, None)] * 4


@pytest.mark.clause("MYK-021")
def test_any_player_may_be_drawn_as_the_first() -> None:
    assert offered(GAME.new(3)) == {"first:1", "first:2", "first:3"}


@pytest.mark.clause("MYK-021")
def test_the_first_player_begins() -> None:
    state = GAME.new(3)
    play(state, "first:3")
    while state.phase != KIND:
        state.apply(state.legal()[0])
    assert state.actor == 2


@pytest.mark.clause("MYK-021")
def test_nothing_happens_before_the_first_player_is_drawn() -> None:
    assert why(GAME.new(3), "wing:violet") == ("first_player_first", "MYK-021")


@pytest.mark.clause("MYK-021")
def test_nobody_appoints_himself_first_player() -> None:
    assert why(table(3), "first:1") == ("first_player_by_lot", "MYK-021")


@pytest.mark.clause("MYK-022")
def test_each_wing_gets_one_marker_at_random() -> None:
    state = play(GAME.new(3), "first:1", "wing:lemon")
    assert offered(state) == {f"wing:{p}" for p in _PATRONS if p != "lemon"}


@pytest.mark.clause("MYK-022")
def test_a_marker_is_placed_only_once() -> None:
    state = play(GAME.new(3), "first:1", "wing:lemon")
    assert why(state, "wing:lemon") == ("marker_placed", "MYK-022")


@pytest.mark.clause("MYK-022")
def test_the_markers_come_before_the_region() -> None:
    state = play(GAME.new(3), "first:1")
    assert state.phase == DRAW_WING
    assert why(state, "lay:VIO-1^") == ("markers_first", "MYK-022")


@pytest.mark.clause("MYK-022")
def test_nobody_chooses_the_markers() -> None:
    assert why(table(3), "wing:lemon") == ("markers_by_lot", "MYK-022")


@pytest.mark.clause("MYK-023", "MYK-T02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_lasts_four_seasons_and_lays_8_8_8_and_12_cards_each_once(seats: int) -> None:
    state, dice = GAME.new(seats), Dice(7)
    laid: Counter[int] = Counter()
    seen: Counter[int] = Counter()
    while not state.over():
        draw = state.draw(dice)
        if state.phase == DRAW_CARD:
            laid[state.season] += 1
            seen[draw // 2] += 1
        state.apply(draw)
    assert laid == {0: 8, 1: 8, 2: 8, 3: 12}
    assert set(seen.values()) == {1}


@pytest.mark.clause("MYK-024", "MYK-027")
def test_with_three_players_each_takes_11_cubes_into_the_personal_stock() -> None:
    state = laid_out(3)
    assert (state.stock, state.general) == ([11, 11, 11, 0], [14, 14, 14, 0])


@pytest.mark.clause("MYK-025")
def test_with_four_players_each_takes_8_cubes() -> None:
    state = laid_out(4)
    assert (state.stock, state.general) == ([8, 8, 8, 8], [17, 17, 17, 17])


@pytest.mark.clause("MYK-026", "MYK-T04")
def test_after_hoarding_22_cubes_a_player_takes_the_3_that_are_left() -> None:
    state = _next_season(table(3, season=2, stock=(22, 0, 0)))
    assert (state.stock[0], state.general[0]) == (25, 0)


@pytest.mark.clause("MYK-026", "MYK-T04")
def test_after_hoarding_24_of_four_players_a_player_takes_the_1_that_is_left() -> None:
    state = _next_season(table(4, season=3, stock=(24, 0, 0, 0)))
    assert (state.stock[0], state.general[0]) == (25, 0)


@pytest.mark.clause("MYK-028")
def test_the_region_comes_from_the_remaining_pile() -> None:
    state = _next_season(table(3, season=2), lay_it=False)
    drawn = {draw // 2 for draw in state.legal()}
    assert drawn == set(range(16, 36))


@pytest.mark.clause("MYK-028")
def test_a_card_laid_before_is_not_laid_again() -> None:
    state = play(_next_season(table(3, season=2), lay_it=False), "lay:BLA-1^")
    assert why(state, "lay:BLA-1v") == ("card_not_in_pile", "MYK-028")


@pytest.mark.clause("MYK-028")
def test_nobody_digs_before_the_region_is_laid() -> None:
    state = _next_season(table(3, season=2), lay_it=False)
    assert why(state, "excavate") == ("region_first", "MYK-028")


@pytest.mark.clause("MYK-029")
def test_in_seasons_1_to_3_eight_parcels_form_four_areas_in_two_lines() -> None:
    view = GAME.public(laid_out(3))
    assert (len(view.region), view.lines) == (8, 2)


@pytest.mark.clause("MYK-029")
def test_before_season_4_there_is_no_third_line() -> None:
    assert why(play(table(3), "excavate"), "a7") == ("outside_region", "MYK-029")


@pytest.mark.clause("MYK-030")
def test_in_season_4_twelve_parcels_form_six_areas_in_three_lines() -> None:
    state = _next_season(table(3, season=3))
    view = GAME.public(state)
    assert (len(view.region), view.lines, state.empty) == (12, 3, (1 << 72) - 1)


@pytest.mark.clause("MYK-031")
def test_the_first_line_lies_at_the_top() -> None:
    state = play(GAME.new(3), "first:1", *[f"wing:{p}" for p in _PATRONS])
    for _ in range(4):
        state.apply(state.legal()[0])
    assert state.empty == (1 << 24) - 1


@pytest.mark.clause("MYK-B15")
def test_every_card_of_the_pile_is_equally_likely_to_come_in_either_direction() -> None:
    state = _next_season(table(3, season=2), lay_it=False)
    weights = Counter(state.weight(draw) for draw in range(72))
    assert weights == {1: 40, 0: 32}


@pytest.mark.clause("MYK-B15")
def test_nobody_chooses_how_the_region_is_laid() -> None:
    assert why(table(3), "lay:TAN-1^") == ("layout_by_lot", "MYK-B15")


@pytest.mark.clause("MYK-B21")
def test_a_card_is_2_by_3_an_area_4_by_3_and_the_region_8_by_6() -> None:
    state = play(GAME.new(3), "first:1", *[f"wing:{p}" for p in _PATRONS], "lay:VIO-4^")
    assert members(state.empty) == [0, 1, 8, 9, 16, 17]
    play(state, "lay:VIO-5^")
    assert state.empty == AREA
    assert laid_out(3).empty == (1 << 48) - 1


_PATRONS = ("violet", "lemon", "brown", "blackmore", "tangerine")


def _next_season(state: MykerinosState, lay_it: bool = True) -> MykerinosState:
    """Everybody passes; the areas are empty, so the next season begins at once."""
    state = play(settle(state), *["pass"] * state.seats)
    while lay_it and state.phase == DRAW_CARD:
        state.apply(state.legal()[0])
    return state


@pytest.mark.clause("MYK-011", "MYK-028")
def test_everybody_is_told_which_parcel_is_laid_and_which_way_round() -> None:
    state = play(GAME.new(3), "first:1", *[f"wing:{p}" for p in _PATRONS])
    told = heard(state, "lay:VIO-4^", "lay:VIO-3v", "lay:LEM-1^", "lay:LEM-2v")
    assert told == [
        CardLaid(0, "VIO-4", turned=False),
        CardLaid(1, "VIO-3", turned=True),
        CardLaid(2, "LEM-1", turned=False),
        CardLaid(3, "LEM-2", turned=True),
    ]
