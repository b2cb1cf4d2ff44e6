"""PettingZoo: what a seat sees, what it gets, and what happens to an illegal action."""

from __future__ import annotations

from itertools import chain
from typing import Any

import numpy as np
import pytest
from support.env_play import play_through, seeded
from support.titles import some_box

from digsite import envs
from digsite.core.dice import Dice
from digsite.core.errors import BadCards, BadInput, BadOption, BadSeats, UnknownGame
from digsite.games import load
from digsite.play.features import features_of


def test_rewards_are_those_of_the_result(title: str, seats: int) -> None:
    for name in envs.REWARDS:
        env = envs.aec(title, seats=seats, reward=name)
        rewards = play_through(env, 3)
        state = env.unwrapped._state
        points, won = load(title).scores(state), load(title).winners(state)
        for seat in range(seats):
            got = rewards[f"seat_{seat}"]
            others = [points[other] for other in range(seats) if other != seat]
            if name == "win_share":
                assert got == ((seat in won) / len(won))
            elif name == "score_difference":
                assert got == points[seat] - max(others)
            else:
                assert 0 <= got <= 1
                assert (got == 1) == (won == [seat])
        if name == "rank":
            assert sum(rewards.values()) == pytest.approx(seats / 2)


def test_the_same_seed_deals_the_same_game(title: str) -> None:
    games = []
    for seed in (5, 5, 6):
        env = envs.aec(title, seats=2)
        rows = [env.observe(agent)["observation"].tobytes() for agent in seeded(env, seed, 40)]
        games.append(rows)
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_the_observation_is_the_row_of_the_seat(title: str, seats: int) -> None:
    env = envs.aec(title, seats=seats)
    features = features_of(load(title))
    for _ in seeded(env, 1, 30):
        for seat in range(seats):
            seen = env.observe(f"seat_{seat}")
            assert seen["observation"].tobytes() == features.row(env._state, seat)
            asked = env.agent_selection == f"seat_{seat}"
            legal = env._state.legal() if asked else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal


def test_an_illegal_action_raises_and_changes_nothing(title: str, seats: int) -> None:
    env, game, dice = envs.aec(title, seats=seats), load(title), Dice(8)
    clauses = 0
    for agent in chain.from_iterable(seeded(env, seed, 60) for seed in range(8)):
        before = game.pack(env._state)
        refused = [n for n in range(features_of(game).decisions) if not env._state.allows(n)]
        if not refused:
            continue
        number = refused[dice.below(len(refused))]
        with pytest.raises(envs.IllegalAction) as error:
            env.step(number)
        assert game.pack(env._state) == before
        assert env.agent_selection == agent
        if error.value.clause is not None:
            assert str(error.value).startswith(f"{error.value.clause}: ")
            assert error.value.clause in game.reasons.values()
            clauses += 1
    assert clauses


@pytest.mark.parametrize("number", [-1, 1000, 2**70])
def test_a_number_no_game_knows_is_refused_too(title: str, number: int) -> None:
    env = envs.aec(title, seats=2)
    env.reset(seed=1)
    with pytest.raises(envs.IllegalAction, match="stands for nothing here"):
        env.step(number)


def test_the_structured_observation_names_all_legal_actions(title: str) -> None:
    env, game = envs.aec(title, seats=2), load(title)
    for agent in seeded(env, 4, 30):
        seen: dict[str, Any] = env.structured(agent)
        assert [offer["number"] for offer in seen["legal"]] == env._state.legal()
        assert {offer["action"]["type"] for offer in seen["legal"]} <= {
            kind.__struct_config__.tag for kind in game.actions
        }
        other = env.structured("seat_0" if agent == "seat_1" else "seat_1")
        assert other["legal"] == []
        assert other["public"] == seen["public"]


def test_what_is_wrong_gets_one_sentence() -> None:
    game = load(some_box())
    with pytest.raises(UnknownGame, match="no game is called 'chess'"):
        envs.aec("chess", seats=2)
    players = f"2 to {max(game.seats)} players"
    with pytest.raises(BadSeats, match=f"{game.title} is for {players}, not 9"):
        envs.aec(some_box(), seats=9)
    with pytest.raises(BadOption, match="has no option 'x'"):
        envs.aec(some_box(), seats=2, options={"x": True})
    with pytest.raises(BadCards, match=r"none.json: cannot be read"):
        envs.aec(some_box(), seats=2, cards="none.json")
    with pytest.raises(BadInput, match="no reward is called 'gold'"):
        envs.aec(some_box(), seats=2, reward="gold")
