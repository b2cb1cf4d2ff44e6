"""Calibration: the figures are right, and the correction mends what is out of true."""

from __future__ import annotations

from math import log

import pytest

from digsite.bots.arena import entrant
from digsite.bots.calibration.correction import (
    FLATTEST,
    SHARPEST,
    Correction,
    correction_for,
    corrections,
    fitted,
)
from digsite.bots.calibration.reliability import reliability
from digsite.bots.calibration.report import calibration
from digsite.bots.calibration.sampling import Forecast
from digsite.bots.calibration.sampling import forecasts as sampled
from digsite.core.dice import Dice
from digsite.games import load, titles

Shares = list[float]


def coin_results(count: int, power: float, seed: int) -> list[tuple[Shares, Shares]]:
    """Shares as a search might say them, with results whose odds are a power of the shares."""
    dice = Dice(seed)
    pairs = []
    for _ in range(count):
        weights = [dice.below(1000) + 20 for _ in range(3)]
        shares = [weight / sum(weights) for weight in weights]
        real = Correction(power).applied(shares)
        at, winner = dice.below(1 << 32) / (1 << 32), 0
        while winner < 2 and at >= real[winner]:
            at -= real[winner]
            winner += 1
        pairs.append((shares, [float(seat == winner) for seat in range(3)]))
    return pairs


def test_brier_score_and_calibration_error_by_hand() -> None:
    found = reliability([[0.8, 0.2], [0.8, 0.2]], [[1, 0], [0, 1]])
    assert found.brier == pytest.approx((0.04 + 0.64) / 2)
    assert found.fair_brier == pytest.approx(0.25)
    assert found.calibration_error == pytest.approx(0.3)
    assert [(one.count, one.predicted, one.realised) for one in found.bins] == [
        (2, pytest.approx(0.2), 0.5),
        (2, pytest.approx(0.8), 0.5),
    ]


def test_certain_and_right_is_perfect() -> None:
    found = reliability([[1.0, 0.0]] * 5, [[1.0, 0.0]] * 5)
    assert found.brier == found.calibration_error == 0


@pytest.mark.parametrize("power", [0.5, 1.0, 2.0])
def test_a_known_power_is_found_again(power: float) -> None:
    assert fitted(coin_results(4000, power, 3)).power == pytest.approx(power, rel=0.12)


def test_a_handful_of_games_moves_the_correction_little() -> None:
    surely = [([0.6, 0.4], [1.0, 0.0])] * 5
    assert abs(log(fitted(surely).power)) < 0.2


def test_corrected_probabilities_add_up_and_keep_their_order() -> None:
    probabilities = Correction(1.7).applied([0.0, 0.1, 0.3, 0.6])
    assert sum(probabilities) == pytest.approx(1)
    assert probabilities == sorted(probabilities)
    assert probabilities[0] > 0


def test_the_correction_is_judged_on_games_it_was_not_fitted_to() -> None:
    pairs = coin_results(3000, 2.0, 7)
    games = [Forecast(n, 1, 2, shares, results) for n, (shares, results) in enumerate(pairs)]
    found = calibration("toy", 3, 0, "nobody", 1, games)
    assert found.plain.calibration_error > 0.05
    assert found.corrected.calibration_error < 0.02
    assert found.corrected.brier < found.plain.brier < found.plain.fair_brier


def test_forecasts_are_the_same_for_the_same_seed() -> None:
    def some(seed: int) -> list[Forecast]:
        return list(sampled(load("loot"), 3, range(4), seed, entrant("apprentice"), 20))

    assert some(1) == some(1) != some(2)
    for forecast in some(1):
        assert 1 <= forecast.decision <= forecast.length
        assert sum(forecast.results) == pytest.approx(1)


def test_positions_come_from_all_parts_of_a_game() -> None:
    found = sampled(load("loot"), 2, range(60), 5, entrant("porter"), 1)
    parts = [forecast.decision / forecast.length for forecast in found]
    assert min(parts) < 0.25
    assert max(parts) > 0.75
    assert 0.35 < sum(parts) / len(parts) < 0.65


def test_shipped_corrections_are_of_known_titles_and_sensible() -> None:
    for game, by_seats in corrections().items():
        assert game in titles()
        for seats, correction in by_seats.items():
            assert int(seats) in load(game).seats
            assert FLATTEST < correction.power < SHARPEST
    assert correction_for("scarab", 2) == Correction()
