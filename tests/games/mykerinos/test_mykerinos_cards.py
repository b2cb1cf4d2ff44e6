"""Card files: the shipped one, and what makes another unfit."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.core.cards import CardFile, card_file, checked
from digsite.core.errors import BadCards
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.cards import CardList

SHIPPED = GAME.cards().data
Change = Callable[[dict[str, Any]], object]


@pytest.mark.clause("MYK-002", "MYK-006", "MYK-009")
def test_the_shipped_file_satisfies_every_known_fact() -> None:
    cards = checked(GAME.cards(), CardList).cards
    without = [card for card in cards if card.patron is None]
    assert (len(cards), [card.prestige for card in without]) == (36, [5])
    assert any(card.patron == "lemon" and card.prestige == 3 for card in cards)
    assert any(card.patron == "blackmore" and card.prestige == 0 for card in cards)


def test_every_fact_has_a_status() -> None:
    cards = checked(GAME.cards(), CardList)
    assert (cards.status.count, cards.status.pyramids) == ("sourced", "reconstructed")
    assert cards.cards[-1].status.patron == "sourced"


def test_a_corrected_file_is_played_with_its_own_cards() -> None:
    data = copy.deepcopy(SHIPPED)
    data["cards"][0]["prestige"] = 3
    state = GAME.new(3, cards=CardFile("mine.json", data, False))
    assert (state.box.prestige[0], GAME.new(3).box.prestige[0]) == (3, 0)


def _broken(change: Change) -> CardFile:
    data = copy.deepcopy(SHIPPED)
    change(data)
    return CardFile("mine.json", data, False)


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        (lambda d: d["cards"].pop(), "cards", "there are 35 cards instead of 36"),
        (lambda d: d["cards"].append(d["cards"][0]), "cards", "there are 37 cards"),
        (lambda d: d["cards"][3].update(patron="green"), "cards[3].patron", "green"),
        (lambda d: d["cards"][3].update(prestige=4), "cards[3].prestige", "4"),
        (lambda d: d["cards"][3].update(prestige=-2), "cards[3].prestige", "-2"),
        (lambda d: d["cards"][3].update(prestige="2"), "cards[3].prestige", "str"),
        (lambda d: d["cards"][3].update(pyramids="ag"), "cards[3].pyramids", "no place there"),
        (lambda d: d["cards"][3].update(pyramids="aa"), "cards[3].pyramids (VIO-4)", "twice"),
        (lambda d: d["cards"][3].update(id="VIO-1"), "cards[3].id (VIO-1)", "cards[0]"),
        (lambda d: d["cards"][3].update(id="a b"), "cards[3].id", "no place there"),
        (lambda d: d["cards"][3].update(id=7), "cards[3].id", "int"),
        (lambda d: d["cards"][3].pop("patron"), "cards[3]", "patron"),
        (lambda d: d["cards"][3].update(colour="red"), "cards[3]", "colour"),
        (lambda d: d["cards"][3].update(patron=None, prestige=5), "cards[35].patron", "VIO-4"),
        (lambda d: d["cards"][35].update(patron="violet"), "cards", "no patron"),
        (lambda d: d["cards"][35].update(prestige=3), "cards[35].prestige (FREE-1)", "MYK-102"),
        (lambda d: d["status"].update(count="guessed"), "status.count", "guessed"),
        (lambda d: d.pop("status"), "", "status"),
        (lambda d: d.pop("cards"), "", "cards"),
        (lambda d: d.update(cards={}), "cards", "object"),
        (lambda d: d.update(name="two words"), "name", "no place there"),
        (lambda d: d.update(name=""), "name", "no place there"),
    ],
)
def test_an_unfit_file_is_refused_with_place_and_reason(
    change: Change, place: str, reason: str
) -> None:
    with pytest.raises(BadCards) as refused:
        GAME.check_cards(_broken(change))
    assert place in refused.value.place
    assert reason in refused.value.reason
    assert str(refused.value).startswith("mine.json")


@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats(allow_nan=False, allow_infinity=False)
        | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        max_leaves=8,
    )
)
@settings(max_examples=60, deadline=None)
def test_whatever_json_comes_there_is_never_a_traceback(value: object) -> None:
    for text in (json.dumps(value), json.dumps({**SHIPPED, "cards": value})):
        with pytest.raises(BadCards):
            GAME.check_cards(card_file(text, "mine.json"))
