"""Whether a decision is the solution of a puzzle: several judges, the cheapest first.

They can be wrong in different ways: short searches in many worlds, a long search with another
seed, full games by another player. Whoever doubts refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from digsite.bots.bot import policy_of
from digsite.bots.ladder import LADDER
from digsite.bots.ranking.positions import Position
from digsite.bots.searcher import Budget, Candidate, Searcher, Settings
from digsite.bots.tempting import tempted
from digsite.bots.titles import settings_for
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame, copy_of

from .worlds import FullGames, Gap, Glances, gap_of

CHOICES = 4  # with fewer there is hardly anything to find
LOOK, LONG_LOOK = 1000, 10_000  # iterations
RIVALS = 3  # the next decisions by that look are compared in every world
LEAST_GAP, ERRORS = 0.06, 4.0
OPEN = (0.15, 0.85)  # chances to win between which there is something to be won
GLANCED = (12, 24, 48, 96, 192)  # worlds, more of them while it is not clear
PLAYED = (400, 1600, 6400)  # full games, likewise
STILL_AHEAD, STILL_SURE = 0.03, 3.0  # of a win and standard errors, by full games

Share = Callable[[int, int], float]  # of the win after a decision, in the world of a number


class Proof(msgspec.Struct, frozen=True):
    """A solution that stood: how far it is ahead, and what every decision is worth."""

    solutions: list[int]
    gap: Gap
    win: float
    shares: dict[int, float]  # by full games


class Refused(msgspec.Struct, frozen=True):
    """Which judge refused a position."""

    judge: str


def proved(game: AnyGame, position: Position, seed: int) -> Proof | Refused:
    """The solution of a position, if all judges agree that there is one."""
    veiled = position.veiled
    if len(veiled.legal()) < CHOICES:
        return Refused("choices")
    seen = look(game, position, LOOK, seed_from(seed, "look"))
    best = seen[0].decision
    temptations = tempted(game, veiled, seed_from(seed, "tempting"))
    if best in temptations:
        return Refused("tempting")
    same = alike(game, position, best, seed_from(seed, "alike"))
    others = [found.decision for found in seen[1:] if found.decision not in same]
    rivals = list(dict.fromkeys([*others[:1], *temptations, *others[:RIVALS]]))
    if not others or any(rival in same for rival in rivals):
        return Refused("alike")
    judged = ahead_by(Glances(game, position, seed_from(seed, "glances")).share, best, rivals)
    if judged is None:
        return Refused("glances")
    gap, win = judged
    if not OPEN[0] <= win <= OPEN[1]:
        return Refused("decided")
    if look(game, position, LONG_LOOK, seed_from(seed, "long look"))[0].decision not in same:
        return Refused("long look")
    games = FullGames(game, position, seed_from(seed, "games"))
    others = [decision for decision in veiled.legal() if decision not in same]
    shares = ahead_of_all(games.share, best, others)
    if shares is None:
        return Refused("games")
    return Proof(same, gap, win, {**shares, **dict.fromkeys(same, shares[best])})


def look(game: AnyGame, position: Position, iterations: int, seed: int) -> list[Candidate]:
    """What the professor finds in so many iterations, the choice first."""
    mind = Searcher(
        policy_of(game), _lean(settings_for(game, LADDER[-1]), iterations), seed, thrifty=False
    )
    mind.remember(position.memory)
    return mind.think(position.veiled, Budget(iterations=iterations)).candidates


def alike(game: AnyGame, position: Position, decision: int, seed: int) -> list[int]:
    """A decision and those that lead to the same position, in whatever world; it comes first."""
    world = game.imagine(position.veiled, Dice(seed))

    def after(each: int) -> bytes:
        state = copy_of(world)
        state.play(each)
        return game.pack(state)

    wanted = after(decision)
    others = [each for each in position.veiled.legal() if each != decision]
    return [decision, *[each for each in others if after(each) == wanted]]


def ahead_by(share: Share, best: int, rivals: Sequence[int]) -> tuple[Gap, float] | None:
    """The gap to the nearest rival and the chance to win, if the gap is large and sure."""
    shares: dict[int, list[float]] = {decision: [] for decision in (best, *rivals)}
    for worlds in GLANCED:
        gaps: list[Gap] = []
        for decision, found in shares.items():
            found.extend([share(decision, world) for world in range(len(found), worlds)])
            if decision != best:
                gaps.append(gap_of(shares[best], found))
                if gaps[-1].hopeless(LEAST_GAP):
                    return None
        if all(gap.sure(LEAST_GAP, ERRORS) for gap in gaps):
            nearest = min(gaps, key=lambda gap: gap.mean)
            return nearest, sum(shares[best]) / worlds
    return None


def ahead_of_all(share: Share, best: int, others: Sequence[int]) -> dict[int, float] | None:
    """What every decision is worth, if the best is surely ahead of all others."""
    shares: dict[int, list[float]] = {decision: [] for decision in (best, *others)}
    behind: set[int] = set()
    for worlds in PLAYED:
        for decision, found in shares.items():
            if decision not in behind:
                found.extend([share(decision, world) for world in range(len(found), worlds)])
        open_still = [decision for decision in others if decision not in behind]
        gaps = {decision: gap_of(shares[best], shares[decision]) for decision in open_still}
        if any(gap.hopeless(STILL_AHEAD) for gap in gaps.values()):
            return None
        behind.update(each for each, gap in gaps.items() if gap.sure(STILL_AHEAD, STILL_SURE))
        if len(behind) == len(others):
            return {each: sum(found) / len(found) for each, found in shares.items()}
    return None


def _lean(settings: Settings, iterations: int) -> Settings:
    """The same search without room for nodes it will never add."""
    return msgspec.structs.replace(settings, nodes=min(settings.nodes, iterations + 256))
