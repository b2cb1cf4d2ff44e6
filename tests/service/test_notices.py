"""Notices: one per turn, at tables with days per turn, to who is not there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from smtplib import SMTPException
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import ClassVar

import msgspec
import pytest
from support.offices import FakeClock, people, play_one, table_for
from support.titles import longest_box

from digsite.core.errors import BadInput
from digsite.service.messages import ClockRule, Person
from digsite.service.notices import Email, Notice, Notices, Webhook
from digsite.service.office import Office
from digsite.service.store import Store


class Kept:
    """Keeps notices instead of sending them."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []

    def send(self, notice: Notice) -> None:
        self.notices.append(notice)


async def test_each_turn_is_told_once_to_who_is_away(sqlite_url: str) -> None:
    kept = Kept()
    notices = Notices([kept], "https://games.example.org/")
    office = Office(Store(sqlite_url), FakeClock(), notices=notices)
    await office.open()
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, longest_box(), clock=ClockRule("days"))).match
    live = (await table_for(office, players, longest_box())).match
    turns = []
    for move in range(8):
        turns.append((await office.tables.info(None, match)).actor)
        await play_one(office, match, players, f"k{move}", random.Random(move))
        await play_one(office, live, players, f"k{move}", random.Random(move))
    await office.tasks.finish()
    told = [notice.person.id for notice in kept.notices]
    assert {notice.match for notice in kept.notices} == {match}
    assert told[0] == players[turns[0]].id
    assert 0 < len(told) <= len(turns) + 1
    assert kept.notices[0].link == f"https://games.example.org/m/{match}"
    kept.notices.clear()
    for player in players:
        await office.looking.watch(player, match, lambda news: None)
    await play_one(office, match, players, "here", random.Random(1))
    await office.tasks.finish()
    assert kept.notices == []
    await office.close()


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
    notice = Notice(Person("p", "Ada"), "m", longest_box(), 3, "https://x/m/m")
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


ADA = Person("p", "Ada", contact="ada@example.org")


class PlainMail(StreamRequestHandler):
    """A mail server that knows no TLS; what it is told is kept."""

    heard: ClassVar[list[str]] = []

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        for line in self.rfile:
            said = line.decode().strip()
            self.heard.append(said)
            if said.upper().startswith("EHLO"):
                self.wfile.write(b"250-here\r\n250 AUTH PLAIN LOGIN\r\n")
            elif said.upper() == "DATA":
                self.wfile.write(b"354 go on\r\n")
                while self.rfile.readline().strip() != b".":
                    pass
                self.wfile.write(b"250 kept\r\n")
            elif said.upper() == "QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 yes\r\n")


@pytest.fixture
def plain_mail() -> Iterator[int]:
    PlainMail.heard.clear()
    with ThreadingTCPServer(("127.0.0.1", 0), PlainMail) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield int(server.server_address[1])
        server.shutdown()


def test_no_password_is_told_to_a_mail_server_without_tls(plain_mail: int) -> None:
    """It logged in wherever STARTTLS was not offered: anybody between could take the offer away."""
    email = Email(f"smtp://me:secret@127.0.0.1:{plain_mail}", "a@b.c", lambda notice: ("s", "t"))
    with pytest.raises(SMTPException):
        email.send(Notice(ADA, "m", longest_box(), 3, "https://x/m/m"))
    assert not [said for said in PlainMail.heard if "AUTH" in said.upper()]
    assert not [said for said in PlainMail.heard if "ada@example.org" in said]


def test_a_mail_server_that_wants_no_login_is_written_to(plain_mail: int) -> None:
    email = Email(f"smtp://127.0.0.1:{plain_mail}", "a@b.c", lambda notice: ("s", "t"))
    email.send(Notice(ADA, "m", longest_box(), 3, "https://x/m/m"))
    assert any("ada@example.org" in said for said in PlainMail.heard)
