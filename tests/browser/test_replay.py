"""Finished games in a real browser: every position has an address."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe import serious
from records import a_record
from support.titles import boxes
from visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
DRAWN = "at => document.querySelector('.replay .board > *')?.sight.version === at"


def test_a_record_from_disk_is_replayed_and_a_link_leads_to_a_position(
    visit: Visit, tmp_path: Path
) -> None:
    visitor, friend = visit(), visit()
    visitor.go()
    visitor.page.wait_for_selector(".title")
    visitor.page.locator("input[type=file]").set_input_files(a_record(tmp_path))
    visitor.page.wait_for_selector(".replay .chart")
    assert visitor.page.locator(".breakdown em").count() >= 1
    last = int(visitor.page.locator(".scrubber input").get_attribute("max"))
    for _ in range(3):
        visitor.page.keyboard.press("ArrowLeft")
    visitor.page.wait_for_function("at => location.hash.endsWith(`at=${at}`)", arg=last - 3)
    visitor.page.wait_for_function(DRAWN, arg=last - 3)
    friend.go(visitor.page.url.removeprefix(visitor.address))
    friend.page.wait_for_function(DRAWN, arg=last - 3)
    friend.page.locator(".ask", has_text=str(last - 3)).wait_for()


def test_a_finished_game_is_seen_with_anybodys_eyes(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.wait_for_selector(".title")
    visitor.page.locator("input[type=file]").set_input_files(a_record(tmp_path))
    visitor.page.wait_for_selector(".replay .scrubber")
    visitor.page.locator(".tools select").select_option("1")
    visitor.page.locator(".scrubber input").fill("12")
    visitor.page.locator(".own .name", has_text="Bea").wait_for()


@pytest.mark.parametrize("game", boxes())
def test_a_replay_is_fit_for_everyone_and_for_a_phone(
    visit: Visit, tmp_path: Path, game: str
) -> None:
    visitor = visit(size=PHONE)
    visitor.go()
    visitor.page.wait_for_selector(".title")
    visitor.page.locator("input[type=file]").set_input_files(a_record(tmp_path, game))
    visitor.page.wait_for_selector(".replay .chart")
    assert visitor.width() == PHONE["width"]
    assert serious(visitor) == []


def test_the_record_can_be_downloaded(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.wait_for_selector(".title")
    path = a_record(tmp_path)
    visitor.page.locator("input[type=file]").set_input_files(path)
    visitor.page.wait_for_selector(".replay .scrubber")
    with visitor.page.expect_download() as waiting:
        visitor.page.locator("a[download]").click()
    moves = Path(waiting.value.path()).read_text().splitlines()
    assert path.read_text().splitlines()[-3:] == moves[-3:]
