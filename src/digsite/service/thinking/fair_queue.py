"""A queue that is fair between people: who was served longest ago comes first."""

from __future__ import annotations

import heapq
import itertools
from collections import OrderedDict, deque
from typing import Generic, TypeVar

MOST_REMEMBERED = 10_000  # people, and when they were served

T = TypeVar("T")


class FairQueue(Generic[T]):
    """One's own requests stay in their order; other people's come in between."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}
        self._turns: list[tuple[int, int, str]] = []  # last served, arrived, who: a heap
        self._served: OrderedDict[str, int] = OrderedDict()
        self._clock = itertools.count(1)

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, person: str, item: T) -> None:
        """One more request of somebody."""
        if person not in self._waiting:
            self._waiting[person] = deque()
            self._line_up(person)
        self._waiting[person].append(item)

    def take(self) -> T:
        """Whose turn it is (`IndexError` if nobody waits)."""
        _, _, person = heapq.heappop(self._turns)
        items = self._waiting[person]
        item = items.popleft()
        self._remember(person)
        if items:
            self._line_up(person)
        else:
            del self._waiting[person]
        return item

    def drop(self, person: str, item: T) -> None:
        """Somebody does not wait any more."""
        items = self._waiting[person]
        items.remove(item)
        if not items:
            del self._waiting[person]
            self._turns = [turn for turn in self._turns if turn[2] != person]
            heapq.heapify(self._turns)

    def order(self) -> list[T]:
        """Everything that waits as it would be taken if nothing more came."""
        turns = list(self._turns)
        found: list[T] = []
        left = {person: iter(items) for person, items in self._waiting.items()}
        counts = {person: len(items) for person, items in self._waiting.items()}
        for later in itertools.count(max(self._served.values(), default=0) + 1):
            if not turns:
                return found
            _, _, person = heapq.heappop(turns)
            found.append(next(left[person]))
            counts[person] -= 1
            if counts[person]:
                heapq.heappush(turns, (later, later, person))
        raise AssertionError("a count has no end")

    def _line_up(self, person: str) -> None:
        heapq.heappush(self._turns, (self._served.get(person, 0), next(self._clock), person))

    def _remember(self, person: str) -> None:
        self._served[person] = next(self._clock)
        self._served.move_to_end(person)
        if len(self._served) > MOST_REMEMBERED:
            self._served.popitem(last=False)
