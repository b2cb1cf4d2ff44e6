"""Mining: games between professors, looked through for positions that stand before all judges."""

from __future__ import annotations

from collections import Counter

import msgspec

from digsite.bots.ranking.positions import Position, restored
from digsite.bots.tempting import tempted
from digsite.core.dice import seed_from
from digsite.core.game import AnyGame
from digsite.games import load
from digsite.play import Table, record_text

from .candidates import professors_game
from .describing import level_of, theme_of
from .proving import Proof, proved
from .puzzle import Puzzle, Worth

CRITERIA = 1  # raise it when positions are judged otherwise


class Mine(msgspec.Struct, frozen=True):
    """What is mined: game number n is the same whoever looks through it, and when."""

    game: str
    rules: int
    seats: int
    seed: int
    iterations: int  # of the professors who play
    criteria: int = CRITERIA


class Load(msgspec.Struct, frozen=True):
    """What one game yielded: how many positions came how far, and the puzzles."""

    number: int
    positions: int  # looked at by the judges
    refused: dict[str, int]  # by judge
    puzzles: list[Puzzle]


def dug(mine: Mine, number: int) -> Load:
    """Play one game and look through it."""
    game = load(mine.game)
    seed = seed_from("mine", mine.game, mine.seats, mine.seed, number)
    entries, candidates = professors_game(game, mine.seats, mine.iterations, seed)
    refused, puzzles = Counter[str](), list[Puzzle]()
    done: set[tuple[int, int]] = set()  # one puzzle of each turn is enough
    for found in candidates:
        if (found.turn, found.seat) in done:
            continue
        own = seed_from(seed, found.entry)
        position = restored(game, mine.seats, entries[: found.entry])
        proof = proved(game, position, own)
        if isinstance(proof, Proof):
            done.add((found.turn, found.seat))
            puzzles.append(_puzzle(mine, game, entries[: found.entry], position, proof, own))
        else:
            refused[proof.judge] += 1
    positions = refused.total() + len(puzzles)
    return Load(number, positions, dict(sorted(refused.items())), puzzles)


def _puzzle(
    mine: Mine, game: AnyGame, entries: list[int], position: Position, proof: Proof, seed: int
) -> Puzzle:
    veiled = position.veiled
    usual = tempted(game, veiled, seed_from(seed, "tempting"))[0]
    best = proof.solutions[0]

    def word(decision: int) -> str:
        return game.notation(game.action(veiled, decision))

    worths = [Worth(word(each), round(share, 3)) for each, share in proof.shares.items()]
    return Puzzle(
        game=mine.game,
        rules=mine.rules,
        seats=mine.seats,
        seat=veiled.actor,
        record=record_text(_table(game, mine.seats, entries)),
        solutions=[word(each) for each in proof.solutions],
        tempting=word(usual),
        gap=round(proof.gap.mean, 3),
        error=round(proof.gap.error, 4),
        win=round(proof.win, 3),
        level=level_of(game, position, proof.solutions, seed_from(seed, "level")),
        theme=theme_of(game, position, best, usual, seed_from(seed, "theme")),
        worths=sorted(worths, key=lambda worth: -worth.share),
    )


def _table(game: AnyGame, seats: int, entries: list[int]) -> Table:
    table = Table(game, seats)
    for entry in entries:
        table.choose(entry)
    return table
