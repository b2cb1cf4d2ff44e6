"""The table of Thebes: it fits, a click means what it looks like, everything has a name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from positions import decisions, put
from visitor import PHONE, TABLET, Visitor

Visit = Callable[..., Visitor]
Position = dict[str, Any]
SCREENS = ({"width": 1440, "height": 900}, {"width": 1280, "height": 720})
BETWEEN = (TABLET, {"width": 1024, "height": 768}, {"width": 844, "height": 390})
EVERY_SIZE = pytest.mark.parametrize(
    "sizes", [(*SCREENS, *BETWEEN), (PHONE,)], ids=["windows", "phone"]
)  # a window is resized; a phone is another kind of screen, touched instead of pointed at
LONG = "Maximiliana Theodora von und zu Hohenlohe"[:40]
MEASURE = """() => {
  const board = document.querySelector(".board");
  const field = board.getBoundingClientRect();
  const cut = panel => {
    const box = panel.getBoundingClientRect();
    const wide = panel.scrollWidth > panel.clientWidth + 1;
    const high = panel.scrollHeight > panel.clientHeight + 1;
    return wide || high || box.bottom > field.bottom + 1 || box.right > field.right + 1;
  };
  return {
    cut: [...document.querySelectorAll(".digger")].filter(cut).length,
    panels: document.querySelectorAll(".digger").length,
    screens: board.scrollHeight / board.clientHeight,
    hidden: Math.max(...[...document.querySelectorAll(".market, .ground")].map(
      part => part.scrollHeight - part.clientHeight)),
  };
}"""
SMALLEST = """() => {
  const words = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
  let smallest = [99, ""];
  while (words.nextNode()) {
    const { parentElement: place, textContent } = words.currentNode;
    const box = place.getBoundingClientRect();
    if (!textContent.trim() || !box.width || !place.checkVisibility()) continue;
    const { a, b } = place.closest("text")?.getScreenCTM() ?? { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(place).fontSize) * Math.hypot(a, b);
    const part = place.closest("section")?.className ?? "";
    if (size < smallest[0]) smallest = [size, `${textContent.trim()} in ${part}`];
  }
  return smallest;
}"""
PLACES = """() => {
  const box = part => document.querySelector(part).getBoundingClientRect();
  const tops = [".sites", ".storage", ".hand", ".professors", ".diggers"];
  return [...tops.map(part => box(part).top), box(".display").bottom].map(Math.round);
}"""
HEAR = """() => {
  window.heard = [];
  document.querySelector("match-page").addEventListener("act", event => {
    event.stopImmediatePropagation();
    window.heard.push(event.detail.actions);
  }, true);
}"""


@pytest.fixture
def table(visit: Visit) -> Callable[[int], Visitor]:
    """A table with so many seats, open in a browser, on which positions can be put."""

    def make(seats: int, **how: Any) -> Visitor:
        visitor = visit(**how)
        visitor.set_up("thebes", "me", *["bot:porter"] * (seats - 1))
        assert visitor.my_turn()
        return visitor

    return make


def moments(seats: int) -> Iterator[Position]:
    """Some turns, some small decisions, and the last turns of a game."""
    game = list(decisions("thebes", seats, seats))
    for number, position in enumerate(game):
        turn = position["prompt"]["key"] == "take_turn"
        if number >= len(game) - 2 or number % (30 if turn else 8) == 0:
            yield position


def moment(seats: int, wanted: Callable[[Position], object]) -> Position:
    return next(each for each in decisions("thebes", seats, 3) if wanted(each))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_players_are_whole_on_a_desk_at_every_moment(table: Any, seats: int) -> None:
    visitor = table(seats)
    for position in moments(seats):
        put(visitor, position)
        for size in SCREENS:
            visitor.page.set_viewport_size(size)
            found = visitor.page.evaluate(MEASURE)
            assert found["panels"] == seats
            assert found["cut"] == 0, (size, position["prompt"]["key"])
            assert found["screens"] == 1, (size, position["prompt"]["key"])
            assert found["hidden"] <= 1, (size, position["prompt"]["key"])


@pytest.mark.parametrize("seats", [2, 4])
def test_a_phone_needs_one_and_a_half_screens_at_most(table: Any, seats: int) -> None:
    visitor = table(seats, size=PHONE)
    for position in moments(seats):
        put(visitor, position)
        found = visitor.page.evaluate(MEASURE)
        assert found["screens"] <= 1.5, position["prompt"]["key"]
        assert visitor.width() == PHONE["width"]


def test_a_long_question_is_whole_on_a_phone(table: Any) -> None:
    """Its first line was cut by the upper edge where the news below it took two."""
    visitor = table(3, size=PHONE)
    text = "Your pawn is on top, so you play: take a card, dig or play an action card, or this too."
    position = moment(3, lambda each: _asked(each, "take_turn"))
    put(visitor, position | {"prompt": position["prompt"] | {"text": text}})
    visitor.page.evaluate("document.querySelector('prompt-bar').news = 'news '.repeat(30)")
    visitor.page.wait_for_function("() => document.querySelector('.news').textContent.length > 99")
    above, below = visitor.page.evaluate("""() => {
      const [ask, bar] = [".prompt .ask", ".prompt"].map(
        part => document.querySelector(part).getBoundingClientRect());
      return [ask.top - bar.top, bar.bottom - ask.bottom];
    }""")
    assert above >= 0
    assert below >= 0


def test_names_of_forty_characters_break_nothing(table: Any) -> None:
    visitor = table(4)
    visitor.page.evaluate(
        "name => { for (const sitter of document.querySelector('match-page').state.people.seats)"
        " sitter.name = name; }",
        LONG,
    )
    put(visitor, moment(4, lambda each: each["public"]["turn"] > 60))
    for size in (*SCREENS, PHONE):
        visitor.page.set_viewport_size(size)
        found = visitor.page.evaluate(MEASURE)
        assert visitor.width() == size["width"]
        assert size is PHONE or (found["cut"], found["screens"]) == (0, 1)


def test_a_click_on_a_site_digs_with_its_own_permit_and_asks_for_none(table: Any) -> None:
    visitor = table(3)
    position = moment(3, lambda each: _dug_by(each, "region", "general"))
    region = _dug_by(position, "region", "general")
    put(visitor, position)
    visitor.page.evaluate(HEAR)
    visitor.page.locator(f".site.{region}").click()
    assert visitor.page.evaluate("window.heard") == [
        [{"type": "dig", "region": region}, {"type": "use_permit", "permit": "region"}]
    ]


def test_a_general_permit_taken_up_first_says_what_a_site_is_dug_with(table: Any) -> None:
    visitor = table(3)
    position = moment(3, lambda each: _dug_by(each, "region", "general"))
    region = _dug_by(position, "region", "general")
    put(visitor, position)
    visitor.page.evaluate(HEAR)
    visitor.page.locator(".permit.for-digs").click()
    assert visitor.page.locator(".permit.for-digs[aria-pressed=true]").count() == 1
    visitor.page.locator(f".site.{region}").click()
    assert visitor.page.evaluate("window.heard") == [
        [{"type": "dig", "region": region}, {"type": "use_permit", "permit": "general"}]
    ]


def test_cards_are_named_with_weeks_and_points_for_a_screen_reader(table: Any) -> None:
    visitor = table(3)
    put(visitor, moment(3, lambda each: each["public"]["display"]))
    stored = visitor.page.locator(".storage .slot.offered").first.get_attribute("aria-label")
    assert stored is not None
    assert stored.startswith("Take ")
    assert "week" in stored
    shown = visitor.page.locator(".display .slot").first.get_attribute("aria-label")
    assert shown is not None
    assert "weeks" in shown
    assert "points" in shown


def test_the_odds_of_a_dig_have_axes_and_the_dig_table_speaks_of_weeks_and_cards(
    table: Any,
) -> None:
    visitor = table(3)
    put(visitor, moment(3, lambda each: len(each["offers"]) > 2 and _asked(each, "name_weeks")))
    names = visitor.page.locator(".bars .axis-name").all_text_contents()
    assert [name.strip() for name in names] == ["Relics found", "Chance"]
    choices = visitor.page.locator(".decide .weeks input").all()
    told = [choice.get_attribute("aria-label") or "" for choice in choices]
    assert len(told) > 2
    assert all("week" in text and "card" in text for text in told)


@EVERY_SIZE
@pytest.mark.parametrize("seats", [2, 4])
def test_the_smallest_word_on_the_table_can_be_read(table: Any, sizes: Any, seats: int) -> None:
    """Permits, weeks and names were down to 5 pixels, cards and the odds of a dig too."""
    visitor = table(seats, size=sizes[0])
    for size in sizes:
        visitor.resize(size)
        for position in moments(seats):
            put(visitor, position)
            size_of, word = visitor.page.evaluate(SMALLEST)
            assert size_of >= 10.9, (size, word)


def test_a_screen_that_is_turned_keeps_its_words_readable(table: Any) -> None:
    """The track was drawn for the screen it was opened on."""
    visitor = table(4, size=SCREENS[0])
    put(visitor, moment(4, lambda each: each["public"]["turn"] > 60))
    visitor.page.set_viewport_size(PHONE)
    visitor.page.wait_for_function(
        "() => document.querySelectorAll('.time-track .week').length < 20"
    )
    assert visitor.page.evaluate(SMALLEST)[0] >= 10.9


@EVERY_SIZE
def test_every_card_that_can_be_taken_has_room(table: Any, sizes: Any) -> None:
    """Storage and hand lay in a strip of no height where the window was low."""
    visitor = table(4, size=sizes[0])
    position = moment(4, lambda each: each["public"]["turn"] > 60)
    for size in sizes:
        visitor.resize(size)
        put(visitor, position)
        for part in ("storage", "hand", "display"):
            card = visitor.page.locator(f".{part} .small-card, .{part} .permit").first
            card.scroll_into_view_if_needed()
            assert visitor.in_sight(card), (size, part)


@EVERY_SIZE
def test_a_question_is_no_larger_than_its_answers_need(table: Any, sizes: Any) -> None:
    """One permit lay in the middle of an empty sheet over the whole table."""
    visitor = table(4, size=sizes[0])
    one_permit = moment(4, lambda each: _asked(each, "choose_permit") and len(each["offers"]) == 1)
    for size in sizes:
        visitor.resize(size)
        put(visitor, one_permit)
        empty = visitor.page.evaluate("""() => {
          const box = part => document.querySelector(part).getBoundingClientRect();
          return box(".decide").height - box(".decide .row").height - box(".decide h3").height;
        }""")
        assert empty < 48, size


@EVERY_SIZE
def test_what_was_earned_shows_its_points_however_much_it_is(table: Any, sizes: Any) -> None:
    """Exhibitions and museums of a player were pictures without a figure."""
    visitor = table(4, size=sizes[0])
    position = moment(4, lambda each: each["public"]["turn"] > 60)
    shown = [kind for kind in _printed(visitor) if kind.startswith("exhibition:")][:4]
    rich = position["public"]["players"][0]
    rich["cards"] |= {"congress": 4, "museum:3": 1} | dict.fromkeys(shown, 1)
    rich["points"] |= {"congresses": 10, "exhibitions": 20, "museums": 7, "time": 3}
    for size in sizes:
        visitor.resize(size)
        put(visitor, position)
        figures = visitor.page.locator(".digger.seat-0 .earned .vp text").all_text_contents()
        assert figures == ["20", "7", "10", "3"]
        assert visitor.page.evaluate(SMALLEST)[0] >= 10.9
        assert size not in SCREENS or visitor.page.evaluate(MEASURE)["cut"] == 0
        spans = visitor.page.locator(".earned span").all()
        assert "congress ×4: 10 points" in [each.get_attribute("title") for each in spans]


def test_places_stay_where_they_are_while_cards_come_and_go(table: Any) -> None:
    """Storage, hand, professors and panels moved by up to 30 pixels with what lay beside them."""
    visitor = table(3)
    visitor.page.set_viewport_size(SCREENS[0])
    places = []
    for position in moments(3):
        put(visitor, position)
        places.append(visitor.page.evaluate(PLACES))
    assert all(max(found) - min(found) <= 2 for found in zip(*places, strict=True)), places


def test_relics_for_a_museum_stand_by_worth_and_the_next_takes_the_place(table: Any) -> None:
    """The most valuable one slid under the pointer when the cheap one beside it was gone."""
    visitor = table(4)
    position = moment(4, lambda each: _asked(each, "give_relic") and len(each["offers"]) > 3)
    put(visitor, position)
    worth = [int(text) for text in visitor.page.locator(".decide .vp text").all_text_contents()]
    assert worth == sorted(worth)
    place = visitor.page.locator(".decide .slot").first.bounding_box()
    gone = visitor.page.locator(".decide .slot .label").first.inner_text()
    put(visitor, position | {"offers": [o for o in position["offers"] if gone not in o["text"]]})
    assert visitor.page.locator(".decide .slot").count() == len(worth) - 1
    assert visitor.page.locator(".decide .slot").first.bounding_box() == place


def test_each_dig_begins_with_weeks_that_draw_a_card_more(table: Any) -> None:
    """The weeks of the last dig were still chosen, a week for nothing among them."""
    visitor = table(3)
    digs = [each for each in decisions("thebes", 3, 3) if _asked(each, "name_weeks")]
    chosen = "document.querySelector('.weeks label:has(:checked)').dataset.weeks"
    for dig in digs[-6:]:
        put(visitor, dig | {"your_turn": False, "offers": []})
        put(visitor, dig)
        draws = dig["public"]["doing"]["draws"]
        weeks = int(visitor.page.evaluate(chosen))
        first = min(offer["action"]["weeks"] for offer in dig["offers"])
        assert weeks == first or draws[weeks - 1] > draws[weeks - 2]
        visitor.page.locator(".weeks label").last.click()


def test_who_plays_by_keys_finds_the_next_choice_under_them(table: Any) -> None:
    visitor = table(3)
    position = moment(3, lambda each: each["private"]["dig_permits"])
    put(visitor, position)
    visitor.page.evaluate(HEAR)
    visitor.page.locator(".site.offered").first.focus()
    visitor.page.keyboard.press("Enter")
    put(visitor, position | {"your_turn": False, "offers": []})
    put(visitor, moment(3, lambda each: _asked(each, "name_weeks")))
    assert visitor.page.evaluate("Boolean(document.activeElement.closest('.decide'))")


def test_a_dig_is_shown_card_by_card_with_the_sum_so_far(table: Any) -> None:
    visitor = table(2)
    put(visitor, moment(2, lambda each: True))
    sums = visitor.page.evaluate(
        """async () => {
          const table = document.querySelector("table-thebes");
          const nothing = async () => {};
          const motion = { on: true, animate: nothing, hold: nothing, fly: nothing, tell: nothing };
          const find = (type, card, vp) =>
            table.show({ type, seat: 0, region: "egypt", card, vp, by: "dig" }, motion);
          const told = () => document.querySelector(".unearthed .sum")?.textContent ?? null;
          const began = { type: "dig_began", seat: 0, region: "egypt", cards: 3, weeks: 4 };
          await table.show(began, motion);
          await table.show({ type: "pawn_moved", seat: 0, before: 2, week: 6, below: 0 }, motion);
          const sums = [told()];
          const ids = Object.keys(table.printed.kind_of);
          const relic = ids.find(id => id.startsWith("relic:egypt:3"));
          const rubble = ids.find(id => id.startsWith("rubble:egypt"));
          for (const card of [relic, rubble, relic]) {
            const found = card === relic;
            await find(found ? "relic_found" : "rubble_found", card, found ? 3 : 0);
            sums.push(told());
          }
          return sums;
        }"""
    )
    assert sums == [None, "+3", "+3", "+6"]


def _printed(visitor: Visitor) -> list[str]:
    kinds = "Object.keys(document.querySelector('table-thebes').printed.kinds)"
    return list(visitor.page.evaluate(kinds))


def _asked(position: Position, key: str) -> bool:
    return bool(position["prompt"]["key"] == key)


def _dug_by(position: Position, *permits: str) -> str | None:
    """A region that can be dug with exactly these permits."""
    digs = position["private"]["dig_permits"].items()
    return next((region for region, found in digs if list(found) == list(permits)), None)
