"""Who knows what: views, veiled states, imagined worlds."""

from collections import Counter
from itertools import combinations

import pytest
from games.loot.loot_table import do, heard, lay, pick, random_turns, settle, stack, table

from digsite.core.dice import Dice
from digsite.core.game import watchers
from digsite.core.seats import NOBODY
from digsite.games.loot import GAME
from digsite.games.loot.cards import read_deck
from digsite.games.loot.rules import LootState
from digsite.games.loot.views import kinds

WOLF = "green:vase:2:werewolf"


def hands(worlds: int, veiled: LootState, seat: int) -> Counter[tuple[str, ...]]:
    """How often a seat holds which cards in imagined worlds."""
    dice = Dice(5)
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(worlds):
        world = GAME.imagine(veiled, dice)
        seen[kinds(world, world.hand[seat])] += 1
    return seen


def looking_wolf(left: str = "red:cup:2:empty") -> LootState:
    state = table("mask:2:empty", WOLF, "ring:3:mummy", tops=("red", "red"))
    do(state, "awaken:2", f"draw:left:{left}", "top:left:red")
    return do(state, "draw:right:red:ring:2:empty", "top:right:red")


@pytest.mark.clause("LNR-013", "LNR-016")
def test_others_see_the_backs_only() -> None:
    state = table("red:cup:2:empty", "green:cup:1:empty")
    veiled = GAME.veil(state, 1)
    assert veiled.hand[0] == 0
    assert GAME.public(veiled) == GAME.public(state)
    assert GAME.private(veiled, 1) == GAME.private(state, 1)


@pytest.mark.clause("LNR-016")
def test_worlds_with_equal_backs_look_the_same() -> None:
    worlds = [table(hand, "", "") for hand in ("green:cup:1:empty", "green:ring:2:frank")]
    assert GAME.pack(GAME.veil(worlds[0], 1)) == GAME.pack(GAME.veil(worlds[1], 1))
    assert GAME.pack(GAME.veil(worlds[0], 0)) != GAME.pack(GAME.veil(worlds[1], 0))


@pytest.mark.clause("LNR-016")
def test_worlds_with_different_backs_do_not() -> None:
    worlds = [table(hand, "", "") for hand in ("green:cup:1:empty", "red:cup:2:empty")]
    assert GAME.pack(GAME.veil(worlds[0], 1)) != GAME.pack(GAME.veil(worlds[1], 1))


@pytest.mark.clause("LNR-032")
def test_only_the_awakener_sees_the_werewolfs_cards() -> None:
    state = looking_wolf()
    drawn = ("red:cup:2:empty", "red:ring:2:empty")
    assert [GAME.private(state, seat).werewolf for seat in (0, 1, NOBODY)] == [drawn, (), ()]
    assert [card.colour for card in GAME.public(state).werewolf] == ["red", "red"]
    assert GAME.public(GAME.veil(state, 1)) == GAME.public(state)
    assert GAME.private(GAME.veil(state, 0), 0).werewolf == drawn


@pytest.mark.clause("LNR-032")
def test_whatever_the_werewolf_drew_looks_the_same_to_others() -> None:
    worlds = looking_wolf(), looking_wolf("red:vase:2:empty")
    assert GAME.pack(GAME.veil(worlds[0], 2)) == GAME.pack(GAME.veil(worlds[1], 2))
    assert GAME.pack(GAME.veil(worlds[0], 0)) != GAME.pack(GAME.veil(worlds[1], 0))


@pytest.mark.clause("LNR-032")
def test_the_werewolfs_cards_are_imagined_by_others() -> None:
    veiled = GAME.veil(looking_wolf(), 1)
    world = GAME.imagine(veiled, Dice(3))
    assert all(world.box.rooms[slot].colour == "red" for slot in world.drawn)
    assert GAME.pack(GAME.veil(world, 1)) == GAME.pack(veiled)


@pytest.mark.clause("LNR-032", "LNR-015")
def test_events_of_a_werewolf_hide_its_cards_from_others() -> None:
    def seen(seat: int) -> list[str | None]:
        state = do(table("mask:2:empty", WOLF, "", tops=("red", "red")), "awaken:2")
        events = heard(state, "draw:left:red:cup:2:empty", "top:left:red", seat=seat)
        return [event.card for event in events if type(event).__name__ == "RoomDrawn"]

    assert (seen(0), seen(1), seen(NOBODY)) == (["red:cup:2:empty"], [None], [None])


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_world_looks_the_same_to_its_dreamer(seats: int) -> None:
    dice = Dice(9)
    for number, state in enumerate(random_turns(seats, seed=40 + seats)):
        if number % 10:
            continue
        for seat in watchers(seats):
            veiled = GAME.veil(state, seat)
            world = GAME.imagine(veiled, dice)
            assert GAME.pack(GAME.veil(world, seat)) == GAME.pack(veiled)
            assert GAME.census(world) == GAME.census(state)
            if state.actor >= 0:
                assert veiled.mask() == world.mask() == state.mask()


def test_imagined_hands_are_as_frequent_as_counting_says() -> None:
    piled = "green:cup:1:empty green:ring:1:empty green:mask:1:empty"
    hidden = "green:cup:2:empty green:ring:2:empty red:cup:2:empty"
    veiled = GAME.veil(table("", hidden, "rest", piled=piled), 2)
    seen = hands(2000, veiled, 1)
    greens = sorted(kinds(veiled, veiled.unseen & veiled.box.of_colour[0]))
    assert {tuple(sorted(hand[:2])) for hand in seen} == set(combinations(greens, 2))
    assert all(hand[2] == "red:cup:2:empty" for hand in seen)
    assert all(abs(count - 200) < 60 for count in seen.values())


@pytest.mark.clause("LNR-R04", "LNR-041")
@pytest.mark.parametrize("era", [0, 1, 4])
def test_a_card_laid_before_a_reshuffle_is_none_of_those_that_lay_open_then(era: int) -> None:
    """Seat 1 draws one green card of three before, and one of two after a reshuffle.

    After it came back what all had seen in the discards (a ring). So seat 0, who holds one
    of the three, thinks of the other two as likely as of the ring with either of them.
    """
    state = table("", "green:cup:1:empty", "rest", piled="", discards="green:ring:1:empty")
    known = "green:mask:1:empty green:mask:2:empty"
    mine = state.hand[2] & ~pick(state, known)
    state.backs, state.era = [0 for _ in state.backs], era
    lay(state, [mine, pick(state, "green:cup:1:empty"), 0], era)
    stack(state, pick(state, known), (1, 1))
    do(state, "explore:left", "draw:left:green:mask:1:empty", "top:left:green", "top:right:green")
    do(state, "explore:left", "draw:left:green:mask:2:empty")
    seen = hands(4000, GAME.veil(state, 0), 1)
    cup, mask, ring = "green:cup:1:empty", "green:mask:2:empty", "green:ring:1:empty"
    shares = {tuple(sorted(hand)): count / 4000 for hand, count in seen.items()}
    assert shares == {
        (cup, mask): pytest.approx(0.5, abs=0.03),
        (cup, ring): pytest.approx(0.25, abs=0.03),
        (mask, ring): pytest.approx(0.25, abs=0.03),
    }


@pytest.mark.clause("LNR-R04", "LNR-041")
def test_old_cards_are_imagined_only_as_what_they_can_be() -> None:
    dice = Dice(2)
    checked = 0
    for state in random_turns(6, seed=3):
        if not state.era or checked > 300:
            continue
        world = GAME.imagine(GAME.veil(state, NOBODY), dice)
        for seat, player in enumerate(GAME.public(state).players):
            eras = {back.era for back in player.backs}
            if len(eras) == 1 and not world.revealed:
                checked += 1
                assert not world.hand[seat] & state.returned[eras.pop()]
    assert checked


@pytest.mark.clause("LNR-041")
def test_after_five_reshuffles_an_imagined_world_deals_every_back_once() -> None:
    state = table("", "", "", "", "", "")
    state.era = 5
    for _ in range(6):
        settle(do(state, "explore:left"))
    world = GAME.imagine(GAME.veil(state, NOBODY), Dice(1))
    assert [hand.bit_count() for hand in world.hand] == [1] * 6


@pytest.mark.clause("LNR-015", "LNR-032")
@pytest.mark.parametrize("colour", ["green", "yellow", "red"])
def test_what_is_veiled_already_stays_so_when_it_is_veiled_again(colour: str) -> None:
    state = table("mask:2:empty", "green:vase:2:werewolf", "", tops=(colour, colour))
    settle(do(state, "awaken:2"))
    veiled = GAME.veil(state, 1)
    assert GAME.pack(GAME.veil(veiled, 1)) == GAME.pack(veiled)


def test_the_cards_drawn_are_as_frequent_as_their_weights() -> None:
    state = do(table("", "", tops=("red", "green")), "explore:left")
    dice = Dice(8)
    count = Counter(state.draw(dice) for _ in range(3600))
    assert set(count) == set(state.legal())
    assert all(state.weight(decision) == 1 for decision in count)
    assert all(abs(drawn - 300) < 70 for drawn in count.values())


def test_the_backs_shown_are_as_frequent_as_their_weights() -> None:
    state = do(table("", "", tops=("red", "green")), "explore:left", "draw:left:red:cup:2:empty")
    weights = [state.weight(colour) for colour in range(3)]
    dice = Dice(8)
    count = Counter(state.draw(dice) for _ in range(5200))
    assert weights == [23, 18, 11]
    assert all(abs(count[colour] - 100 * weights[colour]) < 150 for colour in range(3))


def test_a_spectator_has_nothing_private() -> None:
    view = GAME.private(settle(do(GAME.new(3), "first:1")), NOBODY)
    assert (view.cards, view.worth, view.werewolf) == ((), 0, ())


@pytest.mark.clause("LNR-013")
def test_a_player_sees_what_securing_would_score() -> None:
    state = table("chest:2:empty chest:1:empty vase:3:mummy", "")
    assert GAME.private(state, 0).worth == 9


@pytest.mark.clause("LNR-020")
def test_a_seat_sees_which_of_its_treasures_count_double() -> None:
    state = table("green:cup:1:empty red:cup:2:empty green:vase:1:empty", "")
    assert GAME.private(state, 0).doubled == ("cup",)
    assert GAME.private(state, 1).doubled == ()


def test_what_is_printed_is_known_of_every_kind_in_the_box() -> None:
    file = GAME.cards()
    for room in read_deck(file).cards:
        front = GAME.printed(file).kinds[room.kind]
        assert (front.colour, front.treasure, front.treasures, front.centre) == (
            room.colour,
            room.treasure,
            room.count,
            room.centre,
        )
        assert front.guarded == (room.centre in ("mummy", "werewolf", "frank"))
