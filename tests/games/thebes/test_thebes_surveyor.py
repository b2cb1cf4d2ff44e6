"""The surveyor: legal, honest, quick-witted enough, the same in both forms."""

from __future__ import annotations

from functools import partial

import pytest
from games.thebes.thebes_table import Table
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
from digsite.games.thebes import GAME
from digsite.games.thebes.minds.surveyor import POLICY
from digsite.testing.secrets import redealt

walk = partial(played_by, GAME, POLICY)
finish = partial(finished, GAME)


def choices(table: Table) -> set[str]:
    """What it does here, in some moods."""
    words = dict(zip(table.state.legal(), table.words(), strict=True))
    return {words[POLICY.choose(table.state, Dice(seed))] for seed in range(20)}


# -- what holds everywhere ---------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("other", [False, True])
def test_it_chooses_what_is_legal_and_guesses_something(seats: int, other: bool) -> None:
    options = {option.name: other for option in GAME.options}
    for seed in range(6):
        for state in walk(seats, seed, seed % 3, options=options):
            decision = POLICY.choose(state, Dice(seed))
            assert state.allows(decision)
            assert -50 < POLICY.guess(state, state.actor) < 400


def test_it_plays_with_other_cards() -> None:
    for seed in range(4):
        for state in walk(3, seed, 2, cards=odd_cards(GAME, Dice(seed))):
            assert state.allows(POLICY.choose(state, Dice(seed)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_chooses_by_the_dice_and_what_it_may_know_alone(seats: int) -> None:
    for seed in range(4):
        dice = Dice(50 + seed)
        for state in walk(seats, seed, 1):
            before = GAME.pack(state)
            decision = POLICY.choose(state, Dice(seed))
            assert GAME.pack(state) == before
            world = redealt(state, state.actor, dice)
            assert POLICY.choose(copy_of(state), Dice(seed)) == decision
            assert POLICY.choose(world, Dice(seed)) == decision


def test_the_guess_is_right_once_the_game_is_over() -> None:
    state = finish(3, 1, [POLICY] * 3)
    assert [POLICY.guess(state, seat) for seat in range(3)] == [
        state.points(seat) for seat in range(3)
    ]


def test_both_forms_decide_and_guess_alike() -> None:
    assert digest_of_the_other_form("thebes", "surveyor", 4) == digest("thebes", "surveyor", 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(seats: int) -> None:
    assert won_among_random(GAME, POLICY, seats, 12) == 12


def test_its_guess_tells_who_is_ahead() -> None:
    """Halfway through, the seat it thinks ahead wins much more often than every second game."""
    right = 0
    for seed in range(100):
        dice, state, favourite = Dice(nth_seed(4, seed)), GAME.new(2), -1
        while state.actor != OVER:
            if state.turn >= 60 and favourite < 0:
                favourite = int(POLICY.guess(state, 1) > POLICY.guess(state, 0))
            chance = state.actor == CHANCE
            state.play(state.draw(dice) if chance else POLICY.choose(state, dice))
        right += state.winners() >> favourite & 1
    assert right > 60


# -- what a beginner would laugh about ---------------------------------------

LEARNED = ("expertise:egypt:3", "expertise:egypt:3", "general_knowledge:2", "general_knowledge:2")


def test_it_digs_before_it_ends_the_game() -> None:
    table = Table().own(0, *LEARNED).lay("egypt", 8).deck("congress")
    assert choices(table) == {"dig:egypt"}


def test_it_uses_the_permit_of_the_region_first() -> None:
    table = Table().own(0, *LEARNED).lay("egypt", 8).permits(0, egypt=1, general=1)
    assert choices(table.do("dig:egypt")) == {"permit:region"}


def test_it_digs_no_longer_than_there_are_cards() -> None:
    table = Table().own(0, *LEARNED, "expertise:egypt:2").lay("egypt", 2)
    assert choices(table.do("dig:egypt", "permit:region")) == {"weeks:1"}


def test_it_does_not_dig_for_rubble() -> None:
    rubble = [f"rubble:egypt/{n}" for n in range(1, 7)]
    table = Table().own(0, *LEARNED).bury(*rubble)
    table.put("shown", 2, table.state.known[2])
    assert "dig:egypt" in table.words()
    assert "dig:egypt" not in choices(table)


def test_it_takes_the_congress_that_is_worth_most() -> None:
    table = Table().own(0, *["congress"] * 4)
    table.store("action:scientist", "expertise:egypt:1", "congress", "action:assistant")
    assert choices(table) == {"take:3"}


def test_it_takes_the_last_book_for_a_professor() -> None:
    table = Table().own(0, "expertise:crete:3").permits(0)
    table.store("action:scientist", "congress", "expertise:crete:1", "action:assistant")
    table.deck("congress", "expertise:crete:1")
    assert choices(table) == {"take:3"}


def test_tomb_raiders_take_the_richest_relic() -> None:
    table = Table().own(0, "action:tomb_raiders:egypt")
    table.bury("relic:egypt:1/1", "relic:egypt:6/1", "relic:egypt:4/1")
    assert choices(table.do("play:tomb_raiders:egypt")) == {"raid:relic:egypt:6/1"}


def test_nobody_steals_from_an_empty_site() -> None:
    table = Table(empty_sites=True).own(0, "action:thief:egypt", "action:tomb_raiders:crete")
    assert {"play:thief:egypt", "play:tomb_raiders:crete"} <= set(table.words())
    assert all(word.startswith("take:") for word in choices(table))


def test_the_museum_gets_the_cheapest_relics() -> None:
    table = Table().relics(0, "relic:egypt:6/1", "relic:greece:1/1", "relic:crete:4/1")
    table.display("museum:2").do("present:museum:2")
    assert choices(table) == {"give:relic:greece:1"}


def test_it_shows_what_it_has_before_the_game_ends() -> None:
    relics = [f"relic:mesopotamia:1/{n}" for n in (1, 2, 3)]
    table = Table().relics(0, *relics, "relic:crete:1/1", "relic:crete:1/2", "relic:egypt:1/1")
    table.display("exhibition:M3-C2-E1").deck("congress")
    assert choices(table) == {"present:exhibition:M3-C2-E1"}
