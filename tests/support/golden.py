"""Games stored for ever: each with its moves and the hash of every state it went through.

python tests/support/golden.py tests/trust/golden     writes those that are missing
"""

from __future__ import annotations

import lzma
import random
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

from digsite.core.dice import Dice
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play import Table
from support.titles import boxes

GAMES = 1_000


class Golden(msgspec.Struct, frozen=True):
    """One game as it was played."""

    rules: int
    seats: int
    options: dict[str, bool]
    moves: str  # in notation, `*` before those of chance
    scores: list[int]
    winners: list[int]
    hash: str


def read_golden(path: Path) -> Iterator[Golden]:
    with lzma.open(path, "rb") as lines:
        for line in lines:
            yield msgspec.json.decode(line, type=Golden)


def replayed(title: str, game: Golden) -> Golden:
    """The same game, as the rules play it now."""
    table = Table(load(title), game.seats, game.options)
    digest = sha256()
    for word in game.moves.split():
        seat = CHANCE if word[0] == "*" else table.actor
        table.submit(seat, table.game.parse(word.lstrip("*")))
        digest.update(table.game.pack(table.state))
    return _golden(table, game.options, game.moves, digest.hexdigest())


def played(title: str, number: int) -> Golden:
    """A game by chance: any number of seats, any options."""
    choose, game = random.Random(f"{title} {number}"), load(title)
    seats = choose.choice(list(game.seats))
    options = {option.name: choose.random() < 0.5 for option in game.options}
    table, dice, words = Table(game, seats, options), Dice(number), []
    digest = sha256()
    while not table.over:
        if table.actor == CHANCE:
            table.choose(table.state.draw(dice))
            words.append("*" + game.notation(table.journal[-1].action))
        else:
            table.choose(choose.choice(table.state.legal()))
            words.append(game.notation(table.journal[-1].action))
        digest.update(game.pack(table.state))
        table.forget()
    return _golden(table, options, " ".join(words), digest.hexdigest())


def _golden(table: Table, options: dict[str, bool], moves: str, digest: str) -> Golden:
    game, state = table.game, table.state
    scores, winners = list(game.scores(state)), list(game.winners(state))
    return Golden(game.rules, table.seats, options, moves, scores, winners, digest[:32])


def _write(folder: Path) -> None:
    for title in boxes():
        path = folder / f"{title}-rules{load(title).rules}.xz"
        if path.exists():
            continue
        with lzma.open(path, "wb", preset=9) as lines:
            for number in range(GAMES):
                lines.write(msgspec.json.encode(played(title, number)) + b"\n")
        print(path, path.stat().st_size, "bytes")


if __name__ == "__main__":
    _write(Path(sys.argv[1]))
