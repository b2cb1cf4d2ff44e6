"""`scripts/bench pages`: the figures of docs/browser.md, measured on this machine."""

from __future__ import annotations

import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from house import house_at
from playwright.sync_api import sync_playwright
from records import a_record
from speed import weight
from visitor import Visitor

from digsite.games import titles

FLAGS = ["--no-sandbox", "--headless=new", "--disable-gpu", "--no-first-run"]
# Chrome's own "Fast 4G": bytes per second, and milliseconds there and back.
FAST_4G = {
    "offline": False,
    "downloadThroughput": 9_000_000 / 8 * 0.9,
    "uploadThroughput": 1_500_000 / 8 * 0.9,
    "latency": 165,
}
PAINTED = """() => new Promise(tell => new PerformanceObserver(list =>
  tell(list.getEntries().filter(seen => seen.identifier === "title").map(seen => seen.renderTime))
).observe({ type: "element", buffered: true }))"""
DRAWN = """async () => {
  const table = document.querySelector(".replay .board > *");
  const match = location.pathname.split("/").at(-1);
  const times = [];
  const last = Number(document.querySelector(".scrubber input").max);
  for (let at = 1; at <= Math.min(last, 120); at += 2) {
    const answer = await fetch(`/api/matches/${match}/sight?at=${at}&seat=0`);
    const sight = await answer.json();
    const before = performance.now();
    table.sight = sight;
    await table.updateComplete;
    table.getBoundingClientRect();
    times.push(performance.now() - before);
  }
  return times;
}"""


def main() -> None:
    with (
        TemporaryDirectory() as folder,
        house_at(Path(folder) / "data") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        visits = [first_visit(browser, house.address) for _ in range(5)]
        seen = statistics.median([visit.seen for visit in visits])
        lively = statistics.median([visit.lively for visit in visits])
        print(
            f"fast 4G, median of 5: games to choose after {seen:.0f} ms, all there {lively:.0f} ms"
        )
        for game in titles():
            kilobytes = weight(Visitor(browser, house.address), game) / 1000
            drawn = update(Visitor(browser, house.address), Path(folder), game)
            print(f"{game}: {kilobytes:.0f} kB, an update in {drawn:.1f} ms")
        browser.close()


class FirstVisit(msgspec.Struct, frozen=True):
    """A first visit to the start, in milliseconds."""

    seen: float  # every game is painted, and its links are there
    lively: float  # the scripts have run, and the lists of matches have come


def first_visit(chromium: Any, address: str) -> FirstVisit:
    """How soon the games can be chosen, on a fast mobile line, with nothing kept."""
    visitor = Visitor(chromium, address)
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", FAST_4G)
    visitor.go()
    visitor.page.wait_for_selector(".home-open")
    lively = float(visitor.page.evaluate("performance.now()"))
    painted = visitor.page.evaluate(PAINTED)
    assert len(painted) >= visitor.page.locator(".title:has(a.main)").count() >= 3
    visitor.context.close()
    return FirstVisit(max(painted), lively)


def update(visitor: Visitor, folder: Path, game: str) -> float:
    """The median of milliseconds from a new sight to its drawing, layout included."""
    visitor.go()
    visitor.page.wait_for_selector(".title")
    visitor.page.locator("input[type=file]").set_input_files(a_record(folder, game))
    visitor.page.wait_for_selector(".replay .chart")
    return float(statistics.median(visitor.page.evaluate(DRAWN)))


if __name__ == "__main__":
    main()
