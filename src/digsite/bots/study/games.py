"""Games played to be counted: where points came from, what was done, and who led."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec

from digsite.bots.arena.entrants import entrant
from digsite.bots.match import Player
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.games import load
from digsite.play.workers import Workers, run_chunks

from .telling import told_of

CHUNK = 20  # games


class Study(msgspec.Struct, frozen=True):
    """Which games are counted: number n is the same whoever plays it."""

    game: str
    rules: int
    seats: int
    seed: int
    bot: str


class Told(msgspec.Struct, frozen=True):
    """One game, by seat."""

    points: list[int]
    shares: list[float]
    sources: list[dict[str, int]]
    done: list[dict[str, int]]  # how often each kind of action was taken
    sizes: list[dict[str, list[int]]]  # numbers noted with actions, such as the weeks of a dig
    first: int  # who decided first
    decisions: int
    turns: int
    leaders: list[int]  # who led alone, each time that changed
    half_way: int  # who led alone in the middle of the game; -1 for nobody


def played(
    study: Study, games: int, workers: Workers, shown: Callable[[int], None] | None = None
) -> list[Told]:
    """Games 0 to games-1."""
    told: list[Told] = []
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    for found in run_chunks(workers, partial(_chunk, study), chunks):
        told += found
        if shown:
            shown(len(told))
    return told


def _chunk(study: Study, numbers: range) -> list[Told]:
    game = load(study.game)
    return [_played(game, study, number) for number in numbers]


def _played(game: AnyGame, study: Study, number: int) -> Told:
    seed, who = seed_from("study", study.game, study.seats, study.seed, number), entrant(study.bot)
    deal = Dice(seed_from(seed, "deal"))
    sitting = [
        Player(game, who.rung, seed_from(seed, "seat", seat), who.budget, fresh=True)
        for seat in range(study.seats)
    ]
    state: State = game.new(study.seats)
    told = told_of(game)
    done = [Counter[str]() for _ in sitting]
    sizes: list[dict[str, list[int]]] = [{} for _ in sitting]
    leading: list[int] = []  # after every decision
    first = -1
    while not state.over():
        if state.actor == CHANCE:
            state.play(state.draw(deal))
            continue
        seat = state.actor
        first = seat if first < 0 else first
        decision = sitting[seat].answer(game.veil(state, seat))
        action = game.action(state, decision)
        done[seat][told.kind(state, action)] += 1
        for name, size in told.noted(state, action):
            sizes[seat].setdefault(name, []).append(size)
        state.apply(decision)
        leading.append(_leader(state))
    return Told(
        points=game.scores(state),
        shares=[state.share(seat) for seat in range(study.seats)],
        sources=game.breakdown(state),
        done=[dict(counts) for counts in done],
        sizes=sizes,
        first=first,
        decisions=len(leading),
        turns=state.turn,
        leaders=_changes(leading),
        half_way=leading[len(leading) // 2],
    )


def _leader(state: State) -> int:
    points = [state.points(seat) for seat in range(state.seats)]
    best = max(points)
    return points.index(best) if points.count(best) == 1 else -1


def _changes(leading: list[int]) -> list[int]:
    """Who led alone, one after the other."""
    found: list[int] = []
    for seat in leading:
        if seat >= 0 and (not found or found[-1] != seat):
            found.append(seat)
    return found
