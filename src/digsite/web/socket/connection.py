"""One open socket: reads messages, asks the office, and lets its outbox send what comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from digsite.core.errors import DigsiteError, Refused, Stale
from digsite.service.matches.after_answer import AfterAnswer
from digsite.service.messages import Look, News, People, Person
from digsite.text import Language, Voice

from .. import sentences, verbs, wire
from ..connections.packed_sockets import PackedSockets
from ..connections.visits import Visit
from ..http import strict
from ..http.call import Caller
from ..http.faults import answer_of, problem_of
from ..http.limits import HEAVY, Bucket
from ..http.problems import BAD_REQUEST, CONFLICT, NO_TOKEN, TOO_LARGE, TOO_MANY, Problem
from ..server.logs import log
from .hints import Hints
from .outbox import Frame, Outbox, TooSlow
from .watched import Watched

MOST_MATCHES = 20  # watched by one socket
MOST_OFFENCES = 200  # messages that could not be read, or came too fast:
TOO_FAST = 5  # such a one counts for several
LOOK_BACK = 3  # messages that a look back counts for: a table is loaded for it
HINT_SECONDS = 2.0
MISUSED, TRY_LATER = 1008, 1013
NOT_A_CLIENT = (1002, 1007, MISUSED, 1009)  # broken frames, no text, too many pings, too large
SESSION_ENDED = 4401  # of the codes that applications may choose


class Misused(Exception):
    """The client sends little but nonsense."""


class SessionEnded(Exception):
    """Whoever this was is logged out."""


class Connection:
    """A client that is connected."""

    def __init__(
        self, caller: Caller, websocket: WebSocket, person: Person | None, language: Language
    ) -> None:
        self.context = caller.context
        self.office = caller.context.office
        self.address = caller.address
        self.websocket = websocket
        self.person = person
        self.language = language
        self.busy = False
        self.outbox = Outbox(self._send, self._catch_up, self._write)
        self.watched: dict[str, Watched] = {}
        self.thinking = Hints()
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._bucket = Bucket()
        self._offences = 0

    @property
    def finished(self) -> bool:
        """Whether nothing is being done and everything was sent."""
        return not self.busy and self.outbox.idle

    def end(self) -> None:
        """The session of this client is over: nothing more is read or told."""
        if not self._ended.done():
            self._ended.set_exception(SessionEnded())

    async def run(self) -> None:
        """Serve until the client goes, or has to."""
        self.context.connections.add(self)
        self.context.metrics.sockets.inc()
        reading = asyncio.create_task(self._read())
        sending = asyncio.create_task(self.outbox.run())
        parts = (reading, sending, self._ended)
        try:
            await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self._end(*parts)

    async def _end(self, *tasks: asyncio.Future[None]) -> None:
        self.context.connections.discard(self)
        self.context.metrics.sockets.dec()
        self.context.metrics.dropped.inc(self.outbox.left_out)
        self.thinking.stop_all()
        for watched in self.watched.values():
            watched.close()
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, WebSocketDisconnect) and ended.code in NOT_A_CLIENT:
                self.context.limits.misused(self.address)
            elif isinstance(ended, TooSlow):
                await self._close(TRY_LATER)
            elif isinstance(ended, Misused):
                self.context.limits.misused(self.address)
                await self._close(MISUSED)
            elif isinstance(ended, SessionEnded):
                await self._close(SESSION_ENDED)
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
            if self.context.closing:
                continue
            self.busy = True
            try:
                await self._handle(frame)
            finally:
                self.busy = False
            if self._offences > MOST_OFFENCES:
                raise Misused
            await self._let_send()

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
                await self.context.limits.pause()  # nothing is read meanwhile
            else:
                self._offences += 1
            return
        tag = str(type(message).__struct_config__.tag)
        received = self.context.metrics.lines.received
        received[tag] = received.get(tag, 0) + 1
        if self.context.watchdog is not None:
            self.context.watchdog.note(lambda: f"socket {tag}")
        key = getattr(message, "key", None)
        match = getattr(message, "match", None)
        try:
            await _DO[type(message)](self, message)
        except Refused as error:
            voice = (await self._table(match or "")).voice
            self._tell(sentences.refused(match or "", key or "", error.refusal, voice))
        except Stale as error:
            self._tell(wire.Stale(match or "", key or "", error.current))
            await self._catch_up(match or "", None)
        except DigsiteError as error:
            self._tell(self._problem(problem_of(error), key, match))
        except Problem as problem:
            self._tell(self._problem(problem, key, match))

    def _understood(self, frame: str | bytes) -> wire.Up:
        if not self._bucket.take() and self.context.limits.on:
            raise Problem(TOO_MANY, "too many messages; wait a moment")
        if not self.context.limits.message(self.address):
            raise Problem(TOO_MANY, "too many messages from this address; wait a moment")
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
        text = self.context.frames.text(news, watched.voice)
        if isinstance(news, Look | People):
            version = news.version if isinstance(news, Look) else None
            self.outbox.put(Frame(text, news.match, version))
        else:
            self.outbox.put(Frame(text))

    async def _send(self, text: str) -> None:
        await self.websocket.send({"type": "websocket.send", "text": text})
        self.context.metrics.lines.sent += 1

    def _write(self, text: str) -> bool:
        """The same at once, if nothing stands in the way."""
        visit: Visit = self.websocket.scope["state"]["visit"]
        line = visit.party
        if not isinstance(line, PackedSockets) or not line.write_text(text):
            return False
        self.context.metrics.lines.sent += 1
        return True

    async def _let_send(self) -> None:
        """What a client that reads can take leaves before there is more, so none is left out."""
        if not self.outbox.idle:
            await asyncio.sleep(0)

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
        info = await self.office.tables.info(self.person, match)
        if old := self.watched.pop(match, None):
            old.close()
        watched = self.watched[match] = Watched(info, self.language, seat)
        if any(sitting.you for sitting in info.seats):
            self.context.gate.seat(self.websocket.scope["state"]["visit"])
        try:
            watched.watching = await self.office.looking.watch(
                self.person, match, self._hear, seat, since
            )
        except DigsiteError:
            self.watched.pop(match, None)
            raise

    async def _leave(self, message: wire.Leave) -> None:
        if watched := self.watched.pop(message.match, None):
            watched.close()
        self.thinking.stop(message.match)

    async def _speak(self, message: wire.Speak) -> None:
        self.language = message.language
        self._bucket.owe(len(self.watched))
        for match, watched in list(self.watched.items()):
            await self._let_send()
            await self._listen(match, watched.seat, self.outbox.told.get(match))

    async def _ping(self, message: wire.Ping) -> None:
        self._tell(wire.Pong())

    async def _do(self, message: wire.Up) -> None:
        """What can be asked by HTTP too."""
        with AfterAnswer() as after:
            asker = verbs.Asker(self.context, self.person, self._voice, after)
            answer = await verbs.VERBS[type(message)](asker, message)
            if not isinstance(message, verbs.HEARD):
                self._tell(answer)

    async def _voice(self, match: str) -> Voice:
        return (await self._table(match)).voice

    async def _look(self, message: wire.LookBack) -> None:
        self._bucket.owe(LOOK_BACK - 1)
        look = await self.office.looking.look(
            self.person, message.match, message.seat, None, message.version
        )
        voice = (await self._table(message.match)).voice
        self._tell(sentences.past(look, voice, message.key))

    async def _hint(self, message: wire.Hint) -> None:
        person, match, key = self._someone(), message.match, message.key
        await self.context.limits.count(HEAVY, self.address)
        voice = (await self._table(match)).voice

        async def think() -> None:
            try:
                found = await self.office.hints.hint(
                    person,
                    match,
                    message.seconds or HINT_SECONDS,
                    told=lambda part: self._tell(sentences.thoughts(part, key, voice)),
                    placed=lambda place: self._tell(wire.Waiting(match, key, place)),
                    network=self.address,
                )
            except DigsiteError as error:
                self._tell(self._problem(problem_of(error), key, match))
            else:
                self._tell(sentences.thoughts(found, key, voice))

        self.thinking.begin(match, think)

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
        return Watched(await self.office.tables.info(self.person, match), self.language, None)


_DO: dict[type[wire.Up], Callable[[Connection, Any], Awaitable[None]]] = {
    wire.Watch: Connection._watch,
    wire.Leave: Connection._leave,
    wire.Speak: Connection._speak,
    wire.Ping: Connection._ping,
    **dict.fromkeys(verbs.VERBS, Connection._do),
    wire.LookBack: Connection._look,
    wire.Hint: Connection._hint,
    wire.StopHint: Connection._stop_hint,
}
