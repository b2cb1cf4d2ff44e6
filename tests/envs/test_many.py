"""Many games stepped by one call: each is a game like any other."""

from __future__ import annotations

import numpy as np
import pytest
from support.titles import longest_box, some_box

from digsite import envs
from digsite.core.dice import Dice, nth_seed, seed_from
from digsite.core.errors import BadInput
from digsite.core.seats import CHANCE, OVER
from digsite.games import load
from digsite.play.features import features_of


def test_every_game_goes_as_it_would_alone(title: str, seats: int) -> None:
    games = envs.vector(title, seats=seats, count=5, seed=3)
    alone = [Alone(title, seats, 3, number) for number in range(5)]
    ended = 0
    for _ in range(400):
        now = games.now
        for number, game in enumerate(alone):
            assert now.seats[number] == game.state.actor
            assert now.observations[number].tobytes() == game.row()
            assert np.flatnonzero(now.masks[number]).tolist() == game.state.legal()
        decisions = games.sample()
        games.step(decisions)
        for number, game in enumerate(alone):
            result = game.step(int(decisions[number]))
            assert games.now.done[number] == (result is not None)
            assert games.now.rewards[number].tolist() == (result or [0.0] * seats)
            ended += result is not None
    assert ended


class Alone:
    """One game of a batch, played by hand."""

    def __init__(self, title: str, seats: int, seed: int, number: int) -> None:
        self.game = load(title)
        self.features = features_of(self.game)
        self.seats = seats
        self.dice = Dice(nth_seed(seed_from("vector", seed), number))
        self.begin()

    def begin(self) -> None:
        self.state = self.game.new(self.seats)
        self.deal()

    def deal(self) -> None:
        while self.state.actor == CHANCE:
            self.state.apply(self.state.draw(self.dice))

    def row(self) -> bytes:
        return self.features.row(self.state, self.state.actor)

    def step(self, decision: int) -> list[float] | None:
        self.state.apply(decision)
        self.deal()
        if self.state.actor != OVER:
            return None
        shares = [self.state.share(seat) for seat in range(self.seats)]
        self.begin()
        return [float(np.float32(share)) for share in shares]


def test_a_seed_repeats_everything_and_games_differ(title: str) -> None:
    first, again = (envs.vector(title, seats=2, count=8, seed=9) for _ in range(2))
    for _ in range(50):
        decisions = first.sample()
        assert decisions.tolist() == again.sample().tolist()
        first.step(decisions)
        again.step(decisions)
    assert first.now.observations.tobytes() == again.now.observations.tobytes()
    assert len({row.tobytes() for row in first.now.observations}) > 1
    first.reset(9)
    assert first.now.observations.tobytes() != again.now.observations.tobytes()
    assert not first.now.done.any()
    assert not first.now.rewards.any()


def test_one_illegal_decision_raises_and_no_game_moves(title: str) -> None:
    games = envs.vector(title, seats=2, count=6, seed=1)
    before = games.now.observations.copy()
    for wrong in (-1, games.decisions, 2**31 - 1, *np.flatnonzero(~games.now.masks[4])):
        decisions = games.sample()
        decisions[4] = wrong
        with pytest.raises(envs.IllegalAction):
            games.step(decisions)
        assert (games.now.observations == before).all()
    games.step(games.sample())


def test_decisions_of_another_number_of_games_are_refused() -> None:
    games = envs.vector(some_box(), seats=2, count=6, seed=1)
    with pytest.raises(BadInput, match="6 games want one decision each"):
        games.step(np.zeros(5))
    with pytest.raises(BadInput, match="at least one game"):
        envs.vector(some_box(), seats=2, count=0)


@pytest.mark.parametrize("hiding", [some_box(), longest_box()])
@pytest.mark.parametrize("learner", [0, 1])
def test_bots_may_play_the_other_seats(hiding: str, learner: int) -> None:
    shares = []
    for name in ("porter", "apprentice"):
        games = envs.vector(hiding, seats=2, count=64, seed=2, learner=learner, opponents=name)
        total = ended = 0.0
        for _ in range(600):
            now = games.step(games.sample())
            assert (now.seats == learner).all()
            total += float(now.rewards[:, learner].sum())
            ended += int(now.done.sum())
        shares.append(total / ended)
    assert shares[1] < 0.3 < shares[0] < 0.7


def test_a_bot_that_is_too_slow_or_a_seat_that_is_not_there_gets_one_sentence() -> None:
    with pytest.raises(BadInput, match="the professor searches"):
        envs.vector(some_box(), seats=2, learner=0, opponents="professor")
    with pytest.raises(BadInput, match="the learner sits at 0 to 1, not at 2"):
        envs.vector(some_box(), seats=2, learner=2)
