"""One open socket: reads messages, asks the office, and lets its outbox send what comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from digsite.core.errors import DigsiteError, Refused, Stale
from digsite.service.records import Accepted, Look, News, People, Person
from digsite.text import Language

from . import strict, telling, wire
from .faults import answer_of, problem_of
from .front import Front
from .limits import Bucket
from .logs import log
from .outbox import Frame, Outbox, TooSlow
from .problems import BAD_REQUEST, CONFLICT, NO_TOKEN, TOO_LARGE, TOO_MANY, Problem
from .table import actions_of
from .thinking import Thinking
from .watched import Watched

MOST_MATCHES = 20  # watched by one socket
MOST_OFFENCES = 200  # messages that could not be read, or came too fast:
TOO_FAST = 5  # such a one counts for several
HINT_SECONDS = 2.0
MISUSED, TRY_LATER = 1008, 1013


class Misused(Exception):
    """The client sends little but nonsense."""


class Connection:
    """A client that is connected."""

    def __init__(
        self, front: Front, websocket: WebSocket, person: Person | None, language: Language
    ) -> None:
        self.front = front
        self.office = front.office
        self.websocket = websocket
        self.person = person
        self.language = language
        self.busy = False
        self.outbox = Outbox(self._send, self._catch_up)
        self.watched: dict[str, Watched] = {}
        self.thinking = Thinking()
        self._bucket = Bucket()
        self._offences = 0

    @property
    def finished(self) -> bool:
        """Whether nothing is being done and everything was sent."""
        return not self.busy and self.outbox.idle

    async def run(self) -> None:
        """Serve until the client goes, or has to."""
        self.front.connections.add(self)
        self.front.metrics.sockets.inc()
        reading = asyncio.create_task(self._read())
        sending = asyncio.create_task(self.outbox.run())
        try:
            await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self._end(reading, sending)

    async def _end(self, *tasks: asyncio.Task[None]) -> None:
        self.front.connections.discard(self)
        self.front.metrics.sockets.dec()
        self.front.metrics.dropped.inc(self.outbox.left_out)
        self.thinking.stop_all()
        for watched in self.watched.values():
            watched.close()
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, TooSlow):
                await self._close(TRY_LATER)
            elif isinstance(ended, Misused):
                await self._close(MISUSED)
            elif isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                log.error("socket", exc_info=ended)
                await self._close(1011)
        self.outbox.close()
        self.watched.clear()

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(1):
                await self.websocket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            return

    async def _read(self) -> None:
        while True:
            frame = await self._receive()
            if self.front.closing:
                continue
            self.busy = True
            try:
                await self._handle(frame)
            finally:
                self.busy = False
            if self._offences > MOST_OFFENCES:
                raise Misused

    async def _receive(self) -> str | bytes:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes | None = message.get("text")
        return text if text is not None else message["bytes"]

    async def _handle(self, frame: str | bytes) -> None:
        try:
            message = self._understood(frame)
        except Problem as problem:
            self._tell(self._problem(problem))
            if problem.kind is TOO_MANY:
                self._offences += TOO_FAST
                await self.front.limits.pause()  # nothing is read meanwhile
            else:
                self._offences += 1
            return
        self.front.metrics.messages.labels(str(type(message).__struct_config__.tag)).inc()
        key = getattr(message, "key", None)
        match = getattr(message, "match", None)
        try:
            await _DO[type(message)](self, message)
        except Refused as error:
            teller = (await self._table(match or "")).teller
            self._tell(telling.refused(match or "", key or "", error.refusal, teller))
        except Stale as error:
            self._tell(wire.Stale(match or "", key or "", error.current))
            await self._catch_up(match or "", None)
        except DigsiteError as error:
            self._tell(self._problem(problem_of(error), key, match))
        except Problem as problem:
            self._tell(self._problem(problem, key, match))

    def _understood(self, frame: str | bytes) -> wire.Up:
        if not self._bucket.take() and self.front.limits.on:
            raise Problem(TOO_MANY, "too many messages; wait a moment")
        if isinstance(frame, bytes):
            raise Problem(BAD_REQUEST, "messages are text, not binary")
        if len(frame.encode("utf-8", "surrogatepass")) > strict.LARGEST_FRAME:
            raise Problem(TOO_LARGE, f"a message has at most {strict.LARGEST_FRAME} bytes")
        try:
            return wire.read_up(frame)
        except (strict.NotJson, strict.Misfit) as error:
            raise Problem(BAD_REQUEST, str(error)) from None

    def _problem(
        self, problem: Problem, key: str | None = None, match: str | None = None
    ) -> wire.SocketProblem:
        answer = answer_of(problem, self.language)
        return wire.SocketProblem(
            answer.status,
            answer.title,
            answer.detail,
            problem.kind.name,
            key,
            match,
            answer.reason,
            answer.text,
        )

    # -- what goes out

    def _tell(self, message: msgspec.Struct) -> None:
        self.outbox.put(Frame(wire.encode(message).decode()))

    def _hear(self, news: News) -> None:
        """The office has news of a match."""
        watched = self.watched.get(news.match)
        if watched is None:
            return
        if isinstance(news, People):
            watched.meet(news)
        text = self.front.frames.text(news, watched.teller)
        if isinstance(news, Look | People):
            version = news.version if isinstance(news, Look) else None
            self.outbox.put(Frame(text, news.match, version))
        else:
            self.outbox.put(Frame(text))

    async def _send(self, text: str) -> None:
        await self.websocket.send({"type": "websocket.send", "text": text})
        self.front.metrics.sent.inc()

    async def _catch_up(self, match: str, since: int | None) -> None:
        """Tell everything of a match again, with what happened since a version."""
        watched = self.watched.get(match)
        if watched is not None:
            await self._listen(match, watched.seat, since)

    # -- what comes in

    async def _watch(self, message: wire.Watch) -> None:
        if len(self.watched) >= MOST_MATCHES and message.match not in self.watched:
            raise Problem(CONFLICT, f"a socket watches at most {MOST_MATCHES} matches")
        await self._listen(message.match, message.seat, message.since)

    async def _listen(self, match: str, seat: int | None, since: int | None) -> None:
        info = await self.office.info(self.person, match)
        if old := self.watched.pop(match, None):
            old.close()
        watched = self.watched[match] = Watched(info, self.language, seat)
        try:
            watched.watching = await self.office.watch(self.person, match, self._hear, seat, since)
        except DigsiteError:
            self.watched.pop(match, None)
            raise

    async def _leave(self, message: wire.Leave) -> None:
        if watched := self.watched.pop(message.match, None):
            watched.close()
        self.thinking.stop(message.match)

    async def _speak(self, message: wire.Speak) -> None:
        self.language = message.language
        for match, watched in list(self.watched.items()):
            await self._listen(match, watched.seat, self.outbox.told.get(match))

    async def _ping(self, message: wire.Ping) -> None:
        self._tell(wire.Pong())

    async def _play(self, message: wire.Play) -> None:
        began = perf_counter()
        actions = await actions_of(self.front, message.match, message.actions)
        await self._done(
            self.office.play(self._someone(), message.match, message.version, message.key, actions)
        )
        self.front.metrics.moves.observe(perf_counter() - began)

    async def _undo(self, message: wire.Undo) -> None:
        person = self._someone()
        await self._done(self.office.undo(person, message.match, message.version, message.key))

    async def _resign(self, message: wire.Resign) -> None:
        await self._done(self.office.resign(self._someone(), message.match, message.key))

    async def _done(self, doing: Awaitable[Accepted]) -> None:
        self._tell(telling.accepted(await doing))

    async def _propose(self, message: wire.Propose) -> None:
        await self.office.propose(self._someone(), message.match, message.what)

    async def _answer(self, message: wire.Answer) -> None:
        person = self._someone()
        await self.office.answer(person, message.match, message.proposal, message.agree)

    async def _chat(self, message: wire.Chat) -> None:
        await self.office.say(self._someone(), message.match, message.text, message.key)

    async def _why(self, message: wire.Why) -> None:
        (action,) = await actions_of(self.front, message.match, [message.action])
        refusal = await self.office.why(self._someone(), message.match, action)
        teller = (await self._table(message.match)).teller
        self._tell(telling.reason(message.match, message.key, refusal, teller))

    async def _preview(self, message: wire.Preview) -> None:
        (action,) = await actions_of(self.front, message.match, [message.action])
        outlook, odds = await self.office.preview(self._someone(), message.match, action)
        teller = (await self._table(message.match)).teller
        self._tell(telling.preview(message.match, message.key, outlook, odds, teller))

    async def _look(self, message: wire.Look) -> None:
        look = await self.office.look(
            self.person, message.match, message.seat, None, message.version
        )
        teller = (await self._table(message.match)).teller
        self._tell(telling.past(look, teller, message.key))

    async def _hint(self, message: wire.Hint) -> None:
        person = self._someone()
        teller = (await self._table(message.match)).teller
        thinking = self.thinking.begin(message.match)

        async def think() -> None:
            try:
                found = await self.office.hint(
                    person,
                    message.match,
                    message.seconds or HINT_SECONDS,
                    lambda part: self._tell(telling.thoughts(part, message.key, teller)),
                    thinking.is_set,
                )
            except DigsiteError as error:
                self._tell(self._problem(problem_of(error), message.key, message.match))
            else:
                self._tell(telling.thoughts(found, message.key, teller))

        self.thinking.keep(message.match, asyncio.create_task(think()))

    async def _stop_hint(self, message: wire.StopHint) -> None:
        self.thinking.stop(message.match)

    def _someone(self) -> Person:
        if self.person is None:
            raise Problem(NO_TOKEN, "say who you are: POST /api/guests gives a token")
        return self.person

    async def _table(self, match: str) -> Watched:
        """The match as it is known here, or looked up."""
        if known := self.watched.get(match):
            return known
        return Watched(await self.office.info(self.person, match), self.language, None)


_DO: dict[type[wire.Up], Callable[[Connection, Any], Awaitable[None]]] = {
    wire.Watch: Connection._watch,
    wire.Leave: Connection._leave,
    wire.Speak: Connection._speak,
    wire.Ping: Connection._ping,
    wire.Play: Connection._play,
    wire.Undo: Connection._undo,
    wire.Resign: Connection._resign,
    wire.Propose: Connection._propose,
    wire.Answer: Connection._answer,
    wire.Chat: Connection._chat,
    wire.Why: Connection._why,
    wire.Preview: Connection._preview,
    wire.Look: Connection._look,
    wire.Hint: Connection._hint,
    wire.StopHint: Connection._stop_hint,
}
