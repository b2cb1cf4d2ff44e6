"""What a decision gave away in points: only what is sure, and not where it won chances."""

from __future__ import annotations

import pytest
from support.insight import choices
from support.titles import some_box

from digsite.bots.insight import Contrast, Share, errors
from digsite.games import load


def found(points: float, error: float, win: float = 0.0, lead: float = -1.0) -> Contrast:
    share = Share("whole", points, error)
    return Contrast([lead, -lead], share, Share("win", win, 0.01), [share, share])


def given_away(
    monkeypatch: pytest.MonkeyPatch, *told: Contrast, rivals: tuple[int, ...] = (5,)
) -> list[float]:
    """What is told after these contrasts, one for every question."""
    answers = iter(told)
    monkeypatch.setattr(errors, "contrast", lambda *_: next(answers))
    veiled = next(choices(some_box(), 2, 1)).veiled
    return errors.given_away(load(some_box()), veiled, 4, rivals, 1)


def test_a_decision_without_a_rival_gave_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    assert given_away(monkeypatch, rivals=(4,)) == [0.0, 0.0]


def test_the_best_rival_of_some_worlds_is_held_against_it_in_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, int]] = []
    worse = {5: found(-1.0, 0.3), 6: found(-3.0, 0.3)}

    def contrast(
        _: object, __: object, decision: int, rival: int, seed: int, *more: object
    ) -> Contrast:
        asked.append((rival, seed))
        return worse[rival]

    monkeypatch.setattr(errors, "contrast", contrast)
    veiled = next(choices(some_box(), 2, 1)).veiled
    assert errors.given_away(load(some_box()), veiled, 4, (5, 6), 1) == [-1.0, 1.0]
    assert [rival for rival, _ in asked] == [5, 6, 6]
    assert asked[2][1] not in (asked[0][1], asked[1][1])


def test_what_is_close_gets_more_worlds_and_counts_if_it_is_sure_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    close, glance = found(-1.0, 0.6), found(-1.0, 0.9)
    sure = found(-1.0, 0.3, lead=-0.5)
    assert given_away(monkeypatch, glance, close, sure) == [-0.5, 0.5]
    assert given_away(monkeypatch, glance, close, close) == [0.0, 0.0]


def test_who_gives_points_for_chances_made_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    glance = found(-2.0, 0.5)
    assert given_away(monkeypatch, glance, found(-2.0, 0.3, win=0.05)) == [0.0, 0.0]
    assert given_away(monkeypatch, glance, found(-2.0, 0.3, win=0.01)) == [-1.0, 1.0]
