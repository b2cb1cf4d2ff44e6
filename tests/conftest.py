"""All tests see the shipped games and the toy game, and know which form of the rules they test."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")  # its limits of time would make a busy machine a failure

HERE = Path(__file__).parent
os.environ["DIGSITE_GAMES"] = str(HERE.parent / "src" / "digsite" / "template")

pytest.register_assert_rewrite("digsite.testing")
pytest_plugins = [
    "support.fixtures.offices",
    "support.fixtures.passwords",
    "support.fixtures.reviewing",
    "support.fixtures.serving",
    "support.fixtures.browsing",
    "support.fixtures.terminal",
]

from digsite import games  # noqa: E402  # the toy must be known before games are looked for

# What takes long begins first, or at the end one worker would be at it while the others wait.
LONGEST_FIRST = ("trust", "browser", "", "folder", "web", "cli", "tui", "bots", "service")
ROOMS = sorted(
    room.name for room in HERE.iterdir() if any(room.rglob("test_*.py")) and room.name != "toy"
)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that are `async def` run on the event loop of asyncio (anyio's plugin runs them)."""
    return "asyncio"


def pytest_configure(config: pytest.Config) -> None:
    """Every folder here is a marker: `pytest -m "web or service"`.

    What is about one game in a room lies in `games/<key>/<room>` and has the marker of the room.
    """
    for room in ROOMS:
        config.addinivalue_line("markers", f"{room}: the tests in tests/{room}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    endless = [pytest.mark.timeout(0)] if os.environ.get("DIGSITE_LONG") else []
    for item in items:
        for mark in endless:  # a long campaign ends by its own count
            item.add_marker(mark)
        room = room_of(item.path)
        if room in ROOMS:
            item.add_marker(room)
    items.sort(key=lambda item: _rank(room_of(item.path)))  # within a room they stay as they are


def room_of(path: Path) -> str:
    """games/<key>/test_x.py → games; games/<key>/browser/test_x.py → browser."""
    folders = path.relative_to(HERE).parts[:-1]
    if folders[:1] == ("games",) and len(folders) > 2:
        return folders[2]
    return folders[0] if folders else ""


def _rank(room: str) -> int:
    return LONGEST_FIRST.index(room) if room in LONGEST_FIRST else len(LONGEST_FIRST)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`title` runs a test on every game found, `title` and `seats` on every player count."""
    if "title" not in metafunc.fixturenames:
        return
    titles = games.titles()
    if "seats" in metafunc.fixturenames:
        pairs = [(title, seats) for title in titles for seats in games.load(title).seats]
        metafunc.parametrize(("title", "seats"), pairs)
    else:
        metafunc.parametrize("title", titles)
