"""A bot thinks about one thing at a time; its tree is never entered twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest
from support.campaign import WAIT

from digsite.bots import Bot, Budget, Thoughts, rung
from digsite.core.errors import AlreadyThinking
from digsite.core.state import State
from digsite.games import load
from digsite.play.benchmark import middle_of

BUDGET = Budget(iterations=64)


def asked_in(title: str) -> tuple[Any, State]:
    game = load(title)
    state = middle_of(game, 2)
    return game, game.veil(state, state.actor)


def test_a_second_question_is_refused_while_a_bot_thinks_and_the_first_is_answered(
    title: str,
) -> None:
    game, veiled = asked_in(title)
    bot, begun, refused = Bot(game, rung("professor"), 1, thrifty=False), Event(), Event()

    def told(thoughts: Thoughts) -> None:
        begun.set()
        assert refused.wait(WAIT)

    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(bot.think, veiled, BUDGET, told)
        assert begun.wait(WAIT)
        try:
            for second in (bot.decide, lambda state: bot.think(state, BUDGET)):
                with pytest.raises(AlreadyThinking):
                    second(veiled)
        finally:
            refused.set()
        assert first.result(WAIT).iterations == BUDGET.iterations
    assert bot.decide(veiled, BUDGET) in veiled.legal()


def test_who_is_told_of_thoughts_cannot_ask_the_same_bot(title: str) -> None:
    game, veiled = asked_in(title)
    bot = Bot(game, rung("professor"), 1, thrifty=False)
    with pytest.raises(AlreadyThinking):
        bot.think(veiled, BUDGET, lambda thoughts: [bot.decide(veiled, BUDGET)].clear())
    assert bot.decide(veiled, BUDGET) in veiled.legal()
