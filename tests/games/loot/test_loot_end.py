"""The end of the game."""

import pytest
from games.loot.loot_table import cards_of, do, heard, refused, scores, table

from digsite.core.seats import NOBODY
from digsite.games.loot import GAME


@pytest.mark.clause("LNR-037")
def test_when_the_goal_is_reached_all_others_reveal_and_score() -> None:
    state = do(table("cup:2:empty", "ring:1:empty", "mask:2:empty", scores=[33, 5, 7]), "secure")
    assert (scores(state), state.over()) == ([35, 6, 9], True)


@pytest.mark.clause("LNR-037")
def test_passing_the_goal_ends_the_game_too() -> None:
    assert do(table("cup:3:mummy", "", scores=[34, 0]), "secure").over()


@pytest.mark.clause("LNR-037")
def test_nothing_is_played_after_the_end() -> None:
    state = do(table("cup:3:mummy", "", scores=[34, 0]), "secure")
    assert state.legal() == []
    assert refused(state, "explore:left") == ("game_over", "LNR-037")


@pytest.mark.clause("LNR-037")
def test_everybody_sees_the_cards_the_end_turns_over() -> None:
    state = table("cup:2:empty", "ring:1:empty", "", scores=[33, 0, 0])
    events = heard(state, "secure")
    assert [e.cards for e in events if type(e).__name__ == "CardsRevealed"] == [
        ("green:ring:1:empty",)
    ]
    assert GAME.public(state).players[1].revealed == ("green:ring:1:empty",)


@pytest.mark.clause("LNR-038")
def test_the_furthest_explorer_wins_even_if_another_reached_the_goal() -> None:
    state = do(table("cup:2:empty", "ring:3:mummy", scores=[33, 34]), "secure")
    assert (scores(state), GAME.winners(state)) == ([35, 37], [1])


@pytest.mark.clause("LNR-039", "LNR-T14")
def test_tied_explorers_share_the_victory() -> None:
    hands = ("cup:3:mummy mask:1:empty", "vase:2:empty vase:1:empty", "")
    state = do(table(*hands, scores=[32, 30, 9]), "secure")
    assert (scores(state), GAME.winners(state)) == ([36, 36, 9], [0, 1])
    assert [state.share(seat) for seat in range(3)] == [0.5, 0.5, 0]


@pytest.mark.clause("LNR-038")
def test_nobody_has_won_before_the_end() -> None:
    assert GAME.winners(table("cup:2:empty", "", scores=[20, 0])) == []


@pytest.mark.clause("LNR-042", "LNR-T12")
def test_a_surviving_target_ends_the_game_on_the_awakeners_turn() -> None:
    hands = ("cup:3:mummy", "chest:1:empty chest:1:amulet ring:1:amulet", "mask:2:empty")
    state = do(table(*hands, scores=[28, 30, 25]), "awaken:2")
    assert (scores(state), GAME.winners(state)) == ([31, 35, 27], [1])


@pytest.mark.clause("LNR-042")
def test_a_werewolf_and_a_frank_lapse_when_the_mummy_ends_the_game() -> None:
    hand = "chest:2:mummy vase:2:werewolf cup:2:frank"
    state = table("mask:2:empty", hand, "", scores=[30, 0, 0])
    events = [type(event).__name__ for event in heard(state, "awaken:2")]
    assert (state.over(), scores(state)) == (True, [36, 0, 0])
    assert not {"WerewolfCalled", "ExtraTurnWon"} & set(events)


@pytest.mark.clause("LNR-043", "LNR-T13", "LNR-R06")
def test_the_trigger_player_scores_no_more_and_may_lose() -> None:
    hands = (
        "ring:1:empty ring:2:empty",
        "cup:3:mummy mask:2:empty chest:1:empty",
        "vase:3:mummy vase:2:empty",
    )
    state = do(table(*hands, scores=[30, 0, 28]), "awaken:2")
    assert (scores(state), GAME.winners(state)) == ([36, 0, 38], [2])


@pytest.mark.clause("LNR-R06")
def test_by_option_the_trigger_player_scores_the_rest_too() -> None:
    hands = ("ring:1:empty ring:2:empty", "cup:3:mummy", "")
    state = do(table(*hands, scores=[33, 0, 0], trigger_scores=True), "awaken:2")
    assert scores(state) == [42, 0, 0]
    assert GAME.breakdown(state)[0] == {"secured": 33, "survived": 0, "mummy": 3, "reveal": 6}


@pytest.mark.clause("LNR-043")
def test_the_final_reveal_ignores_guardians_and_amulets_and_doubles() -> None:
    hand = "chest:2:mummy chest:3:frank cup:1:amulet"
    state = do(table("cup:2:empty", hand, scores=[33, 0]), "secure")
    assert scores(state) == [35, 11]


@pytest.mark.clause("LNR-043")
def test_the_cards_of_the_trigger_player_stay_face_down() -> None:
    state = do(table("ring:1:empty", "cup:3:mummy", "", scores=[33, 0, 0]), "awaken:2")
    assert state.over()
    assert (cards_of(state, 0), GAME.public(state).players[0].revealed) == (1, None)


@pytest.mark.clause("LNR-037", "LNR-043")
def test_after_the_end_all_know_the_revealed_cards_but_not_those_of_the_trigger_player() -> None:
    state = do(table("ring:1:empty", "cup:3:mummy", "mask:2:empty", scores=[33, 0, 0]), "awaken:2")
    assert list(GAME.veil(state, NOBODY).hand)[:3] == [0, 0, state.hand[2]]


@pytest.mark.clause("LNR-038")
def test_points_are_told_by_their_source() -> None:
    hands = ("cup:2:empty", "chest:2:mummy", "mask:2:empty")
    state = do(table(*hands), "secure")
    state.player = state.actor = 2
    do(state, "awaken:2")
    assert [row["secured"] for row in GAME.breakdown(state)] == [2, 0, 0]
    assert [row["mummy"] for row in GAME.breakdown(state)] == [0, 0, 2]


@pytest.mark.clause("LNR-002", "LNR-T15")
def test_with_six_players_30_ends_the_game_and_29_does_not() -> None:
    ends = do(table("cup:2:empty", *[""] * 5, scores=[28, 0, 0, 0, 0, 0]), "secure")
    goes_on = do(table("cup:1:empty", *[""] * 5, scores=[28, 0, 0, 0, 0, 0]), "secure")
    assert (ends.over(), goes_on.over()) == (True, False)


@pytest.mark.clause("LNR-037")
def test_a_reveal_beyond_the_goal_does_not_trigger_again() -> None:
    state = do(table("cup:2:empty", "ring:3:mummy", "mask:1:empty", scores=[33, 34, 0]), "secure")
    assert GAME.public(state).trigger == 0
    assert [row["reveal"] for row in GAME.breakdown(state)] == [0, 3, 1]
