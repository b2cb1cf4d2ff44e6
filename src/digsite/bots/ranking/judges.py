"""Ways of judging the decisions of a position, as they are named on the command line.

`guess` at once, `guess:8` after eight turns of the surveyor, `games` after full games; with
`guess:8:net=FILE` a net forecasts instead, or corrects the surveyor. Any bot is a judge too: one
that searches (`professor`, `professor:horizon=8`), or one that only decides (`surveyor`,
`net:FILE`). Whoever tries does so equally often for every decision; who searches has as many
iterations as that makes.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from digsite.bots.arena.entrants import Entrant, entrant
from digsite.bots.bot import policy_for, policy_of
from digsite.bots.ladder import LADDER
from digsite.bots.nets import NetFile, check, minded, net_file
from digsite.bots.searcher import Budget, Searcher, flat_tree
from digsite.bots.titles import settings_for
from digsite.bots.tries import try_out
from digsite.core import faults
from digsite.core.dice import Dice
from digsite.core.errors import BadInput
from digsite.core.game import AnyGame, copy_of

from .positions import Position

AT_ONCE, TO_THE_END = 0, -1


class Judgement(msgspec.Struct, frozen=True):
    """What the decisions seem worth, as far as it is said, and which one is taken."""

    values: dict[int, float]
    choice: int


class Judge(Protocol):
    """A way of judging."""

    def judge(self, game: AnyGame, position: Position, tries: int, seed: int) -> Judgement: ...


def judge_named(text: str) -> Judge:
    """The way of judging that is written like this."""
    name, *words = text.strip().split(":")
    if name in ("guess", "games"):
        nets = [net_file(word[4:]) for word in words if word.startswith("net=")]
        turns = [word for word in words if not word.startswith("net=")]
        if name == "games" and turns:
            raise BadInput(f"{text!r}: full games have no number of turns")
        if name == "games":
            return PlayingOn(TO_THE_END, tuple(nets))
        return PlayingOn(_turns(text, turns), tuple(nets))
    who = entrant(text)
    return Searching(who) if who.rung.way == "search" else Deciding(who)


class PlayingOn(msgspec.Struct, frozen=True):
    """Lets the surveyor play on for some turns after each decision, and guess then."""

    turns: int
    nets: tuple[NetFile, ...] = ()

    def judge(self, game: AnyGame, position: Position, tries: int, seed: int) -> Judgement:
        veiled = position.veiled
        tree = flat_tree(settings_for(game, LADDER[-1]))
        tree.seed, tree.memory = seed, position.memory
        policy, scratch, dice = policy_of(game), copy_of(veiled), Dice()
        if self.nets:
            check(self.nets, game, veiled.seats, None)
            policy = minded(policy, game, self.nets)
        for decision in veiled.legal():
            try_out(tree, veiled, scratch, policy, dice, decision, range(tries), turns=self.turns)
        values = {
            decision: tree.value[tree.child_of(0, decision)] / tries for decision in veiled.legal()
        }
        return Judgement(values, _best(values))


class Searching(msgspec.Struct, frozen=True):
    """Searches as that bot does, with one thread and a fresh tree."""

    who: Entrant

    def judge(self, game: AnyGame, position: Position, tries: int, seed: int) -> Judgement:
        settings = settings_for(game, self.who.rung)
        mind = Searcher(policy_for(game, self.who.rung), settings, seed, thrifty=False)
        mind.remember(position.memory)
        budget = Budget(iterations=tries * len(position.veiled.legal()))
        found = mind.think(position.veiled, budget).candidates
        values = {candidate.decision: candidate.value for candidate in found}
        worst = min(values.values())  # what was never looked at is thought to be no better
        legal = position.veiled.legal()
        return Judgement(
            {decision: values.get(decision, worst) for decision in legal}, found[0].decision
        )


class Deciding(msgspec.Struct, frozen=True):
    """Takes a decision without telling what it thinks of the others."""

    who: Entrant

    def judge(self, game: AnyGame, position: Position, tries: int, seed: int) -> Judgement:
        dice = Dice(seed)
        world = game.imagine(position.veiled, dice)
        choice = policy_for(game, self.who.rung).choose(world, dice)
        faults.surface()
        return Judgement({}, choice)


def _turns(text: str, words: list[str]) -> int:
    if not words:
        return AT_ONCE
    if len(words) == 1 and words[0].isascii() and words[0].isdigit() and int(words[0]) <= 10_000:
        return int(words[0])
    raise BadInput(f"{text!r}: a judge plays on for a whole number of turns, such as guess:8")


def _best(values: dict[int, float]) -> int:
    return max(values, key=lambda decision: (values[decision], -decision))
