"""`digsite record`, `replay`, `check` and `export`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from digsite.core.dice import Dice, seed_from
from digsite.core.errors import BadInput, BadRecord
from digsite.core.seats import CHANCE, NOBODY, OVER
from digsite.play import Record, Seated, Table, parse_record, record_text, replay, sight_of
from digsite.play.record_json import record_json

from .given import table_for


def write(key: str, seats: int, seed: int, options: Sequence[str], cards: str | None) -> None:
    """Play one random game and print its record."""
    table = table_for(key, seats, options, cards)
    deal, play = Dice(seed_from(seed, "deal")), Dice(seed_from(seed, "play"))
    while not table.over:
        table.deal(deal)
        if not table.over:
            legal = table.state.legal()
            table.choose(legal[play.below(len(legal))])
    print(record_text(table, [Seated("random", "bot")] * seats), end="")


def show(file: str, at: int | None, seat: int | None) -> None:
    """Print the moves up to a position, and the position."""
    _, table = table_at(file, at, seat)
    for number, entry in enumerate(table.journal, 1):
        who = "chance" if entry.seat == CHANCE else f"seat {entry.seat + 1}"
        print(f"{number:5}  {who:7} {table.game.notation(entry.action)}")
    _print_position(table, NOBODY if seat is None else seat - 1)


def table_at(file: str, at: int | None, seat: int | None) -> tuple[Record, Table]:
    """A record, and its game after so many entries; the seat is only checked to be there."""
    record = _read(file)
    if at is not None and at > len(record.moves):
        raise BadInput(f"the record has {len(record.moves)} entries, so there is no {at}")
    if seat is not None and seat > len(record.seats):
        raise BadInput(f"the record has {len(record.seats)} seats, so there is no seat {seat}")
    return record, replay(record, at)


def verify(file: str) -> None:
    """Replay a record and say that it is sound."""
    record = _read(file)
    table = replay(record)
    state = "finished" if table.over else "unfinished"
    scores = " ".join(str(points) for points in table.game.scores(table.state))
    print(f"{file}: sound; {record.game}, {state}, {table.version} entries, scores {scores}")


def export(file: str, as_json: bool) -> None:
    """Print a record again."""
    record = _read(file)
    table = replay(record)
    if as_json:
        print(json.dumps(record_json(table, record.seats), ensure_ascii=False, indent=1))
    else:
        print(record_text(table, record.seats, record.seal), end="")


def _read(file: str) -> Record:
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return parse_record(data.decode("utf-8"), file)
    except OSError as error:
        raise BadRecord(file, 0, f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadRecord(file, line, "is not UTF-8 text") from None


def _print_position(table: Table, seat: int) -> None:
    sight = sight_of(table, seat)
    asked = {OVER: "the game is over", CHANCE: "chance acts"}
    print(
        f"\nafter {table.version} entries: {asked.get(table.actor, f'seat {table.actor + 1} acts')}"
    )
    for name, part in (("public", sight.public), ("private", sight.private)):
        if part is not None:
            print(f"{name}:")
            _print_fields(msgspec.to_builtins(part), "  ")
    if sight.legal:
        print("legal: " + " ".join(table.game.notation(action) for action in sight.legal))


def _print_fields(value: Any, indent: str) -> None:
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, part in pairs:
        if isinstance(part, dict) or (isinstance(part, list) and _has_records(part)):
            print(f"{indent}{name}:")
            _print_fields(part, indent + "  ")
        else:
            print(f"{indent}{name}: {json.dumps(part, ensure_ascii=False)}")


def _has_records(items: list[Any]) -> bool:
    return any(isinstance(item, dict) for item in items)
