"""The record: a game as one readable text file that can be mailed, edited and replayed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from digsite.core.cards import CardFile
from digsite.core.records import Options
from digsite.core.seats import CHANCE

from .annotations import Annotation
from .table import Entry, Table

HEADING = "Digsite record 1"
ANNOTATED = "Digsite record 2"  # with comments, marks and variations
WIDTH = 96
KINDS = ("human", "bot")


class Seated(msgspec.Struct, frozen=True):
    """Who sat on a seat."""

    name: str
    kind: str = "human"


class Move(msgspec.Struct, frozen=True):
    """One word of notation, and where it stands."""

    seat: int
    word: str
    line: int


class Result(msgspec.Struct, frozen=True):
    """How it ended: points by seat, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    line: int = 0


class Record(msgspec.Struct, frozen=True):
    """A record as read: nothing of it has been replayed yet."""

    file: str
    game: str
    rules: int
    cards: CardFile
    options: Options
    seats: tuple[Seated, ...]
    start: int | None
    result: Result | None
    seal: str
    moves: tuple[Move, ...]
    lines: dict[str, int] = {}
    annotated: tuple[Move | Annotation, ...] = ()  # all that follows the headers of a record 2


def record_text(table: Table, seated: Sequence[Seated] = (), seal: str = "none") -> str:
    """A game as text, finished or not; who sat there is called by the seat if nothing is said.

    >>> import digsite
    >>> table = digsite.play_game(digsite.titles()[0], ["porter", "porter"])
    >>> print(digsite.record_text(table, [digsite.Seated("Ann"), digsite.Seated("Ben")]))
    Digsite record 1
    Game: ...
    Seat 1: Ann (human)
    Seat 2: Ben (human)
    ...
    """
    seated = seated or [Seated(f"seat {number + 1}") for number in range(table.seats)]
    lines = move_lines(table, table.journal)
    return "\n".join([HEADING, *header(table, seated, seal), "", *lines]) + "\n"


def header(table: Table, seated: Sequence[Seated], seal: str) -> Iterable[str]:
    """What is said before the moves, but for the first line."""
    game, cards = table.game, table.cards
    yield f"Game: {game.key}"
    yield f"Rules: {game.rules}"
    yield f"Cards: {cards.name} sha256:{cards.digest}"
    if not cards.shipped:
        yield f"Card-file: {cards.compact()}"
    switched = {
        option.name: table.options[option.name]
        for option in game.options
        if table.options[option.name] != option.default
    }
    listed = " ".join(f"{name}={'yes' if value else 'no'}" for name, value in switched.items())
    yield f"Options: {listed or 'none'}"
    for number, sitter in enumerate(seated, 1):
        yield f"Seat {number}: {sitter.name} ({sitter.kind})"
    start = start_of(table)
    yield f"Start: {'open' if start is None else start + 1}"
    if table.over:
        yield f"Scores: {spaced(game.scores(table.state))}"
        yield f"Winners: {seat_numbers(game.winners(table.state))}"
    else:
        yield "Scores: unfinished"
        yield "Winners: unfinished"
    yield f"Seal: {seal}"


def move_lines(table: Table, entries: Iterable[Entry]) -> Iterable[str]:
    """Entries as lines: a new one for each turn and seat, and before it is too long."""
    line = ""
    where: tuple[int, int] | None = None
    for entry in entries:
        word = table.game.notation(entry.action)
        here = (entry.seat, entry.turn)
        if here == where and len(line) + 1 + len(word) <= WIDTH:
            line += f" {word}"
            continue
        if line:
            yield line
        line, where = f"{_label(entry.seat)} {word}", here
    if line:
        yield line


def start_of(table: Table) -> int | None:
    return next((entry.seat for entry in table.journal if entry.seat != CHANCE), None)


def _label(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat + 1)


def spaced(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)


def seat_numbers(seats: Iterable[int]) -> str:
    return spaced(seat + 1 for seat in seats)
