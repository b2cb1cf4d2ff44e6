"""The store: durable, one conflict fails nobody else, and fast enough."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

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


async def names(store: Store) -> set[str]:
    return set(await store.read(lambda c: list(c.execute(select(people.c.id)).scalars())))


def test_one_conflict_in_a_commit_group_fails_nobody_else(url: str) -> None:
    async def story(store: Store) -> None:
        jobs = [store.write(adding(name)) for name in ["a", "b", "a", "c"]]  # type: ignore[arg-type,var-annotated]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(answer, IntegrityError) for answer in done] == [
            False,
            False,
            True,
            False,
        ]
        assert await names(store) == {"a", "b", "c"}

    with_store(url, story)


def test_jobs_that_wait_share_a_commit(url: str) -> None:
    async def story(store: Store) -> None:
        await asyncio.gather(*[store.write(adding(f"p{n}")) for n in range(200)])  # type: ignore[arg-type]
        assert len(await names(store)) == 200
        assert store.commits < 50

    with_store(url, story)


def test_a_job_that_fails_leaves_nothing_behind(url: str) -> None:
    async def story(store: Store) -> None:
        def half(connection: Connection) -> None:
            connection.execute(insert(people).values(person("half")))
            raise ValueError("changed its mind")

        with pytest.raises(ValueError, match="changed its mind"):
            await store.write(half)
        assert await names(store) == set()

    with_store(url, story)


def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        def settings(connection: Connection) -> tuple[object, object]:
            ask = connection.exec_driver_sql
            return ask("PRAGMA journal_mode").scalar(), ask("PRAGMA synchronous").scalar()

        assert await store.write(settings) == ("wal", 2)

    with_store(sqlite_url, story)


def test_readers_cannot_write(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(Unavailable):
            await store.read(adding("sly"))  # type: ignore[arg-type]
        assert await names(store) == set()

    with_store(sqlite_url, story)


def test_two_servers_never_share_a_file(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(NotNow):
            Store(sqlite_url).open()

    with_store(sqlite_url, story)


def test_a_full_disk_is_no_acknowledgement_and_no_end(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
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

    with_store(sqlite_url, story)


def test_the_migrations_make_exactly_the_tables(url: str) -> None:
    async def story(store: Store) -> None:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        def difference(connection: Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        assert await store.read(difference) == []

    with_store(url, story)


def test_opening_again_finds_everything(url: str) -> None:
    with_store(url, lambda store: store.write(adding("kept")))  # type: ignore[arg-type]

    async def story(store: Store) -> None:
        assert await names(store) == {"kept"}

    with_store(url, story)


def test_the_key_and_the_version_of_an_entry_are_unique_in_the_database(url: str) -> None:
    async def story(store: Store) -> None:
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

    with_store(url, story)


def test_durable_appends_per_second(sqlite_url: str) -> None:
    """Group commit: 64 writers at once are far faster than one by one."""

    async def story(store: Store) -> None:
        async def writer(number: int, each: int) -> None:
            for n in range(each):
                await store.write(adding(f"{number}-{n}"))  # type: ignore[arg-type]

        began = time.perf_counter()
        await writer(-1, 40)
        alone = 40 / (time.perf_counter() - began)
        began = time.perf_counter()
        await asyncio.gather(*[writer(number, 20) for number in range(64)])
        together = 64 * 20 / (time.perf_counter() - began)
        print(f"durable appends per second: {alone:.0f} one by one, {together:.0f} in groups")
        assert together > 3 * alone

    with_store(sqlite_url, story)


def with_store(url: str, story: object) -> None:
    async def run() -> None:
        store = Store(url)
        store.open()
        try:
            await story(store)  # type: ignore[operator]
        finally:
            store.close()

    asyncio.run(run())
