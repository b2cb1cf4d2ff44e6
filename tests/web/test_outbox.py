"""An outbox keeps the order, never grows without end, and catches up what it left out."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

import pytest

from digsite.web.socket import outbox
from digsite.web.socket.outbox import Frame, Outbox, TooSlow


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


async def test_frames_go_out_in_order() -> None:
    client = Client()
    client.gate.set()
    running = asyncio.create_task(client.box.run())
    for number in range(10):
        client.box.put(Frame(str(number), "m", number))
    await settle(client)
    running.cancel()
    assert client.got == [str(number) for number in range(10)]
    assert client.box.told == {"m": 9}


async def test_a_slow_reader_is_told_the_newest_and_misses_no_answer() -> None:
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


async def test_one_who_reads_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "SLOWEST_SECONDS", 0.05)
    client = Client()
    client.box.put(Frame("hello"))
    with pytest.raises(TooSlow):
        await client.box.run()


async def test_answers_that_nobody_fetches_do_not_pile_up() -> None:
    client = Client()
    for _ in range(outbox.MOST_FRAMES + 1):
        client.box.put(Frame("refused"))
    with pytest.raises(TooSlow):
        await client.box.run()


async def test_every_frame_has_the_whole_time() -> None:
    """A client that takes one frame after another is not too slow, however many wait."""
    client = Client()
    client.gate.set()
    patience = Mock(spec=asyncio.Timeout)
    for number in range(3):
        client.box.put(Frame(str(number)))
    await client.box._empty(patience)
    assert client.got == ["0", "1", "2"]
    assert patience.reschedule.call_count == 2, "after the first and the second"


async def test_what_breaks_at_once_ends_the_connection_and_nobody_else() -> None:
    async def gone(text: str) -> None:
        raise ConnectionError(text)

    box = Outbox(gone, Client().catch_up)
    box.put(Frame("hello"))
    with pytest.raises(ConnectionError, match="hello"):
        await box.run()


async def test_who_reads_gets_frames_at_once_and_nobody_overtakes_those_that_wait() -> None:
    client, line = Client(), [True]
    written: list[str] = []

    def at_once(text: str) -> bool:
        written.extend([text] if line[0] else [])
        return line[0]

    box = Outbox(client.take, client.catch_up, at_once)
    box.put(Frame("at once", "m", 1))
    assert (written, box.idle, box.told) == (["at once"], True, {"m": 1})
    line[0] = False
    box.put(Frame("waits"))
    line[0] = True
    box.put(Frame("after it"))
    assert written == ["at once"]
    client.gate.set()
    running = asyncio.create_task(box.run())
    while not box.idle:
        await asyncio.sleep(0)
    running.cancel()
    assert client.got == ["waits", "after it"]
