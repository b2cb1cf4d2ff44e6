"""Gymnasium: one learner, bots in the other seats."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import digsite.envs
from digsite.core.errors import BadInput


def make(title: str, **given: object) -> gymnasium.Env:
    return gymnasium.make(f"digsite/{title.capitalize()}-v0", **given).unwrapped


def play(env: gymnasium.Env, seed: int) -> tuple[list[bytes], float]:
    """A whole game with random legal actions: all observations, and the reward."""
    random = np.random.default_rng(seed)
    row, info = env.reset(seed=seed)
    rows, reward, done = [row.tobytes()], 0.0, False
    while not done:
        action = random.choice(np.flatnonzero(info["action_mask"]))
        row, reward, done, cut, info = env.step(action)
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
    mixed = make("loot", seats=4, opponents=["porter", "surveyor", "curator"])
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
    env = make("loot")
    env.reset(seed=1)
    *_, info = env.step(2)
    assert info["refusal"].startswith("LNR-012: ")


def test_an_illegal_action_raises_on_request() -> None:
    env = make("loot", illegal="raise")
    row, _ = env.reset(seed=1)
    with pytest.raises(digsite.envs.IllegalAction, match=r"^LNR-012: ") as error:
        env.step(2)
    assert error.value.clause == "LNR-012"
    seen, *_ = env.step(0)
    assert seen.tobytes() != row.tobytes()


def test_masked_learners_find_the_mask_where_they_look(title: str) -> None:
    env = make(title)
    _, info = env.reset(seed=3)
    assert info["action_mask"].dtype == np.int8
    assert env.action_masks().tolist() == [bool(flag) for flag in info["action_mask"]]


def test_what_is_wrong_gets_one_sentence() -> None:
    for given, sentence in (
        ({"seat": 2}, "the learner sits at 0 to 1, not at 2"),
        ({"opponents": "hal"}, "no bot is called 'hal'"),
        ({"opponents": ["porter", "porter"]}, "1 opponents are wanted, not 2"),
        ({"illegal": "pass"}, "an illegal action is to 'end' or to 'raise', not 'pass'"),
        ({"seats": 7}, "Loot N Run is for 2 to 6 players, not 7"),
    ):
        with pytest.raises(BadInput, match=sentence):
            make("loot", **given)
