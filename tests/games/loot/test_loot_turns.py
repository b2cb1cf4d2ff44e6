"""Turns: exploring and securing."""

import pytest
from games.loot.loot_table import cards_of, do, heard, legal, refused, scores, settle, table

from digsite.core.records import Refusal
from digsite.games.loot import GAME


@pytest.mark.clause("LNR-010")
def test_turns_go_clockwise() -> None:
    state = settle(do(GAME.new(3), "first:2"))
    order = []
    for _ in range(4):
        order.append(state.actor)
        settle(do(state, "explore:left"))
    assert order == [1, 2, 0, 1]


@pytest.mark.clause("LNR-010")
def test_nobody_acts_out_of_turn() -> None:
    state = table("chest:1:empty", "vase:1:empty", "")
    refusal = GAME.refuse(state, 1, GAME.parse("secure"))
    assert refusal == Refusal("not_your_turn", "LNR-010")


@pytest.mark.clause("LNR-011")
def test_a_turn_is_exploring_securing_or_awakening() -> None:
    state = table("chest:1:empty", "vase:1:empty", "ring:1:empty")
    assert legal(state) == {"explore:left", "explore:right", "secure", "awaken:2", "awaken:3"}


@pytest.mark.clause("LNR-011")
@pytest.mark.parametrize("word", ["secure", "awaken:2"])
def test_one_action_ends_the_turn(word: str) -> None:
    state = do(table("chest:1:empty", "vase:1:empty", ""), word)
    assert (state.actor, state.turn) == (1, 2)


@pytest.mark.clause("LNR-011")
@pytest.mark.parametrize(
    "word", ["first:1", "split:left", "top:left:red", "draw:left:red:cup:2:empty"]
)
def test_what_chance_decides_is_no_action_of_a_player(word: str) -> None:
    assert refused(table("", ""), word) == ("chance_decides", "LNR-011")


@pytest.mark.clause("LNR-012", "LNR-T08")
def test_without_a_card_only_exploring_is_allowed() -> None:
    state = table("", "vase:1:empty cup:1:empty", "chest:1:empty")
    assert legal(state) == {"explore:left", "explore:right"}


@pytest.mark.clause("LNR-012")
def test_securing_nothing_is_refused() -> None:
    assert refused(table("", "", ""), "secure") == ("nothing_to_secure", "LNR-012")


@pytest.mark.clause("LNR-013")
def test_own_cards_may_be_looked_at_on_anybodys_turn() -> None:
    state = table("chest:1:empty vase:1:empty", "cup:1:empty", "", player=1)
    assert GAME.private(state, 0).cards == ("green:chest:1:empty", "green:vase:1:empty")


@pytest.mark.clause("LNR-014")
@pytest.mark.parametrize(("pile", "sizes"), [("left", (26, 27)), ("right", (27, 26))])
def test_exploring_takes_the_top_card_of_the_chosen_pile(pile: str, sizes: tuple[int, int]) -> None:
    state = settle(do(table("", ""), f"explore:{pile}"))
    view = GAME.public(state)
    assert (view.left.cards, view.right.cards) == sizes


@pytest.mark.clause("LNR-014")
def test_the_card_drawn_has_the_colour_that_lay_on_top() -> None:
    state = do(table("", "", tops=("red", "green")), "explore:left")
    assert all(word.startswith("draw:left:red:") for word in legal(state))
    assert refused(state, "draw:left:green:cup:1:empty") == ("back_differs", "LNR-003")


@pytest.mark.clause("LNR-014")
def test_a_new_back_comes_to_the_top_at_once() -> None:
    state = do(table("", "", tops=("red", "green")), "explore:left", "draw:left:red:cup:2:empty")
    assert legal(state) == {"top:left:green", "top:left:yellow", "top:left:red"}
    assert refused(state, "top:right:red") == ("top_wanted", "LNR-014")


@pytest.mark.clause("LNR-014")
def test_an_empty_pile_cannot_be_explored() -> None:
    state = table("rest", "", piled="cup:1:empty", piles=(0, 1))
    assert refused(state, "explore:left") == ("pile_empty", "LNR-014")


@pytest.mark.clause("LNR-014")
def test_a_card_that_is_not_in_the_piles_is_not_drawn() -> None:
    state = do(table("green:cup:1:empty", "", tops=("green", "red")), "explore:left")
    word = "draw:left:green:cup:1:empty"
    assert refused(state, word) == ("card_not_in_piles", "LNR-014")


@pytest.mark.clause("LNR-015")
def test_only_who_explores_sees_the_card() -> None:
    word = "draw:left:red:cup:2:empty"
    own, other, spectator = (
        heard(do(table("", "", tops=("red", "red")), "explore:left"), word, seat=seat)[0]
        for seat in (0, 1, -3)
    )
    assert (own.card, other.card, spectator.card) == ("red:cup:2:empty", None, None)


@pytest.mark.clause("LNR-016")
def test_the_card_lies_face_down_beside_the_others_with_all_backs_in_view() -> None:
    state = table("green:cup:1:empty", "", tops=("red", "green"))
    do(state, "explore:left", "draw:left:red:cup:2:empty")
    backs = GAME.public(state).players[0].backs
    assert [back.colour for back in backs] == ["green", "red"]
    assert GAME.private(state, 0).cards == ("green:cup:1:empty", "red:cup:2:empty")


@pytest.mark.clause("LNR-017")
def test_securing_discards_all_cards_openly() -> None:
    state = do(table("cup:1:empty ring:3:mummy", "", ""), "secure")
    assert cards_of(state, 0) == 0
    assert GAME.public(state).discards == ("green:cup:1:empty", "yellow:ring:3:mummy")


@pytest.mark.clause("LNR-018")
def test_securing_scores_a_point_per_treasure() -> None:
    assert scores(do(table("cup:1:empty ring:2:empty", "", ""), "secure")) == [3, 0, 0]


@pytest.mark.clause("LNR-019")
def test_securing_ignores_guardians_and_amulets() -> None:
    state = do(table("cup:3:mummy ring:2:frank mask:1:amulet vase:2:werewolf", "", ""), "secure")
    assert scores(state) == [8, 0, 0]
    assert (state.actor, state.extra) == (1, False)


@pytest.mark.clause("LNR-020", "LNR-T02")
def test_a_treasure_on_two_cards_counts_double_and_only_that_one() -> None:
    state = do(table("chest:2:empty chest:1:empty vase:3:mummy", "", ""), "secure")
    assert scores(state) == [9, 0, 0]


@pytest.mark.clause("LNR-021", "LNR-T03")
def test_a_treasure_on_three_cards_is_doubled_not_tripled() -> None:
    state = do(table("chest:1:empty chest:2:empty chest:3:frank", "", ""), "secure")
    assert scores(state) == [12, 0, 0]


@pytest.mark.clause("LNR-021")
def test_a_treasure_on_four_cards_is_doubled_not_quadrupled() -> None:
    hand = "chest:1:empty chest:1:amulet chest:2:empty chest:3:frank"
    assert scores(do(table(hand, "", ""), "secure")) == [14, 0, 0]


@pytest.mark.clause("LNR-022", "LNR-T03")
def test_several_treasures_can_be_doubled_at_once() -> None:
    hand = "chest:2:empty chest:1:empty vase:1:empty vase:3:mummy"
    assert scores(do(table(hand, "", ""), "secure")) == [14, 0, 0]


@pytest.mark.clause("LNR-T04")
def test_three_treasures_on_one_card_are_not_doubled() -> None:
    assert scores(do(table("ring:3:mummy", "", ""), "secure")) == [3, 0, 0]
