"""The tour on the start page: once, in one's language, in nobody's way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe import serious
from visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
CARD = "first-tour aside"
COVERED = """() => {
  const card = document.querySelector("first-tour aside").getBoundingClientRect();
  const others = [...document.querySelectorAll("a, button, select")];
  return others.filter(one => !one.closest("first-tour")).filter(one => {
    const box = one.getBoundingClientRect();
    return box.right > card.left && box.left < card.right
      && box.bottom > card.top && box.top < card.bottom;
  }).length;
}"""


@pytest.mark.parametrize(
    ("locale", "welcome"), [("en-GB", "Welcome"), ("fr-FR", "Bienvenue"), ("es-ES", "Bienvenida")]
)
def test_a_first_visit_is_offered_the_tour_in_its_language(
    visit: Visit, locale: str, welcome: str
) -> None:
    page = _first(visit, locale=locale)
    page.locator(f"{CARD} h2", has_text=welcome).wait_for()


def test_four_steps_end_the_tour_for_good(visit: Visit) -> None:
    page = _first(visit)
    headings = []
    for _ in range(4):
        headings.append(page.locator(f"{CARD} h2").inner_text())
        page.click(f"{CARD} .main")
    assert len(set(headings)) == 4
    _is_over(page)


def test_it_is_skipped_by_a_click(visit: Visit) -> None:
    page = _first(visit)
    page.click(f"{CARD} .link")
    _is_over(page)


def test_it_is_skipped_by_escape(visit: Visit) -> None:
    page = _first(visit)
    page.focus(f"{CARD} .main")
    page.keyboard.press("Escape")
    _is_over(page)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "es-ES"])
def test_it_covers_nothing_that_can_be_clicked(visit: Visit, locale: str) -> None:
    visitor = _newcomer(visit, size=PHONE, locale=locale)
    for _ in range(4):
        for size in (PHONE, DESK):
            visitor.resize(size)
            assert visitor.page.evaluate(COVERED) == 0, size
        visitor.page.click(f"{CARD} .main")


def test_a_game_can_be_begun_beside_it(visit: Visit) -> None:
    page = _first(visit)
    page.click(".title .main")
    page.wait_for_url("**/m/*")
    page.wait_for_selector("first-tour", state="detached")


def test_everybody_can_read_it(visit: Visit) -> None:
    visitor = _newcomer(visit)
    assert serious(visitor) == []


def _first(visit: Visit, **how: Any) -> Any:
    """The start page of somebody who was never here."""
    return _newcomer(visit, **how).page


def _newcomer(visit: Visit, **how: Any) -> Visitor:
    visitor = visit(toured=False, **how)
    visitor.go()
    visitor.page.wait_for_selector(CARD)
    return visitor


def _is_over(page: Any) -> None:
    page.wait_for_selector("first-tour", state="detached")
    with page.expect_response("**/ui/first-tour.js"):
        page.reload()
    page.wait_for_load_state("networkidle")
    assert page.locator("first-tour").count() == 0
