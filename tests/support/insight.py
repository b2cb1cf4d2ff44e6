"""Games and positions for the honesty of reviews: luck, errors, reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from digsite.bots.bot import policy_for, policy_of
from digsite.bots.insight import lead, split
from digsite.bots.ladder import rung
from digsite.core.dice import Dice, seed_from
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.games import load
from digsite.play import Table


class Choice(msgspec.Struct, frozen=True):
    """A position veiled for who decides, what was decided, and another possible decision."""

    veiled: State
    decision: int
    other: int


def a_game(title: str, bots: Sequence[str], seed: int) -> Table:
    """A game between these bots, by seat."""
    game, dice = load(title), Dice(seed)
    table = Table(game, len(bots))
    policies = [policy_for(game, rung(bot)) for bot in bots]
    while not table.over:
        table.deal(dice)
        if not table.over:
            table.choose(policies[table.actor].choose(table.state, dice))
    return table


def faulty_game(title: str, seats: int, seed: int, faulty: int) -> Table:
    """A game between surveyors of whose decisions so many in a hundred are random."""
    game, dice, pick = load(title), Dice(seed), Dice(seed_from(seed, "faulty"))
    table, policy = Table(game, seats), policy_of(game)
    while not table.over:
        table.deal(dice)
        if not table.over:
            legal, decision = table.state.legal(), policy.choose(table.state, dice)
            if pick.below(100) < faulty:
                decision = legal[pick.below(len(legal))]
            table.choose(decision)
    return table


def lucks(title: str, bots: Sequence[str], games: range) -> list[list[float]]:
    """What chance gave each seat, game by game."""
    worth = lead(load(title))
    found = [split(a_game(title, bots, seed), worth).luck for seed in games]
    return [list(row) for row in zip(*found, strict=True)]


def errors_from_nothing(found: Sequence[float]) -> float:
    """How many standard errors a mean is away from 0."""
    spread = stdev(found)
    return abs(fmean(found)) / (spread / sqrt(len(found))) if spread else 0.0


def choices(title: str, seats: int, seed: int) -> Iterator[Choice]:
    """One position of each of ever more games of surveyors, with a decision they did not take."""
    game = load(title)
    policy = policy_of(game)
    number = 0
    while True:
        number += 1
        dice, pick = Dice(seed_from(seed, number)), Dice(seed_from(seed, number, "pick"))
        state, found, kept = game.new(seats), 0, None
        while not state.over():
            if state.actor == CHANCE:
                state.play(state.draw(dice))
                continue
            decision = policy.choose(state, dice)
            others = [other for other in state.legal() if other != decision]
            if others:
                found += 1
                if pick.below(found) == 0:
                    other = others[pick.below(len(others))]
                    kept = Choice(game.veil(state, state.actor), decision, other)
            state.play(decision)
        if kept is not None:
            yield kept
