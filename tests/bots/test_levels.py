"""Levels: worse on purpose, never absurdly, and with numbers of their own in each title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from support.titles import boxes

from digsite.bots import LADDER, LEVELS, Bot, bot, fitted, opponents, rung, settings_for
from digsite.bots.arena import entrant
from digsite.bots.bot import policy_of
from digsite.bots.match import play_match
from digsite.bots.noise import WORST, Outlook, blurred
from digsite.bots.ranking.positions import drawn, restored
from digsite.bots.searcher import Budget, Searcher, Settings
from digsite.core.dice import Dice
from digsite.core.errors import BadInput
from digsite.games import load
from digsite.play import Table

LEVELLED = [title for title in boxes() if (load(title).folder / "minds" / "levels.toml").exists()]
in_titles_with_levels = pytest.mark.parametrize("box", LEVELLED)


def levels_of(title: str) -> list[str]:
    return [each.name for each in opponents(load(title)) if each not in LADDER]


def even(chances: Mapping[int, float]) -> dict[int, Outlook]:
    """Chances to win where nobody leads."""
    return {decision: Outlook(chance, 0.0) for decision, chance in chances.items()}


def test_a_decision_that_is_worse_is_taken_less_often() -> None:
    dice, chances = Dice(1), {7: 0.5, 3: 0.4, 5: 0.3}
    found = Counter(blurred(even(chances), 7, 0.1, dice) for _ in range(3000))
    assert found[7] > found[3] > found[5] > 0
    assert 2.2 < found[7] / found[3] < 3.3  # e


def test_nothing_absurd_is_ever_taken() -> None:
    dice, chances = Dice(1), {1: 0.9, 2: 0.9 - WORST - 0.01, 3: 0.9 - WORST + 0.01}
    assert {blurred(even(chances), 1, 1000.0, dice) for _ in range(500)} == {1, 3}


def test_without_noise_it_is_the_choice_even_if_another_looked_luckier() -> None:
    assert {blurred(even({1: 0.2, 2: 0.3}), 1, 1e-9, Dice(seed)) for seed in range(20)} == {1}


def test_what_looked_luckier_is_no_more_likely_than_what_looked_as_much_worse() -> None:
    dice, chances = Dice(1), {1: 0.5, 2: 0.6, 3: 0.4}
    found = Counter(blurred(even(chances), 1, 0.1, dice) for _ in range(3000))
    assert found[1] > found[2] > 0
    assert abs(found[2] - found[3]) < 150


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_who_has_won_or_lost_already_still_plays_for_points(won: float) -> None:
    dice, outlooks = Dice(1), {1: Outlook(won, 0.5), 2: Outlook(won, 0.3), 3: Outlook(won, 0.1)}
    found = Counter(blurred(outlooks, 1, 0.02, dice) for _ in range(1000))
    assert found[1] > 3 * found[2] > 3 * found[3]


def test_a_level_looks_at_its_lead_over_the_best_of_the_others() -> None:
    game = load("scarab")
    searcher = Searcher(policy_of(game), Settings(deepest=1, scale=10.0), 1)
    table = Table(game, 3)
    table.deal(Dice(1))
    veiled = game.veil(table.state, table.actor)
    found = searcher.think(veiled, Budget(iterations=60))
    choice = found.candidates[0].decision
    own, *others = [found.scores[(table.actor + away) % 3] for away in range(3)]
    outlook = searcher.outlook(choice, table.actor, 3)
    assert outlook.chance == found.win_shares[table.actor]
    assert outlook.lead == pytest.approx((own - max(others)) / 10.0)


@in_titles_with_levels
def test_levels_are_there_from_the_first_on(box: str) -> None:
    names = levels_of(box)
    assert names == [each.name for each in LEVELS][: len(names)]
    assert len(names) > 1


@in_titles_with_levels
def test_a_level_searches_like_its_model_with_its_own_noise_and_budget(box: str) -> None:
    game = load(box)
    for name in levels_of(box):
        level = fitted(game, rung(name))
        settings, usual = settings_for(game, level), settings_for(game, rung("curator"))
        assert (settings.horizon, settings.scale) == (usual.horizon, usual.scale)
        assert level.budget.iterations
        assert Bot(game, rung(name), 1).rung == level


@in_titles_with_levels
def test_a_level_plays_whole_games_the_same_each_time(box: str) -> None:
    game, name = load(box), levels_of(box)[0]
    rungs = [rung(name), rung("apprentice")]
    first, again = (play_match(game, rungs, 3, fresh=True) for _ in range(2))
    assert first.points == again.points
    most = fitted(game, rung(name)).budget.iterations
    assert most
    assert 0 < first.iterations[0] <= most * first.decisions[0]


@in_titles_with_levels
def test_the_same_level_does_not_always_decide_alike(box: str) -> None:
    game = load(box)
    veiled = restored(game, 2, drawn(game, 2, 1, 0)).veiled
    found = {bot(game, levels_of(box)[0], seed).decide(veiled) for seed in range(30)}
    assert len(found) > 1


def test_a_title_without_a_level_says_which_it_has(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(title)
    monkeypatch.setattr("digsite.bots.titles._levels", lambda path: {})
    with pytest.raises(BadInput, match=f"has no {LEVELS[0].name}; there are porter, apprentice"):
        fitted(game, LEVELS[0])


def test_levels_take_no_settings_in_the_arena() -> None:
    assert entrant(LEVELS[0].name).rung == LEVELS[0]
    with pytest.raises(BadInput, match="how it searches is fixed"):
        entrant(f"{LEVELS[0].name}:100")


def test_a_file_of_levels_with_an_unknown_word_is_refused(tmp_path: Path) -> None:
    from digsite.bots.titles import _levels

    path = tmp_path / "levels.toml"
    path.write_text("[tourist]\niterations = 5\nnoises = 1.0\n")
    with pytest.raises(BadInput, match="noises"):
        _levels(path)
