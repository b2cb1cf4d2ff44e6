"""A plugin of pytest: which games the tests of this folder are run on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--digsite-game",
        metavar="PATH",
        help="test the game in this folder (default: every game found)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """The folder must be known before games are looked for."""
    if folder := config.getoption("--digsite-game"):
        found = Path(folder).absolute()
        if not (found / "__init__.py").is_file():
            raise pytest.UsageError(f"no game lies in {found}: it has no __init__.py")
        known = os.environ.get("DIGSITE_GAMES", "").split(os.pathsep)
        os.environ["DIGSITE_GAMES"] = os.pathsep.join([str(found.parent), *filter(None, known)])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`title` runs a test on each game, `title` and `seats` on each player count of it."""
    if not metafunc.module.__name__.startswith(f"{__package__}."):
        return  # a test of somebody else
    from digsite import games

    folder = metafunc.config.getoption("--digsite-game")
    wanted = [Path(folder).absolute().name] if folder else games.titles()
    if "seats" in metafunc.fixturenames:
        pairs = [(title, seats) for title in wanted for seats in games.load(title).seats]
        metafunc.parametrize(("title", "seats"), pairs)
    elif "title" in metafunc.fixturenames:
        metafunc.parametrize("title", wanted)
