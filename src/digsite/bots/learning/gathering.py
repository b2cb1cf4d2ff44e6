"""Data in chunks: made by any workers, kept in a folder, put together in their order."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from digsite.core.errors import BadInput
from digsite.games import load
from digsite.play.features import features_of
from digsite.play.workers import Workers, run_chunks

from .course import HELD_OUT, Course, Numbers

Maker = Callable[[Course, int], dict[str, Numbers]]
COURSE = "course.json"
VERSION = 2  # of what is in a chunk


def gathered(
    course: Course,
    make: Maker,
    chunks: int,
    workers: Workers,
    folder: Path,
    shown: Callable[[int], None] | None = None,
) -> dict[str, Numbers]:
    """All chunks as one; what lies in the folder already is not made again."""
    import numpy as np

    _open(folder, course)
    missing = [chunk for chunk in range(chunks) if not _path(folder, chunk).exists()]
    done = chunks - len(missing)
    for chunk in run_chunks(workers, partial(_made, course, make, str(folder)), missing):
        assert _path(folder, chunk).exists()
        done += 1
        if shown:
            shown(done)
    parts = []
    for chunk in range(chunks):
        with np.load(_path(folder, chunk)) as found:
            parts.append(dict(found))
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def joined(parts: list[dict[str, Numbers]]) -> dict[str, Numbers]:
    """The data of several rounds; games of different rounds keep different numbers."""
    import numpy as np

    found = {
        name: np.concatenate([part[name] for part in parts]) for name in parts[0] if name != "games"
    }
    numbers, first = [], 0
    for part in parts:
        numbers.append(part["games"] + first)
        first += (
            int(part["games"].max()) // HELD_OUT * HELD_OUT + HELD_OUT
        )  # held-out games stay held out
    found["games"] = np.concatenate(numbers)
    return found


def _made(course: Course, make: Maker, folder: str, chunk: int) -> int:
    """Make a chunk and put it in place whole; whoever does it again writes the same."""
    import numpy as np

    path = _path(Path(folder), chunk)
    half = path.with_name(f".{path.name}.{os.getpid()}")
    with half.open("wb") as file:
        np.savez_compressed(file, **make(course, chunk))
    half.replace(path)
    return chunk


def _open(folder: Path, course: Course) -> None:
    """Begin a folder, or go on with one of the same course."""
    encoder = features_of(load(course.game)).fingerprint(course.seats)
    said = msgspec.json.encode({"version": VERSION, "encoder": encoder, "course": course})
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / COURSE
        if not path.exists():
            path.write_bytes(said)
        elif path.read_bytes() != said:
            raise BadInput(f"{folder} has the data of another course: {path.read_text()}")
    except OSError as error:
        raise BadInput(f"{folder} cannot be used ({error.strerror})") from None


def _path(folder: Path, chunk: int) -> Path:
    return folder / f"{chunk:06d}.npz"
