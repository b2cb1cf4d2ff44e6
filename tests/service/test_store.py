"""The store: durable, one conflict fails nobody else, and fast enough."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError
from support.offices import on_sqlite

from digsite.service.errors import NotNow, Unavailable
from digsite.service.store import Store
from digsite.service.store.tables import metadata, people


def person(name: str) -> dict[str, object]:
    return {"id": name, "name": name, "created": 0.0, "seen": 0.0}


def adding(name: str) -> object:
    def job(connection: Connection) -> str:
        connection.execute(insert(people).values(person(name)))
        return name

    return job


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """An empty store, open."""
    made = Store(url)
    made.open()
    yield made
    made.close()


async def names(store: Store) -> set[str]:
    return set(await store.read(lambda c: list(c.execute(select(people.c.id)).scalars())))


async def test_one_conflict_in_a_commit_group_fails_nobody_else(store: Store) -> None:
    jobs = [store.write(adding(name)) for name in ["a", "b", "a", "c"]]  # type: ignore[arg-type,var-annotated]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(answer, IntegrityError) for answer in done] == [
        False,
        False,
        True,
        False,
    ]
    assert await names(store) == {"a", "b", "c"}


async def test_jobs_that_wait_share_a_commit(store: Store) -> None:
    await asyncio.gather(*[store.write(adding(f"p{n}")) for n in range(200)])  # type: ignore[arg-type]
    assert len(await names(store)) == 200
    assert store.commits < 50


async def test_a_job_that_fails_leaves_nothing_behind(store: Store) -> None:
    def half(connection: Connection) -> None:
        connection.execute(insert(people).values(person("half")))
        raise ValueError("changed its mind")

    with pytest.raises(ValueError, match="changed its mind"):
        await store.write(half)
    assert await names(store) == set()


@on_sqlite
async def test_sqlite_waits_for_the_disk(store: Store) -> None:
    def settings(connection: Connection) -> tuple[object, object]:
        ask = connection.exec_driver_sql
        return ask("PRAGMA journal_mode").scalar(), ask("PRAGMA synchronous").scalar()

    assert await store.write(settings) == ("wal", 2)


@on_sqlite
async def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(Unavailable):
        await store.read(adding("sly"))  # type: ignore[arg-type]
    assert await names(store) == set()


@on_sqlite
async def test_two_servers_never_share_a_file(store: Store, sqlite_url: str) -> None:
    with pytest.raises(NotNow):
        Store(sqlite_url).open()


@on_sqlite
async def test_a_full_disk_is_no_acknowledgement_and_no_end(store: Store) -> None:
    await store.write(adding("before"))  # type: ignore[arg-type]

    def fill(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        for n in range(400):
            connection.execute(insert(people).values(person(f"{n}" + "x" * 200)))

    with pytest.raises((Unavailable, Exception)) as error:
        await store.write(fill)
    assert "full" in str(error.value) or isinstance(error.value, Unavailable)

    def room(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1000000")

    await store.write(room)
    await store.write(adding("after"))  # type: ignore[arg-type]
    assert await names(store) == {"before", "after"}


async def test_the_migrations_make_exactly_the_tables(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await store.read(difference) == []


async def test_opening_again_finds_everything(url: str) -> None:
    for kept in (set(), {"kept"}):
        store = Store(url)
        store.open()
        assert await names(store) == kept
        if not kept:
            await store.write(adding("kept"))  # type: ignore[arg-type]
        store.close()


async def test_the_key_and_the_version_of_an_entry_are_unique_in_the_database(store: Store) -> None:
    def twice(connection: Connection, version: int, key: str) -> None:
        for at, name in ((0, "k"), (version, key)):
            connection.execute(
                text(
                    "INSERT INTO entries (match, version, kind, turn, length, key, at)"
                    " VALUES ('m', :version, 'action', 0, 1, :key, 0)"
                ),
                {"version": at, "key": name},
            )

    for version, key in ((0, "other"), (1, "k")):
        with pytest.raises(IntegrityError):
            await store.write(lambda c, v=version, k=key: twice(c, v, k))  # type: ignore[misc]
    await store.write(lambda c: twice(c, 1, "other"))


@on_sqlite
async def test_writers_at_once_share_their_commits(store: Store) -> None:
    """One by one each write is a commit of its own; 64 writers at once need far fewer."""

    async def writer(number: int, each: int) -> None:
        for n in range(each):
            await store.write(adding(f"{number}-{n}"))  # type: ignore[arg-type]

    before = store.commits
    await writer(-1, 40)
    alone = store.commits - before
    await asyncio.gather(*[writer(number, 20) for number in range(64)])
    together = store.commits - before - alone
    assert alone == 40
    assert together < 64 * 20 / 3
