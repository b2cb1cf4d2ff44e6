"""Light and quick: what the pages weigh, and how soon a change is drawn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import House
from speed import first_visit, update, weight
from visitor import Visitor

Visit = Callable[..., Visitor]
TITLES = ["loot", "mykerinos", "thebes"]
TRIES = 4
TRAVELLED = """() => performance.getEntriesByType("resource")
  .filter(file => file.name.includes("/static/~")).map(file => file.transferSize)"""


def test_the_games_can_be_chosen_within_a_second_on_a_fast_mobile_line(
    chromium: Any, house: House
) -> None:
    visits = [first_visit(chromium, house.address) for _ in range(TRIES)]
    assert min(visit.seen for visit in visits) < 1000  # the best: a busy machine is no slow page


def test_a_game_is_chosen_before_any_script_has_come(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route("**/app.js", lambda route: route.abort())
    visitor.go()
    visitor.page.unroute("**/app.js")
    visitor.page.click(".title[data-game=mykerinos] .main")
    assert visitor.my_turn()
    visitor.errors.clear()  # the browser notes the script that never came


def test_coming_back_fetches_no_file_again(visit: Visit) -> None:
    visitor = visit()
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    line.send("Network.setBypassServiceWorker", {"bypass": True})
    for _ in range(2):
        visitor.go()
        visitor.page.wait_for_selector(".home-open")
        visitor.page.wait_for_load_state("networkidle")  # the next page is fetched ahead
    sizes = visitor.page.evaluate(TRAVELLED)
    assert len(sizes) > 10
    assert set(sizes) == {0}


@pytest.mark.parametrize("game", TITLES)
def test_the_start_and_a_table_weigh_less_than_250_kilobytes(visit: Visit, game: str) -> None:
    assert weight(visit(), game) < 250_000


@pytest.mark.parametrize("game", TITLES)
def test_an_update_is_drawn_within_a_frame(visit: Visit, tmp_path: Path, game: str) -> None:
    assert update(visit(), tmp_path, game) < 16
