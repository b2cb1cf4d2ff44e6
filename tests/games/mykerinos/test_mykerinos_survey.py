"""Phase 3: the survey, with three and four players."""

import pytest
from games.mykerinos.mykerinos_table import (
    cards,
    heard,
    offered,
    on_scale,
    play,
    rooms,
    survey,
    table,
    why,
)

from digsite.core.dice import Dice
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.constants import LEFTOVER, REWARD
from digsite.games.mykerinos.events import AreaRanked, CardDiscarded, Rank, RoomBooked

TWOS_AND_THREES = 10


@pytest.mark.clause("MYK-060", "MYK-X07")
@pytest.mark.parametrize(("season", "areas"), [(2, 4), (4, 6)])
def test_areas_are_settled_one_by_one_line_by_line_from_the_top_left(
    season: int, areas: int
) -> None:
    state = table(3, season=season)
    on_scale(state, 1, 2)
    ranked = [event.area for event in heard(state, "pass") if isinstance(event, AreaRanked)]
    assert ranked == list(range(1, areas + 1))


@pytest.mark.clause("MYK-060")
def test_cards_are_not_taken_during_the_excavations() -> None:
    assert why(table(3), "take:left") == ("cards_in_survey", "MYK-060")


@pytest.mark.clause("MYK-061")
def test_colours_are_ranked_by_their_cubes_in_the_area() -> None:
    state = survey("0112.... 122.....", passing=(0, 1, 2))
    assert state.order[:3] == [1, 2, 0]


@pytest.mark.clause("MYK-061")
def test_cubes_in_other_areas_do_not_count() -> None:
    assert survey("0111.000").order[:2] == [1, 0]


@pytest.mark.clause("MYK-062")
def test_a_player_without_cubes_in_the_area_is_not_ranked() -> None:
    assert survey("01......").ranked == 2


@pytest.mark.clause("MYK-063")
@pytest.mark.parametrize("passing", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_ties_go_to_whoever_passed_earlier(passing: tuple[int, ...]) -> None:
    assert survey("012.....", passing=passing).order[:3] == list(passing)


@pytest.mark.clause("MYK-064")
def test_rank_1_takes_one_of_the_two_cards_or_books_a_room() -> None:
    state = survey("001.....")
    assert {"take:left", "take:right"} < offered(state)
    assert len(offered(state)) == 2 + TWOS_AND_THREES


@pytest.mark.clause("MYK-064")
def test_rank_1_must_choose() -> None:
    assert why(survey("001....."), "decline") == ("first_must_choose", "MYK-064")


@pytest.mark.clause("MYK-065")
def test_booking_uses_an_own_cube_of_the_general_stock() -> None:
    state = survey("001.....")
    before = (state.general[0], state.stock[0])
    play(state, "book:3:lemon")
    assert (state.general[0], state.stock[0]) == (before[0] - 1, before[1])


@pytest.mark.clause("MYK-066", "MYK-T05")
def test_rank_1_cannot_book_with_no_own_cube_in_the_general_stock() -> None:
    state = survey("001.....", stock=(23, 5, 5))
    assert offered(state) == {"take:left", "take:right"}
    assert why(state, "book:3:lemon") == ("first_no_cube", "MYK-066")


@pytest.mark.clause("MYK-T05")
def test_cubes_of_an_area_surveyed_before_open_the_museum_again() -> None:
    state = play(survey("00..0...", stock=(22, 5, 5)), "take:left")
    assert (state.area, "book:3:lemon" in offered(state)) == (1, True)


@pytest.mark.clause("MYK-067")
def test_rank_2_takes_the_remaining_card_or_books() -> None:
    state = play(survey("001....."), "take:left")
    assert state.actor == 1
    assert {w for w in offered(state) if w.startswith("take")} == {"take:right"}


@pytest.mark.clause("MYK-067")
def test_rank_2_has_both_cards_if_rank_1_went_to_the_museum() -> None:
    state = play(survey("001....."), "book:3:lemon")
    assert {"take:left", "take:right"} < offered(state)


@pytest.mark.clause("MYK-067")
def test_rank_2_must_choose() -> None:
    state = play(survey("001....."), "take:left")
    assert why(state, "decline") == ("second_must_choose", "MYK-067")


@pytest.mark.clause("MYK-067")
def test_rank_2_cannot_take_a_card_that_is_gone() -> None:
    state = play(survey("001....."), "take:left")
    assert why(state, "take:left") == ("card_gone", "MYK-067")


@pytest.mark.clause("MYK-068")
def test_rank_2_cannot_book_with_no_own_cube_in_the_general_stock() -> None:
    state = play(survey("001.....", stock=(5, 24, 5)), "take:left")
    assert why(state, "book:3:lemon") == ("second_no_cube", "MYK-068")


@pytest.mark.clause("MYK-069", "MYK-T06")
@pytest.mark.parametrize(("word", "gone"), [("take:left", 1), ("book:3:lemon", 2)])
def test_a_lone_player_is_rewarded_only_as_rank_1(word: str, gone: int) -> None:
    events = heard(survey("0..."), word)
    assert sum(isinstance(event, CardDiscarded) and event.area == 1 for event in events) == gone


@pytest.mark.clause("MYK-070", "MYK-T07")
def test_cards_that_remain_go_to_rank_3_and_then_to_rank_4() -> None:
    state = survey("0123....", seats=4)
    play(state, "book:3:lemon", "book:3:violet")
    assert (state.phase, state.actor) == (LEFTOVER, 2)
    play(state, "take:right")
    assert (state.phase, state.actor) == (LEFTOVER, 3)
    play(state, "take:left")
    assert (len(cards(state, 2)), len(cards(state, 3))) == (1, 1)


@pytest.mark.clause("MYK-070")
def test_ranks_3_and_4_take_only_what_is_left() -> None:
    state = play(survey("0012...."), "take:left", "book:3:lemon")
    assert why(state, "take:left") == ("leftover_gone", "MYK-070")


@pytest.mark.clause("MYK-070")
def test_rank_3_is_not_asked_when_no_card_is_left() -> None:
    state = play(survey("0012.0.."), "take:left", "take:right")
    assert (state.area, state.actor) == (1, 0)


@pytest.mark.clause("MYK-071")
def test_rank_3_never_goes_to_the_museum() -> None:
    state = play(survey("0012...."), "take:left", "book:3:lemon")
    assert why(state, "book:3:violet") == ("third_never_museum", "MYK-071")


@pytest.mark.clause("MYK-072")
def test_cards_left_over_go_out_of_the_game() -> None:
    state = survey("00......", cards=("LEM-7", "BLA-1"))
    play(state, "take:left")
    assert "BLA-1" in GAME.public(state).out_of_game


@pytest.mark.clause("MYK-073")
def test_all_cubes_of_the_area_return_to_the_general_stock() -> None:
    state = survey("0011.0..", stock=(5, 5, 5))
    play(state, "take:left", "take:right")
    assert (state.general[:2], state.own[1]) == ([19, 20], 0)


@pytest.mark.clause("MYK-074")
def test_claiming_takes_the_card() -> None:
    state = play(survey("0.......", cards=("LEM-7", "BLA-1")), "take:right")
    assert cards(state, 0) == {"BLA-1"}


@pytest.mark.clause("MYK-064", "MYK-074")
def test_the_first_card_of_the_file_can_be_taken_on_either_side() -> None:
    for side, laid in (("left", ("VIO-1", "LEM-7")), ("right", ("LEM-7", "VIO-1"))):
        state = play(survey("0.......", cards=laid), f"take:{side}")
        assert cards(state, 0) == {"VIO-1"}


@pytest.mark.clause("MYK-075")
@pytest.mark.parametrize(
    ("card", "points"), [("VIO-1", 0), ("LEM-5", 2), ("LEM-7", 3), ("FREE-1", 5)]
)
def test_a_printed_number_is_scored_at_once(card: str, points: int) -> None:
    state = play(survey("0.......", cards=(card,)), "take:left")
    assert state.prestige[0] == points


@pytest.mark.clause("MYK-076")
def test_a_claimed_card_lies_patron_side_up_before_its_owner() -> None:
    state = play(survey("0.......", cards=("TAN-1",)), "take:left")
    assert [p.cards for p in GAME.public(state).players[0].patrons] == [0, 0, 0, 0, 1]


@pytest.mark.clause("MYK-B05", "MYK-R05")
def test_ranks_3_and_4_may_decline() -> None:
    state = survey("0012.0..")
    play(state, "take:left", "book:3:lemon")
    assert offered(state) == {"take:right", "decline"}
    play(state, "decline")
    assert (state.area, cards(state, 2)) == (1, set())


@pytest.mark.clause("MYK-B05", "MYK-R05")
def test_by_option_ranks_3_and_4_must_take_what_is_left() -> None:
    state = survey("0012....", options={"decline_cards": False})
    play(state, "take:left", "book:3:lemon")
    assert offered(state) == {"take:right"}
    assert why(state, "decline") == ("must_take", "MYK-B05")


@pytest.mark.clause("MYK-B05", "MYK-T07", "MYK-R05")
def test_rank_3_takes_at_most_one_card_and_the_other_is_discarded() -> None:
    state = survey("0012.0..", cards=("LEM-7", "BLA-1"))
    play(state, "book:3:lemon", "book:3:violet", "take:left")
    assert (state.area, cards(state, 2)) == (1, {"LEM-7"})
    assert "BLA-1" in GAME.public(state).out_of_game


@pytest.mark.clause("MYK-R05")
def test_by_option_rank_3_may_take_both_cards_when_nobody_is_ranked_fourth() -> None:
    state = survey("0012.0..", cards=("LEM-7", "BLA-1"), options={"third_takes_both": True})
    play(state, "book:3:lemon", "book:3:violet", "take:left")
    assert offered(state) == {"take:right", "decline"}
    assert cards(play(state, "take:right"), 2) == {"LEM-7", "BLA-1"}


@pytest.mark.clause("MYK-R05")
def test_by_option_rank_3_may_leave_the_second_card() -> None:
    state = survey("0012.0..", options={"third_takes_both": True})
    play(state, "book:3:lemon", "book:3:violet", "take:left", "decline")
    assert state.area == 1


@pytest.mark.clause("MYK-R05")
def test_with_a_fourth_rank_nobody_takes_both_cards() -> None:
    state = survey("0123....", seats=4, options={"third_takes_both": True})
    play(state, "book:3:lemon", "book:3:violet", "take:right")
    assert state.actor == 3


@pytest.mark.clause("MYK-B06")
def test_the_cubes_of_the_area_under_survey_are_not_yet_back() -> None:
    state = survey("00000...", stock=(20, 5, 5))
    assert offered(state) == {"take:left", "take:right"}


@pytest.mark.clause("MYK-B06", "MYK-T15")
def test_the_museum_is_not_offered_without_an_open_room() -> None:
    state = table(3, "0.......")
    state.museum = [0, 0x7FF, 0x7800, 0]
    state.general = [14, 3, 10, 0]
    state.stock = [10, 11, 11, 0]
    play(on_scale(state, 1, 2), "pass")
    assert offered(state) == {"take:left", "take:right"}
    assert why(state, "book:2:lemon|blackmore") == ("room_occupied", "MYK-087")


@pytest.mark.clause("MYK-B16")
def test_both_cards_of_an_area_nobody_dug_in_leave_the_game() -> None:
    state = table(3, "....0...", season=1)
    first_area = {state.box.cards[draw // 2].id for draw in state.laid[:2]}
    play(on_scale(state, 1, 2), "pass")
    assert (state.area, set(GAME.public(state).out_of_game)) == (1, first_area)


@pytest.mark.clause("MYK-B18")
def test_a_cube_on_a_pyramid_counts_in_the_survey() -> None:
    assert survey("AA1.....").order[:2] == [0, 1]


@pytest.mark.clause("MYK-R06")
def test_a_pick_with_one_possibility_is_still_asked() -> None:
    state = play(survey("001.....", stock=(5, 24, 5)), "take:left")
    assert (state.phase, offered(state)) == (REWARD, {"take:right"})


@pytest.mark.clause("MYK-R06")
def test_a_question_with_no_possibility_is_not_asked() -> None:
    state = play(survey("0012...."), "take:left", "take:right")
    assert state.season == 2


@pytest.mark.clause("MYK-X08")
def test_example_of_a_survey() -> None:
    rows = "0000.0.. 1122.... 3......."
    state = survey(rows, seats=4, passing=(2, 1, 0, 3), cards=("LEM-7", "BLA-1"))
    assert state.order[:4] == [0, 2, 1, 3]
    before = list(state.general)
    play(state, "take:left", "book:2:lemon|blackmore", "take:right")
    assert (state.prestige, cards(state, 0), cards(state, 1)) == (
        [3, 0, 0, 0],
        {"LEM-7"},
        {"BLA-1"},
    )
    assert (rooms(state, 2), cards(state, 3)) == ({"2:lemon|blackmore"}, set())
    assert [now - then for now, then in zip(state.general, before, strict=True)] == [4, 2, 1, 1]


@pytest.mark.clause("MYK-123")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_two_ranks_always_get_something(seats: int) -> None:
    for seed in range(15):
        state, dice = GAME.new(seats), Dice(seed)
        while not state.over():
            if state.phase == REWARD:
                assert any(word.startswith("take") for word in offered(state))
            state.apply(state.draw(dice))


@pytest.mark.clause("MYK-125")
def test_a_card_left_in_an_area_of_two_players_profits_nobody() -> None:
    state = survey("01......", cards=("LEM-7", "BLA-1"))
    play(state, "take:left", "book:3:lemon")
    assert "BLA-1" in GAME.public(state).out_of_game


@pytest.mark.clause("MYK-061", "MYK-062")
@pytest.mark.parametrize(
    ("rows", "cubes"),
    [("0000 .... 1112 .... 23", [4, 3, 2, 1]), ("000. .... 11", [3, 2]), ("0", [1])],
)
def test_everybody_is_told_of_every_rank_in_the_area(rows: str, cubes: list[int]) -> None:
    state = on_scale(table(4, rows), 0, 1, 2)
    ranked = [event for event in heard(state, "pass") if isinstance(event, AreaRanked)]
    assert ranked[0] == AreaRanked(1, tuple(Rank(seat, n) for seat, n in enumerate(cubes)))


@pytest.mark.clause("MYK-065")
def test_everybody_is_told_that_a_booking_used_the_general_stock() -> None:
    assert RoomBooked(0, "3:violet", "general") in heard(survey("0"), "book:3:violet")
