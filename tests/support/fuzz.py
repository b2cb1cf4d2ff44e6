"""The fuzz campaign: curious random play of every title, checked after every decision.

    python tests/support/fuzz.py [DECISIONS]

Half of the decisions are uniformly random, half are the rarest ones so far, so that rare
things happen often enough. After every decision the pieces are counted, and actions that are
not legal are tried: they must be refused with a known reason and change nothing.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from digsite import games
from digsite.core.dice import Dice, seed_from
from digsite.core.game import Game
from digsite.core.seats import CHANCE
from digsite.games import load
from support.strays import Strays

LEAST = {"action": 1000, "refusal": 100, "effect": 500}
ROUND = 20_000  # decisions per piece of work
Counts = Counter[tuple[str, str]]


def campaign(decisions: int, workers: int = 2) -> int:
    """Fuzz all titles; print the counts; 0 if everything held and happened often enough."""
    began = perf_counter()
    titles = games.titles()
    share = decisions // len(titles)
    work = [
        (title, seats, ROUND, number)
        for title in titles
        for number in range(max(1, -(-share // (ROUND * len(load(title).seats)))))
        for seats in load(title).seats
    ]
    found: dict[str, Counts] = {title: Counter() for title in titles}
    with ProcessPoolExecutor(workers) as pool:
        for (title, *_), counts in zip(work, pool.map(fuzz, work), strict=True):
            found[title] += counts
    missing = [line for title in titles for line in report(title, found[title])]
    total = sum(counts["total", "decisions"] for counts in found.values())
    print(f"fuzz: {total:,} decisions, {perf_counter() - began:.0f} s, {len(missing)} too rare")
    return 1 if missing else 0


def fuzz(work: tuple[str, int, int, int]) -> Counts:
    """One piece of work: so many decisions of one title and player count."""
    title, seats, decisions, number = work
    game, counts = load(title), Counter[tuple[str, str]]()
    seed = seed_from("fuzz", title, seats, number)
    dice = Dice(seed)
    strays = Strays(game, dice)
    rare: Counter[tuple[int, int]] = Counter()
    while counts["total", "decisions"] < decisions:
        options = {option.name: bool(dice.below(2)) for option in game.options}
        state = game.new(seats, options if dice.below(2) else None)
        state.listen()
        pieces = game.census(state)
        while not state.over():
            legal = state.legal()
            assert legal, (title, seats, seed)
            decision = _curious(state.phase, legal, rare, dice)
            if state.actor == CHANCE and dice.below(2):
                decision = state.draw(dice)
            action = game.action(state, decision)
            if dice.below(2):
                _try_stray(game, state, strays, counts)
            counts["action", type(action).__struct_config__.tag] += 1
            strays.remember(action)
            rare[state.phase, decision] += 1
            state.apply(decision)
            counts["total", "decisions"] += 1
            assert game.census(state) == pieces, (title, seats, seed)
            for event in game.happened(state, state.heard(), 0):
                if effect := game.effect(event):
                    counts["effect", effect] += 1
        if game.refuse(state, 0, strays.next()) is not None:
            counts["refusal", "game_over"] += 1
    return counts


def report(title: str, counts: Counts) -> list[str]:
    """Print the counts of a title; the lines that are too low."""
    game = load(title)
    wanted = {
        "action": [kind.__struct_config__.tag for kind in game.actions],
        "refusal": list(game.reasons),
        "effect": list(game.effects),
    }
    print(f"{title}: {counts['total', 'decisions']:,} decisions")
    low = []
    for kind, names in wanted.items():
        shown = sorted((counts[kind, name], name) for name in names)
        print(f"  {kind}s: " + ", ".join(f"{name} {count:,}" for count, name in shown))
        low += [f"{title} {kind} {name}" for count, name in shown if count < LEAST[kind]]
    if low:
        print(f"  TOO RARE: {'; '.join(low)}")
    return low


def _curious(phase: int, legal: list[int], rare: Counter[tuple[int, int]], dice: Dice) -> int:
    if dice.below(2):
        return legal[dice.below(len(legal))]
    return min(legal, key=lambda decision: rare[phase, decision])


def _try_stray(game: Game[Any], state: Any, strays: Strays, counts: Counts) -> None:
    seat = state.actor if strays.dice.below(8) else strays.dice.below(state.seats)
    action = strays.next()
    before = game.pack(state)
    refusal = game.refuse(state, seat, action)
    assert game.pack(state) == before
    if refusal is None:
        assert action in game.legal(state)
    else:
        assert game.reasons[refusal.reason] == refusal.clause
        counts["refusal", refusal.reason] += 1


if __name__ == "__main__":
    sys.exit(campaign(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000))
