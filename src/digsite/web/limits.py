"""How much one address, and one connection, may ask for."""

from __future__ import annotations

from collections import Counter
from time import monotonic

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from .problems import TOO_MANY, Problem

REQUESTS = RateLimitItemPerSecond(60, namespace="requests")
GUESTS = RateLimitItemPerMinute(30, namespace="guests")
PASSWORDS = RateLimitItemPerMinute(10, namespace="passwords")
HEAVY = RateLimitItemPerMinute(60, namespace="heavy")  # imports, new tables, hints

MESSAGES_PER_SECOND = 20.0
MESSAGES_AT_ONCE = 60.0


class Limits:
    """Counts what each address does; refuses what is too much."""

    def __init__(self, on: bool, sockets_per_address: int) -> None:
        self.on = on
        self.sockets_per_address = sockets_per_address
        self.sockets: Counter[str] = Counter()
        self._windows = SlidingWindowCounterRateLimiter(MemoryStorage())

    def count(self, limit: RateLimitItem, address: str) -> None:
        """One more from this address (`Problem` if it is one too many)."""
        if self.on and not self._windows.hit(limit, address):
            problem = Problem(TOO_MANY, f"no more than {limit} from one address")
            problem.wait = limit.get_expiry()
            raise problem

    def enter(self, address: str) -> bool:
        """One more socket from this address, unless it has too many."""
        if self.on and self.sockets[address] >= self.sockets_per_address:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]


class Bucket:
    """What one connection may still send: it fills up with time."""

    def __init__(self, rate: float = MESSAGES_PER_SECOND, room: float = MESSAGES_AT_ONCE) -> None:
        self.rate = rate
        self.room = room
        self.left = room
        self.at = monotonic()

    def take(self) -> bool:
        """Whether one more message may come now."""
        now = monotonic()
        self.left = min(self.room, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
