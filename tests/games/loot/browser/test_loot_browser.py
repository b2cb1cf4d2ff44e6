"""Loot N Run in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from games.loot.browser.clicks import take_turn
from turns import somebody_asked
from visitor import DESK, END, PHONE, TABLET, Visitor

Visit = Callable[..., Visitor]
SPOKEN = {
    "en": "Choose your action",
    "fr": "Choisissez votre action",
    "es": "Elige tu acción",
}


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
        somebody_asked([anna, bea, carl])
        for visitor in (anna, bea, carl):
            if visitor.asked():
                take_turn(visitor)
    for visitor in (anna, bea, carl):
        drawn = 0
        for sight in visitor.sights():
            for told in sight["events"]:
                record = told["record"]
                if record["type"] == "room_drawn":
                    assert (record["card"] is None) == (record["seat"] != sight["seat"])
                    drawn += 1
        assert drawn


def test_the_language_can_be_switched_at_the_table(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("loot")
    assert visitor.my_turn()
    for language, words in SPOKEN.items():
        visitor.page.locator("top-bar select").select_option(language)
        visitor.page.wait_for_function(
            "words => document.querySelector('.prompt .ask').textContent.includes(words)", arg=words
        )


def test_a_move_made_while_the_line_was_down_is_made_once(visit: Visit) -> None:
    visitor = visit()
    lines = visitor.tap_the_line()
    visitor.play_now("loot")
    visitor.page.wait_for_selector(".pile.offered")
    lines[-1].close()
    visitor.page.locator(".pile.offered").first.click()
    visitor.page.wait_for_selector(".own .rooms .front")
    assert visitor.page.locator(".own .rooms .front").count() == 1


def test_a_move_made_offline_is_kept_and_sent(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("loot")
    visitor.page.wait_for_selector(".pile.offered")
    visitor.context.set_offline(True)
    visitor.page.locator(".prompt .line", has_text="Offline").wait_for()
    visitor.page.locator(".pile.offered").first.click()
    kept = visitor.page.locator(".prompt .line", has_text="Your move is kept and will be sent")
    kept.wait_for()
    for size in (DESK, TABLET, PHONE):
        visitor.resize(size)
        assert visitor.in_sight(kept), size
    visitor.context.set_offline(False)
    visitor.page.wait_for_selector(".own .rooms .front")
    visitor.page.wait_for_selector(".prompt .line", state="detached")
    visitor.errors.clear()  # the browser itself tells that it was offline
