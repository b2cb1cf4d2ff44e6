"""Reading a record, line by line, so that every complaint knows its line."""

from __future__ import annotations

from collections.abc import Iterable

from digsite.core.cards import CardFile, card_file
from digsite.core.errors import BadCards, BadInput, BadRecord
from digsite.core.records import Options
from digsite.core.seats import CHANCE
from digsite.games import load

from .names import name_problem, visible
from .record import HEADING, KINDS, Move, Record, Result, Seated

LARGEST = 4_000_000  # characters; the longest real games have a few ten thousand
_Fields = dict[str, tuple[str, int]]
_FIELDS = frozenset(
    {"Game", "Rules", "Cards", "Card-file", "Options", "Start", "Scores", "Winners", "Seal"}
)


def parse_record(text: str, file: str = "record") -> Record:
    """Read a record (`BadRecord` with the line if it cannot be read)."""
    if len(text) > LARGEST:
        raise BadRecord(file, 0, f"is longer than {LARGEST} characters")
    return _Reader(text, file).read()


class _Reader:
    """Reads a record line by line, so that every complaint knows its line."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.rows = text.split("\n")
        self.at = 0

    def read(self) -> Record:
        if self._next() != HEADING:
            raise self._bad(f"a record begins with {HEADING!r}")
        fields = self._fields()
        game = self._game(fields)
        seats = self._seated(fields)
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
            moves=tuple(self._moves(len(seats))),
            lines={name: line for name, (_, line) in fields.items()},
        )
        if fields.keys() - _FIELDS - {f"Seat {n + 1}" for n in range(len(seats))}:
            stray = min(fields.keys() - _FIELDS - {f"Seat {n + 1}" for n in range(len(seats))})
            raise self._bad(f"there is no header {visible(stray)!r}", fields[stray][1])
        return record

    def _fields(self) -> _Fields:
        fields: _Fields = {}
        while (row := self._next()) != "":
            name, colon, value = row.partition(": ")
            if not colon or not value:
                raise self._bad("a header is a name, a colon, a blank and a value")
            if name in fields:
                raise self._bad(f"the header {visible(name)!r} stands twice")
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
            raise self._bad(f"{visible(word)!r} is not a whole number", line)
        return int(word)

    def _game(self, fields: _Fields) -> str:
        key, line = self._field(fields, "Game")
        try:
            return load(key).key
        except BadInput as error:
            raise self._bad(visible(str(error)), line) from None

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
            raise self._bad(f"the card file does not fit: {visible(reason)}", line) from None
        if cards.digest != digest or cards.name != name:
            reason = f"the cards are {cards.name} sha256:{cards.digest}, not {value}"
            raise self._bad(visible(reason), fields["Cards"][1])
        return cards

    def _options(self, fields: _Fields, key: str) -> Options:
        value, line = self._field(fields, "Options")
        given: dict[str, object] = {}
        for word in [] if value == "none" else value.split(" "):
            name, _, answer = word.partition("=")
            if answer not in ("yes", "no") or name in given:
                raise self._bad(f"{visible(word)!r} is not an option like name=yes", line)
            given[name] = answer == "yes"
        try:
            return load(key).full_options(given)
        except BadInput as error:
            raise self._bad(visible(str(error)), line) from None

    def _seated(self, fields: _Fields) -> tuple[Seated, ...]:
        seated: list[Seated] = []
        while (key := f"Seat {len(seated) + 1}") in fields:
            value, line = fields[key]
            name, _, kind = value.rpartition(" (")
            problem = name_problem(name)
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
            raise self._bad(f"there is no seat {visible(word)}, only 1 to {seats}", line)
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
        while self.at < len(self.rows):
            row = self._next()
            if row == "" and self.at == len(self.rows):
                return
            label, *words = row.split(" ")
            if not words or "" in words:
                raise self._bad("a line of moves is a seat and its moves, with single blanks")
            seat = CHANCE if label == "*" else self._seat(label, seats, self.at)
            for word in words:
                yield Move(seat, word, self.at)

    def _next(self) -> str:
        if self.at >= len(self.rows):
            raise self._bad("the record ends before its moves")
        self.at += 1
        return self.rows[self.at - 1]

    def _bad(self, reason: str, line: int | None = None) -> BadRecord:
        return BadRecord(self.file, self.at if line is None else line, reason)
