"""Playing a record again, checking every move and what its header says."""

from __future__ import annotations

from digsite.core.errors import BadNotation, BadRecord
from digsite.games import load

from .names import excerpt
from .record import Move, Record, seat_numbers, spaced, start_of
from .table import Table


def replay(record: Record, upto: int | None = None) -> Table:
    """Play a record again, checking every move, its start and its result.

    >>> import digsite
    >>> text = digsite.record_text(digsite.play_game(digsite.titles()[0], ["porter", "porter"]))
    >>> record = digsite.parse_record(text)
    >>> digsite.replay(record, upto=10)
    <Table of ...: 2 seats, 10 entries, ...>
    """
    game = load(record.game)
    if record.rules != game.rules:
        reason = f"the record is of rules {record.rules}, this is rules {game.rules}"
        raise BadRecord(record.file, record.lines.get("Rules", 0), reason)
    table = Table(game, len(record.seats), record.options, record.cards)
    for move in record.moves[:upto]:
        replay_move(table, record, move)
    _check_start(table, record)
    if upto is None or upto >= len(record.moves):
        _check_result(table, record)
    return table


def replay_move(table: Table, record: Record, move: Move) -> None:
    """Play one move of a record (`BadRecord` with its line if it cannot be)."""
    try:
        action = table.game.parse(move.word)
    except BadNotation as error:
        reason = f"{excerpt(move.word)!r} is not a move: {excerpt(error.reason)}"
        raise BadRecord(record.file, move.line, reason) from None
    refusal = table.game.refuse(table.state, move.seat, action)
    if refusal is None:
        table.submit(move.seat, action)
        return
    who = f"seat {move.seat + 1}" if move.seat >= 0 else "chance"
    reason = f"{who} cannot do {excerpt(move.word)!r} ({refusal.reason})"
    raise BadRecord(record.file, move.line, reason, refusal, record.game)


def _check_start(table: Table, record: Record) -> None:
    start = start_of(table)
    if start is not None and record.start != start:
        stated = "open" if record.start is None else f"seat {record.start + 1}"
        reason = f"the header says {stated} starts, the moves say seat {start + 1}"
        raise BadRecord(record.file, record.lines.get("Start", 0), reason)


def _check_result(table: Table, record: Record) -> None:
    line = record.lines.get("Scores", 0)
    if not table.over:
        if record.result is not None:
            raise BadRecord(record.file, line, "the header has a result, but the game is not over")
        return
    if record.result is None:
        raise BadRecord(record.file, line, "the game is over, but the header has no result")
    scores, winners = tuple(table.game.scores(table.state)), tuple(table.game.winners(table.state))
    if record.result.scores != scores:
        reason = f"the scores are {spaced(scores)}, not {excerpt(spaced(record.result.scores))}"
        raise BadRecord(record.file, line, reason)
    if record.result.winners != winners:
        stated = excerpt(seat_numbers(record.result.winners))
        reason = f"the winners are {seat_numbers(winners)}, not {stated}"
        raise BadRecord(record.file, record.lines.get("Winners", 0), reason)
