"""The socket's door: who may come in; the rest is a `Connection`."""

from __future__ import annotations

from starlette.websockets import WebSocket

from digsite.service.messages import Person
from digsite.text import Language

from ..connections.visits import Visit
from ..context import Context
from ..http import faults
from ..http.call import Caller
from ..http.limits import REQUESTS
from ..http.problems import NOT_READY, TOO_MANY, Problem
from .connection import Connection


async def attend(websocket: WebSocket) -> None:
    """Check where it comes from and whose it is, then serve it until it ends."""
    caller = Caller(websocket)
    limits, address = caller.context.limits, caller.address
    language: Language = "en"
    try:
        language = caller.language
        caller.check_origin()
        if caller.context.closing:
            raise Problem(NOT_READY, "the server is being stopped")
        await limits.count(REQUESTS, address)
        endings = caller.context.office.sessions.endings
        person = await caller.person(needed=False)
        if not limits.enter(address):
            await limits.pause()
            raise Problem(TOO_MANY, "this address has too many sockets open")
    except Problem as problem:
        await websocket.send_denial_response(faults.respond(problem, language))
        return
    try:
        if await _is_room(caller.context, websocket, person):
            await websocket.accept()
            await _serve(caller, websocket, person, language, endings)
        else:
            caller.context.gate.turned_away["no socket"] += 1
            full = Problem(NOT_READY, "the server is full; people who hold a seat come first")
            await websocket.send_denial_response(faults.respond(full, language))
    finally:
        limits.leave(address)


async def _is_room(context: Context, websocket: WebSocket, person: Person | None) -> bool:
    """Room for anybody, or else for somebody who holds a seat."""
    visit: Visit = websocket.scope["state"]["visit"]
    if context.gate.settle(visit, seated=False):
        return True
    seated = person is not None and await context.office.lists.holds_a_seat(person)
    return seated and context.gate.settle(visit, seated=True)


async def _serve(
    caller: Caller,
    websocket: WebSocket,
    person: Person | None,
    language: Language,
    endings: int,
) -> None:
    """Serve as long as the session lasts, if there is one."""
    connection = Connection(caller, websocket, person, language)
    if person is None or caller.token is None:
        await connection.run()
        return
    let_go = await connection.office.sessions.hold(person, caller.token, connection.end, endings)
    try:
        await connection.run()
    finally:
        let_go()
