"""What the row says of digs and professors is what the seat could reckon itself."""

from __future__ import annotations

from digsite.bots.bot import policy_of
from digsite.core.dice import Dice
from digsite.core.seats import CHANCE
from digsite.games.thebes import GAME
from digsite.games.thebes.minds.features import FEATURES
from digsite.games.thebes.rules import ThebesState


def field(state: ThebesState, seat: int, name: str, away: int) -> list[int]:
    row = FEATURES.row(state, seat)
    for place in FEATURES.places(state.seats):
        if (place.field.name, place.away) == (name, away):
            return list(row[place.start : place.stop])
    raise KeyError(name)


def test_knowledge_counts_general_books_up_to_those_of_the_region() -> None:
    for state in positions():
        for away in range(2):
            expertise, (general,) = (
                field(state, 1, "expertise", away),
                field(state, 1, "general", away),
            )
            knows = [min(12, books + min(books, general)) for books in expertise]
            assert field(state, 1, "knows", away) == knows


def test_a_dig_without_permit_brings_nothing_and_an_empty_site_has_no_cards() -> None:
    worth = 0
    for state in positions():
        permits, empty = field(state, 1, "permits", -1), field(state, 1, "empty", -1)
        hand = sum(field(state, 1, "hand", -1))
        digs, lying = field(state, 1, "dig", -1), field(state, 1, "lying", -1)
        for region in range(4):
            assert not (empty[region] and lying[region])
            if not permits[region] and not permits[4] and not hand:
                assert digs[region] == 0
            worth += digs[region]
    assert worth


def test_whoever_knows_most_has_the_best_hopes_of_a_professor() -> None:
    for state in positions():
        mine, theirs = field(state, 1, "expertise", 0), field(state, 1, "expertise", 1)
        hopes, rivals = field(state, 1, "hopes", 0), field(state, 1, "hopes", 1)
        for region in range(4):
            if mine[region] > theirs[region]:
                assert hopes[region] >= rivals[region]


def positions() -> list[ThebesState]:
    state, dice, found = GAME.new(2), Dice(5), []
    while not state.over():
        if state.actor == CHANCE:
            state.play(state.draw(dice))
            continue
        state.apply(policy_of(GAME).choose(state, dice))
        found.append(GAME.imagine(GAME.veil(state, 1), dice))
    return found[::5]
