"""Reading a record, line by line, so that every complaint knows its line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from digsite.core.cards import CardFile, card_file
from digsite.core.errors import BadCards, BadInput, BadRecord
from digsite.core.records import Options
from digsite.core.seats import CHANCE
from digsite.games import load

from .annotations import Annotation, Closed, Marked, Opened, Remark
from .names import excerpt, old_name_problem
from .record import ANNOTATED, HEADING, KINDS, Move, Record, Result, Seated

LARGEST = 4_000_000  # characters; the longest real games have a few ten thousand
_Fields = dict[str, tuple[str, int]]
_FIELDS = frozenset(
    {"Game", "Rules", "Cards", "Card-file", "Options", "Start", "Scores", "Winners", "Seal"}
)


_VERSION = HEADING.rpartition(" ")[0]
_BYTE_ORDER_MARK = "\ufeff"


def parse_record(text: str, file: str = "record") -> Record:
    """Read a record (`BadRecord` with the line if it cannot be read).

    `moves` are those that were played; of a record 2, `annotated` has the rest too.
    """
    if len(text) > LARGEST:
        raise BadRecord(file, 0, f"is longer than {LARGEST} characters")
    return _Reader(text, file).read()


def read_record(file: str | Path) -> Record:
    """Read a record file (`BadRecord` if that cannot be done); `replay` plays it again.

    >>> import digsite, pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp()) / "game.txt"
    >>> table = digsite.play_game(digsite.titles()[0], ["porter", "porter"], seed=3)
    >>> _ = path.write_text(digsite.record_text(table), encoding="utf-8")
    >>> digsite.replay(digsite.read_record(path)).journal == table.journal
    True
    """
    try:
        data = Path(file).read_bytes()
    except OSError as error:
        raise BadRecord(file, 0, f"cannot be read ({error.strerror})") from None
    return decoded_record(data, str(file))


def decoded_record(data: bytes, file: str) -> Record:
    """Read a record as it lies in a file."""
    try:
        return parse_record(data.decode("utf-8"), file)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadRecord(file, line, "is not UTF-8 text") from None


class _Reader:
    """Reads a record line by line, so that every complaint knows its line."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        rows = text.removeprefix(_BYTE_ORDER_MARK).split("\n")
        self.rows = [row.removesuffix("\r") for row in rows]  # mail adds both
        self.at = 0

    def read(self) -> Record:
        annotated = self._heading()
        fields = self._fields()
        game = self._game(fields)
        seats = self._seated(fields)
        after = tuple(self._annotated(len(seats)) if annotated else self._moves(len(seats)))
        record = Record(
            file=self.file,
            game=game,
            rules=self._number(fields, "Rules"),
            cards=self._cards(fields, game),
            options=self._options(fields, game),
            seats=seats,
            start=self._start(fields, len(seats)),
            result=self._result(fields, len(seats)),
            seal=self._field(fields, "Seal")[0],
            moves=_played(after),
            lines={name: line for name, (_, line) in fields.items()},
            annotated=after if annotated else (),
        )
        if fields.keys() - _FIELDS - {f"Seat {n + 1}" for n in range(len(seats))}:
            stray = min(fields.keys() - _FIELDS - {f"Seat {n + 1}" for n in range(len(seats))})
            raise self._bad(f"there is no header {excerpt(stray)!r}", fields[stray][1])
        return record

    def _heading(self) -> bool:
        """Whether the record has more than moves."""
        first = self._next()
        if first in (HEADING, ANNOTATED):
            return first == ANNOTATED
        if first.startswith(f"{_VERSION} "):
            raise self._bad(f"{excerpt(first)!r} is of another version: this reads 1 and 2")
        raise self._bad(f"a record begins with {HEADING!r}, this with {excerpt(first, 40)!r}")

    def _fields(self) -> _Fields:
        fields: _Fields = {}
        while (row := self._next()) != "":
            name, colon, value = row.partition(": ")
            if not colon or not value:
                found = f"{excerpt(row, 40)!r} is no header"
                raise self._bad(f"{found}: that is a name, a colon, a blank and a value")
            if name in fields:
                raise self._bad(f"the header {excerpt(name)!r} stands twice")
            fields[name] = (value, self.at)
        return fields

    def _field(self, fields: _Fields, name: str) -> tuple[str, int]:
        if name not in fields:
            raise self._bad(f"the header {name!r} is missing", 0)
        return fields[name]

    def _number(self, fields: _Fields, name: str) -> int:
        value, line = self._field(fields, name)
        return self._whole(value, line)

    def _whole(self, word: str, line: int) -> int:
        digits = word.removeprefix("-")
        if not digits.isascii() or not digits.isdecimal() or len(digits) > 9:
            raise self._bad(f"{excerpt(word)!r} is not a whole number", line)
        return int(word)

    def _game(self, fields: _Fields) -> str:
        key, line = self._field(fields, "Game")
        try:
            return load(key).key
        except BadInput as error:
            raise self._bad(excerpt(str(error)), line) from None

    def _cards(self, fields: _Fields, key: str) -> CardFile:
        value, line = self._field(fields, "Cards")
        name, _, digest = value.rpartition(" sha256:")
        game = load(key)
        try:
            if "Card-file" in fields:
                text, line = fields["Card-file"]
                cards = card_file(text, f"{self.file}: line {line}")
                game.check_cards(cards)
            else:
                cards = game.cards()
        except BadCards as error:
            reason = f"{error.place}: {error.reason}" if error.place else error.reason
            raise self._bad(f"the card file does not fit: {excerpt(reason)}", line) from None
        if cards.digest != digest or cards.name != name:
            reason = f"the cards are {cards.name} sha256:{cards.digest}, not {value}"
            raise self._bad(excerpt(reason), fields["Cards"][1])
        return cards

    def _options(self, fields: _Fields, key: str) -> Options:
        value, line = self._field(fields, "Options")
        given: dict[str, object] = {}
        for word in [] if value == "none" else value.split(" "):
            name, _, answer = word.partition("=")
            if answer not in ("yes", "no") or name in given:
                raise self._bad(f"{excerpt(word)!r} is not an option like name=yes", line)
            given[name] = answer == "yes"
        try:
            return load(key).full_options(given)
        except BadInput as error:
            raise self._bad(excerpt(str(error)), line) from None

    def _seated(self, fields: _Fields) -> tuple[Seated, ...]:
        seated: list[Seated] = []
        while (key := f"Seat {len(seated) + 1}") in fields:
            value, line = fields[key]
            name, _, kind = value.rpartition(" (")
            problem = old_name_problem(name)
            if problem or kind not in [f"{known})" for known in KINDS]:
                reason = problem or "a seat is a name and (human) or (bot)"
                raise self._bad(reason, line)
            seated.append(Seated(name, kind[:-1]))
        allowed = load(fields["Game"][0]).seats
        if len(seated) not in allowed:
            reason = f"the game is for {min(allowed)} to {max(allowed)} seats, not {len(seated)}"
            raise self._bad(reason, fields["Game"][1])
        return tuple(seated)

    def _start(self, fields: _Fields, seats: int) -> int | None:
        value, line = self._field(fields, "Start")
        return None if value == "open" else self._seat(value, seats, line)

    def _seat(self, word: str, seats: int, line: int) -> int:
        seat = self._whole(word, line) - 1
        if seat not in range(seats):
            raise self._bad(f"there is no seat {excerpt(word)}, only 1 to {seats}", line)
        return seat

    def _result(self, fields: _Fields, seats: int) -> Result | None:
        scores, line = self._field(fields, "Scores")
        winners, winners_line = self._field(fields, "Winners")
        if scores == "unfinished" and winners == "unfinished":
            return None
        points = tuple(self._whole(word, line) for word in scores.split(" "))
        won = tuple(self._seat(word, seats, winners_line) for word in winners.split(" "))
        return Result(points, won, line)

    def _moves(self, seats: int) -> Iterable[Move]:
        while (row := self._row()) is not None:
            yield from self._words(row, seats)

    def _annotated(self, seats: int) -> Iterable[Move | Annotation]:
        while (row := self._row()) is not None:
            match row[:1]:
                case "(" | ")" if len(row) > 1:
                    raise self._bad(f"{row[:1]!r} stands on a line of its own")
                case "(":
                    yield Opened(self.at)
                case ")":
                    yield Closed(self.at)
                case "#":
                    yield Remark(self._after("#", row), self.at)
                case "$":
                    yield Marked(self._after("$", row), self.at)
                case _:
                    yield from self._words(row, seats)

    def _row(self) -> str | None:
        """The next line of moves, or nothing after the last."""
        if self.at >= len(self.rows):
            return None
        row = self._next()
        return None if row == "" and self.at == len(self.rows) else row

    def _words(self, row: str, seats: int) -> Iterable[Move]:
        label, *words = row.split(" ")
        if not words or "" in words:
            raise self._bad("a line of moves is a seat and its moves, with single blanks")
        seat = CHANCE if label == "*" else self._seat(label, seats, self.at)
        for word in words:
            yield Move(seat, word, self.at)

    def _after(self, sign: str, row: str) -> str:
        if row != sign and not row.startswith(f"{sign} "):
            raise self._bad(f"{sign!r} is followed by a blank")
        return row[2:]

    def _next(self) -> str:
        if self.at >= len(self.rows):
            raise self._bad("the record ends before its moves")
        self.at += 1
        return self.rows[self.at - 1]

    def _bad(self, reason: str, line: int | None = None) -> BadRecord:
        return BadRecord(self.file, self.at if line is None else line, reason)


def _played(after: tuple[Move | Annotation, ...]) -> tuple[Move, ...]:
    """The moves that stand in no variation."""
    depth, played = 0, list[Move]()
    for token in after:
        if isinstance(token, Move):
            if depth == 0:
                played.append(token)
        else:
            depth += isinstance(token, Opened) - isinstance(token, Closed)
    return tuple(played)
