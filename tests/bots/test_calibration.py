"""Calibration: the figures are right, and the correction mends what is out of true."""

from __future__ import annotations

from math import log, pi, sqrt
from pathlib import Path

import pytest
from support.titles import some_box

from digsite.bots.calibration.correction import (
    OPTIMISMS,
    POWERS,
    RESERVES,
    Correction,
    Forecast,
    correction_for,
    corrections,
    fitted,
)
from digsite.bots.calibration.reliability import reliability
from digsite.bots.calibration.report import calibration
from digsite.bots.calibration.sampling import Sampled, Sampling, sampled, samples
from digsite.core.dice import Dice
from digsite.core.errors import BadInput
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play.workers import Inline

TOY = Sampling("scarab", 1, 3, 0, "nobody", 1)


def sampling(seats: int, seed: int, players: str, iterations: int, positions: int = 1) -> Sampling:
    title = some_box()
    return Sampling(title, load(title).rules, seats, seed, players, iterations, positions)


def coin_results(count: int, truth: Correction, seed: int) -> list[Forecast]:
    """Shares as a search might say them, with results whose odds are the corrected ones."""
    dice = Dice(seed)
    found = []
    for number in range(count):
        weights = [dice.below(1000) + 20 for _ in range(3)]
        shares = [weight / sum(weights) for weight in weights]
        real = truth.applied(shares, number % 3)
        at, winner = dice.below(1 << 32) / (1 << 32), 0
        while winner < 2 and at >= real[winner]:
            at -= real[winner]
            winner += 1
        results = [float(seat == winner) for seat in range(3)]
        found.append(Forecast(shares, number % 3, results))
    return found


def test_brier_score_and_calibration_error_by_hand() -> None:
    found = reliability([[([0.8, 0.2], [1, 0])], [([0.8, 0.2], [0, 1])]])
    assert found.brier == pytest.approx((0.04 + 0.64) / 2)
    assert found.fair_brier == pytest.approx(0.25)
    assert found.calibration_error == pytest.approx(0.3)
    assert found.by_chance == pytest.approx(2 * sqrt((0.2**2 + 0.8**2) * 2 / pi) / 4)
    assert [(one.count, one.realised) for one in found.bins] == [(2, 0.5), (2, 0.5)]
    assert [one.predicted for one in found.bins] == pytest.approx([0.2, 0.8])


def test_certain_and_right_is_perfect() -> None:
    found = reliability([[([1.0, 0.0], [1.0, 0.0])]] * 5)
    assert found.brier == found.calibration_error == found.by_chance == 0


def test_positions_of_one_game_are_lucky_together() -> None:
    """Four positions of a game say as little of luck as one; of four games they say more."""
    apart = [[([0.7, 0.3], [1, 0])]] * 4
    together = [[([0.7, 0.3], [1, 0])] * 4]
    assert reliability(together).by_chance == pytest.approx(2 * reliability(apart).by_chance)


def test_the_luck_of_true_probabilities_is_about_their_error() -> None:
    dice, errors, luck = Dice(4), 0.0, 0.0
    for _ in range(20):
        games = [
            [([said, 1 - said], [float(came), float(not came)])] * 3
            for said in [dice.below(1000) / 1000 for _ in range(400)]
            for came in [dice.below(100_000) < 100_000 * said]
        ]
        found = reliability(games)
        errors, luck = errors + found.calibration_error, luck + found.by_chance
    assert luck == pytest.approx(errors, rel=0.2)


@pytest.mark.parametrize("power", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("optimism", [0.0, 0.6])
def test_a_known_correction_is_found_again(power: float, optimism: float) -> None:
    found = fitted(coin_results(3000, Correction(power, optimism), 3))
    assert found.power == pytest.approx(power, rel=0.12)
    assert found.optimism == pytest.approx(optimism, abs=0.12)


def test_a_lead_that_counts_most_in_the_middle_is_found_by_its_reserve() -> None:
    found = fitted(coin_results(3000, Correction(1.6, 0.0, 0.3), 3))
    assert 0.15 <= found.reserve <= 0.6
    assert found.power == pytest.approx(1.6, rel=0.12)


def test_a_reserve_changes_the_ends_and_not_the_middle() -> None:
    plain, reserved = Correction(1.5), Correction(1.5, 0.0, 0.4)
    near = [0.51, 0.49]
    assert reserved.applied(near, CHANCE) == pytest.approx(plain.applied(near, CHANCE), abs=0.001)
    assert reserved.applied([0.95, 0.05], CHANCE)[0] < plain.applied([0.95, 0.05], CHANCE)[0]


def test_a_handful_of_games_moves_the_correction_little() -> None:
    surely = [Forecast([0.6, 0.4], 0, [1.0, 0.0])] * 5
    assert abs(log(fitted(surely).power)) < 0.2
    assert abs(fitted(surely).optimism) < 0.2


def test_corrected_probabilities_add_up_and_keep_their_order() -> None:
    probabilities = Correction(1.7).applied([0.0, 0.1, 0.3, 0.6], CHANCE)
    assert sum(probabilities) == pytest.approx(1)
    assert probabilities == sorted(probabilities)
    assert probabilities[0] > 0


def test_an_optimistic_mover_is_taken_down_and_the_others_rise() -> None:
    probabilities = Correction(1.0, 0.4).applied([0.5, 0.3, 0.2], 0)
    assert probabilities[0] < 0.5
    assert probabilities[1] / probabilities[2] == pytest.approx(1.5, rel=0.002)


def test_the_correction_is_judged_on_games_it_was_not_fitted_to() -> None:
    games = coin_results(3000, Correction(2.0, 0.3), 7)
    found = calibration(TOY, [[game] for game in games])
    assert found.plain.calibration_error > 0.05
    assert found.corrected.calibration_error < 0.02
    assert found.corrected.brier < found.plain.brier < found.plain.fair_brier
    assert found.shipped.calibration_error == pytest.approx(found.plain.calibration_error, abs=0.01)


def test_samples_are_the_same_for_the_same_seed() -> None:
    def some(seed: int) -> list[Sampled]:
        asked = sampling(3, seed, "surveyor", 20, 2)
        return [sampled(asked, number) for number in range(4)]

    assert some(1) == some(1) != some(2)
    for game in some(1):
        decisions = [sample.decision for sample in game.samples]
        assert decisions == sorted(set(decisions))
        assert len(decisions) == 2
        assert all(1 <= decision <= game.length for decision in decisions)
        for sample in game.samples:
            assert 0 <= sample.forecast.mover < 3
            assert sum(sample.forecast.results) == pytest.approx(1)


def test_of_a_short_game_all_positions_are_taken() -> None:
    game = sampled(sampling(2, 1, "porter", 1, 1000), 0)
    assert [sample.decision for sample in game.samples] == list(range(1, game.length + 1))


def test_samples_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    kept, asked = tmp_path / "kept.jsonl", sampling(2, 0, "porter", 10)
    first = samples(asked, 2, Inline(), kept)
    counted: list[int] = []
    assert samples(asked, 5, Inline(), kept, counted.append)[:2] == first
    assert counted == [3, 4, 5]
    with pytest.raises(BadInput, match="of another calibration"):
        samples(sampling(3, 0, "porter", 10), 5, Inline(), kept)


@pytest.mark.parametrize("positions", [1, 3])
def test_positions_come_from_all_parts_of_a_game(positions: int) -> None:
    asked = sampling(2, 5, "porter", 1, positions)
    parts = [
        sample.decision / game.length
        for game in [sampled(asked, number) for number in range(60)]
        for sample in game.samples
    ]
    assert min(parts) < 0.25
    assert max(parts) > 0.75
    assert 0.35 < sum(parts) / len(parts) < 0.65


def test_the_corrections_of_a_game_are_of_its_player_counts_and_sensible(title: str) -> None:
    for seats, correction in corrections(load(title).folder).items():
        assert int(seats) in load(title).seats
        assert POWERS[0] < correction.power < POWERS[1]
        assert OPTIMISMS[0] < correction.optimism < OPTIMISMS[1]
        assert RESERVES[0] <= correction.reserve <= RESERVES[-1]


def test_a_game_that_brings_no_corrections_is_told_as_the_search_found_it() -> None:
    assert correction_for(load("scarab"), 2) == Correction()
