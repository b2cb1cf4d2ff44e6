"""What every decision of a position is worth, by full games; kept in a file, made once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from digsite.bots.bot import policy_of
from digsite.bots.kept_rows import KeptRows
from digsite.bots.ladder import LADDER
from digsite.bots.searcher import flat_tree
from digsite.bots.titles import settings_for
from digsite.bots.tries import try_out
from digsite.core.dice import Dice, seed_from
from digsite.core.game import copy_of
from digsite.games import load
from digsite.play.workers import Workers

from .positions import drawn, restored


class Examination(msgspec.Struct, frozen=True):
    """Which positions are looked at, and how many full games tell what a decision is worth."""

    game: str
    rules: int
    seats: int
    seed: int
    games: int  # for each decision


class Reference(msgspec.Struct, frozen=True):
    """A position, and the share of the win that each of its decisions led to."""

    number: int
    entries: list[int]
    shares: dict[int, float]


def references(
    asked: Examination,
    positions: int,
    workers: Workers,
    path: Path | None = None,
    shown: Callable[[int], None] | None = None,
) -> list[Reference]:
    """Positions 0 to positions-1; what the file has is not played again, what is new is added."""
    kept = KeptRows(path, asked, Reference, ("reference of positions", "examination"))
    return kept.made(
        partial(refer, asked), positions, workers, lambda found: shown and shown(len(found))
    )


def refer(asked: Examination, number: int) -> Reference:
    """Play every decision of one position to the end, again and again."""
    game = load(asked.game)
    entries = drawn(game, asked.seats, asked.seed, number)
    position = restored(game, asked.seats, entries)
    veiled = position.veiled
    tree = flat_tree(settings_for(game, LADDER[-1]))
    tree.seed, tree.memory = seed_from("reference", asked.seed, number), position.memory
    policy, scratch, dice = policy_of(game), copy_of(veiled), Dice()
    shares = {}
    for decision in veiled.legal():
        try_out(tree, veiled, scratch, policy, dice, decision, range(asked.games), turns=-1)
        won = tree.wins[len(tree.outcome) * decision + veiled.actor]
        shares[decision] = round(won / asked.games, 5)
    return Reference(number, entries, shares)
