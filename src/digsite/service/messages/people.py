"""People, their sessions, and what lets them in."""

from __future__ import annotations

import msgspec

from .given import Given


class Site(Given, frozen=True):
    """The site a passkey is for: its host name and its origins, as the host configured them."""

    host: str
    origins: tuple[str, ...]
    name: str = "Digsite"


class Person(msgspec.Struct, frozen=True):
    """A guest or the holder of an account."""

    id: str
    name: str
    colour: str | None = None
    language: str | None = None
    account: str | None = None  # the name to log in with
    contact: str | None = None  # an e-mail address for "your turn"
    unproved: str | None = None  # an address that has to be confirmed by a letter first


class Session(msgspec.Struct, frozen=True):
    """Somewhere a person is logged in; `this` is where it asks from."""

    session: str
    device: str  # such as "Firefox, Linux"; empty if it is not known
    created: float
    used: float  # to within a few minutes
    this: bool


class KeptPasskey(msgspec.Struct, frozen=True):
    """A passkey that opens an account, for the list of its holder."""

    passkey: str
    device: str  # where it was made; empty if it is not known
    created: float
    used: float | None  # the last use, if it is known


class Carrying(msgspec.Struct, frozen=True):
    """Who a carry link makes one."""

    name: str
    account: str | None


class Admitted(msgspec.Struct, frozen=True):
    """A person and the token that stands for it from now on; the token is told only once."""

    person: Person
    token: str
