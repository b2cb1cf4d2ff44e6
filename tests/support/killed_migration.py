"""Runs a migration in a process that is killed before its n-th statement, for n = 1, 2, 3 …

    python killed_migration.py URL REVISION FOLDER [hasty]

Prints how often it was killed. `hasty` is a planted fault: every statement is committed at once.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

import alembic.command  # noqa: F401  # here, or every child would load it anew
from sqlalchemy import Engine, create_engine, event

from digsite.service.store.engines import engines
from digsite.service.store.migrate import migrate


def main(url: str, revision: str, folder: str, hasty: bool) -> int:
    kills = 0
    _engine(url, hasty).dispose()  # its driver is loaded once, too
    while True:
        child = os.fork()
        if child == 0:
            _die_or_migrate(_engine(url, hasty), revision, Path(folder), kills + 1)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            print(kills)
            return os.waitstatus_to_exitcode(status)
        kills += 1


def _engine(url: str, hasty: bool) -> Engine:
    if hasty:
        return create_engine(url, isolation_level="AUTOCOMMIT")
    writer, reader = engines(url)
    reader.dispose()
    return writer


def _die_or_migrate(engine: Engine, revision: str, folder: Path, last: int) -> None:
    left = [last]

    def count(*_: Any) -> None:
        left[0] -= 1
        if left[0] <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(engine, "before_cursor_execute", count)
    event.listen(engine, "commit", count)
    code = 1
    try:
        migrate(engine, revision, folder)
        code = 0
    finally:
        os._exit(code)


if __name__ == "__main__":
    _, url, revision, folder, *how = sys.argv
    sys.exit(main(url, revision, folder, hasty="hasty" in how))
