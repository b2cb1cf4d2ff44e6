"""Gymnasium: one learner, bots in the other seats."""

from __future__ import annotations

import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from support.titles import some_box

import digsite.envs
from digsite.core.errors import BadInput
from digsite.envs.learner import Learner
from digsite.games import load
from digsite.play.features import version_of

CLAUSE = r"^[A-Z]{3}-\d{3}: "


def make(title: str, **given: Any) -> Learner:
    name = f"digsite/{title.capitalize()}-v{version_of(load(title))}"
    env = gymnasium.make(name, **given).unwrapped
    assert isinstance(env, Learner)
    return env


def not_offered(env: Learner) -> int:
    """An action that is not legal now."""
    return int(env.action_masks().argmin())


def play(env: Learner, seed: int) -> tuple[list[bytes], float]:
    """A whole game with random legal actions: all observations, and the reward."""
    random = np.random.default_rng(seed)
    row, _ = env.reset(seed=seed)
    rows, done = [row.tobytes()], False
    while not done:
        action = random.choice(np.flatnonzero(env.action_masks()))
        row, reward, done, cut, _ = env.step(action)
        assert not cut
        assert done or reward == 0
        rows.append(row.tobytes())
    return rows, reward


def test_a_seed_gives_the_same_game_again(title: str, seats: int) -> None:
    env = make(title, seats=seats, opponents="apprentice", seat=seats - 1)
    assert play(env, 7) == play(env, 7)
    assert play(env, 7) != play(env, 8)


def test_bots_of_all_strengths_can_sit_down(title: str) -> None:
    env = make(title, seats=3 if title != "scarab" else 2, opponents="curator")
    assert 0 <= play(env, 1)[1] <= 1
    mixed = make(some_box(), seats=4, opponents=["porter", "surveyor", "curator"])
    assert 0 <= play(mixed, 1)[1] <= 1


@pytest.mark.parametrize(("reward", "least"), [("win_share", 0), ("score_difference", -255)])
def test_an_illegal_action_ends_the_game_with_the_lowest_reward(
    title: str, reward: str, least: float
) -> None:
    env = make(title, reward=reward)
    env.reset(seed=1)
    mask = env.action_masks()
    number = len(mask) - 1 if not mask[-1] else -1
    _, got, done, _, info = env.step(number)
    assert (got, done) == (least, True)
    assert info["refusal"]
    with pytest.raises(BadInput, match="reset"):
        env.step(0)
    row, info = env.reset(seed=1)
    assert "refusal" not in info
    assert env.observation_space.contains(row)


def test_a_refusal_names_its_clause() -> None:
    env = make(some_box())
    env.reset(seed=1)
    *_, info = env.step(not_offered(env))
    assert re.match(CLAUSE, str(info["refusal"]))


def test_an_illegal_action_raises_on_request() -> None:
    env = make(some_box(), illegal="raise")
    row, _ = env.reset(seed=1)
    with pytest.raises(digsite.envs.IllegalAction, match=CLAUSE) as error:
        env.step(not_offered(env))
    assert re.match(CLAUSE, f"{error.value.clause}: ")
    seen, *_ = env.step(int(env.action_masks().argmax()))
    assert seen.tobytes() != row.tobytes()


def test_masked_learners_find_the_mask_where_they_look(title: str) -> None:
    env = make(title)
    _, info = env.reset(seed=3)
    mask = info["action_mask"]
    assert isinstance(mask, np.ndarray)
    assert mask.dtype == np.int8
    assert env.action_masks().tolist() == [bool(flag) for flag in mask]


def test_what_is_wrong_gets_one_sentence() -> None:
    for given, sentence in (
        ({"seat": 2}, "the learner sits at 0 to 1, not at 2"),
        ({"opponents": "hal"}, "no bot is called 'hal'"),
        ({"opponents": ["porter", "porter"]}, "1 opponents are wanted, not 2"),
        ({"illegal": "pass"}, "an illegal action is to 'end' or to 'raise', not 'pass'"),
        ({"seats": 7}, "is for 2 to 6 players, not 7"),
    ):
        with pytest.raises(BadInput, match=sentence):
            make(some_box(), **given)
