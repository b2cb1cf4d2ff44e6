"""Learn from mistakes in a real browser: from the review to the position, tried again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from axe import serious
from records import a_record
from visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
CHOOSE = """word => {
  const page = document.querySelector("mistakes-page");
  const offer = page.question.sight.offers.find(each => each.notation === word);
  page.table.tell("act", { actions: [offer.action], offer, confirm: false });
}"""
ASKED = "() => document.querySelector('mistakes-page').answered === null"
OTHER = """document.querySelector("mistakes-page").question.sight.offers.at(-1).notation"""


def test_a_mistake_of_the_review_is_tried_again_until_it_is_right(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(size=PHONE)
    visitor.go()
    visitor.page.locator("input[type=file]").set_input_files(a_record(tmp_path, "scarab"))
    visitor.page.wait_for_selector(".replay .chart")
    visitor.page.locator(".judged button").click()
    visitor.page.locator('a[href^="/mistakes/"]').click(timeout=600_000)
    visitor.page.wait_for_selector(".question .mistakes li")
    visitor.page.get_by_role("region", name="Learn from mistakes").wait_for()
    visitor.page.evaluate(CHOOSE, visitor.page.evaluate(OTHER))
    visitor.page.wait_for_selector(".said")
    best = visitor.page.evaluate("document.querySelector('mistakes-page').verdict.best_notation")
    visitor.page.locator(".mistakes li button").first.click()
    visitor.page.wait_for_function(ASKED)
    visitor.page.evaluate(CHOOSE, best)
    visitor.page.wait_for_selector(".said.right")
    visitor.page.locator(".mistakes li", has_text="✓").first.wait_for()
    assert visitor.width() == PHONE["width"]
    assert serious(visitor) == []
