"""The table of Mykerinos: cards and spaces mean what they look like, a survey is staged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from positions import decisions, put
from visitor import READABLE, Visitor

Visit = Callable[..., Visitor]
Position = dict[str, Any]
HEAR = """() => {
  window.heard = [];
  for (const type of ["act", "why"])
    document.querySelector("match-page").addEventListener(type, event => {
      event.stopImmediatePropagation();
      window.heard.push(event.detail);
    }, true);
}"""
SURVEY = """async ([on, area]) => {
  const table = document.querySelector("table-mykerinos");
  const seen = [];
  const note = async () => seen.push([
    ...[...table.querySelectorAll(".area.surveyed")].map(found => found.dataset.piece),
    table.querySelectorAll(".counts").length > 0,
  ]);
  const motion = { on, wait: note, fly: note, animate: note };
  await table.show({ type: "area_ranked", area, ranks: [] }, motion);
  await table.updateComplete;
  return seen;
}"""
COLUMN = """([letter, cell]) => {
  const middle = element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const found = [...document.querySelectorAll(".coordinates text")].find(
    text => text.textContent.trim() === letter,
  );
  const [one, other] = [middle(found), middle(document.querySelector(`[data-cell="${cell}"]`))];
  return [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
}"""


@pytest.fixture
def table(visit: Visit) -> Visitor:
    """A table for three, open in a browser, on which positions can be put."""
    visitor = visit()
    visitor.set_up("mykerinos", "me", "bot:porter", "bot:porter")
    assert visitor.my_turn()
    visitor.page.evaluate(HEAR)
    return visitor


def test_the_numbers_of_the_track_can_be_read_also_where_the_window_changes(table: Visitor) -> None:
    """They were 9 pixels high at 1280 by 720 and 7 at 1024 by 768, and stayed as they were."""
    for wide, high in ((1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844)):
        table.page.set_viewport_size({"width": wide, "height": high})
        table.page.wait_for_function(READABLE, arg=".track text")


def test_a_space_says_its_place_once(table: Visitor) -> None:
    """A screen reader heard "Start a new excavation: c1 (one cube) (c1)"."""
    put(table, moment(lambda each: begun(each, "excavate", None).get("cells")))
    names = "all => all.map(one => [one.dataset.cell, one.getAttribute('aria-label')])"
    for cell, label in table.page.locator(".space.offered").evaluate_all(names):
        place = "abcdefgh"[int(cell[0])] + str(int(cell[2:]) + 1)
        assert label.split(" / ")[0].count(place) == 1, label


def moment(wanted: Callable[[Position], object]) -> Position:
    """The first position of some games where something is so."""
    for seed in range(12):
        for position in decisions("mykerinos", 3, seed):
            if wanted(position):
                return position
    raise AssertionError("no game had such a position")


def begun(position: Position, kind: str, patron: str | None) -> dict[str, Any]:
    """What can be begun now of a kind, with a patron."""
    for found in position["public"]["beginnings"]:
        if (found["action"]["type"], found["action"].get("patron")) == (kind, patron):
            return dict(found)
    return {}


def space(cell: list[int]) -> str:
    return f".space[data-cell='{cell[0]},{cell[1]}']"


def heard(visitor: Visitor) -> Any:
    visitor.page.wait_for_function("() => heard.length > 0")
    return visitor.page.evaluate("heard.at(-1)")


def test_a_patrons_card_is_tilted_first_and_the_next_click_is_theirs(table: Visitor) -> None:
    position = moment(lambda each: begun(each, "excavate", "blackmore").get("cells"))
    put(table, position)
    table.page.locator("button.patron.blackmore").click()
    asked = table.page.locator(".caption h3").inner_text()
    assert asked.startswith("Mrs Blackmore")
    assert asked.endswith("choose where")
    cell = begun(position, "excavate", "blackmore")["cells"][0]
    table.page.locator(space(cell)).click()
    assert heard(table)["actions"] == [
        {"type": "excavate", "patron": "blackmore"},
        {"type": "place", "cell": list(cell)},
    ]


def test_a_card_that_is_tilted_once_more_means_nothing_again(table: Visitor) -> None:
    put(table, moment(lambda each: begun(each, "excavate", "blackmore").get("cells")))
    card = table.page.locator("button.patron.blackmore")
    card.click()
    assert card.get_attribute("aria-pressed") == "true"
    card.click()
    assert card.get_attribute("aria-pressed") == "false"
    assert table.page.locator(".caption h3").inner_text().startswith("Season")


def test_with_a_card_tilted_a_dark_space_is_asked_about_as_the_patrons(table: Visitor) -> None:
    position = moment(lambda each: begun(each, "excavate", "blackmore").get("cells"))
    put(table, position)
    table.page.locator("button.patron.blackmore").click()
    table.page.locator(".space.refused").first.click(force=True)
    asked = heard(table)
    assert asked["action"]["type"] == "place"
    assert asked["first"] == [{"type": "excavate", "patron": "blackmore"}]


def test_a_pyramid_is_lord_lemons_where_his_card_is_ready(table: Visitor) -> None:
    position = moment(lambda each: begun(each, "excavate", "lemon").get("cells"))
    put(table, position)
    cell = list(begun(position, "excavate", "lemon")["cells"][0])
    table.page.locator(space(cell) + ".pyramid").click()
    way = table.page.locator("dialog.chooser .way", has_text="Lord Lemon: new excavation: ")
    way.click()
    assert heard(table)["actions"] == [
        {"type": "excavate", "patron": "lemon"},
        {"type": "place", "cell": cell},
    ]


def test_a_room_is_sir_browns_where_his_card_is_ready(table: Visitor) -> None:
    position = moment(lambda each: begun(each, "enter_museum", "brown").get("rooms"))
    put(table, position)
    room = begun(position, "enter_museum", "brown")["rooms"][0]
    table.page.locator(f".hall-room[data-piece='room:{room}']").click()
    table.page.locator("dialog.chooser .way", has_text="Sir Brown").click()
    assert heard(table)["actions"] == [
        {"type": "enter_museum", "patron": "brown"},
        {"type": "book", "room": room},
    ]


def test_the_board_prints_the_coordinates_of_its_spaces(table: Visitor) -> None:
    put(table, moment(lambda each: True))
    for letter, cell in (("a", "0,0"), ("h", "7,0")):
        assert table.page.evaluate(COLUMN, [letter, cell])[0] < 2
    for number, cell in (("1", "0,0"), ("6", "0,5")):
        assert table.page.evaluate(COLUMN, [number, cell])[1] < 3
    label = table.page.locator(space([7, 5])).get_attribute("aria-label")
    assert "h6" in (label or "")


def test_a_parcel_says_whose_it_is_and_in_a_survey_what_one_does_with_it(table: Visitor) -> None:
    put(table, moment(lambda each: True))
    label = table.page.locator(".laid").first.get_attribute("aria-label") or ""
    assert label.endswith("the left card of area 1")
    position = moment(lambda each: any(o["action"]["type"] == "take" for o in each["offers"]))
    put(table, position)
    labels = table.page.locator(".laid.offered").evaluate_all(
        "laid => laid.map(one => one.getAttribute('aria-label'))"
    )
    texts = [o["text"] for o in position["offers"] if o["action"]["type"] == "take"]
    assert sorted(labels) == sorted(texts)
    assert all(text.startswith("Take ") for text in texts)


def test_scored_and_projected_points_are_told_apart(table: Visitor) -> None:
    def apart(each: Position) -> bool:
        return any(0 < found["prestige"] < found["total"] for found in each["public"]["players"])

    position = moment(apart)
    put(table, position)
    for player in position["public"]["players"]:
        panel = table.page.locator(f"[data-piece='player:{player['seat']}'] .reckoned")
        told = f"{player['prestige']} scored · {player['total']} if it ended now"
        assert " ".join(panel.inner_text().split()) == told


def test_a_survey_goes_area_by_area_and_shows_who_leads(table: Visitor) -> None:
    put(table, moment(lambda each: each["public"]["cubes"]))
    assert table.page.evaluate(SURVEY, [True, 2]) == [["area:2", True]]
    assert table.page.evaluate(SURVEY, [True, 3]) == [["area:3", True]]


def test_where_nothing_moves_a_survey_is_not_waited_for(table: Visitor) -> None:
    put(table, moment(lambda each: each["public"]["cubes"]))
    assert table.page.evaluate(SURVEY, [False, 2]) == []


def test_a_hint_lights_one_space_and_while_placing_the_next(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("mykerinos", "me", "bot:porter")
    assert visitor.my_turn()
    visitor.page.keyboard.press("t")
    visitor.page.wait_for_selector(".hint li")
    visitor.page.wait_for_selector(".space.hinted")
    assert visitor.page.locator(".space.hinted").count() == 1
    assert " on " in visitor.page.locator(".hint li").first.inner_text()


def test_the_list_names_the_place_of_an_action(table: Visitor) -> None:
    """An offer that needs a place is there once for each: start a new excavation: c4."""
    position = moment(lambda each: begun(each, "extend", None).get("cells"))
    put(table, position)
    table.page.keyboard.press("a")
    table.page.wait_for_selector(".offers.all")
    listed = [
        text.partition("\n")[2] or text for text in table.page.locator(".offer").all_inner_texts()
    ]
    offered = {each["text"] for each in position["offers"]}
    without = [text for text in listed if text in offered]
    assert without == ["Pass"]
    places = sum(len(each["cells"] + each["rooms"]) for each in position["public"]["beginnings"])
    assert len(listed) == len(set(listed)) == places + 1
    first = table.page.locator(".offer", has_text="Start a new excavation: ").first
    assert first.inner_text().endswith("(one cube)")
    first.click()
    sent = heard(table)
    assert [action["type"] for action in sent["actions"]] == ["excavate", "place"]


def test_a_click_beside_ones_own_cube_says_what_each_way_takes(table: Visitor) -> None:
    position = moment(
        lambda each: any(
            found["action"] == {"type": "extend", "patron": None} and found["cells"]
            for found in each["public"]["beginnings"]
        )
    )
    put(table, position)
    both = next(
        found["cells"][0]
        for found in position["public"]["beginnings"]
        if found["action"] == {"type": "extend", "patron": None}
    )
    table.page.locator(f".space[data-cell='{both[0]},{both[1]}']").click()
    table.page.wait_for_selector("dialog.chooser .way")
    texts = table.page.locator("dialog.chooser .way").all_inner_texts()
    assert ["(one cube)" in text for text in texts] == [True, False]
    assert "(2 cubes)" in texts[1]


def test_the_space_of_a_hint_is_marked_more_than_the_others(table: Visitor) -> None:
    """Where everything can be begun, the mark of a hint was paler than the rest."""
    position = moment(lambda each: each["prompt"]["key"] == "choose_action")
    put(table, position)
    x, y = position["public"]["beginnings"][0]["cells"][0]
    cell = f".space[data-cell='{x},{y}']"
    width = "place => parseFloat(getComputedStyle(place.querySelector('.floor')).strokeWidth)"
    other = table.page.locator(f".space.offered:not([data-cell='{x},{y}'])").first.evaluate(width)
    table.page.locator(cell).evaluate("place => place.classList.add('hinted')")
    assert table.page.locator(cell).evaluate(width) > 2 * other


def test_a_patrons_card_tells_what_the_patron_does(table: Visitor) -> None:
    put(
        table,
        moment(
            lambda each: any(
                found["action"].get("patron") == "tangerine"
                for found in each["public"]["beginnings"]
            )
        ),
    )
    card = table.page.locator("button.patron.tangerine")
    assert "an extension of three cubes" in (card.get_attribute("title") or "")
    card.click()
    told = table.page.locator(".caption h3")
    assert "three cubes" in told.inner_text()
    assert told.evaluate(
        "it => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight"
    )
