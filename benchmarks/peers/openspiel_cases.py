"""OpenSpiel's card games: in C++ all the way, in C++ driven from Python, and in Python."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import open_spiel.python.games  # noqa: F401  # registers those written in Python
import pyspiel

import digsite.envs.openspiel  # noqa: F401  # registers ours

from .measuring import RANDOM, Case, Play

CARD_GAMES = ("leduc_poker", "gin_rummy", "hearts", "crazy_eights", "skat", "hanabi")


def cases() -> Iterator[Case]:
    for name in CARD_GAMES:
        yield _native(name)
        yield load_case("OpenSpiel", name, name, "Python")
    yield load_case("OpenSpiel", "python_kuhn_poker", "kuhn poker in Python", "Python")
    yield load_case("OpenSpiel", "python_liars_poker", "liar's poker in Python", "Python")


def load_case(library: str, name: str, label: str, way: str) -> Case:
    """A game of OpenSpiel, driven from Python through its states."""
    game = pyspiel.load_game(name)
    return Case(library, label, game.num_players(), way, _driven(game), _middle(game).clone)


def _native(name: str) -> Case:
    """Games played by its own random bots without coming back to Python."""
    game = pyspiel.load_game(name)
    seats = game.num_players()
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(seats)]
    driven = _driven(game)
    length = sum(driven()[0] for _ in range(200)) / 200  # decisions are not reported
    deals = iter(range(1 << 60))

    def play() -> tuple[float, int]:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(deals))
        return length, 1

    return Case("OpenSpiel", name, seats, "C++", play, _middle(game).clone)


def _driven(game: Any) -> Play:
    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += _step(state)
        return decisions, 1

    return play


def _step(state: Any) -> int:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        draw = RANDOM.choices(outcomes, [chance for _, chance in outcomes])[0][0]
        state.apply_action(draw)
        return 0
    state.apply_action(RANDOM.choice(state.legal_actions()))
    return 1


def _middle(game: Any) -> Any:
    """A position halfway through a random game."""
    state = game.new_initial_state()
    history = []
    while not state.is_terminal():
        history.append(state.clone())
        _step(state)
    return history[len(history) // 2]
