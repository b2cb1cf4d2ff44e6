"""A finished game reviewed in a real browser: chances over time, a way to each turning point."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from axe import serious
from records import a_record
from visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_finished_game_is_reviewed_and_leads_to_its_turning_points(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(locale="fr-FR")
    visitor.go()
    visitor.page.locator("input[type=file]").set_input_files(a_record(tmp_path, "mykerinos"))
    visitor.page.wait_for_selector(".replay .chart")
    visitor.page.get_by_role("button", name="Analyse par un robot").click()
    visitor.page.wait_for_selector(".judged .mistakes .line", timeout=120_000)
    visitor.page.wait_for_selector(".judged progress", state="detached", timeout=240_000)
    mistakes = visitor.page.locator(".judged .mistakes .line")
    assert mistakes.count() == visitor.page.locator(".judged .chart .mistake").count() > 0
    assert "Mieux" in mistakes.first.inner_text()
    mistakes.first.click()
    visitor.page.wait_for_selector(".judged .mistakes .line.at")
    assert serious(visitor) == []
    visitor.page.locator("top-bar select").select_option("es")
    visitor.page.locator(".mistakes .line", has_text="Mejor").first.wait_for()
