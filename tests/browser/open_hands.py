"""The analysis board with open cards: every hand lies face up, and is closed for a seat's eyes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from records import a_record
from visitor import Visitor

from digsite.play import read_record, replay

Holding = Callable[[Any], bool]  # of the state of one title


def open_and_close(
    visitor: Visitor, folder: Path, game: str, everybody_holds: Holding, held: str
) -> None:
    """A game of three, where every seat has what others do not see; `held` finds it on the page."""
    page, record = visitor.page, a_record(folder, game)
    at = _first(record, everybody_holds)
    visitor.go("/analyse")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".analysis .moves button")
    page.locator(".scrubber input").fill(str(at))
    page.wait_for_selector(f".moves [data-place='{at}'][aria-current]")
    page.wait_for_selector(held)
    for seat in range(3):
        page.locator(".tools select").select_option(str(seat))
        page.wait_for_function("wanted => !document.querySelector(wanted)", arg=held)


def _first(record: Path, everybody_holds: Holding) -> int:
    whole = read_record(record)
    for at in range(20, len(whole.moves)):
        if everybody_holds(replay(whole, at).state):
            return at
    raise AssertionError("nobody holds anything")
