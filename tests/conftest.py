"""All tests see the shipped games and the toy game, and know which form of the rules they test."""

import os
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
os.environ["DIGSITE_GAMES"] = str(HERE / "toy")
sys.path.insert(0, str(HERE))

from digsite import games  # noqa: E402  # the toy must be known before games are looked for


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
