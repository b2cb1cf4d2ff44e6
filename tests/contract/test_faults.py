"""What goes wrong in a game that is not compiled is raised by the call that came upon it."""

from __future__ import annotations

import traceback
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from support.cracked import SEATS, Crack, at_end, at_start, at_turn, cracked, raising
from support.titles import some_box
from support.toy import FEATURES, ScarabFeatures

from digsite.bots.searcher import Budget, Searcher, Settings
from digsite.bots.selfplay.job import Job, Stretch
from digsite.bots.selfplay.playing import play_stretch
from digsite.bots.tree import Tree, search
from digsite.core import faults
from digsite.core.dice import Dice
from digsite.core.errors import IllegalDecision, Stuck, TapeFull
from digsite.core.features import Features
from digsite.core.game import copy_of
from digsite.core.playout import play_games, playout, time_legal
from digsite.core.policy import Policy, RandomPolicy
from digsite.core.state import State, tell
from digsite.envs.batch import Batch, Buffers
from digsite.envs.rewards import reward
from digsite.games import load

Loop = Callable[[State], object]


class Judge(Policy):
    """Decides like nobody in particular, in Python."""

    def choose(self, state: State, dice: Dice) -> int:
        return state.legal()[0]

    def guess(self, state: State, seat: int) -> float:
        return 1.0


def searched(state: State, policy: Policy | None = None, horizon: int = 0) -> None:
    tree = Tree(500)
    tree.horizon = horizon
    search(tree, state, copy_of(state), policy or RandomPolicy(), Dice(2), 20)


def searched_by_threads(state: State) -> None:
    Searcher(RandomPolicy(), Settings(), 1, threads=2).think(state, Budget(iterations=64))


def batch(state: State, features: Features = FEATURES) -> Batch:
    games, size = 3, features.size(SEATS)
    buffers = Buffers()
    buffers.observations = array("B", bytes(games * size))
    buffers.masks = array("B", bytes(games * features.decisions))
    buffers.seats = array("i", [0] * games)
    buffers.rewards = array("f", [0.0] * games * SEATS)
    buffers.points = array("i", [0] * games * SEATS)
    buffers.done = array("B", bytes(games))
    made = Batch(state, features, games, 0)
    made.attach(buffers)
    return made


def stepped(state: State) -> None:
    """Games of a batch from the first decision to past the end."""
    games = batch(state)
    games.reset(1)
    for _ in range(8):
        decisions = array("i", [0] * 3)
        games.sample(Dice(1), decisions)
        games.step(decisions)


def stepped_with_a_policy(state: State) -> None:
    games = batch(state)
    games.seat_policy(1, Judge())
    games.reset(1)
    games.step(array("i", [0] * 3))


def simulated(state: State) -> None:
    game = load("scarab")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game), "set_up", lambda *given: state)
        job = Job("scarab", SEATS, {}, game.cards(), ["porter"] * SEATS, seed=1)
        play_stretch(job, Stretch(0, 10))


LOOPS: list[tuple[Loop, Callable[[], Any], str]] = [
    (lambda state: state.legal(), at_turn, "mask"),
    (lambda state: state.allows(0), at_turn, "mask"),
    (lambda state: state.apply(0), at_turn, "mask play"),
    (lambda state: state.share(0), at_end, "winners"),
    (lambda state: reward(state, 0, 0), at_end, "winners"),
    (lambda state: reward(state, 1, 0), at_end, "points"),
    (lambda state: FEATURES.write(state, 0, bytearray(99)), at_end, "points"),
    (lambda state: FEATURES.allow(state, bytearray(99)), at_turn, "mask"),
    (lambda state: FEATURES.show(state, 0, bytearray(99)), at_turn, "mask"),
    (lambda state: time_legal(state, 10), at_turn, "mask"),
    (lambda state: playout(state, Dice(1)), at_start, "mask play draw"),
    (
        lambda state: play_games(state, copy_of(state), 1, 0, 9),
        at_start,
        "become mask play draw points winners",
    ),
    (simulated, at_start, "become mask play draw points winners"),
    (searched, at_turn, "become imagine mask play draw points winners"),
    (searched_by_threads, at_turn, "become imagine mask play draw points winners"),
    (stepped, at_start, "become mask play draw points winners"),
    (stepped_with_a_policy, at_start, "hide imagine"),
    (lambda state: state.weight(0), at_start, "weight"),
]
CASES = [(loop, begin, method) for loop, begin, each in LOOPS for method in each.split()]


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Any:
    yield
    faults.surface()


@pytest.mark.parametrize(("loop", "begin", "method"), CASES)
def test_a_method_that_raises_is_heard_with_its_traceback(
    loop: Loop, begin: Callable[[], Any], method: str
) -> None:
    with pytest.raises(Crack, match=method) as heard:
        loop(cracked(method, begin()))
    assert "broken" in [frame.name for frame in traceback.extract_tb(heard.value.__traceback__)]
    loop(begin())  # the next game is none the wiser


@pytest.mark.parametrize("part", ["choose", "guess"])
def test_a_policy_that_raises_is_heard_from_compiled_rules_too(part: str) -> None:
    for title in ("scarab", some_box()):
        game = load(title)
        state, dice = game.new(SEATS), Dice(1)
        while state.actor < 0:
            state.play(state.draw(dice))
        policy = type("Cracked", (Judge,), {part: raising})()
        with pytest.raises(Crack):
            searched(game.veil(state, state.actor), policy, horizon=1)
        searched(game.veil(state, state.actor), Judge(), horizon=1)


def test_a_policy_that_chooses_what_was_not_offered_is_heard() -> None:
    policy = type("Cracked", (Judge,), {"choose": lambda *given: 127})()
    state, dice = load(some_box()).new(SEATS), Dice(1)
    while state.actor < 0:
        state.play(state.draw(dice))
    if faults.__file__.endswith(".py"):
        pytest.skip("interpreted, a policy is handed on to rules that notice by themselves")
    with pytest.raises(IllegalDecision, match="127"):
        searched(state, policy)


def test_an_encoder_that_raises_is_heard() -> None:
    features = type("Cracked", (ScarabFeatures,), {"encode": raising})(2, (), ())
    with pytest.raises(Crack):
        features.row(at_turn(), 0)
    with pytest.raises(Crack):
        batch(at_start(), features).reset(1)


def test_a_state_that_offers_nothing_before_its_end_is_heard() -> None:
    state = at_turn()
    stuck = type("CrackedState", (type(state),), {"mask": lambda self: 0})(2, state.values, [9, 9])
    type(state).become(stuck, state)
    if faults.__file__.endswith(".py"):
        pytest.skip("interpreted, nothing stands between a loop and its game")
    with pytest.raises(Stuck):
        playout(stuck, Dice(1))


def test_each_thread_hears_of_its_own_game_only() -> None:
    together = Barrier(2)

    def work(method: str) -> int:
        together.wait()
        heard = 0
        for _ in range(50):
            state = cracked(method, at_start()) if method else at_start()
            try:
                play_games(state, copy_of(state), 1, 0, 2)
            except Crack:
                heard += 1
        return heard

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(work, ["points", ""])) == [50, 0]


def test_a_full_tape_says_so_instead_of_dropping_a_row() -> None:
    state = at_start()
    state.listen()
    for row in range(128):
        tell(state, row, 0, 0, 0, 0, 0)
    assert len(state.heard()) == 128
    for row in range(129):
        tell(state, row, 0, 0, 0, 0, 0)
    with pytest.raises(TapeFull, match="1 more"):
        state.heard()
