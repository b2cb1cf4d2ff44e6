"""The fuzz campaign: curious, moody random play of every title, checked after every decision.

    python tests/support/fuzz.py [DECISIONS] [--strict] [--journal FILE]

Each game has a mood: how often the rarest decision so far is taken instead of any, and which
kinds of action are avoided (a game of hoarders, or of people who never pass), so that rare
positions come up. Half of the games switch options, some use odd card files. After every
decision the pieces are counted, and actions that are not legal are tried, those that once got a
rare refusal more often: they must be refused with a known reason and change nothing. With a
journal, a campaign that was broken off goes on where it was.
"""

from __future__ import annotations

import argparse
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
from digsite.core.records import Action
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play.workers.processes import end_with_parent
from digsite.testing.strays import Strays
from support.fuzz_rounds import Counts, Rounds, Work
from support.odd_cards import odd_cards
from support.odd_starts import odd_start

LEAST = {"action": 1000, "refusal": 100, "effect": 500}
ROUND = 5_000  # decisions per piece of work
LONGEST = 2_000  # decisions of a game before it is left


def campaign(decisions: int, strict: bool, journal: Path | None = None, workers: int = 2) -> int:
    """Fuzz all titles and print the counts; a broken rule is an AssertionError.

    If it is strict, a title in which something was too rare gets up to three times its share,
    and the answer is 1 if that was not enough.
    """
    began, played = perf_counter(), Rounds(journal, ROUND)
    titles = games.titles()
    found: dict[str, Counts] = {title: Counter() for title in titles}
    with ProcessPoolExecutor(workers, initializer=end_with_parent) as pool:
        for extra in range(3 if strict else 1):
            wanting = [title for title in titles if too_rare(title, found[title])]
            rounds = decisions // (len(titles) * ROUND)
            work: list[Work] = [
                (title, load(title).seats[number % len(load(title).seats)], extra * rounds + number)
                for title in wanting
                for number in range(max(rounds, len(load(title).seats)))
            ]
            missing = played.missing(work)
            for done, (each, counts) in enumerate(
                zip(missing, pool.map(fuzz, missing), strict=True)
            ):
                played.add(each, counts)
                _show_progress(done + 1, len(missing))
            for each in work:
                found[each[0]] += played[each]
    rare = [line for title in titles for line in report(title, found[title])]
    total = sum(counts["total", "decisions"] for counts in found.values())
    print(f"fuzz: {total:,} decisions, {perf_counter() - began:.0f} s, {len(rare)} too rare")
    return 1 if rare and strict else 0


def fuzz(work: Work) -> Counts:
    """One piece of work: a round of decisions of one title and player count."""
    title, seats, number = work
    fuzzer = Fuzzer(load(title), seats, seed_from("fuzz", title, seats, number))
    while fuzzer.counts["total", "decisions"] < ROUND:
        fuzzer.play_game()
    return fuzzer.counts


class Fuzzer:
    """Plays moody games of one title and player count, and counts what happens."""

    def __init__(self, game: Game[Any], seats: int, seed: int) -> None:
        self.game, self.seats, self.seed = game, seats, seed
        self.dice = Dice(seed)
        self.counts: Counts = Counter()
        self.rare: Counter[tuple[int, int]] = Counter()
        self.strays = Strays(game, self.dice)
        self.once: dict[str, list[Action]] = {}  # actions that got this refusal before
        self.phases: Counter[int] = Counter()
        self.avoided: set[str] = set()
        self.longest = LONGEST
        self.curious = 1

    def play_game(self) -> None:
        game, dice = self.game, self.dice
        self._change_mood()
        options = {option.name: bool(dice.below(2)) for option in game.options}
        cards = odd_cards(game, dice) if dice.below(4) == 0 else None
        state = game.new(self.seats, options if dice.below(4) else None, cards)
        if dice.below(2):
            state = odd_start(game.key, state, dice)
        state.listen()
        pieces = game.census(state)
        until = self.counts["total", "decisions"] + self.longest
        while not state.over():
            if self.counts["total", "decisions"] == until:
                return
            self.phases[state.phase] += 1
            if state.actor != CHANCE or dice.below(8) == 0 or self.phases[state.phase] < 200:
                self._try_strays(state)
            self._decide(state)
            assert game.census(state) == pieces, self._where()
            for event in game.happened(state, state.heard(), 0):
                if effect := game.effect(event):
                    self.counts["effect", effect] += 1
        assert game.refuse(state, 0, self.strays.next()) == game.refusal("game_over")
        self.counts["refusal", "game_over"] += 1

    def _change_mood(self) -> None:
        dice = self.dice
        tags = [str(kind.__struct_config__.tag) for kind in self.game.actions]
        moody = dice.below(2) == 0
        self.avoided = {tag for tag in tags if moody and dice.below(3) == 0}
        self.curious = dice.below(4)
        # Openings are rich in odd positions; and in some moods nobody ever comes to an end.
        self.longest = 20 + dice.below(80) if dice.below(2) else LONGEST

    def _decide(self, state: Any) -> None:
        decision = self._pick(state)
        action = self.game.action(state, decision)
        self.strays.remember(action)
        self.counts["action", str(type(action).__struct_config__.tag)] += 1
        self.counts["total", "decisions"] += 1
        self.rare[state.phase, decision] += 1
        state.apply(decision)

    def _pick(self, state: Any) -> int:
        dice = self.dice
        legal: list[int] = state.legal()
        assert legal, self._where()
        if state.actor == CHANCE and dice.below(2):
            return int(state.draw(dice))
        if state.actor == CHANCE:
            return min(legal, key=lambda decision: self.rare[state.phase, decision])
        tags = {d: str(type(self.game.action(state, d)).__struct_config__.tag) for d in legal}
        legal = [d for d in legal if tags[d] not in self.avoided] or legal
        if dice.below(4) < self.curious:
            counts, rare = self.counts, self.rare
            return min(legal, key=lambda d: (counts["action", tags[d]], rare[state.phase, d]))
        return legal[dice.below(len(legal))]

    def _try_strays(self, state: Any) -> None:
        game, dice = self.game, self.dice
        before, legal = game.pack(state), game.legal(state)
        for action in [self._stray(legal) for _ in range(6)]:
            seat = state.actor if dice.below(16) else dice.below(state.seats)
            refusal = game.refuse(state, seat, action)
            if refusal is None:
                assert action in legal, self._where()
                continue
            assert game.reasons[refusal.reason] == refusal.clause, self._where()
            self.counts["refusal", refusal.reason] += 1
            met = self.once.setdefault(refusal.reason, [])
            if len(met) < 40:
                met.append(action)
            else:
                met[dice.below(40)] = action
        assert game.pack(state) == before, self._where()

    def _stray(self, legal: tuple[Action, ...]) -> Action:
        dice = self.dice
        kind = dice.below(4)
        if kind == 0:
            return self.strays.like(legal[dice.below(len(legal))])
        if self.once and kind > 1:
            rarest = sorted(self.once, key=lambda reason: self.counts["refusal", reason])
            met = self.once[rarest[dice.below(min(12, len(rarest)))]]
            return met[dice.below(len(met))]
        return self.strays.next()

    def _where(self) -> str:
        return f"{self.game.key}, {self.seats} seats, seed {self.seed}"


def too_rare(title: str, counts: Counts) -> list[str]:
    """What has not yet happened often enough."""
    wanted = _wanted(load(title))
    return [
        f"{kind} {name}"
        for kind, names in wanted.items()
        for name in names
        if counts[kind, name] < LEAST[kind]
    ]


def report(title: str, counts: Counts) -> list[str]:
    """Print the counts of a title; what is too rare."""
    print(f"{title}: {counts['total', 'decisions']:,} decisions")
    for kind, names in _wanted(load(title)).items():
        shown = sorted((counts[kind, name], name) for name in names)
        print(f"  {kind}s: " + ", ".join(f"{name} {count:,}" for count, name in shown))
    low = too_rare(title, counts)
    if low:
        print(f"  TOO RARE: {'; '.join(low)}")
    return low


def _show_progress(done: int, rounds: int) -> None:
    if sys.stderr.isatty():
        print(f"\rfuzz: {done:,} of {rounds:,} rounds", end="", file=sys.stderr, flush=True)


def _wanted(game: Game[Any]) -> dict[str, list[str]]:
    return {
        "action": [str(kind.__struct_config__.tag) for kind in game.actions],
        "refusal": list(game.reasons),
        "effect": list(game.effects),
    }


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("scripts/fuzz", description="Random play with invariants.")
    parser.add_argument("decisions", type=int, nargs="?", default=1_000_000)
    parser.add_argument("--strict", action="store_true", help="fail if something was too rare")
    parser.add_argument("--journal", type=Path, help="go on with the rounds that stand there")
    return parser.parse_args()


if __name__ == "__main__":
    given = _arguments()
    sys.exit(campaign(given.decisions, given.strict, given.journal))
