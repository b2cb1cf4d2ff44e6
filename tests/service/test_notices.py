"""Notices: one per turn, at tables with days per turn, to who is not there."""

from __future__ import annotations

import asyncio
import random
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import msgspec
import pytest
from support.offices import FakeMoments, people, play_one, table_for

from digsite.core.errors import BadInput
from digsite.service.notices import Email, Notice, Notices, Webhook
from digsite.service.office import Office
from digsite.service.records import ClockRule, Person
from digsite.service.store import Store


class Kept:
    """Keeps notices instead of sending them."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []

    def send(self, notice: Notice) -> None:
        self.notices.append(notice)


def test_each_turn_is_told_once_to_who_is_away(sqlite_url: str) -> None:
    kept = Kept()

    async def story() -> None:
        notices = Notices([kept], "https://games.example.org/")
        office = Office(Store(sqlite_url), FakeMoments(), notices=notices)
        await office.open()
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "thebes", clock=ClockRule("days"))).match
        live = (await table_for(office, players, "thebes")).match
        turns = []
        for move in range(8):
            turns.append((await office.info(None, match)).actor)
            await play_one(office, match, players, f"k{move}", random.Random(move))
            await play_one(office, live, players, f"k{move}", random.Random(move))
        await office.hall.finish()
        told = [notice.person.id for notice in kept.notices]
        assert {notice.match for notice in kept.notices} == {match}
        assert told[0] == players[turns[0]].id
        assert 0 < len(told) <= len(turns) + 1
        assert kept.notices[0].link == f"https://games.example.org/m/{match}"
        kept.notices.clear()
        for player in players:
            await office.watch(player, match, lambda news: None)
        await play_one(office, match, players, "here", random.Random(1))
        await office.hall.finish()
        assert kept.notices == []
        await office.close()

    asyncio.run(story())


def test_a_webhook_gets_json_and_a_broken_one_harms_nobody() -> None:
    bodies: list[bytes] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # named by http.server
            bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Hook)
    Thread(target=server.serve_forever, daemon=True).start()
    notice = Notice(Person("p", "Ada"), "m", "thebes", 3, "https://x/m/m")
    Webhook(f"http://127.0.0.1:{server.server_port}/").send(notice)
    server.shutdown()
    server.server_close()
    assert msgspec.json.decode(bodies[0])["event"] == "your_turn"
    with pytest.raises(OSError, match=r".*"):
        Webhook(f"http://127.0.0.1:{server.server_port}/").send(notice)


def test_addresses_of_messengers_are_checked() -> None:
    with pytest.raises(BadInput):
        Webhook("file:///etc/passwd")
    with pytest.raises(BadInput):
        Email("http://x", "a@b", lambda notice: ("", ""))
