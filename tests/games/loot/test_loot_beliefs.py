"""What a player believes of the cards of others, from what they did."""

from __future__ import annotations

from array import array
from itertools import permutations

import pytest
from games.loot.loot_table import do, settle, table

from digsite.games.loot import GAME
from digsite.games.loot.constants import AWAKEN, DREW, EXPLORE_LEFT, HELD, UNSEEN
from digsite.games.loot.minds.beliefs import fits
from digsite.games.loot.minds.surveyor import POLICY

GREEN, YELLOW, RED = 0, 1, 2
EMPTY, CHARM, GUARD = "green:chest:1:empty", "green:cup:1:amulet", "green:ring:2:frank"


def memory(of_the_other: int) -> array[int]:
    return array("i", [UNSEEN, of_the_other, *[0] * 30])


def safe_all_along(cards: tuple[str, ...]) -> bool:
    """Whether guardians never outnumbered amulets."""
    margin = 0
    for card in cards:
        margin += (card == CHARM) - (card == GUARD)
        if margin < 0:
            return False
    return True


@pytest.mark.parametrize(
    "hand",
    [(EMPTY,), (CHARM, GUARD), (EMPTY, CHARM, GUARD), (CHARM, "yellow:cup:1:amulet", GUARD)],
)
def test_the_safer_the_orders_the_likelier_a_hand_that_was_held(hand: tuple[str, ...]) -> None:
    alike = tuple(CHARM if card.endswith("amulet") else card for card in hand)
    orders = list(permutations(alike))
    part = sum(map(safe_all_along, orders)) / len(orders)
    believed = fits(table("", " ".join(hand)), 0, memory(HELD))
    assert believed == pytest.approx(0.03 + 0.97 * part)


def test_who_holds_on_is_hardly_guarded_but_a_new_card_may_be_a_guardian() -> None:
    state = table("", GUARD)
    assert fits(state, 0, memory(HELD)) < 0.05
    assert fits(state, 0, memory(DREW + GREEN)) == 1.0


def test_a_red_card_is_drawn_by_those_with_an_amulet_to_spare() -> None:
    charmed = table("", f"{CHARM} red:mask:3:mummy")
    plain = table("", f"{EMPTY} red:mask:3:mummy")
    drew_red = memory(DREW + RED)
    assert fits(charmed, 0, drew_red) > 3 * fits(plain, 0, drew_red)


def test_it_remembers_which_colour_was_drawn_last() -> None:
    state = table("", EMPTY, tops=("yellow", "red"))
    seen = GAME.veil(state, 0)
    settle(do(state, "explore:left"))
    settle(do(state, "explore:right"))
    known = memory(UNSEEN)
    POLICY.recall(seen, EXPLORE_LEFT, GAME.veil(state, 0), known)
    assert known[1] == DREW + RED


def test_it_remembers_who_kept_his_cards_and_did_something_else() -> None:
    state = table(CHARM, EMPTY, tops=("yellow", "red"))
    seen = GAME.veil(state, 0)
    settle(do(state, "explore:left"))
    settle(do(state, "awaken:1"))
    known = memory(UNSEEN)
    POLICY.recall(seen, EXPLORE_LEFT, GAME.veil(state, 0), known)
    assert known[1] == HELD


def test_after_an_awakening_a_single_card_is_a_new_one() -> None:
    state = table(CHARM, "yellow:vase:2:empty", tops=("yellow", "red"))
    seen = GAME.veil(state, 0)
    settle(do(state, "awaken:2"))
    settle(do(state, "explore:left"))
    known = memory(HELD)
    POLICY.recall(seen, AWAKEN + 1, GAME.veil(state, 0), known)
    assert known[1] == DREW + YELLOW
