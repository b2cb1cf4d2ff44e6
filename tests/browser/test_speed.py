"""Light and quick: what the pages weigh and fetch, and how often a change is laid out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest
from records import a_record
from speed import weight
from support.campaign import WAIT
from support.titles import boxes
from visitor import Visitor

Visit = Callable[..., Visitor]
TITLES = boxes()
MOST_LAYOUTS = 2  # per update: its own, and those of the frames drawn meanwhile
TRAVELLED = """() => performance.getEntriesByType("resource")
  .filter(file => file.name.includes("/static/~")).map(file => file.transferSize)"""
AHEAD = (
    """() => ["first-tour", "begin-page", "match-page"].every(name => customElements.get(name))"""
)
DRAWN = """async () => {
  const table = document.querySelector(".replay .board > *");
  const match = location.pathname.split("/").at(-1);
  const last = Number(document.querySelector(".scrubber input").max);
  let drawn = 0;
  for (let at = 1; at <= Math.min(last, 120); at += 2, drawn++) {
    const answer = await fetch(`/api/matches/${match}/sight?at=${at}&seat=0`);
    table.sight = await answer.json();
    await table.updateComplete;
    table.getBoundingClientRect();
  }
  return drawn;
}"""


def test_the_games_are_seen_after_two_trips_to_the_server(visit: Visit) -> None:
    """The page, then its stylesheets, which the page itself names; nothing else has to come."""
    visitor, fetched = visit(), []

    def pass_on(route: Any) -> None:
        if route.request.resource_type not in ("document", "stylesheet"):
            route.abort()
            return
        fetched.append(route.request.url)
        route.continue_()

    visitor.page.route("**/*", pass_on)
    visitor.go()
    visitor.page.locator(".title a.main").nth(len(TITLES) - 1).wait_for()
    for title in TITLES:
        assert visitor.page.locator(f".title[data-game={title}] a.main").is_visible()
    page = httpx2.get(f"{visitor.address}/", timeout=WAIT).text
    assert len(fetched) > 1
    assert all(urlsplit(url).path in page for url in fetched[1:])
    visitor.errors.clear()  # the browser notes what never came


def test_a_game_is_chosen_before_any_script_has_come(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route("**/app.js", lambda route: route.abort())
    visitor.go()
    visitor.page.unroute("**/app.js")
    visitor.page.click(f".title[data-game={TITLES[-1]}] .main")
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
        visitor.page.wait_for_function(AHEAD)  # the next page is fetched, whenever there was time
        visitor.page.wait_for_load_state("networkidle")
    sizes = visitor.page.evaluate(TRAVELLED)
    assert len(sizes) > 10
    assert set(sizes) == {0}


@pytest.mark.parametrize("game", TITLES)
def test_the_start_and_a_table_weigh_less_than_250_kilobytes(visit: Visit, game: str) -> None:
    assert weight(visit(), game) < 250_000


@pytest.mark.parametrize("game", TITLES)
def test_an_update_is_laid_out_once(visit: Visit, tmp_path: Path, game: str) -> None:
    """A table that measured while it draws would be laid out again and again."""
    visitor = visit()
    visitor.go()
    visitor.page.locator("input[type=file]").set_input_files(a_record(tmp_path, game))
    visitor.page.wait_for_selector(".replay .chart")
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Performance.enable")
    before = layouts(line)
    drawn = visitor.page.evaluate(DRAWN)
    print(game, drawn, layouts(line) - before)
    assert drawn > 10
    assert layouts(line) - before <= MOST_LAYOUTS * drawn


def layouts(line: Any) -> int:
    """How often the browser has laid out the page so far."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return int(next(each["value"] for each in metrics if each["name"] == "LayoutCount"))
