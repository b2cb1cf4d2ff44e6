"""Bringing the tables up to date, in one transaction: a killed migration never happened."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from digsite.core.errors import BadInput

LOCK = 0x64696773  # of PostgreSQL: one worker migrates, the others wait
FOLDER = Path(__file__).parent / "migrations"
HEAD = "0006"  # the last of them


def migrate(engine: Engine, revision: str = HEAD, folder: Path = FOLDER) -> None:
    """Run what is missing; alembic is loaded only where something is."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if revision_of(connection) != revision:
            _upgrade(connection, revision, folder)


def revision_of(connection: Connection) -> str | None:
    """The last migration that was run."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _upgrade(connection: Connection, revision: str, folder: Path) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise BadInput(f"the store cannot be brought up to date: {error}") from None
