"""Rows that take long to make, kept in a file of JSON lines: what is broken off is gone on with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from digsite.core.errors import BadInput
from digsite.play.workers import Workers, run_chunks

Header = TypeVar("Header", bound=msgspec.Struct)
Row = TypeVar("Row", bound=msgspec.Struct)


class KeptRows(Generic[Header, Row]):
    """The first line of the file says what was asked; `named`: what it is of, for who errs."""

    def __init__(
        self, path: Path | None, asked: Header, row: type[Row], named: tuple[str, str]
    ) -> None:
        self._path, self._asked, self._row = path, asked, row
        self._file, self._of = named

    def made(
        self,
        work: Callable[[int], Row],
        count: int,
        workers: Workers,
        shown: Callable[[list[Row]], None] | None = None,
    ) -> list[Row]:
        """Rows 0 to count-1; what the file has is not made again, what is new is added."""
        rows = self._read(self._path) if self._path and self._path.exists() else []
        if not rows:
            self._append(self._asked, "wb")
        for found in run_chunks(workers, work, range(len(rows), count)):
            rows.append(found)
            self._append(found)
            if shown:
                shown(rows)
        return rows[:count]

    def _append(self, line: Header | Row, mode: str = "ab") -> None:
        if self._path is None:
            return
        try:
            with self._path.open(mode) as file:
                file.write(msgspec.json.encode(line) + b"\n")
        except OSError as error:
            raise BadInput(f"{self._path} cannot be written ({error.strerror})") from None

    def _read(self, path: Path) -> list[Row]:
        """What is there, which must be of the same kind; half a line is dropped."""
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            path.write_bytes(whole)
        try:
            first, *lines = whole.splitlines() or [b""]
            header = msgspec.json.decode(first, type=type(self._asked))
            rows = [msgspec.json.decode(line, type=self._row) for line in lines]
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadInput(f"{path} is no {self._file}") from None
        if header != self._asked:
            raise BadInput(f"{path} is of another {self._of}: {first.decode()}")
        return rows
