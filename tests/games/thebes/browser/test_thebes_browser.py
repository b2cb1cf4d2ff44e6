"""Thebes in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.thebes.browser.clicks import take_turn
from positions import decisions, put
from turns import play_together
from visitor import END, PHONE, Visitor

Visit = Callable[..., Visitor]


def test_a_whole_game_on_a_phone_by_taps_alone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.play_now("thebes")
    dug = False
    while visitor.my_turn():
        decision = visitor.page.locator(".decide")
        if decision.count():
            assert visitor.in_sight(decision.locator(".offered").first)
        dug = dug or visitor.page.locator(".decide .bars").count() > 0
        take_turn(visitor)
        assert visitor.width() == PHONE["width"]
    assert dug
    assert visitor.page.locator(END).locator(".breakdown em").count() >= 1


def test_nobody_receives_what_only_others_may_know(visit: Visit) -> None:
    friends = [visit(), visit(), visit()]
    play_together(friends, "thebes", rounds=9)
    for friend in friends:
        assert len(friend.sights()) > 5
        for sight in friend.sights():
            if sight["seat"] is None:  # before a seat was taken
                assert sight["private"] is None
                continue
            assert sight["private"]["seat"] == sight["seat"]
            assert all(isinstance(player["hand"], int) for player in sight["public"]["players"])
            for told in sight["events"]:
                record = told["record"]
                if record["type"] == "site_seen":
                    assert (record["cards"] is None) == (record["seat"] != sight["seat"])
    tables = [{sight["version"]: sight["public"] for sight in f.sights()} for f in friends]
    shared = set.intersection(*[set(found) for found in tables])
    assert shared
    assert all(tables[0][v] == tables[1][v] == tables[2][v] for v in shared)


def test_the_weeks_of_a_dig_show_cards_and_odds(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("thebes", "me", "bot:porter", "bot:porter")
    assert visitor.my_turn()
    put(visitor, next(each for each in decisions("thebes", 3, 3) if _a_long_dig(each)))
    weeks = visitor.page.locator(".decide .weeks label")
    odds = visitor.page.locator(".decide dd").first
    weeks.first.click()
    drawn, points = int(weeks.first.locator("span").inner_text()), float(odds.inner_text())
    weeks.last.click()
    assert int(weeks.last.locator("span").inner_text()) > drawn
    assert float(odds.inner_text()) > points
    assert "%" in visitor.page.locator(".decide dl").inner_text()


def _a_long_dig(position: dict[str, Any]) -> bool:
    """Whether one is asked for weeks of a dig, and more of them draw more cards."""
    if position["prompt"]["key"] != "name_weeks":
        return False
    draws = position["public"]["doing"]["draws"]
    weeks = [offer["action"]["weeks"] for offer in position["offers"]]
    return bool(draws[max(weeks) - 1] > draws[min(weeks) - 1])
