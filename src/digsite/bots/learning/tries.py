"""Rows of who must decide, with what every decision was worth: what a corrector is learnt from.

Sequential halving: all decisions are tried a few times, the better half of them more often, and
so on, so that most tries go where decisions are close.
"""

from __future__ import annotations

from digsite.bots.bot import policy_of
from digsite.bots.ladder import LADDER
from digsite.bots.searcher import flat_tree
from digsite.bots.titles import settings_for
from digsite.bots.tree import Tree
from digsite.bots.tries import try_out
from digsite.core import faults
from digsite.core.dice import Dice, nth_seed, seed_from
from digsite.core.game import AnyGame, copy_of
from digsite.core.policy import Policy
from digsite.core.state import State
from digsite.games import load
from digsite.play.features import features_of

from .course import Course, Numbers, Players, players_of
from .playing import Some, moment_of, play

GAMES = 10  # of a chunk
LADDER_OF_TRIES = (8, 24, 72)  # in all, for every decision, the better half, the best quarter


def tries(course: Course, chunk: int) -> dict[str, Numbers]:
    """`rows` with the surveyor's choice behind, `worth` and `weights` by decision, `games`."""
    import numpy as np

    game = load(course.game)
    features = features_of(game)
    rows, worth, weights, numbers = bytearray(), [], [], []
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        seed = nth_seed(seed_from("learning", course.seed, course.round), number)
        players = players_of(course, number)
        for place, state in enumerate(_positions(game, course, players, seed)):
            own = seed_from(seed, "tries", place)
            judged = _tried(game, state, players.judging, course.turns, own)
            rows += features.row(state, state.actor)
            rows += _one(features.decisions, _base_choice(game, state, own))
            worth.append([judged.get(each, (0.0, 0))[0] for each in range(features.decisions)])
            weights.append([judged.get(each, (0.0, 0))[1] for each in range(features.decisions)])
            numbers.append(number)
    width = features.size(course.seats) + features.decisions
    return {
        "rows": np.frombuffer(bytes(rows), np.uint8).reshape(-1, width),
        "worth": np.array(worth, np.float32).reshape(-1, features.decisions),
        "weights": np.array(weights, np.float32).reshape(-1, features.decisions),
        "games": np.array(numbers, np.int64),
    }


def _positions(game: AnyGame, course: Course, players: Players, seed: int) -> list[State]:
    """Some positions of a game in which somebody who learns has a choice."""
    some = Some(Dice(seed_from(seed, "kept")))

    def seen(state: State) -> None:
        if state.actor in players.learning and len(state.legal()) > 1:
            some.offer(state)

    moment = moment_of(game, course.seats, seed)
    play(game, course.seats, players.playing, seed, moment, seen)
    return some.kept


def _tried(
    game: AnyGame, state: State, policy: Policy, turns: int, seed: int
) -> dict[int, tuple[float, int]]:
    """For each legal decision its worth beside the mean of all, and how often it was tried."""
    veiled = game.veil(state, state.actor)
    tree = flat_tree(settings_for(game, LADDER[-1]))
    tree.seed = seed
    scratch, dice = copy_of(veiled), Dice()
    left, done = veiled.legal(), 0
    counts = dict.fromkeys(left, 0)
    for upto in LADDER_OF_TRIES:
        for decision in left:
            worlds = range(done, upto)
            try_out(tree, veiled, scratch, policy, dice, decision, worlds, turns=turns)
            counts[decision] = upto
        done = upto
        left = sorted(left, key=lambda each: -_mean(tree, each))[: max(1, len(left) // 2)]
        if len(left) == 1:
            break
    means = {decision: _mean(tree, decision) for decision in counts}
    middle = sum(means.values()) / len(means)
    return {decision: (means[decision] - middle, counts[decision]) for decision in counts}


def _mean(tree: Tree, decision: int) -> float:
    node = tree.child_of(0, decision)
    return float(tree.value[node] / tree.visits[node])


def _base_choice(game: AnyGame, state: State, seed: int) -> int:
    """What the surveyor himself would do: a corrector is told, and may overrule it."""
    dice = Dice(seed)
    decision = policy_of(game).choose(game.imagine(game.veil(state, state.actor), dice), dice)
    faults.surface()
    return decision


def _one(size: int, place: int) -> bytes:
    return bytes(1 if each == place else 0 for each in range(size))
