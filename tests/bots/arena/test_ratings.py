"""Ratings find the strengths that games were drawn with, and intervals hold them."""

from __future__ import annotations

from math import log10

import pytest
from bots.arena.arenas import NAMES, campaign, coin_games
from support.titles import longest_box

from digsite.bots.arena import standings
from digsite.bots.arena.intervals import share_of, wilson
from digsite.bots.arena.ratings import fit, orders, ratings
from digsite.core.dice import Dice


def on_scale(strengths: list[float]) -> list[float]:
    marks = [400 * log10(strength) for strength in strengths]
    return [mark - sum(marks) / len(marks) for mark in marks]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_recovered(seats: int) -> None:
    strengths = [8.0, 4.0, 2.0, 1.0]
    played = campaign(*NAMES[:4], seats=seats, game=longest_box())
    deals = 2400 // len(played.seatings)
    games = coin_games(played, deals, strengths, Dice(seats))
    found = fit(4, [order for game in games for order in orders(played, game)])
    assert found == pytest.approx(on_scale(strengths), abs=45)


def test_a_bot_among_copies_of_another_is_rated_by_the_same_measure() -> None:
    played = campaign(*NAMES[:2], seats=4, game=longest_box(), line_up="one-against")
    games = coin_games(played, 500, [3.0, 1.0], Dice(5))
    assert fit(2, [order for game in games for order in orders(played, game)]) == pytest.approx(
        on_scale([3.0, 1.0]), abs=25
    )


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    played, dice = campaign(*NAMES[:2]), Dice(8)
    truth = on_scale([2.0, 1.0])[0]
    inside = 0
    for number in range(20):
        found = ratings(played, coin_games(played, 60, [2.0, 1.0], dice), seed=number)[0]
        inside += found.low <= truth <= found.high
    assert inside >= 16


def test_a_tie_counts_half_for_both() -> None:
    played = campaign(*NAMES[:2])
    game = coin_games(played, 1, [1, 1], Dice(1))[0]
    tied = type(game)(0, 0, [7, 7], [0, 1], [1, 1], [1, 1], [0.0, 0.0])
    assert sorted(orders(played, tied)) == [(0, 1), (1, 0)]
    assert fit(2, orders(played, tied)) == pytest.approx([0, 0], abs=1e-6)


def test_an_unbeaten_bot_has_a_finite_rating() -> None:
    played = campaign(*NAMES[:2])
    found = standings(played, coin_games(played, 30, [1.0, 0.0], Dice(1)))
    best = found.standings[0]
    assert best.bot == "professor:10"
    assert best.wins.share == 1
    assert best.wins.low > 0.85
    assert best.rating.rating < 2000


def test_games_of_one_deal_count_as_much_as_they_are_worth() -> None:
    alike = [1.0, 0.0] * 50  # both games of a deal end the same way
    assert share_of(alike, 200) == wilson(0.5, 100)
    opposed = [0.5] * 100  # the deal decides who wins, and the rotation evens it out
    assert share_of(opposed, 200) == wilson(0.5, 100)


def test_shares_of_wins_stand_beside_the_fair_share() -> None:
    played = campaign(*NAMES[:2], seats=4, game=longest_box(), line_up="one-against")
    found = standings(played, coin_games(played, 200, [3.0, 1.0], Dice(5)))
    one, three = found.standings
    assert (one.fair_share, three.fair_share) == (0.25, 0.75)
    assert one.wins.share == pytest.approx(0.5, abs=0.05)
    assert one.wins.share + three.wins.share == pytest.approx(1)
