"""Who is connected is noted for any number of people, on either database."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from sqlalchemy import Connection, event, func, insert, select
from support.offices import FakeClock

from digsite.service.chores import AT_ONCE, Chores
from digsite.service.present import Held, Present
from digsite.service.store import Store
from digsite.service.store.tables import people

MANY = 70_000


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    made.patience.seconds = None if made.patience.seconds is None else 120.0
    made.open()
    yield made
    made.close()


async def test_seventy_thousand_people_are_noted_a_few_at_a_time(store: Store) -> None:
    clock = FakeClock()
    names = [f"person{number}" for number in range(MANY)]
    rows = [{"id": name, "name": name, "created": 0.0, "seen": 0.0} for name in names]
    for start in range(0, MANY, 5_000):
        some = rows[start : start + 5_000]
        await store.write(lambda c, some=some: _insert(c, some))  # type: ignore[misc]
    listeners = [SimpleNamespace(person=name) for name in [*names, None]]
    registry = SimpleNamespace(watched=lambda: [SimpleNamespace(listeners=listeners)])
    sizes: list[int] = []

    def note(_c: object, _cursor: object, _sql: str, values: object, *_: object) -> None:
        sizes.append(len(values))  # type: ignore[arg-type]

    event.listen(store._writer, "before_cursor_execute", note)
    await Chores(store, clock, registry, None, None, None)._note_seen()  # type: ignore[arg-type]
    assert max(sizes) <= AT_ONCE + 1
    seen = select(func.count()).select_from(people).where(people.c.seen == clock.now())
    assert await store.read(lambda c: c.execute(seen).scalar()) == MANY


def test_whether_somebody_is_connected_does_not_take_a_look_at_everybody() -> None:
    class Watched(dict[str, list[Held]]):
        def __iter__(self) -> Iterator[str]:
            raise AssertionError("everybody was looked at")

    present = Present()
    present._held = Watched()
    present.add("anna", Held("token", lambda: None))
    assert "anna" in present
    assert "berta" not in present


def _insert(connection: Connection, rows: list[dict[str, object]]) -> None:
    connection.execute(insert(people), rows)
