"""T18: migrations that are killed in the middle are resumable; what was stored is kept."""

from __future__ import annotations

import asyncio
import lzma
import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect
from support.audit import audit
from support.campaign import tell
from support.databases import Cluster
from support.golden_store import HASHES, STORES, hashes_of, looks_in
from support.offices import opened

from digsite.service.store.migrate import FOLDER, HEAD, migrate, revision_of
from digsite.service.store.tables import metadata

ROOT = Path(__file__).parents[2]
NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("entries") as batch:
        batch.add_column(sa.Column("weather", sa.Text(), nullable=True))
    op.execute("UPDATE entries SET weather = 'dry'")
    op.create_table("tents", sa.Column("id", sa.Integer(), primary_key=True))
    with op.batch_alter_table("matches") as batch:
        batch.create_index("matches_tent", ["rules"])
"""


def test_head_is_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_migration_from_nothing_killed_at_every_statement_is_resumable(
    tmp_path: Path, cluster: Cluster
) -> None:
    kills = 0
    for url in (f"sqlite:///{tmp_path}/new.sqlite", cluster.url):
        done = killed_everywhere(url, HEAD, FOLDER)
        assert done.returncode == 0, done.stderr
        kills += int(done.stdout)
        engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        engine.dispose()
    tell("T18 from nothing", 0, kills=kills)
    assert kills >= 25


def test_a_migration_of_a_full_store_killed_at_every_statement_keeps_everything(
    tmp_path: Path,
) -> None:
    path = unpacked(STORES[-1], tmp_path)
    url, before = f"sqlite:///{path}", hashes_of(f"sqlite:///{path}")
    done = killed_everywhere(url, "9999", a_newer_version(tmp_path))
    assert done.returncode == 0, done.stderr
    tell("T18 of a full store", 0, kills=int(done.stdout), matches=len(before))
    assert int(done.stdout) >= 10
    engine = create_engine(url)
    with engine.connect() as connection:
        assert revision_of(connection) == "9999"
        assert inspect(connection).has_table("tents")
    engine.dispose()
    assert hashes_of(url) == before


def test_planted_a_migration_that_is_stored_bit_by_bit_is_caught(tmp_path: Path) -> None:
    done = killed_everywhere(f"sqlite:///{tmp_path}/new.sqlite", HEAD, FOLDER, "hasty")
    assert done.returncode != 0


def test_a_store_of_a_newer_version_is_refused_in_words(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new.sqlite"
    engine = create_engine(url)
    migrate(engine, "9999", a_newer_version(tmp_path))
    engine.dispose()
    done = subprocess.run(
        [sys.executable, "-m", "digsite", "serve", "--port", "0", "--database-url", url],
        capture_output=True,
        text=True,
        timeout=300,
        env=_environ(),
    )
    assert done.returncode != 0
    assert "9999" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_every_store_ever_written_opens_with_the_same_states(tmp_path: Path) -> None:
    for store in STORES:
        url = f"sqlite:///{unpacked(store, tmp_path)}"
        wanted = msgspec.json.decode(HASHES.read_bytes())[store.name]

        async def open_and_close(url: str = url) -> None:
            async with opened(url):
                pass

        asyncio.run(open_and_close())
        assert hashes_of(url) == wanted
        assert not audit(url).wrong


def test_the_newest_store_is_of_the_present_tables_and_holds_looks(tmp_path: Path) -> None:
    assert STORES[-1].name == f"store-{HEAD}.sqlite.xz", "run: tests/support/golden_store.py"
    assert looks_in(f"sqlite:///{unpacked(STORES[-1], tmp_path)}") > 0


def killed_everywhere(
    url: str, revision: str, folder: Path, *more: str
) -> subprocess.CompletedProcess[str]:
    script = ROOT / "tests" / "support" / "killed_migration.py"
    command = [sys.executable, "-P", str(script), url, revision, str(folder), *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env=_environ())


def a_newer_version(tmp_path: Path) -> Path:
    """The migrations, and one more of a version that is not written yet."""
    folder = tmp_path / "migrations"
    shutil.copytree(FOLDER, folder)
    (folder / "versions" / "next_9999.py").write_text(NEXT.format(head=HEAD))
    return folder


def unpacked(store: Path, folder: Path) -> Path:
    path = folder / store.stem
    path.write_bytes(lzma.decompress(store.read_bytes()))
    return path


def _environ() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "DIGSITE_HOST": "127.0.0.1"}
