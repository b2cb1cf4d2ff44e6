"""The piles: running out, reshuffling, and players who can do nothing."""

import pytest
from games.loot.loot_table import cards_of, do, heard, legal, random_turns, refused, settle, table

from digsite.core.seats import CHANCE
from digsite.games.loot import GAME
from digsite.games.loot.events import PilesMade, TurnBegan, TurnSkipped

WOLF = "green:vase:2:werewolf"


@pytest.mark.clause("LNR-040")
def test_when_a_pile_runs_out_the_other_and_the_discards_make_two_new_ones() -> None:
    state = table("", "", piled="green:cup:1:empty green:cup:2:empty", piles=(1, 1))
    do(state, "explore:left", "draw:left:green:cup:1:empty", "split:left")
    assert GAME.public(state).discards == ()
    assert list(state.size) == [27, 26]


@pytest.mark.clause("LNR-040")
def test_without_discards_the_other_pile_alone_is_split() -> None:
    piled = "green:cup:1:empty green:cup:2:empty green:ring:1:empty"
    state = table("", "rest", piled=piled, piles=(1, 2))
    do(state, "explore:left", "draw:left:green:cup:1:empty")
    assert list(state.size) == [1, 1]


@pytest.mark.clause("LNR-040")
def test_a_last_single_card_is_not_split() -> None:
    piled = "green:cup:1:empty green:cup:2:empty"
    state = table("", "rest", piled=piled, piles=(1, 1))
    do(state, "explore:left", "draw:left:green:cup:1:empty")
    assert (list(state.size), state.actor) == ([0, 1], 1)


@pytest.mark.clause("LNR-040")
def test_a_pile_that_has_not_run_out_is_left_alone() -> None:
    state = table("", "", piled="cup:1:empty ring:1:empty mask:1:empty", piles=(2, 1))
    settle(do(state, "explore:left"))
    assert (list(state.size), len(GAME.public(state).discards)) == ([1, 1], 51)


@pytest.mark.clause("LNR-040")
def test_the_end_of_the_game_comes_before_a_reshuffle() -> None:
    state = table("cup:3:mummy", "", "rest", piled="ring:1:empty", piles=(0, 1), scores=[34, 0, 0])
    do(state, "secure")
    assert (state.over(), list(state.size)) == (True, [0, 1])


@pytest.mark.clause("LNR-041", "LNR-T16")
def test_cards_before_players_are_not_reshuffled_and_the_piles_differ_by_one_at_most() -> None:
    rooms = ["chest", "vase", "cup", "sceptre", "mask", "ring"]
    left, right = "green:chest:1:empty", " ".join(f"yellow:{room}:2:empty" for room in rooms)
    hands = " ".join(f"green:{room}:1:amulet" for room in rooms)
    state = table("ring:3:mummy", hands, "", piled=f"{left} {right}", piles=(1, 6))
    settle(do(state, "explore:left"))
    assert (cards_of(state, 0), cards_of(state, 1)) == (2, 6)
    assert sorted(state.size) == [23, 23]


@pytest.mark.clause("LNR-R01")
def test_after_a_werewolf_the_reshuffle_waits_for_the_choice_and_takes_the_refused_cards() -> None:
    piled = "green:chest:1:empty red:cup:2:empty red:ring:2:empty"
    state = table("mask:2:empty", WOLF, "", piled=piled, piles=(1, 2), tops=("green", "red"))
    do(state, "awaken:2", "draw:left:green:chest:1:empty", "draw:right:red:cup:2:empty")
    do(state, "top:right:red")
    assert (GAME.prompt(state, 0).key, list(state.size)) == ("keep_cards", [0, 1])
    do(state, "keep:none", "split:right")
    assert (list(state.size), GAME.public(state).discards) == ([26, 27], ())


@pytest.mark.clause("LNR-R02")
def test_an_empty_pile_is_restocked_before_a_werewolf_draws() -> None:
    state = table(
        "mask:2:empty", f"{WOLF} ring:1:empty", "rest", piled="red:cup:2:empty", piles=(0, 1)
    )
    do(state, "awaken:2", "split:right", "top:left:green", "top:right:green")
    assert legal(state) == {f"draw:left:{WOLF}", "draw:left:green:ring:1:empty"}


@pytest.mark.clause("LNR-R02")
def test_with_a_single_card_left_the_werewolf_draws_only_that() -> None:
    state = table("mask:2:empty", WOLF, "rest", piled="")
    do(state, "awaken:2", "split:left", "top:left:green", f"draw:left:{WOLF}")
    assert legal(state) == {"keep:none", "keep:left"}
    assert refused(state, "keep:right") == ("no_card_from_pile", "LNR-R02")
    assert refused(state, "keep:both") == ("no_card_from_pile", "LNR-R02")


@pytest.mark.clause("LNR-R03")
@pytest.mark.parametrize(("larger", "sizes"), [("left", [27, 26]), ("right", [26, 27])])
def test_chance_decides_which_pile_gets_the_odd_card(larger: str, sizes: list[int]) -> None:
    state = table("", "", piled="green:cup:1:empty green:cup:2:empty", piles=(1, 1))
    do(state, "explore:left", "draw:left:green:cup:1:empty")
    assert (state.actor, state.weight(0), state.weight(1)) == (CHANCE, 1, 1)
    assert refused(state, "top:left:red") == ("larger_pile_wanted", "LNR-R03")
    assert list(do(state, f"split:{larger}").size) == sizes


@pytest.mark.clause("LNR-R03")
def test_an_even_number_of_cards_leaves_nothing_to_decide() -> None:
    state = table("ring:1:empty", "", piled="green:cup:1:empty green:cup:2:empty", piles=(1, 1))
    do(state, "explore:left", "draw:left:green:cup:1:empty")
    assert (GAME.prompt(state, 0).key, list(state.size)) == ("show_top", [26, 26])


@pytest.mark.clause("LNR-008", "LNR-040", "LNR-R03")
def test_everybody_is_told_of_new_piles_and_whether_discards_came_back() -> None:
    odd = table("", "", piled="green:cup:1:empty green:cup:2:empty", piles=(1, 1))
    do(odd, "explore:left", "draw:left:green:cup:1:empty")
    even = table("ring:1:empty", "", piled="green:cup:1:empty green:cup:2:empty", piles=(1, 1))
    do(even, "explore:left")
    told = [
        [event for event in heard(state, word) if isinstance(event, PilesMade)]
        for state, word in (
            (GAME.new(3), "first:1"),
            (odd, "split:right"),
            (even, "draw:left:green:cup:1:empty"),
        )
    ]
    assert told == [
        [PilesMade(27, 27, reshuffled=False)],
        [PilesMade(26, 27, reshuffled=True)],
        [PilesMade(26, 26, reshuffled=True)],
    ]


@pytest.mark.clause("LNR-014", "LNR-041")
def test_only_a_back_that_is_left_in_the_piles_comes_to_the_top() -> None:
    reds = "red:cup:2:empty red:ring:2:empty red:cup:3:werewolf yellow:cup:2:empty"
    state = table("rest", "", piled=reds, piles=(2, 2), tops=("red", "red"), player=1)
    do(state, "explore:left", "draw:left:red:cup:2:empty")
    assert legal(state) == {"top:left:red", "top:left:yellow"}


@pytest.mark.clause("LNR-016", "LNR-041")
@pytest.mark.parametrize("era", range(6))
def test_after_any_number_of_reshuffles_a_card_lies_before_who_drew_it(era: int) -> None:
    state = table("", "", "", piled="green:cup:1:empty green:cup:2:empty", piles=(1, 1))
    state.era = era
    settle(do(state, "explore:left"))
    settle(do(state, "explore:left"))
    assert [cards_of(state, seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.clause("LNR-R04")
def test_discards_lie_open_those_refused_after_a_werewolf_too() -> None:
    state = table("mask:2:empty", WOLF, "", tops=("red", "red"))
    do(state, "awaken:2", "draw:left:red:cup:2:empty", "top:left:red")
    do(state, "draw:right:red:ring:2:empty", "top:right:red")
    assert heard(state, "keep:left")[0].discarded == ("red:ring:2:empty",)
    assert GAME.public(state).discards == (WOLF, "red:ring:2:empty")


@pytest.mark.clause("LNR-R05")
def test_a_player_who_can_do_nothing_is_skipped() -> None:
    state = table("rest", "ring:1:empty", "", piled="green:cup:1:empty", piles=(1, 0), player=1)
    events = heard(state, "explore:left", "draw:left:green:cup:1:empty")
    assert [e.seat for e in events if type(e).__name__ == "TurnSkipped"] == [2]
    assert (state.actor, legal(state)) == (0, {"secure", "awaken:2"})


@pytest.mark.clause("LNR-R05")
def test_a_skipped_player_leaves_no_turn_behind() -> None:
    state = table("rest", "ring:1:empty", "", piled="green:cup:1:empty", piles=(1, 0), player=1)
    events = heard(state, "explore:left", "draw:left:green:cup:1:empty")
    told = [event for event in events if type(event).__name__ in ("TurnSkipped", "TurnBegan")]
    assert told == [TurnSkipped(2), TurnBegan(0, extra=False)]
    assert (state.turn, state.extra, state.player) == (2, False, 0)


@pytest.mark.clause("LNR-R05")
def test_when_every_card_lies_before_players_somebody_can_secure() -> None:
    state = table("", "", "rest", piled="green:cup:1:empty", piles=(1, 0), player=1)
    do(state, "explore:left", "draw:left:green:cup:1:empty")
    assert (state.actor, "secure" in legal(state)) == (2, True)


@pytest.mark.clause("LNR-T17")
@pytest.mark.parametrize("seats", GAME.seats)
def test_piles_discards_and_cards_before_players_are_always_54(seats: int) -> None:
    for state in random_turns(seats, seed=seats):
        view = GAME.public(state)
        laid = sum(len(player.backs) for player in view.players) + len(view.werewolf)
        assert view.left.cards + view.right.cards + len(view.discards) + laid == 54


@pytest.mark.clause("LNR-T17")
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_card_is_ever_lost(seats: int) -> None:
    counts = [GAME.census(state) for state in random_turns(seats, seed=seats)]
    assert all(count == counts[0] for count in counts)
    assert sum(counts[0].values()) == 3 * 54
