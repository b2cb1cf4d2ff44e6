"""Card files: what is refused, where and why; and where each fact comes from."""

import json
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
from games.thebes.thebes_table import Table, cards_of, other_cards
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from digsite.core.cards import CardFile, card_file
from digsite.core.errors import BadCards
from digsite.games.thebes import GAME

CHANGES: dict[str, tuple[Any, str, str]] = {
    "one card too few": (
        lambda data: data["small_cards"].pop(),
        "small_cards",
        "168 small cards, not 167",
    ),
    "an id twice": (
        lambda data: data["small_cards"][6].update(id="relic:mesopotamia:1/1"),
        "small_cards[6].id (relic:mesopotamia:1/1)",
        "twice",
    ),
    "an unknown region": (
        lambda data: data["small_cards"][5].update(region="atlantis"),
        "small_cards[5].region (relic:mesopotamia:1/1)",
        "Invalid enum value",
    ),
    "negative weeks": (
        lambda data: cards_of(data, "congress")[0].update(weeks=-1),
        "(congress/1)",
        ">= 0",
    ),
    "an unknown type": (
        lambda data: data["small_cards"][5].update(type="treasure"),
        "(relic:mesopotamia:1/1)",
        "Invalid value 'treasure'",
    ),
    "a field nobody knows": (
        lambda data: data["small_cards"][5].update(colour="red"),
        "(relic:mesopotamia:1/1)",
        "unknown field `colour`",
    ),
    "a kind that says something else": (
        lambda data: data["small_cards"][5].update(vp=4),
        "small_cards[5].kind (relic:mesopotamia:1/1)",
        "the kind of such a card is relic:mesopotamia:4",
    ),
    "an id that is not of its kind": (
        lambda data: data["small_cards"][5].update(id="scarab/1"),
        "small_cards[5].id (scarab/1)",
        "an id is its kind",
    ),
    "cards of one kind that differ": (
        lambda data: cards_of(data, "congress")[1].update(weeks=3),
        "(congress/2)",
        "differs from congress/1",
    ),
    "worthless relics": (
        lambda data: cards_of(data, "rubble:egypt")[0].update(vp=1),
        "(rubble:egypt/1)",
        "rubble is worth 0 points",
    ),
    "a thief without a region": (
        lambda data: cards_of(data, "action:thief:egypt")[0].update(
            region=None, kind="action:thief", id="action:thief/1"
        ),
        "(action:thief/1)",
        "has a region",
    ),
    "an excavation that takes time": (
        lambda data: [
            card.update(playWeeks=1) for card in cards_of(data, "action:general_excavation")
        ],
        "(action:general_excavation/1)",
        "costs no time",
    ),
    "an exhibition of two regions": (
        lambda data: cards_of(data, "exhibition")[0]["req"].__setitem__(2, ["crete", 1]),
        "(exhibition:M3-C2-E1/1)",
        "three regions",
    ),
    "an exhibition that gets longer": (
        lambda data: cards_of(data, "exhibition")[0].update(weeks=[3, 5, 9]),
        "(exhibition:M3-C2-E1/1)",
        "shorter",
    ),
    "a professor missing": (
        lambda data: data["small_cards"][4].update(
            region="egypt", kind="professor:egypt", id="professor:egypt/2"
        ),
        "small_cards[4] (professor:egypt/2)",
        "differs from professor:egypt/1",
    ),
    "a table that is not monotone in weeks": (
        lambda data: data["dig_table"]["5"].__setitem__(11, 0),
        "dig_table.5",
        "a longer dig never gives fewer cards",
    ),
    "a table that is not monotone in knowledge": (
        lambda data: data["dig_table"]["2"].__setitem__(11, 9),
        "dig_table.3",
        "more knowledge never gives fewer cards",
    ),
    "a table with a row missing": (
        lambda data: data["dig_table"].pop("7"),
        "dig_table",
        "1 to 12",
    ),
    "a table that gives nothing": (
        lambda data: data["dig_table"].update({str(n): [0] * 12 for n in range(1, 13)}),
        "dig_table.12",
        "gives a card",
    ),
    "congresses worth less": (
        lambda data: data.update(congress_vp=[0, 3, 1]),
        "congress_vp",
        "never worth less",
    ),
    "permits missing": (lambda data: data["permits"].pop(), "permits", "six general ones"),
    "a permit of another kind": (
        lambda data: data["permits"][0].update(region="crete"),
        "permits[0].kind (permit:mesopotamia/1)",
        "permit:crete",
    ),
    "two thieves of one region": (
        lambda data: cards_of(data, "action:thief:egypt")[0].update(
            region="crete", kind="action:thief:crete", id="action:thief:crete/2"
        ),
        "small_cards",
        "one action:thief:crete, not 2",
    ),
    "no expertise of one book": (
        lambda data: [
            card.update(value=2, kind="expertise:egypt:2:b", id=f"expertise:egypt:2:b/{n}")
            for n, card in enumerate(cards_of(data, "expertise:egypt:1"))
        ],
        "small_cards",
        "egypt has expertise cards of 1, 2 and 3 books",
    ),
    "a status nobody gave": (
        lambda data: data["status"]["museum"].pop("vp"),
        "status",
        "where the vp of museum:2 comes from",
    ),
    "a status of nothing": (
        lambda data: data["status"].update(mummy={}),
        "status.mummy",
        "no card or table",
    ),
    "a status that is none": (
        lambda data: data["status"]["museum"].update(vp="guessed"),
        "status",
        "Invalid enum value",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_bad_card_file_is_refused_with_place_and_reason(name: str) -> None:
    change, place, reason = CHANGES[name]
    with pytest.raises(BadCards) as caught:
        GAME.check_cards(other_cards(change))
    assert place in caught.value.place
    assert reason in caught.value.reason
    assert caught.value.file == "other.json"


def test_too_many_scientists_or_none_are_refused() -> None:
    def no_scientist(data: dict[str, Any]) -> None:
        for number, card in enumerate(cards_of(data, "action:scientist")):
            card.update(action="assistant", kind="action:assistant")
            card["id"] = f"action:assistant/x{number}"

    with pytest.raises(BadCards, match="1 to 12 action:scientist"):
        GAME.check_cards(other_cards(no_scientist))


_SHIPPED = GAME.cards().data
_JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@given(data=st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_card_file_makes_more_than_a_refusal(data: st.DataObject) -> None:
    changed: Any = deepcopy(_SHIPPED)
    place = changed
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            place[key] = data.draw(_JUNK)
            break
        place = place[key]
    with suppress(BadCards):
        GAME.check_cards(CardFile("junk.json", changed, shipped=False))


@pytest.mark.parametrize("text", ["{}", "[]", "", "{", '{"name": 1}', "[" * 100_000])
def test_what_is_no_card_file_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadCards):
        GAME.check_cards(card_file(text, "odd.json"))


def test_another_card_set_is_played_as_it_says() -> None:
    def dearer(data: dict[str, Any]) -> None:
        for card in cards_of(data, "museum:2"):
            card["vp"] = 40

    table = Table(2, other_cards(dearer)).own(0, "museum:2")
    assert table.points(0, "museums") == 40
    assert Table().own(0, "museum:2").points(0, "museums") == 4


def test_every_fact_says_where_it_comes_from() -> None:
    cards = Table().box.cards
    assert cards.status_of("expertise:egypt:1", "value") == "sourced"
    assert cards.status_of("congress", "weeks") == "by analogy"
    assert cards.status_of("museum:2", "vp") == "reconstructed"
    assert cards.status_of("dig_table", "4:11") == "sourced"
    assert cards.status_of("relic:egypt:2", "count") == "reconstructed"
    assert cards.status_of("relic:egypt:3", "count") == "sourced"
    assert cards.status_of("museum:2", "colour") is None


def test_the_shipped_file_reads_the_same_however_it_is_spaced() -> None:
    again = card_file(json.dumps(_SHIPPED, indent=3), "again.json")
    assert again.digest == GAME.cards().digest
