"""The two-player game and its neutral colour."""

import pytest
from games.mykerinos.mykerinos_table import (
    cards,
    cubes,
    give,
    heard,
    laid_out,
    offered,
    on_scale,
    play,
    settle,
    survey,
    table,
    why,
)

from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.constants import (
    DRAW_CARD,
    KIND,
    LEFTOVER,
    NEUTRAL_CARD,
    NEUTRAL_KIND,
    REWARD,
)
from digsite.games.mykerinos.events import NeutralReturned


@pytest.mark.clause("MYK-106")
def test_the_three_player_rules_apply_with_a_neutral_colour_of_25_cubes() -> None:
    assert GAME.census(GAME.new(2)) == {"cubes_0": 25, "cubes_1": 25, "cubes_2": 25, "cards": 36}


@pytest.mark.clause("MYK-106")
@pytest.mark.parametrize("word", ["neutral:excavate", "neutral:left"])
def test_with_more_players_there_is_no_neutral_colour(word: str) -> None:
    assert why(table(3), word) == ("no_neutral_colour", "MYK-106")


@pytest.mark.clause("MYK-107")
def test_the_neutral_colour_never_scores() -> None:
    state = play(survey("220.....", seats=2, cards=("FREE-1",)), "neutral:left")
    assert (state.prestige, GAME.scores(state)) == ([0, 0, 0, 0], [0, 0])


@pytest.mark.clause("MYK-108")
def test_each_player_takes_11_own_and_4_neutral_cubes() -> None:
    state = laid_out(2)
    assert (state.stock[:2], state.neutral, state.general[2]) == ([11, 11], [4, 4], 17)


@pytest.mark.clause("MYK-109")
@pytest.mark.parametrize("season", [1, 2])
def test_each_season_the_neutral_disk_stands_on_space_2(season: int) -> None:
    state = laid_out(2) if season == 1 else play(table(2, season=1), "pass", "pass")
    assert state.space[:3] == [0, 0, 2]


@pytest.mark.clause("MYK-110", "MYK-X12")
@pytest.mark.parametrize("passing", [(0, 1), (1, 0)])
def test_the_first_to_pass_wins_all_ties_and_the_second_loses_them(
    passing: tuple[int, ...],
) -> None:
    state = survey("012.....", seats=2, passing=passing)
    assert [state.space[seat] for seat in passing] == [1, 3]
    assert state.order[:3] == [passing[0], 2, passing[1]]


@pytest.mark.clause("MYK-111")
def test_after_the_own_action_a_player_may_make_one_neutral_action() -> None:
    state = play(table(2, neutral=(4, 4)), "excavate", "a1")
    assert (state.phase, state.actor) == (NEUTRAL_KIND, 0)
    play(state, "neutral:excavate", "h6")
    assert (cubes(state, 2), state.neutral, state.actor) == ({"h6"}, [3, 4], 1)


@pytest.mark.clause("MYK-111")
def test_the_neutral_action_may_be_left_out() -> None:
    state = play(table(2, neutral=(4, 4)), "excavate", "a1", "neutral:none")
    assert (state.phase, state.actor, state.neutral) == (KIND, 1, [4, 4])


@pytest.mark.clause("MYK-111")
def test_the_neutral_action_does_not_come_before_the_own_one() -> None:
    assert why(table(2, neutral=(4, 4)), "neutral:excavate") == ("own_action_first", "MYK-111")


@pytest.mark.clause("MYK-111")
def test_a_neutral_cube_is_placed_only_after_its_action_is_chosen() -> None:
    state = play(table(2, neutral=(4, 4)), "excavate", "a1")
    assert why(state, "b1") == ("choose_neutral_first", "MYK-111")


@pytest.mark.clause("MYK-032")
@pytest.mark.parametrize("word", ["excavate", "extend", "pass"])
def test_there_is_no_second_own_action_beside_the_neutral_one(word: str) -> None:
    state = play(table(2, neutral=(4, 4)), "excavate", "a1")
    assert why(state, word) == ("one_action_per_turn", "MYK-032")


@pytest.mark.clause("MYK-112", "MYK-T18")
def test_a_player_who_passes_makes_no_neutral_action() -> None:
    state = play(table(2, neutral=(4, 4)), "pass")
    assert (state.actor, state.phase) == (1, KIND)


@pytest.mark.clause("MYK-113")
def test_a_neutral_cube_cannot_stand_on_a_pyramid() -> None:
    state = play(table(2, "^", neutral=(4, 4)), "excavate", "b1", "neutral:excavate")
    assert why(state, "a1") == ("pyramid_neutral", "MYK-113")


@pytest.mark.clause("MYK-113")
def test_a_neutral_extension_starts_beside_a_neutral_cube() -> None:
    state = play(table(2, "2", neutral=(4, 4)), "excavate", "h6", "neutral:extend")
    assert offered(state) == {"a2", "b1"}
    assert why(state, "g6") == ("neutral_apart", "MYK-113")


@pytest.mark.clause("MYK-113")
def test_a_neutral_extension_needs_a_neutral_cube_in_the_region() -> None:
    state = play(table(2, neutral=(4, 4)), "excavate", "h6")
    assert why(state, "neutral:extend") == ("neutral_nothing_to_extend", "MYK-113")


@pytest.mark.clause("MYK-113")
def test_a_neutral_extension_needs_two_spaces_in_a_row() -> None:
    state = play(table(2, "20...... 0.......", neutral=(4, 4)), "excavate", "h6")
    assert why(state, "neutral:extend") == ("neutral_no_extension", "MYK-113")


@pytest.mark.clause("MYK-114")
@pytest.mark.parametrize("word", ["excavate:lemon", "extend:tangerine", "museum:brown"])
def test_the_neutral_colour_never_uses_patrons(word: str) -> None:
    state = give(table(2, "2.^", neutral=(4, 4)), 0, "lemon", "tangerine", "brown")
    assert why(play(state, "excavate", "h6"), word) == ("neutral_without_patrons", "MYK-114")


@pytest.mark.clause("MYK-115")
@pytest.mark.parametrize("rows", ["220.....", "0022...."])
def test_ranked_first_or_second_the_neutral_colour_must_take_a_card(rows: str) -> None:
    state = survey(rows, seats=2)
    if state.phase == REWARD:
        play(state, "book:3:lemon")
    assert offered(state) == {"neutral:left", "neutral:right"}
    assert why(state, "decline") == ("neutral_must_take", "MYK-115")


@pytest.mark.clause("MYK-115")
def test_the_neutral_card_is_picked_before_anybody_goes_on() -> None:
    state = survey("220.....", seats=2)
    assert why(state, "take:left") == ("neutral_card_first", "MYK-115")


@pytest.mark.clause("MYK-115")
def test_no_card_is_picked_for_the_neutral_colour_out_of_its_rank() -> None:
    assert why(survey("002.....", seats=2), "neutral:left") == ("not_for_neutral", "MYK-115")


@pytest.mark.clause("MYK-116")
def test_the_neutral_colour_never_goes_to_the_museum() -> None:
    state = survey("220.....", seats=2)
    assert why(state, "book:3:lemon") == ("neutral_never_museum", "MYK-116")


@pytest.mark.clause("MYK-116")
def test_a_neutral_action_never_goes_to_the_museum() -> None:
    state = play(table(2, neutral=(4, 4)), "excavate", "a1")
    assert why(state, "book:3:lemon") == ("neutral_never_museum", "MYK-116")


@pytest.mark.clause("MYK-117", "MYK-T16")
def test_neutral_first_the_third_picks_then_the_second_chooses_then_the_third_may_take() -> None:
    state = survey("2222.... 0001....", seats=2, cards=("LEM-7", "BLA-1"))
    assert (state.actor, state.phase) == (1, NEUTRAL_CARD)
    play(state, "neutral:left")
    assert (state.actor, state.phase) == (0, REWARD)
    play(state, "book:3:lemon")
    assert (state.actor, state.phase) == (1, LEFTOVER)
    assert cards(play(state, "take:right"), 1) == {"BLA-1"}


@pytest.mark.clause("MYK-118")
def test_neutral_first_and_one_human_present_the_absent_human_picks() -> None:
    state = survey("2200....", seats=2, passing=(1, 0))
    assert (state.order[:2], state.actor) == ([2, 0], 1)
    play(state, "neutral:right")
    assert (state.actor, state.phase) == (0, REWARD)


@pytest.mark.clause("MYK-118")
@pytest.mark.parametrize(("present", "absent"), [(0, 1), (1, 0)])
def test_whoever_is_absent_picks_the_card_of_the_neutral_colour(present: int, absent: int) -> None:
    state = survey(f"22{present}.....", seats=2)
    assert (state.phase, state.actor) == (NEUTRAL_CARD, absent)


@pytest.mark.clause("MYK-119", "MYK-T17")
def test_neutral_second_the_first_picks_its_card_and_the_third_may_take_the_other() -> None:
    state = survey("0000.... 2221....", seats=2, cards=("LEM-7", "BLA-1"))
    play(state, "book:3:lemon")
    assert (state.actor, state.phase) == (0, NEUTRAL_CARD)
    play(state, "neutral:right")
    assert (state.actor, state.phase) == (1, LEFTOVER)
    assert cards(play(state, "take:left"), 1) == {"LEM-7"}


@pytest.mark.clause("MYK-119", "MYK-R06")
def test_neutral_second_takes_the_card_the_first_left() -> None:
    state = play(survey("0022....", seats=2), "take:left")
    assert (state.actor, offered(state)) == (0, {"neutral:right"})
    assert why(state, "neutral:left") == ("neutral_card_gone", "MYK-119")


@pytest.mark.clause("MYK-120")
def test_a_card_picked_for_the_neutral_colour_leaves_the_game() -> None:
    state = survey("220.....", seats=2, cards=("LEM-7", "BLA-1"))
    play(state, "neutral:left")
    assert "LEM-7" in GAME.public(state).out_of_game


@pytest.mark.clause("MYK-121")
def test_with_the_neutral_colour_alone_both_cards_leave_the_game() -> None:
    state = survey("22..0...", seats=2, cards=("LEM-7", "BLA-1"))
    assert state.area == 1
    assert {"LEM-7", "BLA-1"} <= set(GAME.public(state).out_of_game)


@pytest.mark.clause("MYK-B09")
def test_unused_neutral_cubes_are_kept() -> None:
    state = play(table(2, neutral=(3, 1)), "pass", "pass")
    assert (state.season, state.neutral) == (2, [7, 5])


@pytest.mark.clause("MYK-B09")
def test_by_option_unused_neutral_cubes_go_back() -> None:
    state = play(table(2, neutral=(3, 1), options={"keep_neutral_cubes": False}), "pass", "pass")
    assert (state.neutral, state.general[2]) == ([4, 4], 17)


@pytest.mark.clause("MYK-B09")
def test_by_option_who_gives_neutral_cubes_back_is_told_and_nobody_else() -> None:
    state = play(table(2, neutral=(1, 0), options={"keep_neutral_cubes": False}), "pass")
    told = [event for event in heard(state, "pass") if isinstance(event, NeutralReturned)]
    assert told == [NeutralReturned(0, 1)]


@pytest.mark.clause("MYK-B10")
def test_the_last_player_may_add_a_neutral_action_after_the_last_action() -> None:
    state = play(on_scale(table(2, neutral=(4, 4)), 1), "excavate", "a1")
    assert state.phase == NEUTRAL_KIND
    play(state, "neutral:excavate", "a2")
    assert (state.phase, state.order[:2]) == (NEUTRAL_CARD, [2, 0])


@pytest.mark.clause("MYK-B10")
def test_the_last_player_adds_no_neutral_action_to_a_pass() -> None:
    state = play(on_scale(table(2, neutral=(4, 4)), 1), "pass")
    assert (state.season, state.phase) == (2, DRAW_CARD)


@pytest.mark.clause("MYK-B11")
def test_a_neutral_extension_starts_from_any_neutral_cube_with_cubes_of_the_actor() -> None:
    state = play(table(2, neutral=(4, 4)), "excavate", "h6", "neutral:excavate", "a1")
    play(state, "excavate", "h5", "neutral:extend", "b1", "c1")
    assert (cubes(state, 2), state.neutral) == ({"a1", "b1", "c1"}, [3, 2])


@pytest.mark.clause("MYK-B11")
def test_a_neutral_extension_needs_two_neutral_cubes_of_the_acting_player() -> None:
    state = play(table(2, "2", neutral=(1, 4)), "excavate", "h6")
    assert why(state, "neutral:extend") == ("neutral_needs_two", "MYK-B11")


@pytest.mark.clause("MYK-B12")
def test_ranked_third_the_neutral_colour_takes_nothing() -> None:
    state = survey("0001.... 112.0...", seats=2)
    play(state, "book:3:lemon", "book:3:violet")
    assert (state.area, state.phase) == (1, REWARD)


@pytest.mark.clause("MYK-B13", "MYK-R01")
@pytest.mark.parametrize(("left", "taken"), [(5, [4, 1]), (3, [3, 0]), (0, [0, 0])])
def test_short_neutral_supply_is_dealt_from_the_first_player_on(
    left: int, taken: list[int]
) -> None:
    held = 25 - left
    state = play(table(2, neutral=(held, 0)), "pass", "pass")
    assert state.first == 1
    assert [state.neutral[1], state.neutral[0] - held] == taken


@pytest.mark.clause("MYK-R02")
def test_neutral_cubes_do_not_count_in_the_final_tie_break() -> None:
    state = settle(table(2, season=4, stock=(2, 2), neutral=(4, 0)))
    assert GAME.winners(play(state, "pass", "pass")) == [0, 1]


@pytest.mark.clause("MYK-R03")
def test_without_own_cubes_a_player_must_pass_even_with_neutral_ones() -> None:
    state = table(2, stock=(0, 5), neutral=(4, 4))
    assert offered(state) == {"pass"}
    assert why(state, "excavate") == ("only_neutral_left", "MYK-R03")


@pytest.mark.clause("MYK-R04")
def test_a_neutral_action_may_follow_sir_brown() -> None:
    state = give(table(2, neutral=(4, 4)), 0, "brown")
    play(state, "museum:brown", "book:3:lemon")
    assert (state.phase, state.actor) == (NEUTRAL_KIND, 0)


@pytest.mark.clause("MYK-R06")
@pytest.mark.parametrize(("rows", "neutral"), [("", (0, 4)), ("." + "^" * 47, (4, 4))])
def test_the_neutral_question_is_not_asked_when_nothing_is_possible(
    rows: str, neutral: tuple[int, int]
) -> None:
    state = play(table(2, rows, neutral=neutral), "excavate", "a1")
    assert (state.actor, state.phase) == (1, KIND)
