"""What is on a disk after its power was cut: synced writes for sure, of the others anything."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from .disks import Op

How = Literal["none", "all", "some", "torn"]
WAYS: tuple[How, ...] = ("none", "all", "some", "torn")  # what happens to unsynced writes
SECTOR = 512


@dataclass
class _Kept:
    """One file: what is safe, and what was done to it since."""

    safe: bytearray | None = None  # None: not safely there
    since: list[Op] = field(default_factory=list)


class Platter:
    """Follows the operations of a disk one by one; `cut` gives what a cut leaves."""

    def __init__(self) -> None:
        self._files: dict[str, _Kept] = {}

    def follow(self, op: Op) -> None:
        """One more thing was done."""
        what, file, at, _ = op
        if not file or file.endswith("-shm"):
            return
        kept = self._files.setdefault(file, _Kept())
        if what == "sync":
            if kept.safe is None:  # SQLite syncs the folder with a file that is new
                self._sync_folder()
            kept.safe = _applied(kept.safe, kept.since)
            kept.since = []
        else:
            kept.since.append(op)
            if what == "delete" and at:  # and where it says so
                self._sync_folder()

    def _sync_folder(self) -> None:
        """What was deleted stays so."""
        for kept in self._files.values():
            gone = [number for number, op in enumerate(kept.since) if op[0] == "delete"]
            if gone:
                kept.safe, kept.since = None, kept.since[gone[-1] + 1 :]

    def cut(self, folder: Path, how: How, dice: random.Random) -> None:
        """Write into a folder what is left."""
        for file, kept in self._files.items():
            content = _applied(kept.safe, _survivors(kept.since, how, dice))
            if content is not None:
                (folder / file).write_bytes(content)


def _survivors(since: list[Op], how: How, dice: random.Random) -> list[Op]:
    if how == "none" or not since:
        return []
    if how == "all":
        return since
    if how == "some":  # in any order
        kept = [op for op in since if dice.random() < 0.5]
        dice.shuffle(kept)
        return kept
    kept = since[: dice.randrange(len(since)) + 1]
    what, file, at, data = kept[-1]
    if what == "write":
        kept[-1] = (what, file, at, data[: dice.randrange(len(data) + 1) // SECTOR * SECTOR])
    return kept


def _applied(content: bytearray | None, ops: list[Op]) -> bytearray | None:
    new = None if content is None else bytearray(content)
    for what, _, at, data in ops:
        if what == "delete":
            new = None
            continue
        if new is None:
            new = bytearray()
        if what == "write":
            if len(new) < at:
                new.extend(bytes(at - len(new)))
            new[at : at + len(data)] = data
        elif what == "truncate":
            del new[at:]
    return new
