"""Files that only their owner may read: they hold tokens, seals and what people write."""

from __future__ import annotations

import os
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
COMPANIONS = ("", "-wal", "-shm", ".lock")  # SQLite gives its own the mode of the first


def private_folder(folder: Path) -> None:
    """A folder that is there; a new one is for its owner only."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def private_file(path: Path) -> None:
    """A file that is there; a new one is for its owner only."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))


def too_open(file: Path) -> str:
    """What others can read of a store, and how to change that; "" if nothing."""
    if os.name != "posix":
        return ""
    files = [file.with_name(file.name + end) for end in COMPANIONS]
    wide = [path for path in files if _mode(path) & ~FILE]
    parts = [f"chmod 600 {' '.join([str(path) for path in wide])}"] if wide else []
    if _mode(file.parent) & ~FOLDER:
        parts.append(f"chmod 700 {file.parent}")
    return f"others can read the store: {'; '.join(parts)}" if parts else ""


def _mode(path: Path) -> int:
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        return 0
