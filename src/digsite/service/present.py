"""Who is connected by which session, so that a session that ends takes its sockets along."""

from __future__ import annotations

from collections.abc import Callable, Collection

USED_EVERY = 5 * 60.0  # seconds between notes of the last use of a session


class Uses:
    """Which uses of sessions are worth noting: each token once in some minutes."""

    def __init__(self) -> None:
        self._span = -1
        self._noted: set[str] = set()

    def worth_noting(self, token: str, used: float, now: float) -> bool:
        """Whether the use of a token now is to be noted; asked twice it is not."""
        span = int(now // USED_EVERY)
        if self._span != span:
            self._span, self._noted = span, set()
        if now - used < USED_EVERY or token in self._noted:
            return False
        self._noted.add(token)
        return True


class Held:
    """A connection that a session holds open."""

    __slots__ = ("end", "token")

    def __init__(self, token: str, end: Callable[[], None]) -> None:
        self.token, self.end = token, end


class Present:
    """The connections of this process by person; tokens are known as their hashes."""

    def __init__(self) -> None:
        self._held: dict[str, list[Held]] = {}

    def add(self, person: str, held: Held) -> None:
        self._held.setdefault(person, []).append(held)

    def remove(self, person: str, held: Held) -> None:
        """No longer connected; twice does no harm."""
        left = [one for one in self._held.get(person, ()) if one is not held]
        if left:
            self._held[person] = left
        else:
            self._held.pop(person, None)

    def __contains__(self, person: object) -> bool:
        return person in self._held

    def people(self) -> list[str]:
        """Everybody who is connected."""
        return list(self._held)

    def keep(self, person: str, tokens: Collection[str]) -> None:
        """End every connection of a person whose token is none of these."""
        for held in list(self._held.get(person, ())):
            if held.token not in tokens:
                self.remove(person, held)
                held.end()
