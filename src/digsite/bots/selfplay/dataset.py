"""Games as compressed Parquet files, one pair of files per stretch (see docs/datasets.md)."""

from __future__ import annotations

import os
from array import array
from pathlib import Path
from typing import Any

import msgspec

from digsite.bots.ladder import rung
from digsite.core.errors import BadInput
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.games import load
from digsite.play.features import features_of

from .job import Job, Stretch

Column = Any  # of pyarrow or numpy: pyarrow has no types
FILE_BYTES = 64_000_000  # about what the positions of a file weigh before compression
LONG_GAME = 100  # decisions, roughly: only the size of a file depends on it
SEARCHED_GAMES = 10  # per file, where each game takes long


class Layout(msgspec.Struct, frozen=True):
    """A run of neighbouring numbers in an observation, and whose they are (-1: the table's)."""

    name: str
    away: int
    start: int
    size: int
    high: int


class Manifest(msgspec.Struct, frozen=True):
    """What `dataset.json` says of a dataset."""

    game: str
    rules: int
    seats: int
    options: dict[str, bool]
    cards: str
    cards_sha256: str
    bots: list[str]
    seed: int
    games: int
    games_per_file: int
    decisions: int
    observation: list[Layout]


def begin(job: Job, games: int, chunk: int | None) -> int:
    """Make the folder of a new dataset and say what will be in it; the games of each file."""
    _arrow()
    assert job.dataset is not None
    folder = Path(job.dataset)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput(f"{folder} is there already and not empty; a dataset starts a new folder")
    game = load(job.game)
    features = features_of(game)
    size = chunk or _games_per_file(job, features.size(job.seats))
    manifest = Manifest(
        game=job.game,
        rules=game.rules,
        seats=job.seats,
        options=job.options,
        cards=job.cards.name,
        cards_sha256=job.cards.digest,
        bots=job.bots,
        seed=job.seed,
        games=games,
        games_per_file=size,
        decisions=features.decisions,
        observation=[
            Layout(place.field.name, place.away, place.start, place.field.size, place.field.high)
            for place in features.places(job.seats)
        ],
    )
    try:
        for part in ("positions", "games"):
            (folder / part).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder} cannot be written ({error.strerror})") from None
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
    (folder / "dataset.json").write_bytes(text)
    return size


class Scribe:
    """Writes down the games of one stretch."""

    def __init__(self, job: Job, stretch: Stretch) -> None:
        game = load(job.game)
        self._job = job
        self._stretch = stretch
        self._features = features_of(game)
        self._width = self._features.size(job.seats)
        self._observations = bytearray(self._width * LONG_GAME * stretch.games)
        self._masks = bytearray()
        self._game, self._step = array("q"), array("i")
        self._seats, self._actions = bytearray(), bytearray()
        self._entries: list[bytes] = []
        self._entry = bytearray()
        self._lengths = array("i")
        self._points, self._winners = array("i"), bytearray()

    def watch(self, state: State, decision: int) -> None:
        """Note down a decision, and the position if it is a player's."""
        self._entry.append(decision)
        if state.actor == CHANCE:
            return
        at = len(self._actions) * self._width
        if at + self._width > len(self._observations):
            self._observations.extend(bytes(len(self._observations) + self._width))
        self._features.write(state, state.actor, self._observations, at)
        self._masks += int(state.mask()).to_bytes(16, "little")
        self._seats.append(state.actor)
        self._actions.append(decision)

    def close_game(self, points: list[int], winners: int) -> None:
        """The game is over: note down how it ended."""
        before = len(self._game)
        made = len(self._actions) - before
        self._game.extend([self._stretch.first + len(self._entries)] * made)
        self._step.extend(range(made))
        self._entries.append(bytes(self._entry))
        self._entry.clear()
        self._lengths.append(made)
        self._points.extend(points)
        self._winners.append(winners)

    def write(self) -> None:
        """Write both files, whole or not at all; the games last, as the sign of completion."""
        self._store("positions", self._positions())
        self._store("games", self._games())

    def _positions(self) -> dict[str, Column]:
        import numpy as np

        rows = len(self._actions)
        observations = np.frombuffer(self._observations, np.uint8)[: rows * self._width]
        packed = np.frombuffer(self._masks, np.uint8).reshape(rows, 16)
        masks = np.unpackbits(packed, axis=1, bitorder="little")[:, : self._features.decisions]
        results = np.repeat(self._shares(), np.frombuffer(self._lengths, np.int32), axis=0)
        return {
            "game": np.frombuffer(self._game, np.int64),
            "step": np.frombuffer(self._step, np.int32),
            "seat": np.frombuffer(self._seats, np.uint8),
            "observation": _lists(observations, self._width),
            "mask": _lists(masks.astype(bool).reshape(-1), self._features.decisions),
            "action": np.frombuffer(self._actions, np.uint8),
            "result": _lists(results.reshape(-1), self._job.seats),
        }

    def _games(self) -> dict[str, Column]:
        import numpy as np

        first = self._stretch.first
        return {
            "game": np.arange(first, first + len(self._entries), dtype=np.int64),
            "decisions": np.frombuffer(self._lengths, np.int32),
            "scores": _lists(np.frombuffer(self._points, np.int32), self._job.seats),
            "result": _lists(self._shares().reshape(-1), self._job.seats),
            "entries": _arrow().array(self._entries, _arrow().binary()),
        }

    def _shares(self) -> Column:
        """Each seat's part of the win, by game."""
        import numpy as np

        winners = np.frombuffer(self._winners, np.uint8)
        won = winners[:, None] >> np.arange(self._job.seats) & 1
        return (won / won.sum(axis=1, keepdims=True)).astype(np.float32)

    def _store(self, part: str, columns: dict[str, Column]) -> None:
        import pyarrow.parquet as parquet

        assert self._job.dataset is not None
        path = Path(self._job.dataset) / part / f"{self._stretch.first:012d}.parquet"
        half = path.with_name(f".{path.name}.{os.getpid()}")  # readers pass over hidden files
        parquet.write_table(_arrow().table(columns), half, compression="zstd")
        half.replace(path)


def _games_per_file(job: Job, width: int) -> int:
    if any(rung(name).way == "search" for name in job.bots):
        return SEARCHED_GAMES
    return FILE_BYTES // (width * LONG_GAME)


def _lists(values: Column, size: int) -> Column:
    arrow = _arrow()
    return arrow.FixedSizeListArray.from_arrays(arrow.array(values), size)


def _arrow() -> Column:
    try:
        import pyarrow
    except ModuleNotFoundError:
        raise BadInput("a dataset needs an extra: pip install 'digsite[datasets]'") from None
    return pyarrow
