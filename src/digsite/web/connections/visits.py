"""One connection and how far it is: whom the server waits for, and until when."""

from __future__ import annotations

from asyncio import Transport
from enum import Enum, auto
from typing import Protocol

import msgspec


class Stage(Enum):
    """What a connection is doing."""

    HEAD = auto()  # a request has begun, or none was made yet
    BODY = auto()
    ANSWER = auto()  # it is our turn
    UNREAD = auto()  # the answer is not taken
    IDLE = auto()  # between two requests
    SOCKET = auto()


WAITING = frozenset({Stage.HEAD, Stage.BODY, Stage.UNREAD, Stage.IDLE})  # for the client


class Patience(msgspec.Struct, frozen=True):
    """Seconds until somebody who is waited for is shown out."""

    head: float = 10.0
    body: float = 30.0
    idle: float = 15.0
    silence: float = 60.0  # of a socket that has said nothing yet
    unread: float = 20.0  # without a little of what waits being read
    closing: float = 10.0  # until a goodbye that is not read is broken off

    def with_(self, stage: Stage) -> float | None:
        """How long a connection may be at this stage."""
        return {
            Stage.HEAD: self.head,
            Stage.BODY: self.body,
            Stage.UNREAD: self.unread,
            Stage.IDLE: self.idle,
            Stage.SOCKET: self.silence,
        }.get(stage)


class Party(Protocol):
    """Who speaks with the client, in HTTP or on a socket."""

    def show_out(self) -> None:
        """Say why, and close."""

    def break_off(self) -> None:
        """Close at once: nothing is written any more."""


class Visit:
    """A connection."""

    __slots__ = ("deadline", "group", "party", "shown_out", "stage", "transport", "unread")

    def __init__(self, transport: Transport, group: str | None, party: Party) -> None:
        self.transport = transport
        self.group = group  # None: a proxy, which stands for many
        self.party: Party | None = party
        self.stage = Stage.HEAD
        self.deadline: float | None = None
        self.unread: int | None = None  # bytes that waited when we last looked
        self.shown_out = False

    def speak(self) -> None:
        """It has said something on its socket, and may be as quiet as it likes from now on."""
        self.deadline = None
