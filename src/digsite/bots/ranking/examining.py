"""Asking judges about the positions of a reference, all on the same worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from digsite.core.dice import seed_from
from digsite.games import load
from digsite.play.workers import Workers, run_chunks

from .judges import Judgement, judge_named
from .positions import restored
from .reference import Examination, Reference
from .report import Ranked, ranked


def examine(
    asked: Examination,
    names: Sequence[str],
    found: Sequence[Reference],
    tries: int,
    workers: Workers,
    shown: Callable[[int], None] | None = None,
) -> list[Ranked]:
    """What every judge is worth, the first one being what the others are compared with."""
    judged: list[list[Judgement]] = []
    for row in run_chunks(workers, partial(_judged, asked, tuple(names), tries), found):
        judged.append(row)
        if shown:
            shown(len(judged))
    return ranked(names, found, judged)


def _judged(
    asked: Examination, names: tuple[str, ...], tries: int, reference: Reference
) -> list[Judgement]:
    game = load(asked.game)
    position = restored(game, asked.seats, reference.entries)
    seed = seed_from("judging", asked.seed, reference.number)
    return [judge_named(name).judge(game, position, tries, seed) for name in names]
