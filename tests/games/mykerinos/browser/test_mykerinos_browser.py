"""Mykerinos in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from games.mykerinos.browser.clicks import take_turn
from turns import play_together
from visitor import DESK, END, PHONE, Visitor

Visit = Callable[..., Visitor]
REGION = """() => {
  const boxes = [...document.querySelectorAll(".region .area .plot, .space")].map(place =>
    place.getBoundingClientRect());
  const wide = Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left));
  const { width, height } = document.querySelector(".space").getBoundingClientRect();
  return [wide / document.querySelector("table-mykerinos").offsetWidth, Math.min(width, height)];
}"""


def begin_an_extension(visitor: Visitor) -> list[list[int]]:
    """Two free spaces that an own cube can be extended to; where rivals shut it in, a new game."""
    while True:
        visitor.play_now("mykerinos")
        assert visitor.my_turn()
        cells = open_to(visitor, "excavate")
        free = {tuple(cell) for cell in cells}
        roomy = max(cells, key=lambda cell: len(free.intersection(beside(cell))))
        visitor.move(place(roomy))
        assert visitor.my_turn()
        if starts := open_to(visitor, "extend"):
            visitor.page.wait_for_selector(".space.traces.offered")
            return a_path(visitor.sights()[-1], starts)


def extend_to(visitor: Visitor, cell: list[int]) -> None:
    """A click beside one's own cube may mean two things: the longer excavation is meant."""
    before = visitor.version()
    visitor.page.locator(place(cell)).first.click()
    visitor.page.locator("dialog.chooser .way", has_text="xtend").first.click()
    visitor.wait_after(before)


def open_to(visitor: Visitor, kind: str) -> list[list[int]]:
    """Where an action without a patron can begin now."""
    begun = visitor.sights()[-1]["public"]["beginnings"]
    return [
        cell
        for found in begun
        if found["action"]["type"] == kind and not found["action"]["patron"]
        for cell in found["cells"]
    ]


def a_path(sight: dict[str, Any], starts: list[list[int]]) -> list[list[int]]:
    """Two free spaces beside each other, the first of them a start."""
    table = sight["public"]
    taken = {tuple(cube["cell"]) for cube in table["cubes"]}
    taken |= {tuple(cell) for card in table["region"] for cell in card["pyramids"]}
    for start in starts:
        for cell in beside(start):
            if 0 <= cell[0] < 8 and 0 <= cell[1] < 6 and cell not in taken:
                return [start, list(cell)]
    raise AssertionError("no room for two cubes")


def beside(cell: list[int]) -> list[tuple[int, int]]:
    """The spaces next to one, some of them perhaps outside the region."""
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def place(cell: list[int]) -> str:
    return f".space[data-cell='{cell[0]},{cell[1]}']"


def own_cubes(visitor: Visitor) -> list[list[int]]:
    sight = visitor.sights()[-1]
    return [cube["cell"] for cube in sight["public"]["cubes"] if cube["seat"] == sight["seat"]]


def test_a_whole_game_on_a_phone_by_taps_alone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.play_now("mykerinos")
    while visitor.my_turn():
        rooms = visitor.page.locator(".hall-room.offered")
        if rooms.count() and not visitor.sights()[-1]["public"]["beginnings"]:  # a survey
            assert all(visitor.in_sight(rooms.nth(n)) for n in range(rooms.count()))
            cards = [o for o in visitor.sights()[-1]["offers"] if o["action"]["type"] == "take"]
            assert visitor.page.locator(".offer").count() >= len(cards)
        take_turn(visitor)
        assert visitor.width() == PHONE["width"]
    assert visitor.page.locator(END).locator(".breakdown em").count() >= 1


def test_two_cubes_are_placed_by_tracing_a_path(visit: Visit) -> None:
    visitor = visit(size=DESK)
    path = begin_an_extension(visitor)
    before = visitor.version()
    visitor.trace([place(cell) for cell in path])
    visitor.wait_after(before)
    assert all(cell in own_cubes(visitor) for cell in path)


def test_two_cubes_are_placed_by_a_finger(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    path = begin_an_extension(visitor)
    before = visitor.version()
    visitor.trace_by_touch([place(cell) for cell in path])
    visitor.wait_after(before)
    assert all(cell in own_cubes(visitor) for cell in path)


def test_a_line_lost_between_two_cubes_loses_neither(visit: Visit) -> None:
    visitor = visit()
    lines = visitor.tap_the_line()
    first, second = begin_an_extension(visitor)
    visitor.page.locator(place(first)).click()
    before = visitor.version()
    visitor.page.locator("dialog.chooser .way", has_text="Extend").click()
    visitor.wait_after(before)
    visitor.page.wait_for_selector(place(second) + ".offered")
    before = visitor.version()
    lines[-1].close()
    visitor.page.locator(place(second)).click()
    visitor.wait_after(before)
    assert own_cubes(visitor).count(second) == 1


def test_who_leads_an_area_is_shown_on_request(visit: Visit) -> None:
    visitor = visit()
    begin_an_extension(visitor)
    assert not visitor.page.locator(".counts").count()
    visitor.page.locator(".counter").click()
    assert visitor.page.locator(".counts").count()


def test_the_first_click_on_a_free_space_starts_an_excavation_there(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("mykerinos")
    assert visitor.my_turn()
    cell = open_to(visitor, "excavate")[0]
    label = visitor.page.locator(place(cell)).get_attribute("aria-label")
    assert label.startswith(f"Start a new excavation: {'abcdefgh'[cell[0]]}{cell[1] + 1}")
    visitor.move(place(cell))
    assert cell in own_cubes(visitor)
    assert not visitor.page.locator(".toast").count()


def test_beside_an_own_cube_a_click_asks_which_action_is_meant(visit: Visit) -> None:
    visitor = visit()
    first, second = begin_an_extension(visitor)
    visitor.page.locator(place(first)).click()
    ways = visitor.page.locator("dialog.chooser .way")
    ways.first.wait_for()
    assert [way.split(": ")[0] for way in ways.all_inner_texts()] == [
        "Start a new excavation",
        "Extend an excavation",
    ]
    before = visitor.version()
    ways.nth(1).click()
    visitor.wait_after(before)
    visitor.page.wait_for_selector(place(second) + ".offered")
    visitor.move(place(second))
    assert all(cell in own_cubes(visitor) for cell in (first, second))


def test_a_pyramid_says_why_and_not_what_to_do_first(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("mykerinos")
    assert visitor.my_turn()
    visitor.page.locator(".space.pyramid").first.click(force=True)
    toast = visitor.page.locator(".toast")
    toast.wait_for()
    assert "MYK-034" in toast.inner_text()


def test_passing_is_the_last_button_not_key_1_and_asked_once(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("mykerinos")
    assert visitor.my_turn()
    assert [offer["action"]["type"] for offer in visitor.sights()[-1]["offers"]][-1] == "pass"
    before = visitor.version()
    visitor.page.keyboard.press("1")
    assert not visitor.page.locator("dialog").count()
    visitor.page.keyboard.press("0")
    question = visitor.page.locator("dialog.confirm")
    question.wait_for()
    assert "You still have 11 cubes" in question.inner_text()
    visitor.page.keyboard.press("Escape")
    assert visitor.version() == before
    visitor.choose("pass")


def test_points_scored_and_projected_are_two_numbers_with_names(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("mykerinos")
    assert visitor.my_turn()
    panel = visitor.page.locator(".patron-player .reckoned").first
    assert panel.inner_text() == "0 scored · 0 if it ended now"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_region_has_room_in_every_season(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(size=size)
    visitor.set_up("mykerinos", "me", "bot:porter", "bot:porter", "bot:porter")
    for season in (1, 2, 3, 4):
        drive_to(visitor, season)
        share, space = visitor.page.evaluate(REGION)
        if size is DESK:
            assert share >= 0.45
        else:
            assert space >= 44
            assert visitor.in_sight(visitor.page.locator(".own .patron svg").first)


def drive_to(visitor: Visitor, season: int) -> None:
    """Pass until a season has begun; take what a survey brings."""
    while visitor.my_turn() and visitor.sights()[-1]["public"]["season"] < season:
        kinds = [offer["action"]["type"] for offer in visitor.sights()[-1]["offers"]]
        if "pass" in kinds:
            visitor.choose("pass")
        else:
            take_turn(visitor)
    assert visitor.sights()[-1]["public"]["season"] == season


def test_three_browsers_receive_the_same_table_and_nothing_more(visit: Visit) -> None:
    friends = [visit(), visit(), visit()]
    play_together(friends, "mykerinos", rounds=6)
    for number, friend in enumerate(friends):
        seated = [sight for sight in friend.sights() if sight["seat"] is not None]
        assert {sight["seat"] for sight in seated} == {number}
        assert all(bool(sight["offers"]) <= (sight["actor"] == number) for sight in seated)
    tables = [{sight["version"]: sight["public"] for sight in f.sights()} for f in friends]
    shared = set.intersection(*[set(found) for found in tables])
    assert len(shared) > 5
    assert all(tables[0][v] == tables[1][v] == tables[2][v] for v in shared)


def test_the_log_points_at_pieces_and_leads_to_positions(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("mykerinos", "me", "bot:porter", "bot:porter")
    for _ in range(3):
        assert visitor.my_turn()
        take_turn(visitor)
    assert visitor.my_turn()
    line = visitor.page.locator(".log .line", has_text="starts an excavation").first
    while not visitor.page.locator(".board .pointed").count():  # a drawing may come in between
        visitor.page.mouse.move(1, 1)
        line.hover()
        visitor.page.wait_for_timeout(100)
    line.click()
    visitor.page.wait_for_selector(".prompt.past")
    assert line.inner_text().strip() in visitor.page.locator(".prompt .news").inner_text()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(".prompt.mine")


def test_a_whole_turn_is_restarted_by_one_press(visit: Visit) -> None:
    visitor = visit()
    start, _ = begin_an_extension(visitor)
    extend_to(visitor, start)
    visitor.page.wait_for_selector(".tool-restart:not([disabled])")
    taken = visitor.version()
    visitor.page.keyboard.press("Shift+U")
    visitor.wait_after(taken)
    after = visitor.sights()[-1]
    assert (after["can_undo"], after["your_turn"]) == (False, True)
    visitor.page.wait_for_selector(".tool-restart[disabled]")
    visitor.page.locator(".prompt .news", has_text="Taken back").wait_for()


def test_after_an_undo_the_banner_tells_the_position_not_the_past(visit: Visit) -> None:
    visitor = visit()
    start, _ = begin_an_extension(visitor)
    extend_to(visitor, start)
    visitor.page.wait_for_selector(".tool-undo:not([disabled])")
    before = visitor.version()
    visitor.page.keyboard.press("u")
    visitor.wait_after(before)
    visitor.page.locator(".prompt .news", has_text="Taken back").wait_for()
