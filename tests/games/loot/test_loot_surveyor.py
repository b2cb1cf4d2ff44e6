"""The surveyor: legal, honest, quick-witted enough, the same in both forms."""

from __future__ import annotations

from functools import partial

import pytest
from games.loot.loot_table import do, table
from support.odd_cards import odd_cards
from support.playing_on import (
    digest,
    digest_of_the_other_form,
    finished,
    played_by,
    won_among_random,
)

from digsite.core.dice import Dice, nth_seed
from digsite.core.game import copy_of
from digsite.core.seats import CHANCE, OVER
from digsite.games.loot import GAME
from digsite.games.loot.constants import KEEP_CARDS
from digsite.games.loot.minds.surveyor import POLICY
from digsite.games.loot.rules import LootState
from digsite.testing.secrets import redealt

EXPLORE = {"explore:left", "explore:right"}


walk = partial(played_by, GAME, POLICY)
finish = partial(finished, GAME)


def choices(state: LootState) -> set[str]:
    """What it does here, in some moods."""
    found = {POLICY.choose(state, Dice(seed)) for seed in range(40)}
    return {GAME.notation(GAME.action(state, decision)) for decision in found}


# -- what holds everywhere ---------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("other", [False, True])
def test_it_chooses_what_is_legal_and_guesses_something(seats: int, other: bool) -> None:
    options = {option.name: option.default ^ other for option in GAME.options}
    phases = set()
    for seed in range(8):
        for state in walk(seats, seed, seed % 3, options=options):
            phases.add(state.phase)
            assert state.allows(POLICY.choose(state, Dice(seed)))
            assert 0 < POLICY.guess(state, state.actor) < 100
    assert KEEP_CARDS in phases


def test_it_plays_with_other_cards() -> None:
    for seed in range(6):
        for state in walk(4, seed, 2, cards=odd_cards(GAME, Dice(seed))):
            assert state.allows(POLICY.choose(state, Dice(seed)))


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_chooses_by_the_dice_and_what_it_may_know_alone(seats: int) -> None:
    for seed in range(4):
        dice = Dice(50 + seed)
        for state in walk(seats, seed, 1 + seed % 2):
            before = GAME.pack(state)
            decision = POLICY.choose(state, Dice(seed))
            assert GAME.pack(state) == before
            assert POLICY.choose(copy_of(state), Dice(seed)) == decision
            assert POLICY.choose(redealt(state, state.actor, dice), Dice(seed)) == decision
            assert POLICY.choose(GAME.veil(state, state.actor), Dice(seed)) == decision


def test_the_guess_is_right_once_the_game_is_over() -> None:
    state = finish(4, 1, [POLICY] * 4)
    assert [POLICY.guess(state, seat) for seat in range(4)] == GAME.scores(state)


def test_both_forms_decide_and_guess_alike() -> None:
    assert digest_of_the_other_form("loot", "surveyor", 6) == digest("loot", "surveyor", 6)


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_beats_random_players(seats: int) -> None:
    """Alone against five of them it still wins every second game and more."""
    won = won_among_random(GAME, POLICY, seats, 60)
    assert won > (50 if seats == 2 else 40 if seats < 5 else 30)


def test_its_guess_tells_who_is_ahead() -> None:
    """Halfway through, the seat it thinks ahead wins much more often than every second game."""
    right = 0
    for seed in range(100):
        dice, state, favourite = Dice(nth_seed(4, seed)), GAME.new(2), -1
        while state.actor != OVER:
            if state.turn >= 25 and favourite < 0:
                favourite = int(POLICY.guess(state, 1) > POLICY.guess(state, 0))
            chance = state.actor == CHANCE
            state.play(state.draw(dice) if chance else POLICY.choose(state, dice))
        right += state.winners() >> favourite & 1
    assert right > 60


def test_its_guess_fears_for_cards_with_a_guardian() -> None:
    guarded = table("red:chest:3:frank", "", "")
    safe = table("yellow:chest:3:werewolf yellow:chest:1:amulet", "", "")
    shield = table("green:vase:1:amulet", "", "")
    assert POLICY.guess(table("", "", ""), 0) < POLICY.guess(shield, 0) < POLICY.guess(safe, 0)
    assert POLICY.guess(guarded, 0) < POLICY.guess(table("yellow:chest:2:empty", "", ""), 0) + 1


# -- what a beginner would laugh about ---------------------------------------

LONE = [f"green:{name}:1:empty" for name in ("vase", "sceptre", "mask", "ring", "cup")]
RICH = "red:cup:3:werewolf red:mask:3:mummy yellow:cup:3:mummy"


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_secures_the_cards_that_win(seats: int) -> None:
    own = "red:vase:2:empty red:chest:2:empty green:chest:1:empty"
    scores = [28, 12, 20, 5, 8, 15][:seats]
    assert choices(table(own, *LONE[: seats - 1], scores=scores)) == {"secure"}


def test_it_does_not_end_a_game_that_another_wins() -> None:
    state = table("red:vase:2:empty", f"{RICH} red:ring:3:werewolf", LONE[0], scores=[33, 34, 20])
    assert "secure" not in choices(state)


def test_it_awakens_the_one_who_is_about_to_win() -> None:
    state = table("green:vase:1:amulet", "green:cup:2:frank", RICH, scores=[20, 18, 30])
    assert choices(state) == {"awaken:3"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_secures_treasure_that_a_guardian_lies_with(seats: int) -> None:
    guarded = "red:chest:3:frank red:chest:2:empty green:chest:1:empty"
    assert choices(table(guarded, *LONE[: seats - 1])) == {"secure"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_explores_on_while_an_amulet_protects_it(seats: int) -> None:
    state = table("green:cup:1:amulet red:chest:2:empty", *LONE[: seats - 1])
    assert choices(state) <= EXPLORE


def test_it_takes_no_red_card_without_an_amulet() -> None:
    assert choices(table("", "", "", tops=("red", "yellow"))) == {"explore:right"}


def test_it_dares_a_red_card_with_an_amulet() -> None:
    state = table("green:cup:1:amulet", "", "", tops=("green", "red"))
    assert choices(state) == {"explore:right"}


def test_it_awakens_nobody_who_cannot_have_a_guardian() -> None:
    state = table("green:chest:1:empty", LONE[0], LONE[1], scores=[10, 30, 25])
    gone = state.box.guardians & state.box.of_colour[0]
    state.discards, state.unseen = gone, state.unseen & ~gone
    assert choices(state) <= EXPLORE


def test_it_awakens_the_redder_of_two_hands() -> None:
    redder = "red:cup:3:werewolf red:mask:2:empty red:ring:3:werewolf"
    assert choices(table("green:cup:1:empty", LONE[0], redder)) == {"awaken:3"}


def werewolf(own: str, left: str, right: str) -> LootState:
    """Somebody has these cards, has found a werewolf, and has drawn two more cards."""
    tops = (left.split(":")[0], right.split(":")[0])
    state = do(table(own, "green:mask:2:werewolf", "", tops=tops), "awaken:2")
    return do(
        state, f"draw:left:{left}", "top:left:green", f"draw:right:{right}", "top:right:green"
    )


def test_it_keeps_the_treasure_and_not_the_guardian() -> None:
    own = "red:cup:2:empty red:vase:2:empty"
    assert choices(werewolf(own, "red:ring:2:empty", "yellow:ring:3:mummy")) == {"keep:left"}


def test_it_keeps_a_guardian_that_an_amulet_makes_up_for() -> None:
    state = werewolf("red:cup:2:empty", "yellow:ring:1:amulet", "yellow:cup:3:mummy")
    assert choices(state) == {"keep:both"}


def test_it_keeps_everything_if_frank_lets_it_secure_at_once() -> None:
    state = werewolf("red:cup:2:empty", "red:ring:3:werewolf", "yellow:ring:3:mummy")
    state.frank = True
    assert choices(state) == {"keep:both"}
