"""Frames on their way to one client: in order, never too many, and never waited for by others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine

import msgspec

MOST_NEWS = 32  # sights that may wait; more, and the client is told the newest only
MOST_FRAMES = 512  # then the client is not reading at all
SLOWEST_SECONDS = 20.0


class Frame(msgspec.Struct, frozen=True):
    """A frame; news of a match can be left out, since newer news says it all."""

    text: str
    match: str | None = None
    version: int | None = None


class TooSlow(Exception):
    """The client does not take what it is sent."""


class Outbox:
    """Sends frame after frame; `behind` are the matches whose news was left out.

    `write` puts a frame on the line at once, or says that the line takes none now: then frames
    wait here and `run` sends them. Who reads what it is sent never makes them wait.
    """

    def __init__(
        self,
        send: Callable[[str], Coroutine[object, object, None]],
        catch_up: Callable[[str, int | None], Coroutine[object, object, None]],
        write: Callable[[str], bool] = lambda _text: False,
    ) -> None:
        self._send = send
        self._catch_up = catch_up
        self._write = write
        self._frames: deque[Frame] = deque()
        self._filled = asyncio.Event()
        self._news = 0
        self.behind: set[str] = set()
        self.told: dict[str, int] = {}  # the last version sent of each match
        self.idle = True
        self.left_out = 0

    def put(self, frame: Frame) -> None:
        """Send this after everything else."""
        if frame.match in self.behind:
            return
        if self.idle and self._write(frame.text):
            self._note(frame)
            return
        self._frames.append(frame)
        self._news += frame.match is not None
        if self._news > MOST_NEWS:
            self._leave_news_out()
        self.idle = False
        self._filled.set()

    async def run(self) -> None:
        """Send until cancelled (`TooSlow`, or what sending raised)."""
        while True:
            await self._filled.wait()
            try:
                async with asyncio.timeout(SLOWEST_SECONDS) as patience:
                    await self._empty(patience)
            except TimeoutError:
                raise TooSlow from None
            self.idle = True
            self._filled.clear()

    def close(self) -> None:
        """Let go of everything, so that whoever owned this is gone at once."""
        self._frames.clear()
        self._send, self._catch_up, self._write = _nowhere, _nowhere, _taken

    async def _empty(self, patience: asyncio.Timeout) -> None:
        now = asyncio.get_running_loop().time
        while self._frames or self.behind:
            if len(self._frames) > MOST_FRAMES:
                raise TooSlow
            if not self._frames:
                match = self.behind.pop()
                patience.reschedule(None)  # the client has nothing to take meanwhile
                await self._catch_up(match, self.told.get(match))
                patience.reschedule(now() + SLOWEST_SECONDS)
                continue
            frame = self._frames.popleft()
            self._news -= frame.match is not None
            await self._send(frame.text)
            self._note(frame)
            if self._frames:  # every frame has the whole time
                patience.reschedule(now() + SLOWEST_SECONDS)

    def _note(self, frame: Frame) -> None:
        if frame.match is not None and frame.version is not None:
            self.told[frame.match] = frame.version

    def _leave_news_out(self) -> None:
        self.behind |= {frame.match for frame in self._frames if frame.match is not None}
        self._frames = deque(frame for frame in self._frames if frame.match is None)
        self._news = 0
        self.left_out += 1


async def _nowhere(*_: object) -> None:
    """Nobody is there any more."""


def _taken(_text: str) -> bool:
    return True
