"""The end of a season, the end of the game, points and the winner."""

import pytest
from games.mykerinos.mykerinos_table import (
    give,
    heard,
    lodge,
    on_scale,
    play,
    settle,
    survey,
    table,
)

from digsite.core.dice import Dice
from digsite.core.seats import OVER
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.constants import DRAW_CARD, ENDED
from digsite.games.mykerinos.events import GameEnded, SetsScored, WingScored
from digsite.games.mykerinos.rules import MykerinosState

ALL = ("violet", "lemon", "brown", "blackmore", "tangerine")


@pytest.mark.clause("MYK-089")
@pytest.mark.parametrize("passing", [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_the_last_on_the_passing_scale_is_first_player_next_season(
    passing: tuple[int, ...],
) -> None:
    assert survey("", passing=passing).first == passing[-1]


@pytest.mark.clause("MYK-090")
def test_the_passing_scale_is_emptied() -> None:
    state = survey("")
    assert (state.space, state.passed) == ([0, 0, 0, 0], 0)


@pytest.mark.clause("MYK-091")
def test_tilted_cards_are_straightened() -> None:
    state = give(table(3), 0, "blackmore")
    play(state, "excavate:blackmore", "a1", "b1")
    assert state.ready[3] == 0
    play(state, "pass", "pass", "pass", "book:3:lemon")
    assert state.ready[3] == 1


@pytest.mark.clause("MYK-092", "MYK-122")
def test_unused_cubes_are_kept_and_the_full_income_comes_on_top() -> None:
    state = survey("", season=3, stock=(7, 0, 2))
    assert (state.season, state.stock[:3]) == (3, [18, 11, 13])


@pytest.mark.clause("MYK-093")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_a_new_season_starts_after_seasons_1_to_3(season: int) -> None:
    state = survey("", season=season)
    assert (state.season, state.phase) == (season, DRAW_CARD)


@pytest.mark.clause("MYK-094")
def test_the_game_ends_after_season_4() -> None:
    assert survey("", season=4).actor == OVER


@pytest.mark.clause("MYK-095")
def test_the_exhibition_is_scored_wing_by_wing() -> None:
    state = on_scale(table(3, season=4), 1, 2)
    wings = [event.wing for event in heard(state, "pass") if isinstance(event, WingScored)]
    assert wings == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]


@pytest.mark.clause("MYK-096")
def test_a_5_room_pays_5_for_each_card_of_its_patron() -> None:
    assert _exhibition(("brown", "brown"), "5:brown") == 10


@pytest.mark.clause("MYK-097")
def test_a_3_room_pays_3_for_each_card() -> None:
    assert _exhibition(("brown", "brown"), "3:brown") == 6


@pytest.mark.clause("MYK-098")
@pytest.mark.parametrize("room", ["2:tangerine|brown", "2:brown|lemon"])
def test_an_adjoining_2_room_pays_2_for_each_card(room: str) -> None:
    assert _exhibition(("brown", "brown"), room) == 4


@pytest.mark.clause("MYK-099", "MYK-124")
def test_without_a_room_of_the_wing_each_card_pays_1() -> None:
    assert _exhibition(("brown", "brown"), "3:violet", "2:lemon|blackmore") == 2


@pytest.mark.clause("MYK-100", "MYK-T10")
def test_only_the_best_room_counts_for_a_wing() -> None:
    rooms = ("5:brown", "3:brown", "2:tangerine|brown", "2:brown|lemon")
    assert _exhibition(("brown",), *rooms) == 5


@pytest.mark.clause("MYK-101", "MYK-T12")
@pytest.mark.parametrize(
    ("cards", "points"), [(ALL * 2, 10), ((ALL * 2)[:-1], 5), (ALL[:4] * 2, 0)]
)
def test_each_set_of_five_different_patrons_scores_5(cards: tuple[str, ...], points: int) -> None:
    assert GAME.breakdown(give(table(3), 0, *cards))[0]["sets"] == points


@pytest.mark.clause("MYK-102", "MYK-T11")
def test_the_patronless_card_scores_its_5_points_and_nothing_at_the_end() -> None:
    state = survey("0.......", season=4, cards=("FREE-1",))
    play(state, "take:left")
    assert _by_source(state) == {"parcels": 5}


@pytest.mark.clause("MYK-102")
def test_the_patronless_card_completes_no_set() -> None:
    state = give(table(3), 0, *ALL[:4], None)
    assert GAME.breakdown(state)[0]["sets"] == 0


@pytest.mark.clause("MYK-103")
def test_most_prestige_wins() -> None:
    assert GAME.winners(_ended(points=(3, 7, 5), stock=(9, 0, 0))) == [1]


@pytest.mark.clause("MYK-104", "MYK-T19")
def test_a_tie_goes_to_the_larger_personal_stock() -> None:
    assert GAME.winners(_ended(points=(7, 7, 5), stock=(3, 1, 9))) == [0]


@pytest.mark.clause("MYK-105", "MYK-T19")
def test_still_tied_players_share_the_victory() -> None:
    assert GAME.winners(_ended(points=(7, 7, 5), stock=(2, 2, 9))) == [0, 1]


@pytest.mark.clause("MYK-103")
def test_nobody_has_won_before_the_end() -> None:
    assert GAME.winners(give(table(3), 0, *ALL)) == []


@pytest.mark.clause("MYK-X11")
def test_example_of_the_final_exhibition() -> None:
    mine = ("lemon", "lemon", "blackmore", "brown", "brown", "brown", "tangerine", "tangerine")
    state = give(table(3, season=4), 0, *mine, "violet")
    lodge(state, 0, "3:lemon", "3:blackmore", "2:tangerine|brown", "5:brown")
    assert _by_source(state) == {
        "exhibition_lemon": 6,
        "exhibition_blackmore": 3,
        "exhibition_brown": 15,
        "exhibition_tangerine": 4,
        "exhibition_violet": 1,
        "sets": 5,
    }


@pytest.mark.clause("MYK-X11")
def test_example_of_the_final_exhibition_wing_by_wing() -> None:
    mine = ("lemon", "lemon", "blackmore", "brown", "brown", "brown", "tangerine", "tangerine")
    state = give(table(3, season=4), 0, *mine, "violet")
    lodge(state, 0, "3:lemon", "3:blackmore", "2:tangerine|brown", "5:brown")
    events = heard(on_scale(state, 1, 2), "pass")
    wings = [e.points for e in events if isinstance(e, WingScored) and e.seat == 0]
    sets = [e.points for e in events if isinstance(e, SetsScored) and e.seat == 0]
    assert (wings, sets) == ([6, 3, 1, 4, 15], [5])
    assert events[-1] == GameEnded((34, 0, 0), (0,))


@pytest.mark.clause("MYK-T01", "MYK-T03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_cube_and_no_card_is_ever_lost(seats: int) -> None:
    for seed in range(6):
        state, dice = GAME.new(seats), Dice(seed)
        pieces = GAME.census(state)
        while not state.over():
            state.apply(state.draw(dice))
            assert GAME.census(state) == pieces
        owned = sum(mine.bit_count() for mine in state.cards)
        assert owned + state.gone.bit_count() == 36


@pytest.mark.clause("MYK-122")
def test_saved_cubes_are_there_in_season_4() -> None:
    state = play(table(3, season=3, stock=(9, 0, 0)), "pass", "pass", "pass")
    assert state.stock[:3] == [20, 11, 11]


def _exhibition(cards: tuple[str, ...], *rooms: str) -> int:
    state = lodge(give(table(3, season=4), 0, *cards), 0, *rooms)
    return sum(_by_source(state).values())


def _by_source(state: MykerinosState) -> dict[str, int]:
    """Where the points of seat 0 come from."""
    return {source: points for source, points in GAME.breakdown(state)[0].items() if points}


def _ended(points: tuple[int, ...], stock: tuple[int, ...]) -> MykerinosState:
    state = table(3, season=4, stock=stock)
    state.prestige = [*points, 0]
    return play(settle(state), "pass", "pass", "pass")


@pytest.mark.clause("MYK-101")
@pytest.mark.parametrize("missing", ALL)
def test_without_one_of_the_five_patrons_there_is_no_set(missing: str) -> None:
    state = give(table(3), 0, *[patron for patron in ALL if patron != missing])
    assert GAME.breakdown(state)[0]["sets"] == 0


@pytest.mark.clause("MYK-094")
@pytest.mark.parametrize("rows", ["", "0"])
def test_after_the_last_survey_nothing_is_asked(rows: str) -> None:
    state = survey(rows, season=4)
    if rows:
        play(state, "take:left")
    assert (state.actor, state.phase, state.legal()) == (OVER, ENDED, [])
