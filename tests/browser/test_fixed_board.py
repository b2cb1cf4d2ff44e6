"""The board stays where it is: nothing that is told or asked pushes or rescales it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from turns import TURNS
from visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
PLACE = """() => {
  const board = document.querySelector(".board");
  const table = board.firstElementChild.getBoundingClientRect();
  const { x, y, width, height } = board.getBoundingClientRect();
  return [x, y, width, height, table.width].map(Math.round);
}"""


def board(visitor: Visitor) -> Any:
    return visitor.page.evaluate(PLACE)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(TURNS))
def test_the_board_never_moves_between_clicks(visit: Visit, game: str, size: Any) -> None:
    visitor = visit(size=size)
    visitor.set_up(game, "me", "bot:porter")
    assert visitor.my_turn()
    before = board(visitor)
    visitor.page.locator("[data-aim=offered]").first.hover()
    visitor.page.wait_for_selector(".previewing")
    assert board(visitor) == before
    visitor.page.keyboard.press("t")
    visitor.page.wait_for_selector(".hint li")
    assert board(visitor) == before
    visitor.page.locator(".hint").get_by_role("button", name="Close").click()
    for _ in range(4):
        TURNS[game](visitor)
        assert board(visitor) == before
        if not visitor.my_turn():
            break
        assert board(visitor) == before


@pytest.mark.parametrize("game", sorted(TURNS))
def test_the_coach_lies_over_a_quarter_of_a_phones_board_at_most(visit: Visit, game: str) -> None:
    visitor = visit(size=PHONE)
    visitor.go(f"/learn/{game}")
    visitor.page.locator(".learn button.main").click()
    visitor.page.wait_for_selector(".coach")
    _, top, _, high, _ = board(visitor)
    notes = visitor.page.locator(".notes").bounding_box()
    assert notes["y"] >= top
    assert notes["height"] <= high / 4 + 1
