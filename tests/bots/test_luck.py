"""Luck, errors and the rest: they add up, and luck favours nobody in the long run."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest
from support.campaign import much

from digsite.bots.bot import policy_of
from digsite.bots.insight import Split, lead, split
from digsite.core.dice import Dice
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play import Table
from digsite.testing.walks import played

EXACT = 1e-9


def judged(title: str, seats: int, seed: int) -> Table:
    """A game between players who weigh each choice."""
    game, dice = load(title), Dice(seed)
    table, policy = Table(game, seats), policy_of(game)
    while not table.over:
        table.deal(dice)
        if not table.over:
            table.choose(policy.choose(table.state, dice))
    return table


def taken_apart(title: str, seats: int, seed: int) -> Split:
    return split(judged(title, seats, seed), lead(load(title)))


def test_luck_errors_and_rest_add_up_to_the_result_for_every_seat(title: str, seats: int) -> None:
    for seed in range(much(5, 1000)):
        table = judged(title, seats, seed)
        blamed = [number for number, entry in enumerate(table.journal) if entry.seat != CHANCE]
        given_away = [1.0 - seats] + [1.0] * (seats - 1)
        found = split(table, lead(load(title)), {blamed[0]: given_away})
        for seat in range(seats):
            errors = sum(found.errors_of(by)[seat] for by in range(seats))
            whole = found.luck[seat] + errors + found.rest[seat]
            assert abs(found.result[seat] - found.start[seat] - whole) < EXACT


def test_what_one_seat_gains_the_others_lose(title: str, seats: int) -> None:
    found = taken_apart(title, seats, 3)
    for part in found.parts:
        assert abs(sum(part.luck)) < EXACT
        assert abs(sum(part.rest)) < EXACT


def test_the_result_is_the_points_ahead_of_the_mean(title: str, seats: int) -> None:
    table = judged(title, seats, 1)
    points = table.game.scores(table.state)
    found = split(table, lead(table.game))
    mean = sum(points) / seats
    assert found.result == pytest.approx([each - mean for each in points])


def test_only_chance_brings_luck(title: str) -> None:
    found = taken_apart(title, 2, 2)
    assert all(part.seat == CHANCE for part in found.parts if any(part.luck))


def test_luck_is_nothing_on_average(title: str) -> None:
    """Whatever the reckoning is worth; three and a half standard errors, so that it holds."""
    luck = [taken_apart(title, 2, seed).luck[0] for seed in range(60)]
    assert abs(fmean(luck)) <= 3.5 * stdev(luck) / sqrt(len(luck)) + EXACT


def test_luck_against_a_wrong_mean_does_not_vanish(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: were all outcomes taken as equally likely, luck would favour a seat."""
    from digsite.bots.insight import luck

    def best_case(state: object, worth: object) -> list[float]:
        return [-1.0, 1.0]

    monkeypatch.setattr(luck, "_expected", best_case)
    found = [taken_apart("scarab", 2, seed).luck[0] for seed in range(60)]
    assert abs(fmean(found)) > 3.5 * stdev(found) / sqrt(len(found))


def test_a_game_that_is_not_over_is_not_taken_apart(title: str) -> None:
    with pytest.raises(ValueError, match="over"):
        split(played(load(title), 2, 1, 3), lead(load(title)))
