"""Games in which a policy plays some seats."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any

from digsite.core.dice import Dice, nth_seed
from digsite.core.game import Game
from digsite.core.policy import Policy, RandomPolicy
from digsite.core.seats import CHANCE, OVER
from digsite.games import load


def played_by(
    game: Game[Any], policy: Policy, seats: int, seed: int, count: int, **setting: Any
) -> Iterator[Any]:
    """The positions of a game in which a policy plays the first few seats."""
    policies = [policy] * count + [RandomPolicy()] * max(seats - count, 0)
    yield from _game(game.new(seats, **setting), Dice(seed), policies)


def finished(game: Game[Any], seats: int, seed: int, policies: Sequence[Policy]) -> Any:
    """A whole game of these players."""
    state = game.new(seats)
    for _ in _game(state, Dice(seed), policies):
        pass
    return state


def won_among_random(game: Game[Any], policy: Policy, seats: int, games: int) -> int:
    """How many games a policy wins alone, in each seat in turn, the others playing anything."""
    won = 0
    for number in range(games):
        me = number % seats
        policies: list[Policy] = [RandomPolicy() for _ in range(seats)]
        policies[me] = policy
        won += finished(game, seats, nth_seed(9, number), policies).winners() == 1 << me
    return won


def digest(title: str, bot: str, seeds: int) -> str:
    """The decisions of some games of `apprentice` or `surveyor`, and the guesses of the latter."""
    game, stream = load(title), sha256()
    policy = import_module(f"digsite.games.{title}.minds.{bot}").POLICY
    for seats in game.seats:
        for seed in range(seeds):
            for state in played_by(game, policy, seats, seed, seats - seed % 2):
                guessed = range(seats) if bot == "surveyor" else ()
                guesses = [policy.guess(state, seat).hex() for seat in guessed]
                decision = policy.choose(state, Dice(seed))
                stream.update(repr((decision, guesses)).encode())
    return stream.hexdigest()


def digest_of_the_other_form(title: str, bot: str, seeds: int) -> str:
    """The same by interpreted rules if ours are compiled, and the other way round."""
    other = "" if os.environ.get("DIGSITE_PURE") == "1" else "1"
    call = f"digest({title!r}, {bot!r}, {seeds})"
    done = subprocess.run(
        [sys.executable, "-c", f"from support.playing_on import digest; print({call})"],
        env={**os.environ, "DIGSITE_PURE": other, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout.strip()


def _game(state: Any, dice: Dice, policies: Sequence[Policy]) -> Iterator[Any]:
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.play(state.draw(dice))
            continue
        yield state
        state.play(policies[state.actor].choose(state, dice))
