"""A bot never touches the true state: what its seat cannot know does not change its move."""

from __future__ import annotations

import os
from typing import Any
from zlib import crc32

import pytest
from support.redealing import answers, honest, ladder
from support.titles import hiding

from digsite.bots import rung
from digsite.core.records import Action
from digsite.games import load
from digsite.play import Sight, Table

LONG = os.environ.get("DIGSITE_LONG") == "1"
POSITIONS = 10_000 if LONG else 150
HIDING = hiding()  # the games that have something to hide


def test_a_redealt_world_gets_the_same_move(title: str) -> None:
    game = load(title)
    other = 0
    counts = [len(range(at, POSITIONS, len(game.seats))) for at in range(len(game.seats))]
    for seats, count in zip(game.seats, counts, strict=True):
        for changed, same in answers(game, seats, ladder(25), count, seed=seats):
            assert same
            other += changed
    assert other > POSITIONS / 10 or title not in HIDING


def peeking(table: Table, sight: Sight, veiled: Any, seed: int) -> Action:
    """It has found a way to the true state."""
    return sight.legal[crc32(table.game.pack(table.state)) % len(sight.legal)]


def glancing(table: Table, sight: Sight, veiled: Any, seed: int) -> Action:
    """It searches the true state as if it were a veiled one."""
    return honest(rung("professor"), 25)(table, sight, table.state, seed)


@pytest.mark.parametrize("bot", [peeking, glancing])
@pytest.mark.parametrize("hiding", HIDING)
def test_a_bot_that_peeks_is_caught(hiding: str, bot: Any) -> None:
    assert not all(same for _, same in answers(load(hiding), 3, [bot], 400, seed=1))
