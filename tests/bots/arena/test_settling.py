"""The sequential test: a false order is rarely called settled, a true one soon."""

from __future__ import annotations

from bots.arena.arenas import NAMES, campaign, coin_games

from digsite.bots.arena import Campaign, settled
from digsite.core.dice import Dice

TABLES = 300


def stops(played: Campaign, deals: int, strengths: list[float], dice: Dice) -> int | None:
    """After how many deals the order counts as settled."""
    stop = settled(played)
    size = len(played.seatings)
    games = coin_games(played, deals, strengths, dice)
    for deal in range(deals):
        if stop(games[size * deal : size * (deal + 1)]):
            return deal + 1
    return None


def test_equal_bots_are_hardly_ever_put_in_an_order() -> None:
    """With looks after every one of 200 deals, at most 5 % of the campaigns may stop."""
    dice, played = Dice(1), campaign(*NAMES[:2])
    wrong = sum(stops(played, 200, [1, 1], dice) is not None for _ in range(TABLES))
    assert wrong <= 0.05 * TABLES


def test_looking_after_every_deal_with_a_fixed_test_would_go_wrong() -> None:
    """The same games, looked at with an interval made for one look: what the test protects from."""
    dice, played, wrong = Dice(1), campaign(*NAMES[:2]), 0
    for _ in range(TABLES):
        lead = 0
        for count, game in enumerate(coin_games(played, 200, [1, 1], dice), 1):
            lead += 1 if played.seatings[game.seating][game.winners[0]] == 0 else -1
            if count > 20 and abs(lead) > 1.96 * count**0.5:
                wrong += 1
                break
    assert wrong > 0.15 * TABLES


def test_three_equal_bots_at_one_table_are_hardly_ever_put_in_an_order() -> None:
    dice, played = Dice(2), campaign(*NAMES[:3], seats=3)
    wrong = sum(stops(played, 100, [1, 1, 1], dice) is not None for _ in range(TABLES))
    assert wrong <= 0.05 * TABLES


def test_a_clear_order_is_settled_soon_and_rightly() -> None:
    dice, played = Dice(3), campaign(*NAMES[:3])
    found = [stops(played, 200, [9, 3, 1], dice) for _ in range(40)]
    assert all(deals is not None and deals < 150 for deals in found)
