"""Light and quick: what the pages weigh, and how soon a change is drawn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from speed import update, weight
from visitor import Visitor

Visit = Callable[..., Visitor]
TITLES = ["loot", "mykerinos", "thebes"]


@pytest.mark.parametrize("game", TITLES)
def test_the_start_and_a_table_weigh_less_than_250_kilobytes(visit: Visit, game: str) -> None:
    assert weight(visit(), game) < 250_000


@pytest.mark.parametrize("game", TITLES)
def test_an_update_is_drawn_within_a_frame(visit: Visit, tmp_path: Path, game: str) -> None:
    assert update(visit(), tmp_path, game) < 16
