"""The careful beginner: legal, honest, and true to its few rules."""

from __future__ import annotations

from functools import partial

import pytest
from games.loot.loot_table import table
from support.playing_on import digest, digest_of_the_other_form, played_by, won_among_random

from digsite.core.dice import Dice
from digsite.games.loot import GAME
from digsite.games.loot.constants import KEEP_CARDS
from digsite.games.loot.minds.apprentice import POLICY
from digsite.games.loot.rules import LootState
from digsite.testing.secrets import redealt

walk = partial(played_by, GAME, POLICY)

PLAIN = "green:vase:1:empty"


def choices(state: LootState) -> set[str]:
    """What it does here, in some moods."""
    found = {POLICY.choose(state, Dice(seed)) for seed in range(40)}
    return {GAME.notation(GAME.action(state, decision)) for decision in found}


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_chooses_what_is_legal_and_looks_at_nothing_hidden(seats: int) -> None:
    phases = set()
    for seed in range(6):
        for state in walk(seats, seed, seed % 3):
            phases.add(state.phase)
            decision = POLICY.choose(state, Dice(seed))
            assert state.allows(decision)
            other = redealt(state, state.actor, Dice(seed + 1))
            assert POLICY.choose(other, Dice(seed)) == decision
            assert POLICY.choose(GAME.veil(state, state.actor), Dice(seed)) == decision
    assert KEEP_CARDS in phases


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_beats_random_players(seats: int) -> None:
    won = won_among_random(GAME, POLICY, seats, 60)
    assert won > (45 if seats == 2 else 90 / seats)


def test_both_forms_decide_alike() -> None:
    assert digest_of_the_other_form("loot", "apprentice", 3) == digest("loot", "apprentice", 3)


def test_it_secures_the_cards_that_win() -> None:
    state = table("red:vase:2:empty red:chest:2:empty", "red:cup:3:werewolf", scores=[31, 3])
    assert choices(state) == {"secure"}


def test_it_secures_what_a_guardian_lies_with() -> None:
    assert choices(table("red:chest:3:frank", "red:cup:3:werewolf", PLAIN)) == {"secure"}


def test_it_awakens_who_shows_a_red_card() -> None:
    state = table("green:cup:1:amulet", PLAIN, "red:mask:2:empty")
    assert choices(state) == {"awaken:3"}


def test_of_two_with_red_cards_it_awakens_who_has_more() -> None:
    state = table("green:cup:1:amulet", "red:cup:3:werewolf", f"red:mask:2:empty {PLAIN}")
    assert choices(state) == {"awaken:3"}


def test_it_secures_a_small_fortune_unless_an_amulet_is_to_spare() -> None:
    fortune = "red:vase:2:empty red:chest:2:empty yellow:chest:2:empty"
    assert choices(table(fortune, PLAIN)) == {"secure"}
    assert choices(table(f"{fortune} green:cup:1:amulet", PLAIN)) <= {
        "explore:left",
        "explore:right",
    }


def test_it_explores_the_safest_room_and_with_an_amulet_the_richest() -> None:
    assert choices(table("", "", tops=("red", "yellow"))) == {"explore:right"}
    assert choices(table("green:cup:1:amulet", "", tops=("red", "yellow"))) == {"explore:left"}
