"""Backups: taken while matches run, restored into an empty store of either kind."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from support.offices import opened, people, play_one, play_out, table_for
from support.titles import longest_box, some_box

from digsite.core.errors import BadInput
from digsite.service.errors import NotKnown, NotNow
from digsite.service.store.backup import back_up, restore
from digsite.service.store.store import Store


async def test_a_backup_holds_every_move_and_goes_on_elsewhere(url: str, tmp_path: Path) -> None:
    backup, elsewhere = tmp_path / "b" / "backup.sqlite", f"sqlite:///{tmp_path}/new.sqlite"
    async with opened(url) as office:
        players = await people(office, "Ada", "Bob")
        token = (await office.people.admit_guest("Cy")).token
        match = (await table_for(office, players, longest_box())).match
        await play_out(office, match, players, moves=12)
        await office.talk.say(players[0], match, "hello", "k")
        before = await office.looking.look(players[0], match)
        playing = asyncio.create_task(play_out(office, match, players, 2, 10))
        await asyncio.to_thread(back_up, url, backup)
        await playing
        with pytest.raises(BadInput):
            back_up(url, backup)
    restore(backup, elsewhere)
    async with opened(elsewhere) as office:
        after = await office.looking.look(players[0], match)
        assert after.version >= before.version
        assert (await office.sessions.person_of(token)).name == "Cy"
        await play_one(office, match, players, "new", random.Random(1))
        await office.talk.say(players[0], match, "still here", "k2")
        assert len(await office.talk.chat(None, match)) == 2


async def test_a_backup_moves_from_sqlite_to_postgresql(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    async with opened(sqlite_url) as office:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, some_box())).match
        await play_out(office, match, players, moves=5)
        before = await office.looking.look(players[0], match)
    back_up(sqlite_url, tmp_path / "backup.sqlite")
    restore(tmp_path / "backup.sqlite", postgres_url)
    with pytest.raises(NotNow):
        restore(tmp_path / "backup.sqlite", postgres_url)
    async with opened(postgres_url) as office:
        assert await office.store.read(rows_known_to_the_planner) == 1
        assert await office.looking.look(players[0], match) == before
        await play_out(office, match, players, seed=2)
        await office.talk.say(players[0], match, "hello", "k")


async def test_a_postgresql_that_is_in_use_is_not_restored_into(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    async with opened(sqlite_url) as office:
        token = (await office.people.admit_guest("Ada")).token
    back_up(sqlite_url, tmp_path / "backup.sqlite")
    async with opened(postgres_url) as office:  # and empty: only its use speaks against it
        with pytest.raises(NotNow) as refused:
            await asyncio.to_thread(restore, tmp_path / "backup.sqlite", postgres_url)
        assert refused.value.reason == "store_in_use"
        with pytest.raises(NotKnown):
            await office.sessions.person_of(token)
    restore(tmp_path / "backup.sqlite", postgres_url)
    async with opened(postgres_url) as office:
        assert (await office.sessions.person_of(token)).name == "Ada"


def test_a_server_that_has_written_nothing_yet_uses_its_postgresql_too(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    for url in (sqlite_url, postgres_url):
        store = Store(url)
        store.open()
        try:
            if url == sqlite_url:
                back_up(url, tmp_path / "backup.sqlite")
                continue
            with pytest.raises(NotNow):
                restore(tmp_path / "backup.sqlite", url)
        finally:
            store.close()


def rows_known_to_the_planner(connection: Connection) -> float:
    known = "SELECT reltuples FROM pg_class WHERE oid = 'matches'::regclass"
    return float(connection.execute(text(known)).scalar_one())


def test_what_is_no_backup_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.sqlite"
    for content in (b"", b"not a database at all, really not", b"SQLite format 3\0" + bytes(84)):
        wrong.write_bytes(content)
        with pytest.raises(BadInput):
            restore(wrong, sqlite_url)
    with pytest.raises(BadInput):
        restore(tmp_path / "nowhere", sqlite_url)
