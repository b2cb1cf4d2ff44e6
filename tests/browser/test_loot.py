"""Loot N Run in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from turns import loot as take_turn
from visitor import END, PHONE, Visitor

Visit = Callable[..., Visitor]


def test_a_whole_game_on_a_phone_by_taps_alone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.play_now("loot")
    while visitor.my_turn():
        take_turn(visitor)
        assert visitor.width() == PHONE["width"]
    result = visitor.page.locator(END)
    assert result.locator(".breakdown em").count() >= 1
    assert result.locator(".chart").count() == 1


def test_a_place_that_is_not_offered_says_why_and_opens_the_rule(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("loot")
    assert visitor.my_turn()
    visitor.page.locator(".secure.refused").click(force=True)
    toast = visitor.page.locator(".toast.refusal")
    toast.wait_for()
    clause = re.search(r"LNR-\d+", toast.inner_text())
    assert clause
    toast.locator("button").click()
    visitor.page.wait_for_selector(f"dialog #{clause[0]}.marked")


def test_nobody_receives_what_only_others_may_know(visit: Visit) -> None:
    anna, bea, carl = visit(), visit(), visit()
    address = anna.set_up("loot", "me", "friend", "friend")
    for friend in (bea, carl):
        friend.go(address)
        friend.page.locator("lobby-room li button").first.click()
    for visitor in (anna, bea, carl):
        visitor.page.wait_for_selector("table-loot")
    for _ in range(6):
        for visitor in (anna, bea, carl):
            if visitor.asked():
                take_turn(visitor)
        anna.page.wait_for_timeout(200)
    for visitor in (anna, bea, carl):
        drawn = 0
        for sight in visitor.sights():
            for told in sight["events"]:
                record = told["record"]
                if record["type"] == "room_drawn":
                    assert (record["card"] is None) == (record["seat"] != sight["seat"])
                    drawn += 1
        assert drawn
