"""A database that stops answering without a word: who asks over HTTP is told when to come again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import pytest
from house import House, house_at
from support.campaign import WAIT
from support.databases import Cluster, need_postgres, postgres_cluster
from support.proxy import BreakingWire
from support.titles import some_box

from digsite.service.store import store as store_module


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    need_postgres()
    with postgres_cluster() as running:
        yield running


async def test_requests_get_a_503_with_a_time_to_wait_while_postgres_hangs(
    cluster: Cluster, tmp_path: Path
) -> None:
    wire = BreakingWire(cluster.port, lambda when: False)
    url = cluster.url.replace(str(cluster.port), str(await wire.open()))
    async with beside(tmp_path, url, wire) as house:
        patience = house.context.office.store.patience
        async with httpx2.AsyncClient(base_url=house.address, timeout=WAIT) as client:
            guest = await client.post("/api/guests", json={"name": "Anna"})
            assert guest.status_code == 201
            usual, patience.seconds = patience.seconds, 0.2
            wire.flowing.clear()
            for method, path, body in (
                ("GET", "/api/me", None),
                ("GET", "/api/matches", None),
                ("POST", "/api/guests", {"name": "Berta"}),
                ("POST", "/api/matches", {"game": some_box(), "seats": [{"kind": "me"}] * 2}),
            ):
                answer = await client.request(method, path, json=body)
                assert answer.status_code == 503, (path, answer.text)
                assert int(answer.headers["retry-after"]) > 0
                assert answer.json()["reason"] == "store_unavailable"
            assert (await client.get("/healthz")).status_code == 200
            patience.seconds = usual
            wire.flowing.set()
            assert await answered(client) == "Anna"
    await wire.close()


async def answered(client: httpx2.AsyncClient) -> str:
    """Who the client is, once the store says so again."""
    while (answer := await client.get("/api/me")).status_code == 503:
        await asyncio.sleep(0.02)
    return str(answer.json()["person"]["name"])


@asynccontextmanager
async def beside(folder: Path, url: str, wire: BreakingWire) -> AsyncIterator[House]:
    """A server, while this loop goes on: its wire to the database is of this loop."""
    opening = house_at(folder, database_url=url)
    house = await asyncio.to_thread(opening.__enter__)
    try:
        yield house
    finally:
        wire.flowing.set()
        await asyncio.to_thread(opening.__exit__, None, None, None)


def test_where_too_much_waits_to_be_stored_one_is_told_when_to_come_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = {"name": "Anna"}
    with monkeypatch.context() as patch:
        patch.setattr(store_module, "MOST_WAITING", 0)
        away = httpx2.post(f"{house.address}/api/guests", json=guest, timeout=WAIT)
    assert away.status_code == 503
    assert int(away.headers["retry-after"]) >= 1
    assert away.json()["reason"] == "crowded"
    assert house.guest("Anna").get("/me")["person"]["name"] == "Anna"
