"""The careful beginner: legal, honest, and what each of its rules says."""

from __future__ import annotations

from functools import partial

import pytest
from games.thebes.thebes_table import Table
from support.odd_cards import odd_cards
from support.playing_on import digest, digest_of_the_other_form, played_by, won_among_random

from digsite.core.dice import Dice
from digsite.games.thebes import GAME
from digsite.games.thebes.minds.apprentice import POLICY
from digsite.testing.secrets import redealt

walk = partial(played_by, GAME, POLICY)


def choices(table: Table) -> set[str]:
    """What it does here, whatever the dice say."""
    words = dict(zip(table.state.legal(), table.words(), strict=True))
    return {words[POLICY.choose(table.state, Dice(seed))] for seed in range(20)}


# -- what holds everywhere ---------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("other", [False, True])
def test_it_chooses_what_is_legal(seats: int, other: bool) -> None:
    options = {option.name: other for option in GAME.options}
    for seed in range(6):
        for state in walk(seats, seed, seed % (seats + 1), options=options):
            assert state.allows(POLICY.choose(state, Dice(seed)))


def test_it_plays_with_other_cards() -> None:
    for seed in range(4):
        for state in walk(3, seed, 2, cards=odd_cards(GAME, Dice(seed))):
            assert state.allows(POLICY.choose(state, Dice(seed)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_chooses_by_the_dice_and_what_it_may_know_alone(seats: int) -> None:
    for seed in range(4):
        dice = Dice(50 + seed)
        for state in walk(seats, seed, 1 + seed % seats):
            before = GAME.pack(state)
            decision = POLICY.choose(state, Dice(seed))
            assert GAME.pack(state) == before
            assert POLICY.choose(redealt(state, state.actor, dice), Dice(seed)) == decision


def test_both_forms_decide_alike() -> None:
    assert digest_of_the_other_form("thebes", "apprentice", 4) == digest("thebes", "apprentice", 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(seats: int) -> None:
    assert won_among_random(GAME, POLICY, seats, 30) >= 27


# -- showing -----------------------------------------------------------------

MESOPOTAMIA = tuple(f"relic:mesopotamia:1/{n}" for n in (1, 2, 3))
CRETE = ("relic:crete:1/1", "relic:crete:1/2")


def test_it_shows_an_exhibition_with_all_its_sets() -> None:
    table = Table().relics(0, *MESOPOTAMIA, *CRETE, "relic:egypt:1/1")
    assert choices(table.display("exhibition:M3-C2-E1")) == {"present:exhibition:M3-C2-E1"}


def test_a_long_exhibition_waits_for_the_end() -> None:
    table = Table().relics(0, *MESOPOTAMIA, *CRETE).display("exhibition:M3-C2-E1")
    assert "present:exhibition:M3-C2-E1" not in choices(table)
    assert choices(table.deck("congress")) == {"present:exhibition:M3-C2-E1"}


def test_a_museum_waits_for_the_end() -> None:
    table = Table().relics(0, *CRETE).display("museum:2")
    assert "present:museum:2" not in choices(table)
    assert choices(table.deck("congress")) == {"present:museum:2"}


def test_no_museum_gets_more_than_it_pays() -> None:
    table = Table().relics(0, "relic:egypt:6/1", "relic:crete:4/1").display("museum:2")
    assert "present:museum:2" not in choices(table.deck("congress"))


def test_the_museum_gets_the_cheapest_relics() -> None:
    table = Table().relics(0, "relic:egypt:6/1", "relic:greece:1/1", "relic:crete:4/1")
    assert choices(table.display("museum:2").do("present:museum:2")) == {"give:relic:greece:1"}


# -- stealing ----------------------------------------------------------------


@pytest.mark.parametrize("card", ["thief:egypt", "tomb_raiders:egypt"])
def test_it_steals_where_a_handful_of_cards_lies(card: str) -> None:
    table = Table(empty_sites=True).own(0, f"action:{card}")
    assert f"play:{card}" not in choices(table)
    assert choices(table.lay("egypt", 5)) == {f"play:{card}"}


def test_tomb_raiders_take_the_richest_relic() -> None:
    table = Table().own(0, "action:tomb_raiders:egypt")
    table.bury("relic:egypt:1/1", "relic:egypt:6/1", "relic:egypt:4/1")
    assert choices(table.do("play:tomb_raiders:egypt")) == {"raid:relic:egypt:6/1"}


# -- digging -----------------------------------------------------------------

FIVE = ("expertise:egypt:3", "expertise:egypt:2")
NINE = (*FIVE, "general_knowledge:2", "general_knowledge:2")


def test_it_digs_with_enough_knowledge_where_enough_cards_lie() -> None:
    assert choices(Table().own(0, *NINE).lay("egypt", 5)) == {"dig:egypt"}
    assert "dig:egypt" not in choices(Table().own(0, *NINE).lay("egypt", 4))
    assert "dig:egypt" not in choices(Table().own(0, *FIVE).lay("egypt", 5))


def test_it_digs_first_where_it_knows_most() -> None:
    table = Table().own(0, *NINE, "expertise:crete:3", "expertise:crete:3")
    assert choices(table.lay("egypt", 9).lay("crete", 6)) == {"dig:crete"}


def test_it_digs_with_little_knowledge_before_the_game_ends() -> None:
    table = Table().own(0, "expertise:egypt:2").lay("egypt", 2).deck("congress")
    assert choices(table) == {"dig:egypt"}


def test_it_does_not_dig_for_rubble() -> None:
    table = Table().own(0, *NINE).bury(*[f"rubble:egypt/{n}" for n in range(1, 7)])
    table.put("shown", 2, table.state.known[2])
    assert "dig:egypt" in table.words()
    assert "dig:egypt" not in choices(table.deck("congress"))


def test_it_uses_the_permit_of_the_region_first() -> None:
    table = Table().own(0, *NINE).lay("egypt", 8).permits(0, egypt=1, general=1)
    assert choices(table.do("dig:egypt")) == {"permit:region"}


def test_assistants_come_along_where_knowledge_is_low() -> None:
    few, many = Table().lay("egypt", 8).own(0, *FIVE), Table().lay("egypt", 8).own(0, *NINE)
    for table in (few, many):
        table.own(0, "action:assistant", "action:assistant").do("dig:egypt", "permit:region")
    assert choices(few) == {"assistants:2"}
    assert choices(many) == {"assistants:0"}


def test_it_digs_a_few_weeks_and_no_longer_than_there_are_cards() -> None:
    full, poor = Table().own(0, *NINE).lay("egypt", 9), Table().own(0, *NINE).lay("egypt", 2)
    assert choices(full.do("dig:egypt", "permit:region")) == {"weeks:3"}  # a fourth brings nothing
    assert choices(poor.do("dig:egypt", "permit:region")) == {"weeks:2"}


# -- learning ----------------------------------------------------------------


def test_it_takes_the_last_book_for_a_professor() -> None:
    table = Table().own(0, "expertise:crete:3")
    table.store("expertise:egypt:1", "congress", "expertise:crete:2", "action:assistant")
    assert choices(table) == {"take:3"}


def test_it_reads_where_it_may_still_dig() -> None:
    table = Table().permits(0, egypt=1)
    table.store("expertise:crete:1", "congress", "expertise:egypt:3", "action:scientist")
    assert choices(table) == {"take:3"}


def test_four_general_books_are_enough() -> None:
    cards = ("action:scientist", "action:assistant", "general_knowledge:2", "action:scientist")
    assert choices(Table().store(*cards)) == {"take:3"}
    known = Table().own(0, "general_knowledge:2", "general_knowledge:2")
    assert choices(known.store(*cards)) == {"take:2"}


def test_of_equal_cards_it_takes_the_quickest() -> None:
    table = Table().store("general_knowledge:2", "congress", "action:thief:egypt", "congress")
    assert choices(table) == {"take:3"}
