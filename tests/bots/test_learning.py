"""Learning nets: the same from the same seed, honest about what was held out, and resumable."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from digsite.bots.arena import entrant
from digsite.bots.bot import policy_of
from digsite.bots.learning.corrector import learn_corrector
from digsite.bots.learning.course import HELD_OUT, Course, checked, title_of
from digsite.bots.learning.forecast import learn_forecast
from digsite.bots.learning.gathering import Maker, gathered, joined
from digsite.bots.learning.outcomes import outcomes
from digsite.bots.learning.perceptron import Perceptron
from digsite.bots.learning.playing import FIRST, KEPT, Some, play
from digsite.bots.learning.quantising import quantised
from digsite.bots.learning.rounds import Pace
from digsite.bots.learning.tries import LADDER_OF_TRIES, tries
from digsite.bots.match import play_match
from digsite.core.dice import Dice
from digsite.core.errors import BadInput, BadNet
from digsite.core.net_file import LARGEST, net_bytes, net_from
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.games import load
from digsite.play.features import features_of
from digsite.play.workers import Inline, hire

FORECAST = Course(kind="forecast", game="scarab", seats=2, seed=4)
CORRECTOR = Course(kind="corrector", game="scarab", seats=2, seed=4, turns=2)
PACE = Pace(positions=80, epochs=2, trial_games=20, rounds=2)


def silent(what: str, done: int, total: int) -> None:
    """Nobody watches."""


def test_only_what_follows_the_last_stray_decision_is_seen(title: str) -> None:
    game, seen = load(title), []
    moment = 3

    def look(state: State) -> None:
        seen.append(state.actor)

    play(game, 2, policy_of(game), 1, moment, look)
    everything: list[int] = []
    play(game, 2, policy_of(game), 1, -1, lambda state: everything.append(state.actor))
    assert len(seen) < len(everything)
    assert CHANCE in everything


def test_the_first_positions_are_kept_and_of_the_others_any_with_equal_chance() -> None:
    state = load("scarab").new(2)
    places = np.zeros(30)
    for number in range(600):
        some = Some(Dice(number))
        for turn in range(30):
            state.turn = turn
            some.offer(state)
        assert len(some.kept) == KEPT
        for kept in some.kept:
            places[kept.turn] += 1
    assert (places[:FIRST] == 600).all()
    fair = 600 * (KEPT - FIRST) / (30 - FIRST)
    assert places[FIRST:].min() > fair / 2
    assert places[FIRST:].max() < fair * 1.7


def test_the_rows_of_a_forecast_are_what_each_seat_sees_with_its_own_result_first() -> None:
    data = outcomes(FORECAST, 0)
    assert data["rows"].shape[1] == features_of(load("scarab")).size(2) + 2
    assert np.allclose(data["shares"].sum(axis=1), 1)
    assert np.allclose(data["shares"][0::2], data["shares"][1::2, ::-1])
    assert np.allclose(data["leads"][:, 0], -data["leads"][:, 1])


def test_the_worth_of_decisions_is_beside_their_mean_and_close_ones_are_tried_more() -> None:
    data = tries(CORRECTOR, 0)
    assert np.allclose(data["worth"].sum(axis=1), 0, atol=1e-6)
    assert set(np.unique(data["weights"])) <= {0, *LADDER_OF_TRIES}
    decisions = features_of(load("scarab")).decisions
    assert (data["rows"][:, -decisions:].sum(axis=1) == 1).all()


@pytest.mark.parametrize(("course", "make"), [(FORECAST, outcomes), (CORRECTOR, tries)])
def test_data_are_the_same_with_any_number_of_workers(
    course: Course, make: Maker, tmp_path: Path
) -> None:
    alone = gathered(course, make, 3, Inline(), tmp_path / "one")
    with hire(2) as two:
        together = gathered(course, make, 3, two, tmp_path / "two")
    assert set(alone) == set(together)
    for name in alone:
        assert (alone[name] == together[name]).all()


def test_data_that_are_there_are_not_made_again(tmp_path: Path) -> None:
    made: list[int] = []

    def make(course: Course, chunk: int) -> dict[str, np.ndarray]:
        made.append(chunk)
        return {"rows": np.full((2, 1), chunk)}

    gathered(FORECAST, make, 2, Inline(), tmp_path)
    (tmp_path / ".000002.npz.1234").write_bytes(b"half a file of a worker that died")
    whole = gathered(FORECAST, make, 4, Inline(), tmp_path)
    assert made == [0, 1, 2, 3]
    assert whole["rows"].ravel().tolist() == [0, 0, 1, 1, 2, 2, 3, 3]
    with pytest.raises(BadInput, match="another course"):
        gathered(CORRECTOR, make, 4, Inline(), tmp_path)


def test_games_of_several_rounds_are_told_apart_and_held_out_as_before() -> None:
    parts = [{"rows": np.zeros((3, 1)), "games": np.array([0, 7, 20])} for _ in range(2)]
    games = joined(parts)["games"]
    assert len(set(games.tolist())) == 6
    assert (games % HELD_OUT == 0).tolist() == [True, False, True] * 2


def test_a_perceptron_learns_what_there_is_to_learn_and_whole_numbers_keep_it() -> None:
    random = np.random.default_rng(1)
    rows = random.integers(0, 4, (4000, 12)).astype(np.uint8)
    truth = (rows[:, :1] > rows[:, 1:2]).astype(np.float32) - 0.25 * rows[:, 2:3]

    def loss(some: np.ndarray, answers: np.ndarray) -> tuple[float, np.ndarray]:
        off = answers - truth[some]
        return float((off * off).mean()), (2 * off / len(some)).astype(np.float32)

    taught = Perceptron(rows, (16, 8), 1, seed=1)
    epochs = list(taught.learn(rows, np.arange(4000), 150, loss))
    assert epochs[-1].held_out < epochs[0].held_out / 4
    net = quantised(taught, 12, rows)
    for row in rows[:200]:
        assert net.answer(row.tobytes())[0] == pytest.approx(
            float(taught.answers(row[None])[0, 0]), abs=0.01
        )


@pytest.mark.parametrize("columns", [100, 1000, 1900])
def test_what_has_many_inputs_has_fewer_units_so_that_it_fits_a_file(columns: int) -> None:
    rows = np.random.default_rng(1).integers(0, 4, (600, columns)).astype(np.uint8)
    taught = Perceptron(rows, (128, 32), 120, seed=1)
    units = taught.weights[0].shape[1]
    assert (units == 128) == (columns == 100)
    assert (
        len(net_bytes(title_of(CORRECTOR, "by a test"), quantised(taught, columns, rows))) < LARGEST
    )


def test_a_forecast_is_the_same_for_the_same_seed_with_any_number_of_workers(
    tmp_path: Path,
) -> None:
    one, report = learn_forecast(FORECAST, 300, 2, Inline(), tmp_path / "one", "by a test", silent)
    with hire(2) as two:
        other, _ = learn_forecast(FORECAST, 300, 2, two, tmp_path / "two", "by a test", silent)
    assert one == other
    assert report.held_out.brier < report.held_out.fair_brier
    assert report.rounding < 0.01
    assert net_from(one).title.learnt == "by a test"


def test_a_corrector_is_the_same_for_the_same_seed_and_can_play(tmp_path: Path) -> None:
    one, rounds = learn_corrector(CORRECTOR, PACE, Inline(), tmp_path / "one", "test", silent)
    with hire(2) as two:
        other, _ = learn_corrector(CORRECTOR, PACE, two, tmp_path / "two", "test", silent)
    assert one == other
    assert 1 <= len(rounds) <= 2
    path = tmp_path / "net.bin"
    path.write_bytes(one)
    who = entrant(f"net:{path}").rung
    assert sum(play_match(load("scarab"), [who, who], 1).decisions) > 0


def test_what_cannot_be_learnt_is_refused_before_the_work(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="players"):
        checked(Course(kind="forecast", game="scarab", seats=99, seed=1))
    path = tmp_path / "net.bin"
    path.write_text(json.dumps({}))
    with pytest.raises(BadNet):
        entrant(f"professor:net={path}")
