"""Loot N Run in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from visitor import DESK, END, PHONE, Visitor

Visit = Callable[..., Visitor]


def take_turn(visitor: Visitor) -> None:
    """Explore until there are three rooms, then secure; keep what a werewolf brings."""
    page = visitor.page
    if page.locator(".keep.offered").count():
        visitor.move(".keep.offered")
    elif page.locator(".own .rooms svg").count() >= 3:
        visitor.move(".secure.offered")
    else:
        visitor.move(".pile.offered")


def test_a_whole_game_on_a_phone_by_taps_alone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.play_now("loot")
    while visitor.my_turn():
        take_turn(visitor)
        assert visitor.width() == PHONE["width"]
    result = visitor.page.locator(END)
    assert result.locator(".breakdown em").count() >= 1
    assert result.locator(".chart").count() == 1


def test_some_turns_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(size=DESK)
    visitor.play_now("loot")
    for _ in range(3):
        assert visitor.my_turn()
        before = visitor.version()
        visitor.page.wait_for_selector("[data-aim=offered]")
        visitor.page.keyboard.press("b")
        visitor.page.keyboard.press("ArrowRight")
        visitor.page.keyboard.press("Enter")
        while visitor.version() == before:
            visitor.page.wait_for_timeout(20)


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


def test_two_at_one_screen_have_a_curtain_between_their_turns(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("loot", "me", "hotseat")
    for _ in range(4):
        curtain = visitor.page.locator(".curtain")
        visitor.page.wait_for_selector(".curtain, .pile.offered")
        if curtain.count():
            assert not visitor.page.locator(".pile.offered").count()
            curtain.locator("button").click()
        visitor.page.wait_for_selector(".pile.offered")
        assert not visitor.page.locator(".own .rooms .front").count() or visitor.version() > 8
        visitor.move(".pile.offered")
        visitor.page.wait_for_selector(".curtain")
