"""What reviews say of luck, errors and reasons, held against long play: figures are printed.

DIGSITE_LONG=1 .venv/bin/python -m pytest -q -s tests/bots/test_honesty.py
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from _pytest.mark.structures import ParameterSet
from support.campaign import SHARE, much, tell
from support.insight import choices, errors_from_nothing, lucks
from support.titles import boxes

from digsite.bots.insight import OTHERS, contrast, explained
from digsite.bots.review import judge
from digsite.core.dice import seed_from
from digsite.games import load

COST = 2.0  # points: what is planted costs at least so much
TRUTH = 2_000 if SHARE else 600  # games of each decision
STRONG, WEAK = "surveyor", "porter"
BLUNDERS, REASONS = 31, 37  # seeds; nothing was tuned by their games


def tables() -> Iterator[ParameterSet]:
    """Equal players, and a strong one on every seat among weak ones; if long, all tables."""
    for key in boxes():
        for seats in load(key).seats if SHARE else load(key).seats[:1]:
            yield pytest.param(key, [STRONG] * seats, id=f"{key}-{seats}-equal")
            for strong in range(seats):
                bots = [STRONG if seat == strong else WEAK for seat in range(seats)]
                yield pytest.param(key, bots, id=f"{key}-{seats}-strong-{strong + 1}")


@pytest.mark.parametrize(("key", "bots"), list(tables()))
def test_luck_favours_nobody_in_the_long_run_however_well_they_play(
    key: str, bots: list[str]
) -> None:
    games = much(40, 10_000)
    away = [errors_from_nothing(found) for found in lucks(key, bots, range(games))]
    tell(f"luck, {key}, {'-'.join(bots)}", 0, games=games, standard_errors=_short(away))
    assert max(away) <= 3.0


@pytest.mark.parametrize("key", boxes())
def test_a_planted_blunder_is_told_as_an_error(key: str) -> None:
    """At least half of what it truly costs against the decision it took the place of."""
    game, wanted = load(key), much(4, 200)
    planted = found = tried = 0
    for choice in choices(key, 3, BLUNDERS):
        tried += 1
        given = game, choice.veiled, choice.other, choice.decision
        seat = choice.veiled.actor
        if contrast(*given, seed_from(tried), 200).lead[seat] > -COST:
            continue
        cost = -contrast(*given, seed_from(tried, "true"), TRUTH).lead[seat]
        if cost < COST:
            continue
        planted += 1
        error = judge(game, choice.veiled, choice.other, tried).error
        found += bool(error) and -error[seat] >= cost / 2
        if planted == wanted:
            break
    tell(f"blunders, {key}", BLUNDERS, planted=planted, told=found, games=tried)
    assert found >= 0.8 * planted


@pytest.mark.parametrize("key", boxes())
def test_the_reason_named_is_the_true_one(key: str) -> None:
    """Played out again in other worlds: what is named costs most, and does cost.

    Of two that are named together none that is not named costs more; both cost.
    """
    game, wanted = load(key), much(4, 200)
    named = two = largest = signed = judged = 0
    for choice in islice(choices(key, 3, REASONS), 100 * wanted):
        judged += 1
        given = game, choice.veiled, choice.other, choice.decision
        reason = explained(*given, seed_from(judged))
        if reason.source is None:
            continue
        named += 1
        two += reason.also is not None
        true = contrast(*given, seed_from(judged, "true"), TRUTH)
        points = {share.source: share.points for share in true.shares}
        told = {source for source in (reason.source, reason.also) if source is not None}
        ordered = sorted(points, key=lambda source: points[source])
        largest += set(ordered[: len(told)]) == told
        signed += all(points[source] < 0 for source in told)
        if named == wanted:
            break
    figures = {"of_these_two_sources": two, "largest": largest, "sign_right": signed}
    tell(f"reasons, {key}", REASONS, named=named, **figures, judged=judged)
    assert largest >= (0.8 if SHARE else 0.5) * named  # of four, chance may take two
    assert signed >= 0.95 * named


def test_no_source_is_named_like_what_the_others_get() -> None:
    assert OTHERS not in {source for key in boxes() for source in load(key).sources}


def _short(values: list[float]) -> str:
    return " ".join(f"{value:.2f}" for value in values)
