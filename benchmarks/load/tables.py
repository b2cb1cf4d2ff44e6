"""Honest people at their tables: each has a socket, and whoever is asked takes a random offer."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from random import Random
from time import perf_counter

import msgspec
from support.titles import boxes

from . import wire
from .asking import Visitor, set_up
from .figures import Figures

OVER = -2
STUCK_SECONDS = 5.0
TITLES = boxes()


class Player:
    """One socket at a table."""

    def __init__(self, table: Table, visitor: Visitor) -> None:
        self.table = table
        self.visitor = visitor
        self.socket: wire.Socket | None = None
        self.version = -1
        self._left = False

    async def sit_down(self) -> None:
        """Connect, and look at the match."""
        self.socket = await wire.connected(
            self.visitor.port,
            self.visitor.headers,
            lambda: wire.Socket(self._hear, self._lost),
            self.table.match,
        )

    def watch(self) -> None:
        self.send({"type": "watch", "match": self.table.match})

    def send(self, message: dict[str, object]) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message))

    def _hear(self, message: wire.Message) -> None:
        self.table.hear(self, message)

    def leave(self) -> None:
        """Go, on purpose."""
        self._left = True
        if self.socket is not None:
            self.socket.close()

    def _lost(self) -> None:
        self.table.figures.lost += not self._left


class Table:
    """A match, its players, and the move that is on its way."""

    def __init__(
        self, visitors: list[Visitor], number: int, figures: Figures, threads: Executor
    ) -> None:
        self.players = [Player(self, visitor) for visitor in visitors]
        self.game = TITLES[number % len(TITLES)]
        self.figures = figures
        self.match = ""
        self._threads = threads
        self._random = Random(number)
        self._moves = 0
        self._asked: Player | None = None
        self._offers: list[wire.Choice] = []
        self._version = -1
        self._answered = True
        self._waiting: set[Player] = set()
        self._sent = 0.0
        self._renewing: asyncio.Task[None] | None = None

    def set_up(self) -> None:
        """A new match of the same people; blocks."""
        self.match = set_up([player.visitor for player in self.players], self.game)

    async def begin(self) -> None:
        """Everybody looks at the match."""
        self._asked, self._version, self._waiting = None, -1, set(self.players)
        self._answered, self._sent = True, 0.0
        for player in self.players:
            player.version = -1
            player.watch()

    @property
    def ready(self) -> bool:
        """Whether somebody is asked and everybody knows it."""
        return self._answered and not self._waiting and self._asked is not None

    @property
    def stuck(self) -> bool:
        return not self.ready and self._sent > 0 and perf_counter() - self._sent > STUCK_SECONDS

    def move(self) -> None:
        """The one who is asked takes one of the offers."""
        player = self._asked
        assert player is not None
        action = self._random.choice(self._offers).action
        self._asked, self._answered, self._waiting = None, False, set(self.players)
        self._moves += 1
        move = {"type": "play", "match": self.match, "version": self._version}
        self._sent = perf_counter()
        player.send({**move, "key": f"k{self._moves}", "actions": [action]})

    def hear(self, player: Player, message: wire.Message) -> None:
        """What the server says to one of the players."""
        now = perf_counter()
        match message:
            case wire.Accepted() if message.match == self.match:
                self._answered = True
                self.figures.acknowledged(now - self._sent)
            case wire.Sight() if message.match == self.match:
                self._see(player, message, now)
            case wire.Stale() | wire.Refused() | wire.Problem():
                self.figures.trouble(message)

    def _see(self, player: Player, sight: wire.Sight, now: float) -> None:
        player.version = sight.version
        if player in self._waiting:
            self._waiting.discard(player)
            if self._sent:
                self.figures.told(now - self._sent)
        if sight.your_turn and sight.version > self._version:
            self._asked, self._offers, self._version = player, sight.offers, sight.version
        if sight.actor == OVER and self._renewing is None:
            self._renewing = asyncio.create_task(self._renew())

    async def _renew(self) -> None:
        """The match is over: the same people play another one."""
        self.figures.finished += 1
        old = self.match
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, self.set_up)
        except (RuntimeError, OSError) as error:
            self.figures.troubles[f"no new match: {error}"] += 1
            return
        for player in self.players:
            player.send({"type": "leave", "match": old})
        await self.begin()
        self._renewing = None
