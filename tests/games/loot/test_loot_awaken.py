"""Awakening the guardians."""

import pytest
from games.loot.loot_table import cards_of, do, heard, legal, refused, scores, settle, table

from digsite.games.loot import GAME
from digsite.games.loot.rules import LootState

WOLF = "green:vase:2:werewolf"
FRANK = "green:cup:2:frank"
MUMMY = "green:chest:2:mummy"


def draw_two_red(state: LootState) -> LootState:
    """Draw two red cards for a werewolf, and show red backs again."""
    return do(
        state,
        "draw:left:red:cup:2:empty", "top:left:red", "draw:right:red:ring:2:empty", "top:right:red",
    )  # fmt: skip


def wolf_table(*hands: str) -> LootState:
    return table(*hands, tops=("red", "red"))


@pytest.mark.clause("LNR-023")
def test_awakening_needs_a_card_of_your_own() -> None:
    state = table("", "cup:1:empty", "")
    assert refused(state, "awaken:2") == ("own_card_needed", "LNR-023")


@pytest.mark.clause("LNR-024")
def test_awakening_reveals_all_cards_of_one_explorer() -> None:
    state = table("ring:1:empty", "cup:1:empty cup:3:mummy", "mask:1:empty")
    event = heard(state, "awaken:2")[0]
    assert event.cards == ("green:cup:1:empty", "yellow:cup:3:mummy")
    assert [cards_of(state, seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.clause("LNR-024", "LNR-T18", "LNR-R06")
def test_nobody_awakens_himself() -> None:
    state = table("ring:1:empty", "cup:1:empty", "")
    assert refused(state, "awaken:1") == ("target_is_yourself", "LNR-024")


@pytest.mark.clause("LNR-024", "LNR-R06")
def test_nobody_awakens_an_explorer_without_cards() -> None:
    state = table("ring:1:empty", "cup:1:empty", "")
    assert refused(state, "awaken:3") == ("target_without_cards", "LNR-024")


@pytest.mark.clause("LNR-024")
def test_nobody_awakens_an_empty_chair() -> None:
    state = table("ring:1:empty", "cup:1:empty", "")
    assert refused(state, "awaken:4") == ("no_such_seat", "LNR-024")


@pytest.mark.clause("LNR-025", "LNR-T05")
def test_with_as_many_amulets_as_guardians_the_target_scores() -> None:
    state = do(table("ring:1:empty", "vase:3:mummy cup:1:amulet", ""), "awaken:2")
    assert scores(state) == [0, 4, 0]
    assert cards_of(state, 1) == 0


@pytest.mark.clause("LNR-025")
def test_with_more_amulets_than_guardians_the_target_scores_doubled_types_too() -> None:
    state = do(table("ring:1:empty", "chest:2:mummy cup:1:amulet chest:1:amulet", ""), "awaken:2")
    assert scores(state) == [0, 7, 0]


@pytest.mark.clause("LNR-025", "LNR-T06")
def test_without_a_guardian_the_target_scores() -> None:
    state = do(table("ring:1:empty", "ring:2:empty mask:2:empty", ""), "awaken:2")
    assert scores(state) == [0, 4, 0]


@pytest.mark.clause("LNR-026")
def test_with_more_guardians_than_amulets_the_target_loses_all() -> None:
    state = do(table("ring:1:empty", "cup:2:frank mask:2:empty", ""), "awaken:2")
    assert scores(state) == [0, 0, 0]
    assert GAME.public(state).discards == ("green:cup:2:frank", "green:mask:2:empty")


@pytest.mark.clause("LNR-027", "LNR-031")
def test_then_the_awakener_gets_the_bonus() -> None:
    state = do(table("ring:1:empty", "cup:3:mummy mask:2:empty", ""), "awaken:2")
    assert scores(state) == [5, 0, 0]


@pytest.mark.clause("LNR-028")
def test_an_outnumbered_amulet_cancels_nothing() -> None:
    state = do(table("ring:1:empty", "cup:3:mummy chest:3:frank mask:1:amulet", ""), "awaken:2")
    assert scores(state) == [7, 0, 0]
    assert (state.actor, state.extra) == (0, True)


@pytest.mark.clause("LNR-029", "LNR-T07")
def test_two_mummies_score_the_doubled_total_once() -> None:
    hand = "chest:2:mummy vase:3:mummy chest:1:amulet"
    assert scores(do(table("ring:1:empty", hand, ""), "awaken:2")) == [9, 0, 0]


@pytest.mark.clause("LNR-029")
def test_two_werewolves_draw_only_once() -> None:
    state = wolf_table("ring:1:empty", "vase:2:werewolf cup:3:werewolf", "")
    do(draw_two_red(do(state, "awaken:2")), "keep:both")
    assert (state.actor, cards_of(state, 0)) == (1, 3)


@pytest.mark.clause("LNR-029", "LNR-033", "LNR-T01")
def test_two_franks_give_exactly_one_extra_turn() -> None:
    state = wolf_table("mask:2:empty", f"{WOLF} {FRANK} vase:3:frank ring:1:amulet", "")
    draw_two_red(do(state, "awaken:2"))
    assert legal(state) == {"keep:none", "keep:left", "keep:right", "keep:both"}
    do(state, "keep:left")
    assert (state.actor, state.extra, scores(state)) == (0, True, [0, 0, 0])
    do(state, "secure")
    assert (state.actor, state.extra) == (1, False)


@pytest.mark.clause("LNR-030", "LNR-T11")
def test_mummy_then_werewolf_then_frank() -> None:
    state = wolf_table("ring:1:empty", f"{MUMMY} chest:3:werewolf {FRANK}", "")
    do(state, "awaken:2")
    assert scores(state) == [12, 0, 0]
    draw_two_red(state)
    assert GAME.prompt(state, 0).key == "keep_cards"
    do(state, "keep:none")
    assert (GAME.prompt(state, 0).key, state.actor) == ("take_extra_turn", 0)


@pytest.mark.clause("LNR-031")
def test_a_mummy_leaves_the_awakeners_own_cards_alone() -> None:
    state = do(table("ring:1:empty cup:1:empty", MUMMY, ""), "awaken:2")
    assert (scores(state), cards_of(state, 0)) == ([2, 0, 0], 2)


@pytest.mark.clause("LNR-032")
def test_a_werewolf_draws_a_card_from_each_pile() -> None:
    state = do(wolf_table("mask:2:empty", WOLF, ""), "awaken:2")
    sizes = list(state.size)
    draw_two_red(state)
    assert list(state.size) == [sizes[0] - 1, sizes[1] - 1]
    assert GAME.private(state, 0).werewolf == ("red:cup:2:empty", "red:ring:2:empty")


@pytest.mark.clause("LNR-032")
@pytest.mark.parametrize(
    ("kept", "thrown"),
    [
        ("none", {"red:cup:2:empty", "red:ring:2:empty"}),
        ("left", {"red:ring:2:empty"}),
        ("right", {"red:cup:2:empty"}),
        ("both", set()),
    ],
)
def test_of_the_werewolfs_cards_any_number_is_kept(kept: str, thrown: set[str]) -> None:
    state = do(draw_two_red(do(wolf_table("mask:2:empty", WOLF, ""), "awaken:2")), f"keep:{kept}")
    assert set(GAME.public(state).discards) == thrown | {WOLF}
    assert cards_of(state, 0) == 3 - len(thrown)


@pytest.mark.clause("LNR-032")
def test_the_werewolfs_cards_wait_for_a_choice() -> None:
    state = draw_two_red(do(wolf_table("mask:2:empty", WOLF, ""), "awaken:2"))
    assert refused(state, "secure") == ("werewolf_waits", "LNR-032")


@pytest.mark.clause("LNR-032")
def test_without_a_werewolf_there_is_nothing_to_keep() -> None:
    assert refused(table("mask:2:empty", "", ""), "keep:both") == ("no_werewolf", "LNR-032")


@pytest.mark.clause("LNR-033")
def test_frank_gives_another_turn_with_a_free_choice_of_action() -> None:
    state = do(table("mask:2:empty", FRANK, "cup:1:empty"), "awaken:2")
    assert (state.actor, state.turn) == (0, 2)
    assert legal(state) == {"explore:left", "explore:right", "secure", "awaken:3"}


@pytest.mark.clause("LNR-034")
def test_kept_cards_lie_face_down_before_the_awakener_and_cost_no_action() -> None:
    state = do(draw_two_red(do(wolf_table("mask:2:empty", WOLF, FRANK), "awaken:2")), "keep:both")
    assert [back.colour for back in GAME.public(state).players[0].backs] == ["green", "red", "red"]
    assert (state.actor, state.turn) == (1, 2)


@pytest.mark.clause("LNR-035", "LNR-R06")
def test_a_frank_in_an_extra_turn_gives_another() -> None:
    state = do(table("mask:2:empty", FRANK, "", extra=True), "awaken:2")
    assert (state.actor, state.extra) == (0, True)


@pytest.mark.clause("LNR-R06")
def test_by_option_a_frank_in_an_extra_turn_gives_no_other() -> None:
    state = do(table("mask:2:empty", FRANK, "", extra=True, frank_again=False), "awaken:2")
    assert (state.actor, state.extra) == (1, False)


@pytest.mark.clause("LNR-R06")
def test_by_option_the_first_frank_still_gives_an_extra_turn() -> None:
    state = do(table("mask:2:empty", FRANK, "", frank_again=False), "awaken:2")
    assert (state.actor, state.extra) == (0, True)


@pytest.mark.clause("LNR-030", "LNR-R06")
@pytest.mark.parametrize(("extra", "another"), [(False, True), (True, False)])
def test_by_option_a_frank_beside_a_werewolf_counts_for_the_turn_he_was_found_in(
    extra: bool, another: bool
) -> None:
    hands = ("mask:2:empty", f"{WOLF} {FRANK}", "")
    state = table(*hands, tops=("red", "red"), extra=extra, frank_again=False)
    do(draw_two_red(do(state, "awaken:2")), "keep:both")
    assert (state.actor, state.extra) == ((0, True) if another else (1, False))


@pytest.mark.clause("LNR-033", "LNR-R06")
def test_by_option_a_frank_in_the_turn_after_an_extra_one_gives_an_extra_turn() -> None:
    hands = ("chest:3:frank", "ring:1:empty", FRANK)
    state = table(*hands, tops=("red", "red"), frank_again=False)
    do(state, "awaken:3", "explore:left", "draw:left:red:cup:2:empty", "top:left:red")
    assert (state.actor, state.extra) == (1, False)
    assert (do(state, "awaken:1").actor, state.extra) == (1, True)


@pytest.mark.clause("LNR-R06")
def test_by_option_an_explorer_awakens_himself_and_gains_as_awakener_and_target() -> None:
    safe = do(table("mask:1:amulet cup:3:mummy", "", "", awaken_self=True), "awaken:1")
    caught = do(table("mask:2:empty cup:3:mummy", "", "", awaken_self=True), "awaken:1")
    assert (scores(safe), scores(caught)) == ([4, 0, 0], [5, 0, 0])
    assert GAME.breakdown(safe)[0]["survived"] == GAME.breakdown(caught)[0]["mummy"] - 1 == 4


@pytest.mark.clause("LNR-R06")
def test_by_option_an_explorer_without_cards_is_awakened_for_nothing() -> None:
    state = do(table("mask:2:empty", "", "", awaken_empty=True), "awaken:2")
    assert (scores(state), state.actor) == ([0, 0, 0], 1)


@pytest.mark.clause("LNR-R06")
@pytest.mark.parametrize("seat", range(3))
def test_by_option_everybody_else_at_the_table_can_be_awakened(seat: int) -> None:
    hands = ["mask:2:empty" if who == seat else "" for who in range(3)]
    state = table(*hands, player=seat, awaken_empty=True)
    awakenings = {word for word in legal(state) if word.startswith("awaken")}
    assert awakenings == {f"awaken:{other + 1}" for other in range(3) if other != seat}


@pytest.mark.clause("LNR-R06", "LNR-023")
def test_no_option_lifts_the_need_for_a_card_of_your_own() -> None:
    state = table("", "cup:1:empty", "", awaken_self=True, awaken_empty=True)
    assert legal(state) == {"explore:left", "explore:right"}


@pytest.mark.clause("LNR-036", "LNR-T09")
def test_with_two_players_no_card_of_your_own_is_needed_to_awaken() -> None:
    state = table("", "cup:1:empty ring:1:empty mask:1:empty")
    assert legal(state) == {"explore:left", "explore:right", "awaken:2"}


@pytest.mark.clause("LNR-036", "LNR-T10")
def test_with_two_players_and_no_cards_there_is_only_exploring() -> None:
    assert legal(table("", "")) == {"explore:left", "explore:right"}


@pytest.mark.clause("LNR-036")
def test_a_first_awakening_with_two_players_scores_like_any_other() -> None:
    state = settle(do(table("", "cup:3:mummy"), "awaken:2"))
    assert (scores(state), state.actor) == ([3, 0], 1)


@pytest.mark.clause("LNR-025")
def test_an_amulet_is_seen_to_work_only_against_guardians() -> None:
    saved = heard(table("ring:1:empty", "vase:3:mummy cup:1:amulet", ""), "awaken:2")
    unharmed = heard(table("ring:1:empty", "cup:1:amulet", ""), "awaken:2")
    assert [GAME.effect(events[0]) for events in (saved, unharmed)] == ["amulet", None]
