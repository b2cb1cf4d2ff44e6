"""`digsite backup` and `digsite restore`."""

from __future__ import annotations

import os
from pathlib import Path

from digsite.core.errors import BadInput
from digsite.service.errors import OfficeError
from digsite.service.store import backup
from digsite.web.settings import read_settings


def back_up(file: str, data: str | None, database_url: str | None) -> None:
    """Write everything in the store to a new file, while the server runs or not."""
    backup.back_up(_database(data, database_url), Path(file))
    print(f"Written: {file}")


def restore(file: str, data: str | None, database_url: str | None) -> None:
    """Put a backup into an empty store."""
    url = _database(data, database_url)
    try:
        backup.restore(Path(file), url)
    except OfficeError as error:
        raise BadInput(error.detail or error.reason) from None
    print(f"Restored from {file}")


def _database(data: str | None, database_url: str | None) -> str:
    settings = read_settings(os.environ, data=data, database_url=database_url)
    if settings.embedded and not settings.database_url:
        settings.folder.mkdir(parents=True, exist_ok=True)
    return settings.database
