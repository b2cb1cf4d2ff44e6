"""A turn under the hand: the keys at the next choice, the speed, the board in view."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import serious
from support.titles import longest_box, some_box
from visitor import END, PHONE, ZOOMED, Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", ["scarab", some_box(), longest_box()])
def test_who_plays_by_keys_finds_the_focus_at_the_next_choice(visit: Visit, game: str) -> None:
    """Where the first place on the board is a move; test_keyboard plays every game to its end."""
    visitor = visit()
    visitor.play_now(game)
    for _ in range(3):
        assert visitor.my_turn()
        visitor.page.keyboard.press("b")
        before = visitor.version()
        visitor.page.keyboard.press("Enter")
        visitor.agree(before)
        if not visitor.my_turn():
            return  # the game is over
        visitor.page.wait_for_function(
            "() => document.activeElement.matches('[data-aim=offered], .offer')"
        )


def test_the_speed_is_chosen_in_the_settings_and_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.wait_for_selector(".title")
    for name, value in (("speed", "instant"), ("pace", "slow")):
        visitor.page.get_by_role("button", name="Settings").click()
        visitor.page.locator(f"dialog select[name={name}]").select_option(value)
        visitor.page.get_by_role("button", name="Done").click()
        visitor.page.wait_for_selector("dialog", state="detached")
    visitor.page.reload()
    visitor.page.wait_for_selector(".title")
    visitor.page.get_by_role("button", name="Settings").click()
    chosen = [
        visitor.page.locator(f"dialog select[name={name}]").input_value()
        for name in ("speed", "pace")
    ]
    assert chosen == ["instant", "slow"]
    assert serious(visitor) == []


@pytest.mark.parametrize("size", [ZOOMED, PHONE], ids=["zoomed", "phone"])
def test_board_and_prompt_stay_in_view(visit: Visit, title: str, size: dict[str, int]) -> None:
    """Also at 200 %: more than half of the height is the board's, and the prompt is whole."""
    visitor = visit(size=size)
    visitor.play_now(title)
    assert visitor.my_turn()
    board = visitor.page.locator(".board").bounding_box()
    assert board["height"] > size["height"] / 2
    assert visitor.in_sight(visitor.page.locator(".prompt .ask"))
    assert visitor.in_sight(visitor.page.locator(".tool-more"))
    assert not visitor.page.locator(END).count()
