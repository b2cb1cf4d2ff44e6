"""The goal, the cards, the set-up."""

from collections import Counter

import pytest
from games.loot.loot_table import do, legal, refused, settle, table

from digsite.core.seats import CHANCE
from digsite.games.loot import GAME
from digsite.games.loot.cards import CENTRES, GUARDIANS, read_deck

DECK = read_deck(GAME.cards())


def of_colour(colour: str) -> list[int]:
    return [card.count for card in DECK.cards if card.colour == colour]


@pytest.mark.clause("LNR-001")
def test_reaching_35_points_ends_the_game_and_34_do_not() -> None:
    ends = do(table("chest:1:empty", "", scores=[34, 0]), "secure")
    goes_on = do(table("chest:1:empty", "", scores=[33, 0]), "secure")
    assert (ends.over(), goes_on.over()) == (True, False)


@pytest.mark.clause("LNR-002")
def test_with_six_players_the_goal_is_30() -> None:
    assert [GAME.public(GAME.new(seats)).goal for seats in GAME.seats] == [35, 35, 35, 35, 30]


@pytest.mark.clause("LNR-003")
def test_there_are_12_red_18_yellow_and_24_green_cards() -> None:
    assert Counter(card.colour for card in DECK.cards) == {"red": 12, "yellow": 18, "green": 24}


@pytest.mark.clause("LNR-004")
def test_there_are_two_score_tokens_for_each_of_six_players() -> None:
    assert DECK.tokens == 2 * max(GAME.seats)


@pytest.mark.clause("LNR-005")
def test_a_front_shows_1_to_3_treasures_of_one_of_6_types() -> None:
    assert {card.count for card in DECK.cards} == {1, 2, 3}
    assert len({card.treasure for card in DECK.cards}) == 6


@pytest.mark.clause("LNR-006")
def test_a_centre_is_empty_an_amulet_or_one_of_three_guardians() -> None:
    assert {card.centre for card in DECK.cards} == set(CENTRES)
    assert GUARDIANS == ("mummy", "werewolf", "frank")


@pytest.mark.clause("LNR-007")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_player_starts_on_space_0(seats: int) -> None:
    assert GAME.scores(GAME.new(seats)) == [0] * seats


@pytest.mark.clause("LNR-008")
def test_all_cards_are_split_into_two_equal_piles_with_their_top_backs_in_view() -> None:
    state = settle(GAME.new(4))
    view = GAME.public(state)
    assert (view.left.cards, view.right.cards) == (27, 27)
    assert None not in (view.left.top, view.right.top)
    assert view.discards == ()


@pytest.mark.clause("LNR-009")
def test_chance_picks_the_first_player_each_as_likely() -> None:
    state = GAME.new(5)
    assert state.actor == CHANCE
    assert [state.weight(seat) for seat in state.legal()] == [1] * 5
    assert settle(do(state, "first:4")).actor == 3


@pytest.mark.clause("LNR-009")
def test_nothing_happens_before_the_first_player_is_chosen() -> None:
    assert refused(GAME.new(3), "explore:left") == ("first_player_wanted", "LNR-009")
    assert refused(GAME.new(3), "first:4") == ("no_such_first_player", "LNR-009")


@pytest.mark.clause("LNR-044")
@pytest.mark.parametrize(("colour", "one_in"), [("green", 4), ("yellow", 3), ("red", 2)])
def test_the_riskier_the_back_the_more_guardians(colour: str, one_in: int) -> None:
    guarded = [c for c in DECK.cards if c.colour == colour and c.centre in GUARDIANS]
    assert len(guarded) * one_in == len(of_colour(colour))


@pytest.mark.clause("LNR-045")
def test_riskier_rooms_hold_more_treasure_on_average() -> None:
    means = [sum(of_colour(c)) / len(of_colour(c)) for c in ("green", "yellow", "red")]
    assert means == [1.5, 2.0, 2.5]


@pytest.mark.clause("LNR-008", "LNR-014")
def test_only_backs_that_are_left_come_to_the_top() -> None:
    state = do(GAME.new(2), "first:1", "top:left:red")
    assert [state.weight(colour) for colour in (0, 1, 2)] == [24, 18, 11]
    assert legal(state) == {"top:right:green", "top:right:yellow", "top:right:red"}
