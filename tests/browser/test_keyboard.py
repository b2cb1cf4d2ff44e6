"""Whole games by keys alone: from the start to the result."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import serious
from support.titles import boxes
from visitor import END, Visitor

from digsite.core.dice import Dice

Visit = Callable[..., Visitor]
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
FOCUSED = "() => document.activeElement.dataset.aim ?? ''"


def press(visitor: Visitor, *keys: str) -> None:
    for key in keys:
        visitor.page.keyboard.press(key)


def take_turn(visitor: Visitor, dice: Dice) -> None:
    """Go to the board, walk a little, take the place; or a numbered choice."""
    before = visitor.version()
    places = visitor.page.locator("[data-aim=offered]").count()
    choices = visitor.page.locator(".offer").count()
    if dice.below(places + choices) < places:
        press(visitor, "b", *[ARROWS[dice.below(4)] for _ in range(dice.below(4))])
        if visitor.page.evaluate(FOCUSED) != "offered":
            press(visitor, "b")
        assert visitor.page.evaluate(FOCUSED) == "offered"
        press(visitor, "Enter")
    else:
        keys = visitor.page.locator(".offer[data-key]").evaluate_all(
            "offers => offers.map(offer => offer.dataset.key)"
        )
        press(visitor, keys[dice.below(len(keys))])
    visitor.agree(before)


@pytest.mark.parametrize("game", boxes())
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.wait_for_selector(".home-open")
    while visitor.page.evaluate("document.activeElement.pathname") != f"/new/{game}":
        press(visitor, "Tab")
    press(visitor, "Enter")
    visitor.page.wait_for_selector(".seat-row")
    dice = Dice(1)
    kinds = ("me", "bot:porter", "none")
    for seat, kind in enumerate(kinds):
        visitor.page.locator(".seat-row select").nth(seat).focus()
        choose(visitor, kind)
    visitor.page.locator("form .buttons button.main").focus()
    press(visitor, "Enter")
    while visitor.my_turn():
        take_turn(visitor, dice)
        assert visitor.page.locator("[role=log][aria-live=polite]").inner_text().strip()
    assert visitor.page.locator(f"{END} .breakdown em").count() >= 1
    assert serious(visitor) == []
    press(visitor, "Escape")
    visitor.page.wait_for_selector("dialog", state="detached")


def choose(visitor: Visitor, kind: str) -> None:
    """Walk through the choices of the field that has the focus."""
    press(visitor, "Home")
    for _ in range(20):
        if visitor.page.evaluate("document.activeElement.value") == kind:
            return
        press(visitor, "ArrowDown")
    raise AssertionError(f"no choice {kind}")
