"""`digsite record`, `check` and `export`, and how a record is read."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from digsite.core.dice import Dice, seed_from
from digsite.core.errors import BadInput
from digsite.play import Record, Seated, Table, record_text, replay
from digsite.play.record_json import record_json
from digsite.play.record_reader import decoded_record
from digsite.text.problems import Unreadable

from .given import table_for

AT_RANDOM = "porter"  # the bot of the ladder that chooses as such a game is played


def write(key: str, seats: int, seed: int, options: Sequence[str], cards: str | None) -> None:
    """Play one random game and print its record."""
    table = table_for(key, seats, options, cards)
    deal, play = Dice(seed_from(seed, "deal")), Dice(seed_from(seed, "play"))
    while not table.over:
        table.deal(deal)
        if not table.over:
            legal = table.state.legal()
            table.choose(legal[play.below(len(legal))])
    sitters = [Seated(f"{AT_RANDOM} {seat + 1}", "bot") for seat in range(seats)]
    print(record_text(table, sitters), end="")


def table_at(file: str, at: int | None, seat: int | None) -> tuple[Record, Table]:
    """A record, and its game after so many entries; the seat is only checked to be there."""
    record = read(file)
    if at is not None and at > len(record.moves):
        raise BadInput(f"the record has {len(record.moves)} entries, so there is no {at}")
    if seat is not None and seat > len(record.seats):
        raise BadInput(f"the record has {len(record.seats)} seats, so there is no seat {seat}")
    return record, replay(record, at)


def next_decision(record: Record, table: Table) -> Table:
    """The game of a record where a player is next asked; as it is, if nobody is any more."""
    for at in range(table.version, len(record.moves) + 1):
        later = replay(record, at)
        if later.actor >= 0:
            return later
    return table


def verify(file: str) -> None:
    """Replay a record and say that it is sound."""
    record = read(file)
    table = replay(record)
    state = "finished" if table.over else "unfinished"
    scores = " ".join(str(points) for points in table.game.scores(table.state))
    print(f"{file}: sound; {record.game}, {state}, {table.version} entries, scores {scores}")


def export(file: str, as_json: bool) -> None:
    """Print a record again."""
    record = read(file)
    table = replay(record)
    if as_json:
        print(json.dumps(record_json(table, record.seats), ensure_ascii=False, indent=1))
    else:
        print(record_text(table, record.seats, record.seal), end="")


def read(file: str) -> Record:
    """A record from a file, or (-) from what is typed or piped in."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise Unreadable(file, error) from None
    return decoded_record(data, file)
