"""Finished games as files."""

from __future__ import annotations

from pathlib import Path

from support.titles import some_box

from digsite.core.dice import Dice
from digsite.games import load
from digsite.play import Seated, Table, record_text


def a_record(folder: Path, game: str = some_box()) -> Path:
    """A finished game of three, made of random decisions."""
    table = Table(load(game), 3)
    dice = Dice(7)
    while not table.over:
        table.deal(dice)
        if not table.over:
            legal = table.state.legal()
            table.choose(legal[dice.below(len(legal))])
    path = folder / "game.digsite"
    path.write_text(record_text(table, [Seated("Anna"), Seated("Bea"), Seated("Carlos")]))
    return path
