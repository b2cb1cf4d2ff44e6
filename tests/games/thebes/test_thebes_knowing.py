"""What is shown, what is remembered, what stays unknown: THE-R06; and the census: THE-T23."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import msgspec
import pytest
from games.thebes.thebes_table import REGION, Table, decide, positions

from digsite.core.dice import Dice
from digsite.core.game import copy_of, watchers
from digsite.core.seats import CHANCE, NOBODY, OVER
from digsite.games.thebes import GAME
from digsite.games.thebes.constants import LOOK, RAID, REGIONS, Region
from digsite.games.thebes.rules import ThebesState

EGYPT = REGION["egypt"]


def sight(state: ThebesState, seat: int) -> bytes:
    """All a seat may see, as bytes."""
    shown: list[object] = [GAME.public(state), GAME.prompt(state, seat)]
    if seat >= 0:
        shown.append(GAME.private(state, seat))
    if state.actor == seat:
        shown.append(GAME.legal(state))
    return msgspec.json.encode(shown)


def scientist(seat: int, *cards: str) -> Table:
    """The seat has just looked at these cards in Egypt, which nobody had seen before."""
    table = Table().own(seat, "action:scientist").lay("egypt", len(cards))
    table.state.player = table.state.actor = seat
    return table.do("play:scientist", "look:egypt", *[f"see:{card}" for card in cards])


@pytest.mark.clause("THE-R06")
def test_all_may_see_the_deck_and_whether_a_site_is_empty() -> None:
    table = Table().lay("egypt", 3)
    assert table.public.deck == 163 - 4 - 3
    assert table.public.empty_sites == ("mesopotamia", "crete", "greece")


@pytest.mark.clause("THE-R06")
def test_what_entered_a_hand_was_seen_and_is_remembered() -> None:
    state = Table().own(1, "action:scientist").state
    veiled = GAME.veil(state, 0)
    assert list(veiled.own) == list(state.own)
    assert list(veiled.permits) == list(state.permits)


@pytest.mark.clause("THE-R06")
def test_what_another_scientist_saw_is_unknown() -> None:
    table = scientist(1, "relic:egypt:6/1", "rubble:egypt/1")
    veiled = GAME.veil(table.state, 0)
    assert (veiled.known[EGYPT], veiled.unknown[EGYPT]) == (0, 2)
    assert veiled.unseen[EGYPT] == table.box.buried[EGYPT]
    assert GAME.veil(table.state, 1).known[EGYPT] == table.state.known[EGYPT]


@pytest.mark.clause("THE-R06")
@pytest.mark.parametrize("watcher", [0, NOBODY])
def test_worlds_that_look_alike_have_the_same_veil(watcher: int) -> None:
    one = scientist(1, "relic:egypt:6/1", "rubble:egypt/1").state
    other = scientist(1, "relic:egypt:1/1", "relic:egypt:1/2").state
    assert GAME.pack(GAME.veil(one, watcher)) == GAME.pack(GAME.veil(other, watcher))
    assert GAME.pack(GAME.veil(one, 1)) != GAME.pack(GAME.veil(other, 1))


@pytest.mark.clause("THE-R06")
def test_what_others_know_of_the_cards_i_know_is_unknown_too() -> None:
    def both(*second: str) -> bytes:
        """Both have looked; what the other one saw was there or came later."""
        table = scientist(0, "relic:egypt:6/1", "rubble:egypt/1")
        known = table.box.relic_index
        table.put("knows", 4 + EGYPT, sum(1 << known[card][1] for card in second))
        return GAME.pack(GAME.veil(table.state, 0))

    assert both("relic:egypt:6/1") == both("relic:egypt:6/1", "rubble:egypt/1") == both()


@pytest.mark.clause("THE-R06")
def test_rubble_dug_up_is_known_by_all_to_lie_there_again() -> None:
    table = Table().own(0, "action:thief:egypt").lay("egypt", 3)
    table.do("play:thief:egypt", "draw:rubble:egypt/2")
    veiled = GAME.veil(table.state, NOBODY)
    assert veiled.known[EGYPT] == 1 << table.box.relic_index["rubble:egypt/2"][1]
    assert veiled.unknown[EGYPT] == 2


@pytest.mark.clause("THE-R06")
def test_rubble_shown_earlier_is_still_remembered() -> None:
    table = Table().weeks(0, 90).own(0, "action:thief:egypt", "expertise:egypt:3").lay("egypt", 5)
    table.do("play:thief:egypt", "draw:rubble:egypt/2")
    table.do("dig:egypt", "permit:region", "weeks:6", "draw:rubble:egypt/4")
    assert table.private(1).sites[EGYPT].known == ("rubble:egypt/2", "rubble:egypt/4")


@pytest.mark.clause("THE-R06")
def test_a_card_known_and_then_dug_up_is_forgotten_as_a_card_of_the_site() -> None:
    table = scientist(0, "relic:egypt:6/1", "rubble:egypt/1").own(1, "action:thief:egypt")
    table.state.player = table.state.actor = 1
    table.do("play:thief:egypt", "draw:relic:egypt:6/1")
    assert table.private(0).sites[EGYPT].known == ("rubble:egypt/1",)


@pytest.mark.clause("THE-R06")
def test_another_looker_is_not_remembered_to_know_more_than_was_shown() -> None:
    table = scientist(1, "relic:egypt:6/1", "rubble:egypt/1")
    veiled = GAME.veil(table.state, 0)
    assert list(veiled.knows) == [0] * 16


def looking(phase: int) -> Table:
    """Seat 1's raiders look through three cards of Egypt, one of them known to all."""
    table = Table().own(1, "action:tomb_raiders:egypt").lay("egypt", 2).bury("rubble:egypt/6")
    table.put("shown", EGYPT, table.state.known[EGYPT])
    table.state.player = table.state.actor = 1
    table.do("play:tomb_raiders:egypt", "see:relic:egypt:6/1")
    if phase == RAID:
        table.do("see:rubble:egypt/1")
    assert table.state.phase == phase
    return table


@pytest.mark.clause("THE-R06")
def test_a_look_in_progress_is_not_given_away() -> None:
    veiled = GAME.veil(looking(LOOK).state, 0)
    assert (veiled.unknown[EGYPT], veiled.phase, veiled.actor) == (2, LOOK, CHANCE)


@pytest.mark.clause("THE-R01", "THE-R06")
def test_imagined_raiders_always_have_a_relic_to_choose() -> None:
    state = looking(RAID).state
    veiled = GAME.veil(state, 0)
    for seed in range(200):
        world = GAME.imagine(veiled, Dice(seed))
        assert world.legal()
        assert world.unknown[EGYPT] == 0
        assert GAME.pack(GAME.veil(world, 0)) == GAME.pack(veiled)


@pytest.mark.clause("THE-R01", "THE-R06")
@pytest.mark.parametrize("unseen", [1, 2])
def test_imagined_raiders_know_what_lies_before_them(unseen: int) -> None:
    table = Table().own(1, "action:tomb_raiders:egypt").lay("egypt", unseen)
    table.state.player = table.state.actor = 1
    table.do("play:tomb_raiders:egypt").settle()
    assert table.state.phase == RAID
    world = GAME.imagine(GAME.veil(table.state, 0), Dice(1))
    assert len(GAME.private(world, 1).sites[EGYPT].known) == unseen
    assert GAME.census(world) == GAME.census(table.state)


@pytest.mark.clause("THE-088", "THE-R06")
def test_who_looks_knows_at_every_card_what_has_been_seen_so_far() -> None:
    state = looking(LOOK).state
    assert GAME.private(state, 1).sites[EGYPT].known == ("relic:egypt:6/1", "rubble:egypt/6")
    assert GAME.private(state, 0).sites[EGYPT].known == ("rubble:egypt/6",)


@pytest.mark.clause("THE-R06")
def test_imagined_worlds_are_as_likely_as_they_are() -> None:
    """Against all deals of two unseen cards with a relic among them, each as likely."""
    table = looking(RAID)
    veiled = GAME.veil(table.state, 0)
    cards = [card for card in range(20) if veiled.unseen[EGYPT] >> card & 1]
    worthy = table.box.worthy[EGYPT]
    deals = [1 << a | 1 << b for a, b in combinations(cards, 2) if worthy & (1 << a | 1 << b)]
    dice, games = Dice(5), 20_000
    shown = veiled.known[EGYPT]
    found = Counter(GAME.imagine(veiled, dice).known[EGYPT] ^ shown for _ in range(games))
    assert set(found) == set(deals)
    expected = games / len(deals)
    chi_square = sum((found[deal] - expected) ** 2 / expected for deal in deals)
    assert chi_square < len(deals) + 4 * (2 * len(deals)) ** 0.5


@pytest.mark.clause("THE-R06")
def test_a_table_that_lets_raiders_leave_learns_nothing_from_their_looking() -> None:
    table = Table(raiders_decline=True).own(1, "action:tomb_raiders:egypt").lay("egypt", 2)
    table.state.player = table.state.actor = 1
    table.do("play:tomb_raiders:egypt", "see:rubble:egypt/1", "see:rubble:egypt/2")
    veiled = GAME.veil(table.state, 0)
    rubble = [
        GAME.imagine(veiled, Dice(seed)).known[EGYPT] & table.box.worthy[EGYPT] == 0
        for seed in range(400)
    ]
    assert 10 < sum(rubble) < 70  # 15 of 190 deals


@pytest.mark.clause("THE-054", "THE-R06")
def test_draws_come_by_weight_and_as_the_veil_foretells() -> None:
    """The next card of a site, dealt from what a seat knows, against exact odds."""
    table = Table().own(0, "action:thief:egypt").lay("egypt", 3).bury("rubble:egypt/6")
    table.put("shown", EGYPT, table.state.known[EGYPT])
    table.do("play:thief:egypt")
    state, dice, games = table.state, Dice(8), 20_000
    total = sum(state.weight(card) for card in state.legal())
    found = Counter(state.draw(dice) for _ in range(games))
    for card in state.legal():
        chance = Fraction(state.weight(card), total)
        shown = card == table.box.relic_index["rubble:egypt/6"][1]
        assert chance == (Fraction(1, 4) if shown else Fraction(3, 4) / 19)
        spread = (games * float(chance) * (1 - float(chance))) ** 0.5
        assert abs(found[card] - games * chance) < 5 * spread


@pytest.mark.parametrize("phase_word", ["front", "back"])
def test_the_deck_deals_by_weight(phase_word: str) -> None:
    table = Table().deck("congress", "congress", "museum:2", "museum:3", egypt=3, crete=1)
    table.do("take:1")
    if phase_word == "back":
        table.do("front:congress")
    state, dice, games = table.state, Dice(9), 20_000
    total = sum(state.weight(decision) for decision in state.legal())
    found = Counter(state.draw(dice) for _ in range(games))
    assert set(found) == set(state.legal())
    for decision in state.legal():
        chance = state.weight(decision) / total
        assert abs(found[decision] - games * chance) < 5 * (games * chance * (1 - chance)) ** 0.5


@pytest.mark.clause("THE-R06")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_seat_sees_the_same_in_every_world_that_looks_alike_to_it(seats: int) -> None:
    dice = Dice(seats)
    for number, state in enumerate(positions(seats, 40 + seats)):
        if number % 7 and state.phase not in (RAID, LOOK):
            continue
        for seat in watchers(seats):
            veiled = GAME.veil(state, seat)
            world = GAME.imagine(veiled, dice)
            assert GAME.pack(GAME.veil(world, seat)) == GAME.pack(veiled)
            assert sight(world, seat) == sight(state, seat)


@pytest.mark.clause("THE-R06")
def test_an_imagined_world_plays_on_to_the_end() -> None:
    dice = Dice(3)
    for state in positions(3, 70)[::40]:
        world = GAME.imagine(GAME.veil(state, 1), dice)
        before = GAME.census(world)
        while world.actor != OVER:
            decide(world, dice)
        assert GAME.census(world) == before


@pytest.mark.clause("THE-R06")
def test_events_tell_hidden_things_only_to_who_may_know_them() -> None:
    one = scientist(1, "relic:egypt:6/1", "rubble:egypt/1")
    other = scientist(1, "relic:egypt:1/1", "relic:egypt:1/2")
    rows, others = one.state.heard(), other.state.heard()
    for seat in (0, NOBODY):
        told = GAME.happened(one.state, rows, seat)
        assert told == GAME.happened(other.state, others, seat)
    assert GAME.happened(one.state, rows, 1) != GAME.happened(other.state, others, 1)


@pytest.mark.clause("THE-T23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_is_somewhere_at_all_times(seats: int) -> None:
    passed = positions(seats, 30 + seats)
    first = GAME.census(passed[0])
    assert sum(n for name, n in first.items() if not name.startswith(("permit", "buried"))) == 168
    for state in passed:
        assert GAME.census(state) == first


@pytest.mark.clause("THE-T23")
def test_the_census_counts_the_cards_of_the_box() -> None:
    cards = Counter(card["kind"] for card in GAME.cards().data["small_cards"])
    counted = GAME.census(GAME.new(4))
    assert {kind: counted[kind] for kind in cards} == cards


def test_a_copy_shares_nothing_with_its_original() -> None:
    state = positions(3, 1)[150]
    twin, packed = copy_of(state), GAME.pack(state)
    dice = Dice(1)
    while twin.actor != OVER:
        decide(twin, dice)
    assert GAME.pack(state) == packed


@pytest.mark.clause("THE-088", "THE-R03", "THE-R06")
@pytest.mark.parametrize("raided", REGIONS)
def test_raiders_that_find_nothing_show_one_site_and_nobody_forgets_another(raided: Region) -> None:
    seen = next(region for region in reversed(REGIONS) if region != raided)
    table = Table(3).own(1, "action:scientist").own(0, f"action:tomb_raiders:{raided}")
    table.bury(f"rubble:{raided}/1", f"relic:{seen}:1/1")
    table.state.player = table.state.actor = 1
    table.do("play:scientist", f"look:{seen}", f"play:tomb_raiders:{raided}")
    known = [{site.region: site.known for site in table.private(seat).sites} for seat in range(3)]
    assert [sites[raided] for sites in known] == [(f"rubble:{raided}/1",)] * 3
    assert [sites[seen] for sites in known] == [(), (f"relic:{seen}:1/1",), ()]


@pytest.mark.clause("THE-R06")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_believes_that_a_card_taken_from_a_site_still_lies_there(seat: int) -> None:
    table = Table().weeks(*[90 * (who != seat) for who in range(2)])
    table.own(seat, "action:scientist", "action:thief:egypt")
    table.state.player = table.state.actor = seat
    table.bury("relic:egypt:1/1", "rubble:egypt/1").do("play:scientist", "look:egypt")
    table.do("play:thief:egypt", "draw:relic:egypt:1/1")
    assert table.private(seat).sites[EGYPT].known == ("rubble:egypt/1",)


@pytest.mark.clause("THE-056", "THE-R06")
def test_known_rubble_that_was_put_aside_does_not_lie_on_the_site() -> None:
    table = Table().own(0, "expertise:egypt:3", "expertise:egypt:1")
    table.bury("rubble:egypt/1", "relic:egypt:1/1")
    table.put("shown", EGYPT, 1 << table.box.relic_index["rubble:egypt/1"][1])
    assert table.private(1).sites[EGYPT].known == ("rubble:egypt/1",)
    table.do("dig:egypt", "permit:region", "weeks:11", "draw:rubble:egypt/1")
    assert table.private(1).sites[EGYPT].known == ()
