"""A pilot: plays the program by keys, and reads what is on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from digsite.text import Language
from digsite.tui.app import DigsiteApp
from digsite.tui.screens.table import TableScreen
from digsite.tui.session import Session
from digsite.tui.sheet import Sheet

SMALL, MIDDLE, LARGE = (80, 24), (100, 30), (140, 45)
Flight = Callable[[DigsiteApp, Pilot[Any]], Awaitable[None]]


def fly(
    flight: Flight,
    session: Session | None = None,
    size: tuple[int, int] = SMALL,
    language: Language = "en",
    key: str | None = None,
    tour: bool = False,
) -> DigsiteApp:
    """Run the program, fly through it, and give it back after landing."""
    app = DigsiteApp(language, session, key, pace=0, seed=7, tour=tour)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await flight(app, pilot)

    asyncio.run(run())
    return app


def table_of(app: DigsiteApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def current(app: DigsiteApp) -> Session:
    assert app.session is not None
    return app.session


async def settle(app: DigsiteApp, pilot: Pilot[Any]) -> None:
    """Wait until bots have moved and everything is drawn."""
    for _ in range(12_000):
        await pilot.pause()
        session = app.session
        if session is None or session.over or not session.asks_bot():
            break
        await asyncio.sleep(0.01)
    await pilot.pause()
    await pilot.pause()


async def press(app: DigsiteApp, pilot: Pilot[Any], *keys: str) -> None:
    """Press keys, then wait until everything has settled."""
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


async def type_text(app: DigsiteApp, pilot: Pilot[Any], text: str) -> None:
    """Type into a line and send it."""
    names = {" ": "space", ":": "colon", "-": "minus", "/": "slash", ".": "full_stop"}
    names |= {"_": "underscore", "|": "vertical_line"}
    for sign in text:
        await pilot.press(names.get(sign, sign))
    await press(app, pilot, "enter")


def told_in(app: DigsiteApp, pane: str) -> str:
    """What one pane of the table says."""
    rows = app.screen.query_one(f"#{pane}", Sheet).rows
    return " ".join("".join(span.text for span in row) for row in rows)


def text_of(app: DigsiteApp) -> str:
    """What is on the screen, without colours."""
    strips = app.screen._compositor.render_strips()
    lines = ["".join(segment.text for segment in strip).rstrip() for strip in strips]
    return "\n".join(lines) + "\n"
