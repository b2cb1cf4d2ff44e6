"""Many worlds one after the other; a long campaign is written down, and gone on with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from .world import Played, play_world

FOLDER = Path(__file__).parents[3] / "build" / "campaigns"
PART = 50  # seeds between two notes


class Note(msgspec.Struct):
    """What a campaign has come to."""

    seeds: int = 0
    counts: dict[str, int] = {}
    broken: dict[int, str] = {}  # what each seed showed that must not be


class Campaign:
    """Seeds from 1 on; `resumed` ones are remembered in a file."""

    def __init__(self, name: str, wanted: int, resumed: bool) -> None:
        self._path = FOLDER / f"{name}.json" if resumed else None
        self._wanted, self.note = wanted, Note()
        if self._path is not None and self._path.exists():
            self.note = msgspec.json.decode(self._path.read_bytes(), type=Note)

    def play(self) -> None:
        """All that are left."""
        for played in self._worlds():
            self._add(played)
            if self.note.seeds % PART == 0:
                self._write()
        self._write()

    def _worlds(self) -> Iterator[Played]:
        for seed in range(self.note.seeds + 1, self._wanted + 1):
            yield play_world(seed)

    def _add(self, played: Played) -> None:
        note = self.note
        note.seeds = played.seed
        note.counts = dict(Counter(note.counts) + played.counts + Counter(steps=played.steps))
        if played.wrong:
            note.broken[played.seed] = played.wrong[0]
            print(again(played), flush=True)

    def _write(self) -> None:
        if self._path is not None:
            FOLDER.mkdir(parents=True, exist_ok=True)
            self._path.write_bytes(msgspec.json.encode(self.note))
            print(f"T6: {self.note.seeds} of {self._wanted} seeds", flush=True)


def again(played: Played) -> str:
    """What went wrong, and how to see it again."""
    how = f"DIGSITE_SEED={played.seed} pytest -s tests/trust/test_t06_simulated_world.py -k one"
    return f"seed {played.seed}: {played.wrong[0]}\nto play it again: {how}"
