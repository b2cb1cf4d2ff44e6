"""A search after tomb raiders have looked through a site."""

from __future__ import annotations

from digsite.bots import Bot, Budget, rung
from digsite.bots.bot import policy_of
from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.games import load
from digsite.games.thebes.constants import RAID


def test_a_tree_of_worlds_that_were_ruled_out_is_not_kept() -> None:
    """The tomb raiders took a relic worth 1 beside one worth 5: in most imagined worlds it was
    the only one, so it had most visits before the relics were seen."""
    game = load("thebes")
    before, decision, after = a_raid()
    bot = Bot(game, rung("professor"), seed=1)
    bot.think(before, Budget(iterations=64))
    bot._expected = bot._searcher.after(before, decision)
    bot._searcher.follow(decision)
    thoughts = bot.think(after, Budget(iterations=64))
    assert sum(found.visits for found in thoughts.candidates) == 64


def a_raid() -> tuple[State, int, State]:
    """What a seat sees before it plays tomb raiders, the decision, and what it sees then."""
    game, dice = load("thebes"), Dice(1)
    policy = policy_of(game)
    while True:
        state = game.new(3)
        while not state.over():
            before = copy_of(state)
            chance = state.actor == CHANCE
            decision = state.draw(dice) if chance else policy.choose(state, dice)
            state.play(decision)
            if state.phase == RAID and len(state.legal()) > 1:
                return game.veil(before, before.actor), decision, game.veil(state, state.actor)
