"""A finished game reviewed in a real browser: chances over time, a way to each turning point."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe import serious
from records import a_record
from support.titles import open_box
from visitor import PHONE, Visitor

from digsite.bots.insight import tells_luck
from digsite.games import load

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.usefixtures("quick_reviews")
SUMS = "rows => rows.map(row => [row.dataset.kind, row.querySelector('dd').textContent])"


def test_a_finished_game_is_reviewed_and_leads_to_its_turning_points(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(locale="fr-FR")
    visitor.go()
    visitor.page.locator("input[type=file]").set_input_files(a_record(tmp_path, open_box()))
    visitor.page.wait_for_selector(".replay .chart")
    visitor.page.get_by_role("button", name="Analyse par un robot").click()
    visitor.page.wait_for_selector(".judged .mistakes .line")
    visitor.page.wait_for_selector(".judged progress", state="detached", timeout=600_000)
    mistakes = visitor.page.locator(".judged .mistakes .line")
    assert mistakes.count() == visitor.page.locator(".judged .chart .mistake").count() > 0
    assert "Mieux" in mistakes.first.inner_text()
    assert visitor.page.locator(".judged .decisions li").count() > 1
    assert visitor.page.locator(".judged .mistakes .why").count() == mistakes.count()
    mistakes.first.click()
    visitor.page.wait_for_selector(".judged .mistakes .line.at")
    assert "Mieux" in visitor.page.locator(".prompt .news").inner_text()
    assert visitor.page.locator(".judged .mistakes .best").count() <= 1  # of this one alone
    assert serious(visitor) == []
    visitor.page.locator("top-bar select").select_option("es")
    visitor.page.locator(".mistakes .line", has_text="Mejor").first.wait_for()


def test_turning_points_follow_each_other_by_key_with_the_board_in_sight(
    visit: Visit, tmp_path: Path
) -> None:
    visitor, page = (visitor := visit(size=PHONE)), visitor.page
    visitor.go()
    page.locator("input[type=file]").set_input_files(a_record(tmp_path, open_box()))
    page.wait_for_selector(".replay .chart")
    page.locator(".judged button").press("Enter")
    page.wait_for_selector(".judged progress", state="detached", timeout=600_000)
    assert page.locator(".story:focus").count() == 1  # keys go on where the button was
    lines = page.locator(".judged .mistakes .line")
    assert lines.count() > 1
    lines.last.click()
    page.locator(".judged .mistakes .line.at").wait_for()
    assert visitor.in_sight(page.locator(".prompt .news"))
    for _ in range(lines.count() - 1):
        page.keyboard.press("<")
    page.wait_for_selector(".judged .mistakes li:first-child .line.at")
    assert page.locator(".turning:disabled").count() == 1  # there is none before
    page.get_by_role("tab", name="Log").click()
    page.wait_for_selector("log-panel .line.at")
    assert page.locator(".judged").count() == 0
    page.reload()
    page.wait_for_selector(".judged .mistakes .line")  # as it was left, without a click
    assert visitor.width() == PHONE["width"]


def test_luck_is_shown_where_it_can_be_told(visit: Visit, tmp_path: Path, title: str) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.locator("input[type=file]").set_input_files(a_record(tmp_path, title))
    visitor.page.wait_for_selector(".replay .chart")
    visitor.page.get_by_role("button", name="Review by a bot").click()
    if not tells_luck(load(title)):
        visitor.page.wait_for_selector(".judged .chart")
        assert visitor.page.locator(".fate .chart").count() == 0
        return
    visitor.page.wait_for_selector(".fate .chart [data-kind='luck']", state="attached")
    visitor.page.wait_for_selector(".judged progress", state="detached", timeout=600_000)
    visitor.page.wait_for_selector(".fate .chart [data-kind='own']", state="attached")
    for whose in range(3):
        visitor.page.locator(".fate .whose button").nth(whose).click()
        rows = visitor.page.locator(".fate-sums div").evaluate_all(SUMS)
        sums = {kind: float(points.replace("−", "-")) for kind, points in rows}
        assert abs(sums.pop("result") - sum(sums.values())) < 0.26  # each rounded to a tenth
    assert visitor.page.locator(".fate p.line").inner_text()
    assert visitor.page.locator(".judged .usual tbody tr").count() > 2
    visitor.page.locator(".judged .usual").evaluate("table => table.scrollIntoView()")
    assert visitor.page.evaluate("scrollY") == 0  # the board stays; the review alone scrolls
    assert serious(visitor) == []
