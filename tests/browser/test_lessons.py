"""The lesson of each title: its steps come up one by one while a real game is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import serious
from turns import TURNS
from visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
TURNS_AT_MOST = 10
LESSON = "() => document.querySelector('coach-panel').steps.length"
KNOWN = "() => document.querySelector('coach-panel').known.size"


@pytest.mark.parametrize("game", sorted(TURNS))
def test_a_lesson_teaches_as_things_come_up(visit: Visit, game: str) -> None:
    visitor = visit(size=PHONE)
    visitor.go(f"/learn/{game}")
    visitor.page.locator(".learn button.main").click()
    visitor.page.wait_for_selector(".coach")
    assert serious(visitor) == []
    for _ in range(TURNS_AT_MOST):
        if not visitor.my_turn():
            break
        understand_all(visitor)
        if visitor.page.evaluate(KNOWN) == visitor.page.evaluate(LESSON):
            break
        TURNS[game](visitor)
    steps = visitor.page.evaluate(LESSON)
    assert steps >= 8
    assert visitor.page.evaluate(KNOWN) >= steps / 3  # the rest comes up later in the game
    assert visitor.width() == PHONE["width"]


def understand_all(visitor: Visitor) -> None:
    """Read every step that applies now, with its rule beside it."""
    button = visitor.page.locator(".coach button.main")
    while button.count():
        before = visitor.page.evaluate(KNOWN)
        button.click()
        assert visitor.page.evaluate(KNOWN) == before + 1
        visitor.page.wait_for_timeout(30)
