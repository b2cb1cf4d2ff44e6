"""The search: it follows its settings, keeps what it learnt, and knows when it is sure."""

from __future__ import annotations

import tomllib
from time import thread_time

from support.titles import longest_box, open_box, some_box

from digsite.bots import LADDER, Bot, Budget, Settings, rung, settings_for
from digsite.bots.bot import policy_of
from digsite.bots.match import Player, play_match
from digsite.bots.searcher import Searcher
from digsite.core.dice import Dice
from digsite.core.policy import Policy
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.games import load
from digsite.play.benchmark import middle_of


def seen_in_the_middle(title: str, seats: int) -> State:
    """A position in the middle of a game, as the seat to move knows it."""
    game = load(title)
    state = middle_of(game, seats)
    veiled: State = game.veil(state, state.actor)
    return veiled


def searcher(title: str, settings: Settings, threads: int = 1) -> Searcher:
    return Searcher(policy_of(load(title)), settings, seed=1, threads=threads)


def test_a_game_speaks_of_rungs_that_exist(title: str) -> None:
    game = load(title)
    path = game.folder / "minds" / "search.toml"
    named = tomllib.loads(path.read_text()) if path.exists() else {}
    searching = {found.name for found in LADDER if found.way == "search"}
    assert set(named.pop("strength", {})) <= searching
    assert set(named) <= searching
    for found in LADDER:
        assert isinstance(settings_for(game, found), Settings)


def test_flat_search_makes_no_node_below_the_root(title: str) -> None:
    veiled = seen_in_the_middle(title, 2)
    mind = searcher(title, Settings(deepest=1))
    mind.think(veiled, Budget(iterations=200))
    tree = mind._trees[0]
    child = tree.child[0]
    while child >= 0:
        assert tree.child[child] == -1
        child = tree.sibling[child]


def test_all_iterations_are_visits_of_some_decision(title: str) -> None:
    thoughts = searcher(title, Settings()).think(
        seen_in_the_middle(title, 3), Budget(iterations=320)
    )
    assert sum(found.visits for found in thoughts.candidates) == thoughts.iterations
    assert abs(sum(thoughts.win_shares) - 1) < 0.5


def test_two_threads_search_together(title: str) -> None:
    veiled = seen_in_the_middle(title, 2)
    thoughts = searcher(title, Settings(), threads=2).think(veiled, Budget(iterations=640))
    assert sum(found.visits for found in thoughts.candidates) == thoughts.iterations
    assert veiled.allows(thoughts.candidates[0].decision)


def test_widening_looks_at_the_policys_decision_first_and_at_few_others() -> None:
    veiled = seen_in_the_middle(open_box(), 3)
    narrow = searcher(open_box(), Settings(widening=0.1)).think(veiled, Budget(iterations=64))
    wide = searcher(open_box(), Settings()).think(veiled, Budget(iterations=64))
    assert len(narrow.candidates) < len(wide.candidates)


def test_what_is_known_below_a_decision_is_kept_until_chance_speaks() -> None:
    game = load(open_box())
    state = middle_of(game, 2)
    while len(state.legal()) == 1 or state.actor == CHANCE:
        state.play(state.draw(Dice(1)) if state.actor == CHANCE else state.legal()[0])
    bot = Bot(game, rung("professor"), seed=1)
    seat = state.actor
    decision = bot.decide(game.veil(state, seat), Budget(iterations=600))
    state.play(decision)
    if state.actor == seat:
        assert bot._searcher._trees[0].visits[0] > 0
    else:
        assert bot._searcher._turn != state.turn


def test_a_clear_choice_does_not_use_up_the_budget() -> None:
    veiled = seen_in_the_middle(some_box(), 2)
    budget = Budget(iterations=20_000)
    whole = searcher(some_box(), Settings(horizon=2, regret=0.0)).think(veiled, budget)
    thrifty = searcher(some_box(), Settings(horizon=2, regret=0.01)).think(veiled, budget)
    assert thrifty.iterations < whole.iterations / 2
    assert thrifty.candidates[0].decision == whole.candidates[0].decision


def test_the_regret_of_stopping_falls_with_the_gap_and_with_the_visits() -> None:
    mind = searcher(some_box(), Settings())
    mind.think(seen_in_the_middle(some_box(), 2), Budget(iterations=320))
    close = mind._regret([(1000, 500.0), (800, 396.0)])
    clear = mind._regret([(1000, 500.0), (800, 320.0)])
    longer = mind._regret([(100_000, 50_000.0), (80_000, 39_600.0)])
    assert 0 <= clear < close / 10
    assert longer < close


def test_seconds_are_counted_by_the_clock_that_is_handed_in() -> None:
    policy = policy_of(load(some_box()))
    clock = (float(4 * tick) for tick in range(1_000)).__next__  # seconds that are soon over
    mind = Searcher(policy, Settings(), seed=1, clock=clock, thrifty=False)
    thoughts = mind.think(seen_in_the_middle(some_box(), 2), Budget(seconds=50))
    assert 50 <= thoughts.seconds < 60


class Onlooker(Policy):
    """Notes who was to act, and when, wherever it was asked to guess."""

    def __init__(self) -> None:
        self.asked: set[tuple[int, int]] = set()

    def choose(self, state: State, dice: Dice) -> int:
        return dice.choose(state.mask())

    def guess(self, state: State, seat: int) -> float:
        self.asked.add((state.actor, state.turn))
        return 0.0


def test_a_pause_puts_the_guess_off_until_chance_acts(title: str) -> None:
    veiled = seen_in_the_middle(title, 2)
    policy = Onlooker()
    Searcher(policy, Settings(horizon=3, pause=True), seed=1).think(veiled, Budget(iterations=20))
    assert {actor for actor, _ in policy.asked} <= {CHANCE}
    assert all(turn >= veiled.turn + 3 for _, turn in policy.asked)


def test_in_the_arena_a_second_is_one_of_the_processor() -> None:
    bot = Player(load(some_box()), rung("professor"), 1, Budget(seconds=0.02), fresh=True)
    assert bot._searcher.clock is thread_time


def test_a_search_that_is_stopped_at_once_has_an_answer() -> None:
    veiled = seen_in_the_middle(longest_box(), 2)
    thoughts = searcher(longest_box(), Settings()).think(
        veiled, Budget(iterations=1_000_000), stopped=lambda: True
    )
    assert veiled.allows(thoughts.candidates[0].decision)
    assert thoughts.iterations < 100


def test_thinking_beats_weighing() -> None:
    """Far less thought than a second a turn is enough where luck counts little."""
    thinker, weigher = rung("professor"), rung("surveyor")
    budgets = [Budget(iterations=150), None]
    won = 0
    for deal in range(2):
        turned = deal % 2 == 1
        pair = [weigher, thinker] if turned else [thinker, weigher]
        given = budgets[::-1] if turned else budgets
        played = play_match(load(open_box()), pair, deal, budgets=given)
        won += played.winners == (2 if turned else 1)
    assert won == 2
