"""A game made by `digsite new-game`, in a folder that has nothing to do with the package."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.cli.new_game import make_game


@pytest.fixture(scope="session")
def kite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a game of our own; `DIGSITE_GAMES` must name the folder it lies in."""
    return make_game("kite", tmp_path_factory.mktemp("games"))
