"""The games in OpenSpiel, tested with OpenSpiel's own tools."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from envs import playthroughs
from open_spiel.python.algorithms import ismcts, mcts
from support.titles import boxes, some_box

from digsite import games
from digsite.core.dice import Dice
from digsite.core.errors import BadInput
from digsite.envs.openspiel import resampler


def table(title: str, seats: int, **options: object) -> Any:
    given = ",".join(f"{name}={value}" for name, value in {"players": seats, **options}.items())
    return pyspiel.load_game(f"python_digsite_{title}({given})")


def walk(game: Any, seed: int) -> Iterator[Any]:
    """Each position of a random game."""
    state = game.new_initial_state()
    dice = Dice(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(state.course.world.draw(dice))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[dice.below(len(legal))])
    yield state


def decisions(game: Any, seed: int) -> list[Any]:
    """The positions of the players' decisions in a random game."""
    return [state.clone() for state in walk(game, seed) if state.current_player() >= 0]


def test_openspiel_finds_nothing_wrong(title: str, seats: int) -> None:
    pyspiel.random_sim_test(table(title, seats), num_sims=1, serialize=False, verbose=False)


def test_states_survive_being_written_down(title: str) -> None:
    game = table(title, min(games.load(title).seats))
    *_, end = walk(game, 3)
    again = game.deserialize_state(end.serialize())
    assert str(again) == str(end)
    assert again.returns() == end.returns()


@pytest.mark.parametrize("key", playthroughs.GAMES)
def test_the_stored_playthrough_is_played_again(key: str) -> None:
    assert playthroughs.told(key) == playthroughs.path_of(key).read_text()


def test_chance_has_the_probabilities_of_the_rules(title: str, seats: int) -> None:
    for state in walk(table(title, seats), 5):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            world = state.course.world
            total = sum(world.weight(draw) for draw in world.legal())
            assert outcomes == [(draw, world.weight(draw) / total) for draw in world.legal()]
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)


def test_returns_are_won_and_lost_in_equal_parts(title: str, seats: int) -> None:
    game = table(title, seats)
    *_, end = walk(game, 11)
    returns = end.returns()
    assert sum(returns) == pytest.approx(game.utility_sum())
    assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()
    winners = games.load(title).winners(end.course.world)
    assert [seat for seat, won in enumerate(returns) if won == max(returns)] == winners


def test_what_a_player_cannot_know_changes_nothing_it_is_shown(title: str, seats: int) -> None:
    resample = resampler(1)
    for state in decisions(table(title, seats), 2)[::9]:
        player = state.current_player()
        other = resample(state, player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_resampled_worlds_differ_in_what_is_hidden() -> None:
    state = decisions(table(some_box(), 4), 2)[-4]
    resample = resampler(1)
    assert len({str(resample(state, state.current_player())) for _ in range(20)}) > 1


def test_a_player_never_forgets(title: str) -> None:
    """No information state of a player comes back after something happened to it."""
    game = table(title, min(games.load(title).seats))
    seen: list[str] = []
    for state in walk(game, 4):
        if state.current_player() == 0:
            seen.append(state.information_state_string(0))
    assert len(seen) == len(set(seen)) > 1


def test_a_resampled_state_does_not_tell_how_it_really_came_about() -> None:
    state = decisions(table(some_box(), 3), 1)[20]
    other = resampler(2)(state, state.current_player())
    assert state.history()
    assert other.history() == []
    rival = (state.current_player() + 1) % 3
    assert other.information_state_string(rival) != state.information_state_string(rival)


def test_memory_does_not_depend_on_when_it_was_asked_for(title: str) -> None:
    game = table(title, min(games.load(title).seats))
    for state in walk(game, 6):
        asked_always = state.information_state_string(0)
    *_, asked_at_the_end = walk(game, 6)
    assert asked_at_the_end.information_state_string(0) == asked_always


@pytest.mark.parametrize("key", boxes())
def test_ismcts_searches_with_the_resampler_and_repeats_itself(key: str) -> None:
    game = table(key, 2)
    state = decisions(game, 8)[12]
    policies = []
    for _ in range(2):
        rng = np.random.RandomState(3)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=8, random_state=rng)
        bot.set_resampler(resampler(3))
        policies.append(bot.get_policy(state))
    assert policies[0] == policies[1]
    assert {action for action, _ in policies[0]} == set(state.legal_actions())


def test_openspiels_own_search_in_c_plays_the_games() -> None:
    game = table(some_box(), 2)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 5)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 10, 10, False, 5, False)
    state = decisions(game, 8)[12]
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


def test_options_and_cards_are_parameters() -> None:
    option = games.load(some_box()).options[0].name
    assert table(some_box(), 3, **{option: True}).get_parameters()[option] is True
    with pytest.raises(BadInput, match="cannot be read"):
        table(some_box(), 3, cards="/no/such")


def test_a_wrong_number_of_players_is_one_sentence() -> None:
    with pytest.raises((BadInput, pyspiel.SpielError), match=r"2 to \d players"):
        table(some_box(), 9)
