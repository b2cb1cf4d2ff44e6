"""An outbox keeps the order, never grows without end, and catches up what it left out."""

from __future__ import annotations

import asyncio

import pytest

from digsite.web import outbox
from digsite.web.outbox import Frame, Outbox, TooSlow


class Client:
    """A client that reads only while its gate is open."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.got: list[str] = []
        self.caught_up: list[tuple[str, int | None]] = []
        self.box = Outbox(self.take, self.catch_up)

    async def take(self, text: str) -> None:
        await self.gate.wait()
        self.got.append(text)

    async def catch_up(self, match: str, since: int | None) -> None:
        self.caught_up.append((match, since))
        self.box.put(Frame("newest", match, 99))


async def settle(client: Client) -> None:
    while not client.box.idle:
        await asyncio.sleep(0)


def test_frames_go_out_in_order() -> None:
    async def story() -> None:
        client = Client()
        client.gate.set()
        running = asyncio.create_task(client.box.run())
        for number in range(10):
            client.box.put(Frame(str(number), "m", number))
        await settle(client)
        running.cancel()
        assert client.got == [str(number) for number in range(10)]
        assert client.box.told == {"m": 9}

    asyncio.run(story())


def test_a_slow_reader_is_told_the_newest_and_misses_no_answer() -> None:
    async def story() -> None:
        client = Client()
        running = asyncio.create_task(client.box.run())
        client.box.put(Frame("first", "m", 1))
        await asyncio.sleep(0)
        for number in range(2, 200):
            client.box.put(Frame(f"sight {number}", "m", number))
        client.box.put(Frame("accepted"))
        client.gate.set()
        await settle(client)
        running.cancel()
        assert client.got == ["first", "accepted", "newest"]
        assert client.caught_up == [("m", 1)]
        assert client.box.told == {"m": 99}

    asyncio.run(story())


def test_one_who_reads_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "SLOWEST_SECONDS", 0.05)

    async def story() -> None:
        client = Client()
        client.box.put(Frame("hello"))
        with pytest.raises(TooSlow):
            await client.box.run()

    asyncio.run(story())


def test_answers_that_nobody_fetches_do_not_pile_up() -> None:
    async def story() -> None:
        client = Client()
        for _ in range(outbox.MOST_FRAMES + 1):
            client.box.put(Frame("refused"))
        with pytest.raises(TooSlow):
            await client.box.run()

    asyncio.run(story())


def test_a_frame_goes_out_at_once_where_none_waits() -> None:
    async def story() -> None:
        client = Client()
        client.gate.set()
        client.box.put(Frame("hello", "m", 3))
        assert client.got == ["hello"]
        assert client.box.told == {"m": 3}
        assert client.box.idle

    asyncio.run(story())


def test_what_breaks_at_once_ends_the_connection_and_nobody_else() -> None:
    async def gone(text: str) -> None:
        raise ConnectionError(text)

    async def story() -> None:
        box = Outbox(gone, Client().catch_up)
        box.put(Frame("hello"))
        with pytest.raises(ConnectionError, match="hello"):
            await box.run()

    asyncio.run(story())
