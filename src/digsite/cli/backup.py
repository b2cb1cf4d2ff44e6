"""`digsite backup` and `digsite restore`."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from digsite.core.errors import BadInput
from digsite.service.errors import OfficeError
from digsite.service.store import backup
from digsite.service.store.modes import private_folder
from digsite.service.store.store import plain_error
from digsite.web.server.settings import read_settings


def back_up(file: str, data: str | None, database_url: str | None) -> None:
    """Write everything in the store to a new file, while the server runs or not."""
    url = _database(data, database_url)
    with _in_one_line():
        backup.back_up(url, Path(file))
    print(f"Written: {file}")


def restore(file: str, data: str | None, database_url: str | None) -> None:
    """Put a backup into an empty store."""
    url = _database(data, database_url)
    with _in_one_line():
        backup.restore(Path(file), url)
    print(f"Restored from {file}")


@contextmanager
def _in_one_line() -> Iterator[None]:
    try:
        yield
    except OfficeError as error:
        raise BadInput(error.detail or error.reason) from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise BadInput(f"that cannot be done: {plain_error(error)}") from None


def _database(data: str | None, database_url: str | None) -> str:
    settings = read_settings(os.environ, data=data, database_url=database_url)
    if settings.embedded and not settings.database_url:
        with _in_one_line():
            private_folder(settings.folder)
    return settings.database
