"""Finished games in a real browser: every position has an address."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from visitor import Visitor

from digsite.core.dice import Dice
from digsite.games import load
from digsite.play import Seated, Table, record_text

Visit = Callable[..., Visitor]


def a_record(folder: Path) -> Path:
    """A finished game of Loot N Run as a file."""
    table = Table(load("loot"), 3)
    dice = Dice(7)
    while not table.over:
        table.deal(dice)
        if not table.over:
            legal = table.state.legal()
            table.choose(legal[dice.below(len(legal))])
    path = folder / "game.digsite"
    path.write_text(record_text(table, [Seated("Anna"), Seated("Bea"), Seated("Carlos")]))
    return path


def test_a_record_from_disk_is_replayed_and_a_link_leads_to_a_position(
    visit: Visit, tmp_path: Path
) -> None:
    visitor, friend = visit(), visit()
    visitor.go()
    visitor.page.wait_for_selector(".title")
    visitor.page.locator("input[type=file]").set_input_files(a_record(tmp_path))
    visitor.page.wait_for_selector(".replay .chart")
    assert visitor.page.locator(".breakdown em").count() >= 1
    for _ in range(3):
        visitor.page.keyboard.press("ArrowLeft")
    visitor.page.wait_for_function("/at=\\d+/.test(location.hash)")
    at = visitor.page.locator(".ask").inner_text()
    friend.go(visitor.page.url.removeprefix(visitor.address))
    friend.page.wait_for_selector(".replay .ask")
    assert friend.page.locator(".ask").inner_text() == at


def test_a_finished_game_is_seen_with_anybodys_eyes(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.wait_for_selector(".title")
    visitor.page.locator("input[type=file]").set_input_files(a_record(tmp_path))
    visitor.page.wait_for_selector(".replay .scrubber")
    visitor.page.locator(".tools select").select_option("1")
    visitor.page.locator(".scrubber input").fill("12")
    visitor.page.wait_for_selector(".own .name")
    assert re.search("Bea", visitor.page.locator(".own .name").inner_text())
