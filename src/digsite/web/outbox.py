"""Frames on their way to one client: in order, never too many, and never waited for by others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

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
    """Sends frame after frame; `behind` are the matches whose news was left out."""

    def __init__(
        self,
        send: Callable[[str], Coroutine[Any, Any, None]],
        catch_up: Callable[[str, int | None], Coroutine[Any, Any, None]],
    ) -> None:
        self._send = send
        self._catch_up = catch_up
        self._frames: deque[Frame] = deque()
        self._filled = asyncio.Event()
        self._news = 0
        self._error: Exception | None = None
        self.behind: set[str] = set()
        self.told: dict[str, int] = {}  # the last version sent of each match
        self.idle = True
        self.left_out = 0

    def put(self, frame: Frame) -> None:
        """Send this after everything else, at once where nothing else waits."""
        if frame.match in self.behind or (self.idle and self._sent_now(frame)):
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
            await self._empty()
            self.idle = True
            self._filled.clear()

    def _sent_now(self, frame: Frame) -> bool:
        """Try to send without waiting: to wake a task for each frame costs more than the frame."""
        sending = self._send(frame.text)
        try:
            sending.send(None)
        except StopIteration:
            self._note(frame)
            return True
        except Exception as error:  # the client is gone, which `run` will say
            self._error = error
            return False
        sending.close()  # uvicorn waits before it writes: nothing has been sent yet
        return False

    def close(self) -> None:
        """Let go of everything, so that whoever owned this is gone at once."""
        self._frames.clear()
        self._send, self._catch_up = _nowhere, _nowhere

    async def _empty(self) -> None:
        while self._frames or self.behind:
            if self._error is not None:
                raise self._error
            if len(self._frames) > MOST_FRAMES:
                raise TooSlow
            if not self._frames:
                match = self.behind.pop()
                await self._catch_up(match, self.told.get(match))
                continue
            frame = self._frames.popleft()
            self._news -= frame.match is not None
            try:
                async with asyncio.timeout(SLOWEST_SECONDS):
                    await self._send(frame.text)
            except TimeoutError:
                raise TooSlow from None
            self._note(frame)

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
