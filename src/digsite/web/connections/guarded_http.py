"""HTTP as uvicorn speaks it, past the gate: who keeps us waiting or says too much has to go."""

from __future__ import annotations

from asyncio import Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from .gate import Gate
from .homes import Homes
from .visits import Stage, Visit

LARGEST_HEAD = 32 * 1024
LARGEST_LINE = 8 * 1024
MOST_HEADERS = 100
TIMED_OUT, HEAD_TOO_LARGE, FULL = b"408 Request Timeout", b"431 Headers Too Large", b"503 Full"


class GuardedHttp(HttpToolsProtocol):
    """What uvicorn speaks with each connection until it becomes a socket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.gate: Gate = self.app_state["gate"]
        self.homes: Homes | None = self.app_state.get("homes")  # where there are several workers
        self.brought = b""  # what another worker read of this line before it came here
        self._at_home = False
        self.visit: Visit | None = None
        self._receiving = False  # a request that has not ended
        self._refused = False
        self._in_head = True
        self._head = 0  # bytes that came for it so far
        self._lines = 0  # bytes of its lines that are whole
        self._running: RequestResponseCycle | None = None

    # -- the line

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.visit = self.gate.enter(transport, address, self)
        if self.visit is None:
            self._refuse(FULL)
        elif self.brought:
            self._at_home = True
            self.data_received(self.brought)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_writing()
        if self.visit is not None:
            self.gate.leave(self.visit)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if not self._at_home:  # the first that is read of this line says where that is
            self._at_home = True
            if self.homes is not None and self.homes.pass_on(self.transport, data):
                self._refused = True  # nothing more is read here
                self.transport.abort()
                return
        super().data_received(data)
        if self._in_head and not self._refused:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self._refuse(HEAD_TOO_LARGE)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._move(Stage.UNREAD)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.visit is not None and self.visit.stage is Stage.UNREAD:
            self._move(Stage.ANSWER)

    def handle_websocket_upgrade(self) -> None:
        if self._refused:
            return
        self._move(Stage.ANSWER)
        self.app_state = {**self.app_state, "visit": self.visit}
        super().handle_websocket_upgrade()

    # -- the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._receiving = self._in_head = True
        self._head = self._lines = 0
        if not self._answering:
            self._move(Stage.HEAD)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        size = len(name) + len(value)
        self._lines += size
        if (
            len(self.headers) > MOST_HEADERS
            or size > LARGEST_LINE
            or self._lines + len(self.url) > LARGEST_HEAD
        ):
            self._refuse(HEAD_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if self._refused:
            return
        super().on_headers_complete()
        self._move(Stage.BODY)

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._refused:
            return
        self._receiving = False
        super().on_message_complete()
        self._move(Stage.ANSWER if self._answering else Stage.IDLE)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._receiving:
            self._move(Stage.ANSWER if self._answering else Stage.IDLE)
        elif self.visit is not None and self.visit.stage is not Stage.BODY:
            self._move(Stage.BODY)

    def send_400_response(self, msg: str) -> None:
        self.gate.turned_away["no http"] += 1
        super().send_400_response(msg)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    # -- the gate

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _move(self, stage: Stage) -> None:
        if stage is Stage.ANSWER and self.flow.write_paused:
            stage = Stage.UNREAD
        if self.visit is not None:
            self.gate.move(self.visit, stage)

    def show_out(self) -> None:
        """Too slow: with a word, where something was asked and nothing answered yet."""
        asking = self.visit is not None and self.visit.stage in (Stage.HEAD, Stage.BODY)
        answered = self._head == 0 if self.cycle is None else self.cycle.response_started
        if asking and not answered:
            self._refuse(TIMED_OUT)
        else:
            self.transport.close()

    def break_off(self) -> None:
        """Close at once."""
        self._stop_writing()
        self.transport.abort()

    def _stop_writing(self) -> None:
        """An answer on its way is not written any more (`cycle` may be one that came later)."""
        if self._running is not None:
            self._running.disconnected = True

    def _refuse(self, status: bytes) -> None:
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self.transport.write(
            b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n"
            b"retry-after: 5\r\n\r\n"
        )
        self.transport.close()
