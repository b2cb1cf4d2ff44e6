"""What the screens look like: readable text files, reviewed like code.

`DIGSITE_DRAW=1 pytest tests/tui/test_screens.py` draws them again.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pilots import LARGE, MIDDLE, SMALL, fly, press, text_of
from sittings import session_of
from support.titles import some_box
from textual.pilot import Pilot

from digsite.core.dice import Dice
from digsite.games import titles
from digsite.tui.app import DigsiteApp
from digsite.tui.session import Session

SCREENS = Path(__file__).parent / "screens"
SIZES = {"80x24": SMALL, "100x30": MIDDLE, "140x45": LARGE}
LANGUAGE_OF_SIZE = {"80x24": "en", "100x30": "es", "140x45": "fr"}
GAMES = [title for title in titles() if title != "scarab"]
Keys = Pilot[Any]
PATIENCE = 50  # times to wait: a pane scrolls only after it was drawn


async def compare(name: str, app: DigsiteApp, keys: Keys) -> None:
    """The screen is as it was reviewed, or is drawn anew if that is asked for."""
    path = SCREENS / f"{name}.txt"
    if os.environ.get("DIGSITE_DRAW"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text_of(app), encoding="utf-8")
    assert path.exists(), f"{path.name} is missing; draw it with DIGSITE_DRAW=1"
    reviewed = path.read_text(encoding="utf-8")
    for _ in range(PATIENCE):
        if text_of(app) == reviewed:
            return
        await keys.pause()
    assert text_of(app) == reviewed


def prompts_of(title: str) -> list[str]:
    """The questions a person is asked in three random games."""
    seen: dict[str, None] = {}
    for seed in range(3):
        session, dice = session_of(title, seed=seed), Dice(seed)
        while not session.over:
            if session.asks_person():
                seen[session.scene().prompt.key] = None
            legal = session.game.legal(session.table.state)
            session.take(legal[dice.below(len(legal))])
    return sorted(seen)


def asked(title: str, prompt: str, size: str) -> Session:
    """A session in which Anna is asked something, well into the game if possible."""
    session = None
    for seed in range(3):
        session, dice, best = session_of(title, seed=seed), Dice(seed), -1
        while not session.over:
            if session.asks_person() and session.scene().prompt.key == prompt:
                best = session.table.version
                if best > 150:
                    break
            legal = session.game.legal(session.table.state)
            session.take(legal[dice.below(len(legal))])
        if best >= 0:
            return upto(title, seed, best, size)
    raise AssertionError(f"{title} never asks {prompt}")


def upto(title: str, seed: int, version: int, size: str) -> Session:
    """The same random game again, up to a position."""
    session, dice = session_of(title, seed=seed), Dice(seed)
    while not session.over and session.table.version < version:
        legal = session.game.legal(session.table.state)
        session.take(legal[dice.below(len(legal))])
    session.speak(LANGUAGE_OF_SIZE[size])  # type: ignore[arg-type]
    return session


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_every_title(game: str, size: str, data_folder: Path) -> None:
    for prompt in prompts_of(game):
        session = asked(game, prompt, size)

        async def flight(app: DigsiteApp, keys: Keys, prompt: str = prompt) -> None:
            await press(app, keys, "down")
            await compare(f"{game}-{prompt}-{size}", app, keys)

        fly(flight, session, SIZES[size], session.language)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_replay_of_every_title(game: str, size: str) -> None:
    session = upto(game, 1, 100_000, size)

    async def flight(app: DigsiteApp, keys: Keys) -> None:
        await compare(f"{game}-end-{size}", app, keys)
        await press(app, keys, "2", "end", "left")
        await compare(f"{game}-replay-{size}", app, keys)

    fly(flight, session, SIZES[size], session.language)


PAGES: dict[str, tuple[str, ...]] = {
    "help": ("h",),
    "rules": ("r",),
    "log": ("l",),
    "since": ("s",),
    "preview": ("down", "p"),
    "typing": ("colon",),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_the_pages(page: str, size: str) -> None:
    session = asked(some_box(), prompts_of(some_box())[-1], size)

    async def flight(app: DigsiteApp, keys: Keys) -> None:
        await press(app, keys, *PAGES[page])
        await compare(f"page-{page}-{size}", app, keys)

    fly(flight, session, SIZES[size], session.language)


START: dict[str, Callable[[], tuple[str, ...]]] = {
    "start": lambda: (),
    "new": lambda: ("1",),
    "saved": lambda: ("2",),
    "books": lambda: ("4",),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", START)
def test_the_start(name: str, size: str) -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        await press(app, keys, *START[name]())
        await compare(f"{name}-{size}", app, keys)

    fly(flight, None, SIZES[size], LANGUAGE_OF_SIZE[size])  # type: ignore[arg-type]


@pytest.mark.parametrize("size", SIZES)
def test_the_curtain(size: str) -> None:
    async def flight(app: DigsiteApp, keys: Keys) -> None:
        await compare(f"curtain-{size}", app, keys)

    fly(flight, session_of("scarab", ("Anna", "Bob")), SIZES[size])
