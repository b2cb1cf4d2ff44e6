"""Telling people elsewhere that it is their turn, by e-mail or webhook, if the host set it up."""

from __future__ import annotations

import asyncio
import json
import smtplib
import ssl
import urllib.request
from collections.abc import Callable
from email.message import EmailMessage
from typing import Protocol
from urllib.parse import unquote, urlsplit

import msgspec
import structlog

from digsite.core.errors import BadInput

from .matches.match import Match
from .messages import Person

SECONDS = 10.0  # for one notice to leave

log = structlog.get_logger("digsite.notices")
Words = Callable[["Notice"], tuple[str, str]]
ProofWords = Callable[[Person, str], tuple[str, str]]


class Notice(msgspec.Struct, frozen=True):
    """It is somebody's turn at a table with days per turn."""

    person: Person
    match: str
    game: str
    version: int
    link: str


class Messenger(Protocol):
    """A way for notices to leave; it may block, it runs in a thread."""

    def send(self, notice: Notice) -> None: ...


class Letters(Protocol):
    """A way for letters to leave; it may block, it runs in a thread."""

    def write(self, to: str, subject: str, text: str) -> None: ...


class Email:
    """By SMTP: `smtp://user:password@host:port` (STARTTLS) or `smtps://…`."""

    def __init__(self, url: str, sender: str, words: Words) -> None:
        self._url = urlsplit(url)
        if self._url.scheme not in ("smtp", "smtps") or not self._url.hostname:
            raise BadInput("the mail server is smtp://… or smtps://…")
        self._sender, self._words = sender, words

    def send(self, notice: Notice) -> None:
        """Write to the address the person gave; who gave none gets none."""
        if notice.person.contact is not None:
            self.write(notice.person.contact, *self._words(notice))

    def write(self, to: str, subject: str, text: str) -> None:
        """One letter; the password is told to a server behind TLS only."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message.set_content(text)
        with self._connected() as server:
            if self._url.username:
                if not isinstance(server.sock, ssl.SSLSocket):
                    raise smtplib.SMTPNotSupportedError("no login without TLS")
                server.login(unquote(self._url.username), unquote(self._url.password or ""))
            server.send_message(message)

    def _connected(self) -> smtplib.SMTP:
        host = str(self._url.hostname)
        if self._url.scheme == "smtps":
            secure = ssl.create_default_context()
            return smtplib.SMTP_SSL(host, self._url.port or 465, timeout=SECONDS, context=secure)
        server = smtplib.SMTP(host, self._url.port or 587, timeout=SECONDS)
        if server.ehlo()[0] == 250 and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        return server


class Webhook:
    """A POST of JSON to one address, which the host chose (never a player)."""

    def __init__(self, url: str) -> None:
        if urlsplit(url).scheme not in ("http", "https"):
            raise BadInput("a webhook is http://… or https://…")
        self._url = url

    def send(self, notice: Notice) -> None:
        """Say whose turn it is where."""
        body = {
            "event": "your_turn",
            "person": {"id": notice.person.id, "name": notice.person.name},
            "match": notice.match,
            "game": notice.game,
            "version": notice.version,
            "link": notice.link,
        }
        request = urllib.request.Request(
            self._url, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=SECONDS):
            pass


class Notices:
    """Sends a notice when a turn begins at a table with days per turn; failures are logged."""

    def __init__(
        self,
        messengers: list[Messenger],
        address: str = "",
        letters: Letters | None = None,
        proof_words: ProofWords | None = None,
    ) -> None:
        self._messengers = messengers
        self._letters, self._proof_words = letters, proof_words
        self._address = address.rstrip("/")
        self._told: dict[str, tuple[int, str]] = {}

    @property
    def writes(self) -> bool:
        """Whether letters can be sent."""
        return self._letters is not None and self._proof_words is not None

    async def ask_for_proof(self, person: Person, to: str, secret: str) -> None:
        """Write to an address that somebody says is theirs: only who reads there can confirm."""
        if self._letters is None or self._proof_words is None:
            return
        subject, text = self._proof_words(person, f"{self._address}/#contact={secret}")
        try:
            await asyncio.to_thread(self._letters.write, to, subject, text)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            log.warning("a letter did not leave", error=type(error).__name__)

    def due(self, match: Match) -> str | None:
        """The person who is to be told about this match now, if anybody is."""
        actor = match.head.actor
        if not self._messengers or match.facts.clock.kind != "days":
            return None
        if match.head.state != "running" or actor < 0 or match.table is None:
            self._told.pop(match.id, None)
            return None
        row = match.seats[actor]
        turn = (match.table.state.turn, row.person or "")
        if row.person is None or row.player is not None or self._told.get(match.id) == turn:
            return None
        self._told[match.id] = turn
        return None if row.person in match.here() else row.person

    async def send(self, match: Match, person: Person) -> None:
        """Tell a person by every way there is."""
        link = f"{self._address}/m/{match.id}"
        notice = Notice(person, match.id, match.facts.game, match.version, link)
        for messenger in self._messengers:
            try:
                await asyncio.to_thread(messenger.send, notice)
            except (OSError, smtplib.SMTPException, ValueError) as error:
                log.warning("a notice did not leave", match=match.id, error=type(error).__name__)
