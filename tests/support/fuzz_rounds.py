"""Rounds of the fuzz campaign that are played already, so that a long one can be gone on with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from digsite.games import load, titles

Counts = Counter[tuple[str, str]]
Work = tuple[str, int, int]  # a title, its seats, the number of the round


class Header(msgspec.Struct, frozen=True):
    """What rounds must have in common to be counted together."""

    rules: dict[str, int]
    decisions: int  # of a round


class Played(msgspec.Struct, frozen=True):
    work: Work
    counts: list[tuple[str, str, int]]


class Rounds:
    """A line for each round; without a path nothing is remembered."""

    def __init__(self, path: Path | None, decisions: int) -> None:
        self._path = path
        self._known: dict[Work, Counts] = {}
        header = Header({title: load(title).rules for title in titles()}, decisions)
        if path is None:
            return
        if path.exists():
            self._known = dict(_read(path, header))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(header) + b"\n")

    def __getitem__(self, work: Work) -> Counts:
        return self._known[work]

    def missing(self, work: list[Work]) -> list[Work]:
        return [each for each in work if each not in self._known]

    def add(self, work: Work, counts: Counts) -> None:
        self._known[work] = counts
        if self._path is not None:
            row = Played(work, [(kind, name, count) for (kind, name), count in counts.items()])
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(row) + b"\n")


def _read(path: Path, header: Header) -> Iterator[tuple[Work, Counts]]:
    first, *lines = path.read_bytes().splitlines(keepends=True)
    if msgspec.json.decode(first, type=Header) != header:
        raise SystemExit(f"{path}: rounds of other rules; delete it to begin anew")
    if lines and not lines[-1].endswith(b"\n"):  # broken off while it was written
        path.write_bytes(b"".join([first, *lines[:-1]]))
        lines.pop()
    for line in lines:
        row = msgspec.json.decode(line, type=Played)
        yield row.work, Counter({(kind, name): count for kind, name, count in row.counts})
