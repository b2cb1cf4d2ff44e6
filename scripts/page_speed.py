"""Prints the figures of docs/browser.md, measured on this machine."""

from __future__ import annotations

import statistics
from pathlib import Path
from tempfile import TemporaryDirectory

from house import house_at
from playwright.sync_api import sync_playwright
from speed import first_visit, update, weight
from visitor import Visitor

FLAGS = ["--no-sandbox", "--headless=new", "--disable-gpu", "--no-first-run"]

with (
    TemporaryDirectory() as folder,
    house_at(Path(folder) / "data") as house,
    sync_playwright() as playwright,
):
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
    visits = [first_visit(browser, house.address) for _ in range(5)]
    seen = statistics.median([visit.seen for visit in visits])
    lively = statistics.median([visit.lively for visit in visits])
    print(f"fast 4G, median of 5: games to choose after {seen:.0f} ms, all there {lively:.0f} ms")
    for game in ("loot", "mykerinos", "thebes"):
        kilobytes = weight(Visitor(browser, house.address), game) / 1000
        drawn = update(Visitor(browser, house.address), Path(folder), game)
        print(f"{game}: {kilobytes:.0f} kB, an update in {drawn:.1f} ms")
    browser.close()
