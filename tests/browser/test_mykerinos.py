"""Mykerinos in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from turns import mykerinos as take_turn
from turns import play_together
from visitor import DESK, END, PHONE, Visitor

Visit = Callable[..., Visitor]


def begin_an_extension(visitor: Visitor) -> list[list[int]]:
    """A cube where the rival cannot shut it in at once, then an extension of two free spaces."""
    visitor.play_now("mykerinos")
    assert visitor.my_turn()
    visitor.choose("excavate")
    visitor.page.wait_for_selector(".space.offered")
    cells = [offer["action"]["cell"] for offer in visitor.sights()[-1]["offers"]]
    free = {tuple(cell) for cell in cells}
    roomy = max(cells, key=lambda cell: len(free.intersection(beside(cell))))
    visitor.move(place(roomy))
    assert visitor.my_turn()
    visitor.choose("extend")
    visitor.page.wait_for_selector(".traceable .space.offered")
    return a_path(visitor.sights()[-1])


def a_path(sight: dict[str, Any]) -> list[list[int]]:
    """Two free spaces beside each other, the first of which is offered."""
    table = sight["public"]
    taken = {tuple(cube["cell"]) for cube in table["cubes"]}
    taken |= {tuple(cell) for card in table["region"] for cell in card["pyramids"]}
    starts = [o["action"]["cell"] for o in sight["offers"] if o["action"]["type"] == "place"]
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
        if rooms.count():
            assert all(visitor.in_sight(rooms.nth(n)) for n in range(rooms.count()))
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
    visitor.move(place(first))
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
