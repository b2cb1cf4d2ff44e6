"""Where all but one choice loses for certain, the professor takes that one."""

from __future__ import annotations

import pytest
from games.loot.loot_table import table

from digsite.bots import Budget, rung
from digsite.bots.bot import Bot
from digsite.games.loot import GAME


@pytest.mark.parametrize("seed", range(6))
def test_it_awakens_the_one_who_would_win_next_turn(seed: int) -> None:
    state = table("", "green:mask:2:werewolf", scores=[26, 34], tops=("red", "red"))
    bot = Bot(GAME, rung("professor"), seed)
    decision = bot.decide(GAME.veil(state, 0), Budget(iterations=50_000))
    assert GAME.notation(GAME.action(state, decision)) == "awaken:2"
