"""Card files: what is refused, where and why; equal cards."""

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from games.loot.loot_table import do, lay, pick, stack
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.core.cards import CardFile, card_file
from digsite.core.dice import Dice
from digsite.core.errors import BadCards
from digsite.core.seats import CHANCE, NOBODY
from digsite.games.loot import GAME
from digsite.games.loot.cards import Statuses, read_deck

Change = Callable[[dict[str, Any]], object]


def changed(change: Change) -> CardFile:
    data = deepcopy(GAME.cards().data)
    change(data)
    return card_file(json.dumps(data), "mine.json")


def card(number: int, **fields: object) -> Change:
    return lambda data: data["cards"][number].update(fields)


def as_kind(data: dict[str, Any], number: int, like: int) -> None:
    """Make one card equal to another, but for its id."""
    data["cards"][number] = data["cards"][like] | {"id": f"again/{number}"}


def with_twins() -> CardFile:
    """Two equal cards in green (1 chest) and three in red (2 cups)."""

    def change(data: dict[str, Any]) -> None:
        kinds = [card["kind"] for card in data["cards"]]
        as_kind(data, kinds.index("green:vase:1:empty"), kinds.index("green:chest:1:empty"))
        as_kind(data, kinds.index("red:ring:2:empty"), kinds.index("red:cup:2:empty"))
        as_kind(data, kinds.index("red:mask:2:empty"), kinds.index("red:cup:2:empty"))

    return changed(change)


BAD: list[tuple[str, Change, str]] = [
    ("cards[3].colour (", card(3, colour="blue"), "a back is green, yellow or red, not 'blue'"),
    ("cards[3].treasure (", card(3, treasure="crown"), "is one of chest, vase, cup"),
    ("cards[3].count (", card(3, count=4), "a card shows 1 to 3 treasures, not 4"),
    ("cards[3].count (", card(3, count=0), "a card shows 1 to 3 treasures, not 0"),
    ("cards[3].count (", card(3, count=-1), "a card shows 1 to 3 treasures, not -1"),
    ("cards[3].count", card(3, count="two"), "Expected `int`, got `str`"),
    ("cards[3].centre (", card(3, centre="ghost"), "is one of empty, amulet, mummy"),
    ("cards[3].kind (", card(3, kind="green:cup:1:empty"), "the kind of this card is"),
    ("cards[3].id (", card(3, id="green:chest:1:empty/1"), "already that of cards[2]"),
    ("cards[3].id (", card(3, id=" "), "not blank"),
    ("cards[3]", card(3, patron="violet"), "unknown field `patron`"),
    ("cards", lambda data: data["cards"].pop(), "there are 12 red cards, not 11"),
    ("cards", lambda data: as_kind(data, 0, 2), "6 of the green cards show a guardian, not 5"),
    ("", lambda data: data.pop("cards"), "missing required field `cards`"),
    ("name", lambda data: data.update(name=" "), "needs a name"),
    ("name", lambda data: data.update(name=7), "1 to 60 visible characters"),
    ("tokens", lambda data: data.update(tokens=11), "there are 12 score tokens"),
    ("treasures", lambda data: data["treasures"].pop(), "6 different types"),
    ("treasures[0]", lambda data: data["treasures"].__setitem__(0, "A b"), "in small letters"),
    ("status.count", lambda data: data["status"].update(count="guessed"), "Invalid enum value"),
    ("", lambda data: data["status"].update(note="\ud800"), "half of a character"),
]


@pytest.mark.clause("LNR-003", "LNR-005", "LNR-006", "LNR-044")
@pytest.mark.parametrize(("place", "change", "reason"), BAD)
def test_a_bad_card_file_is_refused_with_place_and_reason(
    place: str, change: Change, reason: str
) -> None:
    with pytest.raises(BadCards) as caught:
        GAME.check_cards(changed(change))
    assert caught.value.place.startswith(place)
    assert reason in caught.value.reason
    assert caught.value.file == "mine.json"


@pytest.mark.clause("LNR-045")
def test_a_deck_whose_risk_does_not_pay_is_refused() -> None:
    def poor_reds(data: dict[str, Any]) -> None:
        for room in data["cards"]:
            if room["colour"] == "red":
                room["count"] = 1
                room["kind"] = f"red:{room['treasure']}:1:{room['centre']}"

    with pytest.raises(BadCards, match="red cards hold more treasure on average than yellow"):
        GAME.check_cards(changed(poor_reds))


def test_the_place_of_a_bad_card_names_its_id() -> None:
    with pytest.raises(BadCards, match=r"cards\[0\]\.count \(green:chest:2:mummy/1\)"):
        GAME.check_cards(changed(card(0, count=9)))


@settings(max_examples=60, deadline=None)
@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(
        ["name", "status", "cards", "treasures", "tokens"]), inner),
))  # fmt: skip
def test_whatever_json_comes_is_refused_politely(data: object) -> None:
    with pytest.raises(BadCards):
        GAME.check_cards(card_file(json.dumps(data), "odd.json"))


def test_every_field_has_a_status() -> None:
    status = read_deck(GAME.cards()).status
    assert isinstance(status, Statuses)
    assert (status.colour, status.guardians, status.centre) == (
        "sourced",
        "sourced",
        "reconstructed",
    )
    assert status.treasures["chest"] == "sourced"


def test_a_treasure_may_have_another_name(tmp_path: Path) -> None:
    text = json.dumps(GAME.cards().data).replace("sceptre", "necklace")
    path = tmp_path / "cards.json"
    path.write_text(text)
    state = GAME.new(2, cards=GAME.cards(path))
    assert GAME.parse("draw:left:red:necklace:2:empty").card in state.box.slot_of  # type: ignore[attr-defined]


def test_the_order_of_a_card_file_does_not_matter() -> None:
    shuffled = changed(lambda data: data["cards"].reverse())
    kinds = [
        [room.kind for room in GAME.new(2, cards=file).box.rooms]
        for file in (GAME.cards(), shuffled)
    ]
    assert kinds[0] == kinds[1]


def test_equal_cards_are_one_decision_with_their_weight() -> None:
    state = GAME.new(2, cards=with_twins())
    do(state, "first:1", "top:left:red", "top:right:green", "explore:left")
    weights = {GAME.notation(GAME.action(state, d)): state.weight(d) for d in state.legal()}
    assert weights["draw:left:red:cup:2:empty"] == 3
    assert (len(weights), sum(weights.values())) == (10, 12)
    dice = Dice(1)
    first = state.box.slot_of["red:cup:2:empty"]
    assert Counter(state.draw(dice) for _ in range(1200))[first] == pytest.approx(300, abs=50)


def test_equal_cards_leave_no_trace_of_which_is_which() -> None:
    def drawn(*seats: int) -> bytes:
        state = GAME.new(2, cards=with_twins())
        twin = state.box.slot_of["red:cup:2:empty"]
        hands = [0, 0]
        for seat in seats:
            hands[seat] = state.box.with_card(hands[seat], twin)
            state.unseen = state.box.without_card(state.unseen, twin)
        lay(state, hands)
        stack(state, state.unseen)
        return GAME.pack(state)

    assert drawn(0, 1, 0) == drawn(0, 0, 1) == drawn(1, 0, 0)


@pytest.mark.clause("LNR-020")
def test_two_equal_cards_are_two_cards() -> None:
    state = GAME.new(2, cards=with_twins())
    twin = state.box.slot_of["red:cup:2:empty"]
    pair = state.box.with_card(state.box.with_card(0, twin), twin)
    assert (state.box.worth(pair), pair.bit_count()) == (8, 2)
    assert state.box.together(pair, state.box.with_card(0, twin)).bit_count() == 3


@pytest.mark.clause("LNR-T17")
@pytest.mark.parametrize("seats", [2, 6])
def test_games_with_equal_cards_keep_all_cards_and_secrets(seats: int) -> None:
    state = GAME.new(seats, cards=with_twins())
    start = GAME.census(state)
    dice = Dice(seats)
    while not state.over():
        veiled = GAME.veil(state, NOBODY)
        world = GAME.imagine(veiled, dice)
        assert GAME.census(state) == GAME.census(world) == start
        assert GAME.pack(GAME.veil(world, NOBODY)) == GAME.pack(veiled)
        chance = state.actor == CHANCE
        state.apply(state.draw(dice) if chance else dice.choose(state.mask()))


def test_only_kinds_that_came_back_whole_are_ruled_out() -> None:
    box = GAME.new(2, cards=with_twins()).box
    twin, single = box.slot_of["red:cup:2:empty"], box.slot_of["red:vase:2:empty"]
    two = box.with_card(box.with_card(box.with_card(0, twin), twin), single)
    assert box.whole_kinds(two) == 1 << single
    assert box.whole_kinds(box.with_card(two, twin)).bit_count() == 4


def test_the_card_file_of_the_reconstruction_with_plain_remarks_is_accepted() -> None:
    def plain(data: dict[str, Any]) -> None:
        data["status"] = "RECONSTRUCTED - not the published card list"
        del data["tokens"], data["treasures"]

    GAME.check_cards(changed(plain))
    assert pick(GAME.new(2), "chest:2:mummy")
