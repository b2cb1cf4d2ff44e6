"""Which permit a search advises: the region's own before one that is good anywhere."""

from __future__ import annotations

from collections.abc import Iterator

from digsite.bots.bot import Bot
from digsite.bots.ladder import LADDER
from digsite.bots.searcher import Budget
from digsite.core import bits
from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.seats import CHANCE
from digsite.games.thebes import GAME
from digsite.games.thebes.constants import BY_REGION, PERMIT
from digsite.games.thebes.minds.surveyor import POLICY
from digsite.games.thebes.rules import ThebesState

SEVERAL = 12
FEW = 5


def permits_to_choose(seed: int) -> Iterator[ThebesState]:
    """The moments of a game of three in which the region's own permit is one of several."""
    state, dice = GAME.new(3), Dice(seed)
    while not state.over():
        if state.actor == CHANCE:
            state.play(state.draw(dice))
            continue
        allowed = state.mask() if state.phase == PERMIT else 0
        if allowed >> BY_REGION & 1 and bits.popcount(allowed) > 1:
            yield state
        state.play(POLICY.choose(state, dice))


def test_the_hint_spends_the_permit_of_the_region_before_one_that_is_good_anywhere() -> None:
    """A search of 400 looks advised the general one in 25 of 63 such moments, by chance."""
    asked = 0
    for seed in range(SEVERAL):
        for state in permits_to_choose(seed):
            veiled = GAME.veil(state, state.actor)
            thoughts = Bot(GAME, LADDER[-1], seed, thrifty=False).think(
                veiled, Budget(iterations=60), None, None
            )
            assert [found.decision for found in thoughts.candidates] == [BY_REGION]
            asked += 1
            if asked == SEVERAL:
                return
    raise AssertionError(f"only {asked} moments were found")


def test_a_search_still_weighs_what_is_left_where_the_region_has_no_permit() -> None:
    state = next(permits_to_choose(1))
    others = state.mask() & ~bits.single(BY_REGION)
    assert others
    assert POLICY.worthwhile(state, others) == others


def test_who_goes_on_with_its_tree_never_takes_weeks_for_a_permit() -> None:
    """A tree has no nodes for a permit that needs no thought: below a dig stand its weeks."""
    moments = 0
    for seed in range(SEVERAL):
        for state in before_permits(seed):
            bot = Bot(GAME, LADDER[-1], seed)
            turn, seat = state.turn, state.actor
            state = copy_of(state)
            while not state.over() and (state.turn, state.actor) == (turn, seat):
                choosing = state.phase == PERMIT and len(state.legal()) > 1
                budget = Budget(iterations=20 if choosing else 300)
                decision = bot.decide(GAME.veil(state, seat), budget)
                moments += choosing
                assert decision in state.legal()
                state.play(decision)
        if moments >= FEW:
            return
    raise AssertionError(f"only {moments} moments were found")


def before_permits(seed: int) -> Iterator[ThebesState]:
    """The moments of a game of three in which a turn begins that may lead to such a choice."""
    state, dice = GAME.new(3), Dice(seed)
    while not state.over():
        if state.actor == CHANCE:
            state.play(state.draw(dice))
            continue
        decision = POLICY.choose(state, dice)
        following = copy_of(state)
        following.play(decision)
        if following.phase == PERMIT and following.mask() >> BY_REGION & 1:
            yield state
        state.play(decision)
