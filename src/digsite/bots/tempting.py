"""What players without a search would do in a position."""

from __future__ import annotations

from digsite.bots.bot import policy_of
from digsite.bots.ladder import Way
from digsite.core import faults
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame
from digsite.core.state import State

WORLDS = 8  # they look at whole worlds, and may do something else in another one
WAYS: tuple[Way, ...] = ("rules", "weighing")  # apprentice and surveyor


def tempted(game: AnyGame, veiled: State, seed: int) -> list[int]:
    """All that apprentice or surveyor would do, the surveyor's usual decision first."""
    usual = _chosen(game, veiled, "weighing", seed)
    first = max(sorted(set(usual)), key=usual.count)
    found = {*usual, *_chosen(game, veiled, "rules", seed)}
    return [first, *sorted(found - {first})]


def usual_of(game: AnyGame, veiled: State, seed: int) -> set[int]:
    """What a surveyor would do, by what may lie where it cannot see."""
    return set(_chosen(game, veiled, "weighing", seed))


def _chosen(game: AnyGame, veiled: State, way: Way, seed: int) -> list[int]:
    policy, chosen = policy_of(game, way), []
    for number in range(WORLDS):
        dice = Dice(seed_from(seed, way, number))
        chosen.append(policy.choose(game.imagine(veiled, dice), dice))
        faults.surface()
    return chosen
