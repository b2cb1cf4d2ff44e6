"""The table of Loot N Run: odds on the piles, cards in their order, the last card last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from positions import decisions, put
from visitor import PHONE, READABLE, Visitor

Visit = Callable[..., Visitor]
LONG = "Maximiliana Theodora von und zu Hohenlohe"[:40]
FRONTS = """() => [...document.querySelectorAll(".own .rooms svg.front")].map(
  card => card.getAttribute("aria-label"),
)"""
PLACES = """() => [".board", ".pile", ".explorer", ".own"].map(part => {
  const { x, y } = document.querySelector(part).getBoundingClientRect();
  return [x, y, document.querySelector(".board").scrollHeight].map(Math.round);
})"""
STAGE = """async told => {
  const table = document.querySelector("table-loot");
  const turned = [];
  const motion = {
    on: false, wait: async () => {}, hold: async () => {}, fly: async () => {}, tell: () => {},
    animate: async ({ dataset }) => { if (dataset.slot) turned.push(Number(dataset.slot)); },
  };
  await table.show({ type: "awakened", seat: 0, target: 1, ...told }, motion);
  return told.cards[turned[turned.length - 1]];
}"""


@pytest.fixture
def table(visit: Visit) -> Callable[..., Visitor]:
    def make(seats: int = 3, **how: Any) -> Visitor:
        visitor = visit(**how)
        visitor.set_up("loot", "me", *["bot:porter"] * (seats - 1))
        assert visitor.my_turn()
        return visitor

    return make


def test_the_piles_say_what_the_rooms_on_top_may_hold(table: Any) -> None:
    visitor = table()
    position = next(iter(decisions("loot", 3, 4)))
    put(visitor, position)
    top = position["public"]["left"]["top"]
    odds = position["private"]["odds"][top]
    told = visitor.page.locator(".pile .room-odds").first.get_attribute("aria-label")
    assert f"guardian {round(odds['guardian'] * 100)}\N{NO-BREAK SPACE}%" in told
    assert f"amulet {round(odds['amulet'] * 100)}\N{NO-BREAK SPACE}%" in told


def test_ones_rooms_keep_their_order_and_the_discards_show_the_card_last_laid(table: Any) -> None:
    visitor = table()
    position = next(each for each in decisions("loot", 3, 4) if each["public"]["turn"] > 6)
    kinds = sorted({kind for each in decisions("loot", 3, 4) for kind in each["private"]["cards"]})
    first, second, third = kinds[:3]
    mine, public = position["private"], position["public"]
    for rooms in ([second], [second, third], [first, second, third]):
        put(visitor, position | {"private": mine | {"cards": rooms}})
    shown = visitor.page.evaluate(FRONTS)
    assert len(shown) == 3
    put(visitor, position | {"private": mine | {"cards": [first]}})
    assert visitor.page.evaluate(FRONTS) == shown[2:]
    for discards in ([second], [first, second]):
        put(visitor, position | {"public": public | {"discards": discards}})
    last = visitor.page.locator(".discards svg.front").get_attribute("aria-label")
    assert last == shown[2]


@pytest.mark.parametrize(
    ("centres", "survived", "last"),
    [
        (["frank", "empty", "amulet", "mummy"], False, "guardian"),
        (["amulet", "frank", "empty"], True, "amulet"),
    ],
)
def test_an_awakening_keeps_the_card_that_decides_for_last(
    table: Any, centres: list[str], survived: bool, last: str
) -> None:
    visitor = table()
    put(visitor, next(iter(decisions("loot", 3, 4))))
    kinds = visitor.page.evaluate("Object.keys(document.querySelector('table-loot').printed.kinds)")
    cards = [next(kind for kind in kinds if kind.endswith(centre)) for centre in centres]
    guardians = sum(centre in ("frank", "mummy", "werewolf") for centre in centres)
    told = {"cards": cards, "guardians": guardians, "amulets": 1, "survived": survived}
    turned = visitor.page.evaluate(STAGE, told)
    assert turned.endswith("amulet") == (last == "amulet")
    assert turned.endswith(("frank", "mummy", "werewolf")) == (last == "guardian")


def test_names_of_forty_characters_break_nothing(table: Any) -> None:
    visitor = table(4)
    visitor.page.evaluate(
        "name => { for (const sitter of document.querySelector('match-page').state.people.seats)"
        " sitter.name = name; }",
        LONG,
    )
    put(visitor, [each for each in decisions("loot", 4, 4) if each["offers"]][-1])
    for size in ({"width": 1280, "height": 720}, PHONE):
        visitor.page.set_viewport_size(size)
        assert visitor.width() == size["width"]
        assert visitor.page.locator(".explorer, .own").evaluate_all(
            "all => all.every(one => one.scrollWidth <= one.clientWidth + 1)"
        )


def test_the_choice_of_a_werewolf_lies_over_the_table_and_moves_nothing(table: Any) -> None:
    visitor = table()
    asked = [each for each in decisions("loot", 3, 3) if each["prompt"]["key"] == "keep_cards"]
    before = asked[0] | {"public": asked[0]["public"] | {"werewolf": []}, "offers": []}
    for size in ({"width": 1440, "height": 900}, {"width": 1280, "height": 720}, PHONE):
        visitor.page.set_viewport_size(size)
        put(visitor, before)
        place = visitor.page.evaluate(PLACES)
        put(visitor, asked[0])
        assert visitor.page.locator(".wolf .offered").count() == len(asked[0]["offers"])
        assert visitor.page.evaluate(PLACES) == place


def test_the_numbers_of_the_race_can_be_read_where_a_window_is_made_narrow(table: Any) -> None:
    """They stayed at 5 pixels until something was drawn anew."""
    visitor = table()
    visitor.page.set_viewport_size(PHONE)
    visitor.page.wait_for_function(READABLE, arg=".race text")


def test_a_turned_up_corner_says_what_it_means(table: Any) -> None:
    visitor = table(4)
    position = next(each for each in decisions("loot", 4, 0) if _older(each))
    seat, count = _older(position)[0]
    put(visitor, position)
    rival = visitor.page.locator(f"[data-piece='explorer:{seat}']")
    told = f"{count} of them" if count > 1 else "one of them"
    assert f"{told} laid before the last shuffle" in (rival.get_attribute("aria-label") or "")
    assert rival.locator(".older").count() == rival.locator("svg > title").count() == count
    for size in ({"width": 1440, "height": 900}, {"width": 1280, "height": 720}, PHONE):
        visitor.page.set_viewport_size(size)
        note = visitor.page.locator(".corner-note")
        assert note.inner_text().strip() == "laid before the last shuffle"
        assert visitor.in_sight(note)


def test_the_piles_are_as_high_whatever_the_odds(table: Any) -> None:
    """On a phone two chances of two figures made a second line, and all below moved."""
    visitor = table(size=PHONE)
    position = next(iter(decisions("loot", 3, 4)))
    heights = set()
    for chance in (0.0, 0.33, 1.0):
        odds = {"guardian": chance, "amulet": chance, "treasures": 2.5}
        mine = position["private"] | {"odds": dict.fromkeys(("green", "yellow", "red"), odds)}
        put(visitor, position | {"private": mine})
        heights.add(visitor.page.locator(".pile").first.bounding_box()["height"])
    assert len(heights) == 1


def _older(position: dict[str, Any]) -> list[tuple[int, int]]:
    """The rivals with rooms laid before the last shuffle, and how many."""
    era, players = position["public"]["era"], position["public"]["players"]
    counts = [sum(card["era"] < era for card in player["backs"]) for player in players]
    rivals = [seat for seat in range(len(players)) if seat != position["seat"]]
    return [(seat, counts[seat]) for seat in rivals if counts[seat]]
