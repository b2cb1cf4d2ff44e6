"""Stores of every version there was, each with running and finished matches of every title.

`DIGSITE_GAMES=src/digsite/template python tests/support/golden_store.py` writes the one of now.
"""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
import sys
import tempfile
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import msgspec
from sqlalchemy import create_engine, select

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from digsite.games import titles
from digsite.service.matches.loading import load_table
from digsite.service.store.match_rows import read_match
from digsite.service.store.migrate import HEAD
from digsite.service.store.rows import has_draws
from digsite.service.store.tables import entries, matches
from support.offices import opened, people, play_out, table_for

FOLDER = Path(__file__).parents[1] / "trust" / "golden"
STORES = sorted(FOLDER.glob("store-*.sqlite.xz"))
HASHES = FOLDER / "stores.json"
TITLES = titles()


def hashes_of(url: str) -> dict[str, str]:
    """Per match the hash of its state."""
    engine = create_engine(url)
    found = {}
    with engine.connect() as connection:
        for match in connection.execute(select(matches.c.id)).scalars().all():
            stored = read_match(connection, match)
            assert stored is not None
            table = load_table(connection, stored, stored.head.version)
            packed = table.game.pack(table.state)
            found[match] = f"{stored.head.version} {sha256(packed).hexdigest()[:32]}"
    engine.dispose()
    return found


def looks_in(url: str) -> int:
    """How many entries hold draws that only one seat saw, as the look of a scientist does."""
    engine = create_engine(url)
    with engine.connect() as connection:
        found = connection.execute(select(entries.c.action)).scalars().all()
    engine.dispose()
    return sum(map(has_draws, found))


def _write() -> None:
    name = f"store-{HEAD}.sqlite.xz"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "store.sqlite"
        asyncio.run(_play(f"sqlite:///{path}"))
        assert looks_in(f"sqlite:///{path}"), "a store without a look"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("VACUUM")
        (FOLDER / name).write_bytes(lzma.compress(path.read_bytes(), preset=9))
        known = msgspec.json.decode(HASHES.read_bytes()) if HASHES.exists() else {}
        known[name] = hashes_of(f"sqlite:///{path}")
        HASHES.write_bytes(msgspec.json.format(msgspec.json.encode(known)) + b"\n")


async def _play(url: str) -> None:
    async with opened(url, seed=1) as office:
        players = await people(office, "Ada", "Bob")
        for title in TITLES:
            for moves in (17, 1 << 30):
                match = (await table_for(office, players, title)).match
                await play_out(office, match, players, 1, moves)


if __name__ == "__main__":
    _write()
