"""Random games: they end, they agree compiled or not, and look like those of the sources."""

from collections import Counter
from itertools import pairwise

import pytest
from games.loot.loot_table import random_turns

from digsite.core.dice import Dice, nth_seed
from digsite.core.game import watchers
from digsite.core.playout import play_games
from digsite.core.seats import CHANCE
from digsite.games.loot import GAME
from digsite.games.loot.constants import AWAKEN, SECURE

GOLDEN = {  # points, winners and decisions, summed up
    2: (1254, 33, 1006),
    3: (1752, 45, 1393),
    4: (1996, 76, 1680),
    5: (2550, 112, 2368),
    6: (2343, 157, 2208),
}


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_same_seed_gives_the_same_games_compiled_or_not(seats: int) -> None:
    start = GAME.new(seats)
    games = play_games(start, start.copy(), seed=2024, first=0, games=20)
    total = (sum(games.points), sum(games.winners), sum(games.decisions))
    assert total == GOLDEN[seats]


@pytest.mark.clause("LNR-011", "LNR-018")
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_play_ends_with_probability_one(seats: int) -> None:
    """Whoever has cards may secure, whoever has none may explore, and securing scores.

    A turn has at most 2 + 1 + 5 choices, so in any two turns of a player a secure comes with
    a chance of 1/64 or more; before 6 x 34 + 1 points are scored somebody is at the goal.
    """
    points = 0
    for state in random_turns(seats, seed=70 + seats):
        if state.actor >= 0 and GAME.prompt(state, 0).key != "keep_cards":
            laden = state.laden >> state.actor & 1
            assert state.allows(SECURE) if laden else state.mask() & 3
        if state.actor != CHANCE:
            assert sum(GAME.scores(state)) >= points
            points = sum(GAME.scores(state))
    assert state.over()


@pytest.mark.parametrize(
    "options",
    [{}, {"awaken_self": True, "awaken_empty": True, "trigger_scores": True, "frank_again": False}],
)
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_random_game_is_very_long(seats: int, options: dict[str, bool]) -> None:
    """Of 100,000 games of each size half took up to 50 (two players) to 121 decisions (six).

    One in a hundred took more than 79 to 181, the longest 112 to 240; with these options
    the longest took 262.
    """
    start = GAME.new(seats, options)
    games = play_games(start, start.copy(), seed=1, first=0, games=30)
    assert max(games.decisions) < 500


@pytest.mark.parametrize(
    ("seats", "turns", "mean"),
    [(2, 56, 31), (3, 68, 29), (4, 85, 27), (5, 103, 26), (6, 99, 21)],
)
def test_games_are_as_long_and_as_close_as_in_the_first_simulation(
    seats: int, turns: int, mean: int
) -> None:
    """There each kind of action was equally likely, then its pile or target; all was kept."""
    length = points = 0
    for number in range(60):
        state = GAME.new(seats)
        dice = Dice(nth_seed(99, number))
        while not state.over():
            mask = state.mask()
            if state.actor == CHANCE:
                decision = state.draw(dice)
            elif GAME.prompt(state, 0).key == "keep_cards":
                decision = max(state.legal())
            else:
                kinds = [mask & 3, mask & 1 << SECURE, mask >> AWAKEN << AWAKEN]
                usable = [kind for kind in kinds if kind]
                decision = dice.choose(usable[dice.below(len(usable))])
            state.apply(decision)
        length += state.turn
        points += sum(GAME.scores(state))
    assert length / 60 == pytest.approx(turns, rel=0.08)
    assert points / 60 / seats == pytest.approx(mean, abs=1.5)


@pytest.mark.parametrize("seats", GAME.seats)
def test_points_by_source_add_up_to_the_score(seats: int) -> None:
    for state in random_turns(seats, seed=20 + seats):
        sums = [sum(by_source.values()) for by_source in GAME.breakdown(state)]
        assert sums == GAME.scores(state)


def test_every_event_and_effect_shows_up_but_a_skipped_turn() -> None:
    seen: Counter[str] = Counter()
    effects: Counter[str | None] = Counter()
    for seed in range(6):
        state = GAME.new(3 + seed % 4)
        state.listen()
        dice = Dice(seed)
        while not state.over():
            chance = state.actor == CHANCE
            state.apply(state.draw(dice) if chance else dice.choose(state.mask()))
            rows = state.heard()
            for seat in watchers(state.seats):
                for event in GAME.happened(state, rows, seat):
                    seen[type(event).__name__] += 1
                    effects[GAME.effect(event)] += 1
    assert {kind.__name__ for kind in GAME.events} - set(seen) == {"TurnSkipped"}
    assert set(effects) - {None} == set(GAME.effects)


@pytest.mark.clause("LNR-010")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_turn_number_grows_by_one_with_every_turn(seats: int) -> None:
    turns = [state.turn for state in random_turns(seats, seed=30 + seats)]
    assert all(b - a in (0, 1) for a, b in pairwise(turns))
    assert turns[-1] > 20
