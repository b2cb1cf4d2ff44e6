"""Draws the terminal with a game of every title some moves in: docs/screens/terminal-*.svg."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from digsite.core.dice import Dice
from digsite.games import load, titles
from digsite.play import Table
from digsite.tui.app import DigsiteApp
from digsite.tui.seating import Sitter
from digsite.tui.session import Session

FOLDER = Path("docs/screens")
SIZE = (100, 30)
DECISIONS = 24  # far enough in that there is something to see
_FONT_FROM_ELSEWHERE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def session_of(title: str) -> Session:
    """A game in which some random moves were made, and a person is asked."""
    table, dice = Table(load(title), 2), Dice(2026)
    table.deal(dice)
    decisions = 0
    while decisions < DECISIONS or table.actor != 0:
        legal = table.state.legal()
        table.choose(legal[dice.below(len(legal))])
        table.deal(dice)
        decisions += 1
    return Session(table, [Sitter("Ann"), Sitter("Apprentice", "apprentice")], "en", seed=1)


async def picture(title: str) -> str:
    app = DigsiteApp("en", session_of(title), None, pace=0, seed=1)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.pause()
        drawn = app.export_screenshot(title=f"digsite play {title}")
    return _FONT_FROM_ELSEWHERE.sub("", drawn)


def main() -> None:
    for title in titles():
        drawn = asyncio.run(picture(title))
        (FOLDER / f"terminal-{title}.svg").write_text(drawn, "utf-8")


if __name__ == "__main__":
    main()
