"""A long campaign in parts: what was done is written down, so that it can be gone on with."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from .noninterference import Findings

PART = 1_000  # pairs between two notes
FOLDER = Path(__file__).parents[2] / "build" / "campaigns"


class Note(msgspec.Struct):
    """What one campaign has come to."""

    seed: int
    parts: int = 0
    pairs: int = 0
    journals: int = 0
    answers: int = 0
    size: int = 0
    counts: int = 0
    told: dict[str, int] = {}


class Part:
    """Some of the pairs, with a seed of their own."""

    def __init__(self, progress: Progress, seed: int, wanted: int) -> None:
        self._progress, self.seed, self.wanted = progress, seed, wanted

    def done(self, found: Findings) -> None:
        self._progress.add(found)


class Progress:
    """Parts until there are enough; `resumed` ones are remembered in a file."""

    def __init__(self, name: str, seed: int, wanted: int, resumed: bool) -> None:
        self._path = FOLDER / f"{name}.json" if resumed else None
        self._name, self._wanted, self._began = name, wanted, time.monotonic()
        self.findings = Findings()
        self._note = Note(seed)
        if self._path is not None and self._path.exists():
            self._note = msgspec.json.decode(self._path.read_bytes(), type=Note)
            self._remember()
        self._before = self._note.pairs

    @property
    def seed(self) -> int:
        return self._note.seed

    def parts(self) -> Iterator[Part]:
        while self._note.pairs < self._wanted and not self._note.told:
            wanted = min(PART, self._wanted - self._note.pairs)
            yield Part(self, self.seed + self._note.parts, wanted)

    def add(self, found: Findings) -> None:
        """One part more."""
        note = self._note
        note.parts += 1
        note.pairs += found.pairs
        note.journals += found.journals
        note.answers += found.answers
        note.size += found.size
        note.counts += found.counts
        note.told = dict(Counter(note.told) + found.told)
        self.findings.example = found.example
        self._remember()
        if self._path is not None:
            FOLDER.mkdir(parents=True, exist_ok=True)
            self._path.write_bytes(msgspec.json.encode(note))
            speed = (note.pairs - self._before) / max(time.monotonic() - self._began, 0.001)
            print(
                f"{self._name}: {note.pairs} of {self._wanted} pairs, {speed:.1f} a second",
                flush=True,
            )

    def _remember(self) -> None:
        note, found = self._note, self.findings
        found.pairs, found.journals, found.answers = note.pairs, note.journals, note.answers
        found.size, found.counts, found.told = note.size, note.counts, Counter(note.told)
