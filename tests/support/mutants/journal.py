"""Keeps what was found of each fault, so that a run that was broken off goes on."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from support.mutants.faults import Fault


class Journal:
    """What earlier runs found, by the text of the changed module."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self.known: dict[str, str] = {}
        if self._path.exists():
            for line in self._path.read_text().splitlines():
                _, digest, found = json.loads(line)
                self.known[digest] = found

    def get(self, fault: Fault, again: bool) -> str | None:
        found = self.known.get(_digest(fault))
        return None if again and not found else found

    def put(self, name: str, fault: Fault, found: str) -> str:
        self.known[_digest(fault)] = found
        with self._path.open("a") as journal:
            journal.write(json.dumps([name, _digest(fault), found], ensure_ascii=False) + "\n")
        return found


def _digest(fault: Fault) -> str:
    return hashlib.sha256(fault.source.encode()).hexdigest()[:16]
