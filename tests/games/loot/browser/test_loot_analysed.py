"""Loot N Run on the analysis board: with open cards every hand lies face up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from records import a_record
from visitor import Visitor

from digsite.play import read_record, replay

Visit = Callable[..., Visitor]
OPEN = ".explorer .room.front"


def test_hands_lie_open_and_are_closed_again_for_a_seats_eyes(visit: Visit, tmp_path: Path) -> None:
    record = a_record(tmp_path, "loot")
    at = everybody_holds_something(record)
    visitor, page = (visitor := visit()), visitor.page
    visitor.go("/analyse")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".analysis .moves button")
    page.locator(".scrubber input").fill(str(at))
    page.wait_for_selector(f".moves [data-place='{at}'][aria-current]")
    page.wait_for_selector(OPEN)
    for seat in range(3):
        page.locator(".tools select").select_option(str(seat))
        page.wait_for_function("wanted => !document.querySelector(wanted)", arg=OPEN)


def everybody_holds_something(record: Path) -> int:
    """An entry after which every seat has something that the others do not see."""
    whole = read_record(record)
    for at in range(20, len(whole.moves)):
        table = replay(whole, at)
        state: Any = table.state
        if all(state.hand[seat] and not state.revealed >> seat & 1 for seat in range(3)):
            return at
    raise AssertionError("nobody holds anything")
