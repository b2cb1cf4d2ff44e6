"""What came against what could be expected: it favours nobody in the long run."""

from __future__ import annotations

from statistics import fmean

import pytest
from support.campaign import much, tell
from support.insight import a_game, errors_from_nothing
from support.titles import boxes

from digsite.bots.insight.tallies import tallies_of

GAMES = much(30, 3_000)


@pytest.mark.parametrize("key", boxes())
def test_what_comes_is_what_could_be_expected_on_average(key: str) -> None:
    more: list[float] = []
    for seed in range(GAMES):
        found = tallies_of(a_game(key, ["surveyor"] * 3, seed))
        assert found
        more.append(sum(each.came - each.expected for each in found))
    away = errors_from_nothing(more)
    tell(
        f"tallies, {key}", 0, games=GAMES, mean=f"{fmean(more):.2f}", standard_errors=f"{away:.2f}"
    )
    assert away <= 3.0


def test_a_game_that_counts_nothing_has_no_tallies() -> None:
    assert tallies_of(a_game("scarab", ["surveyor"] * 2, 1)) == []
