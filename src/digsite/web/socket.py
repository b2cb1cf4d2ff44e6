"""The socket's door: who may come in; the rest is a `Connection`."""

from __future__ import annotations

from starlette.websockets import WebSocket

from digsite.text import Language

from . import faults
from .call import Caller
from .connection import Connection
from .limits import REQUESTS
from .problems import NOT_READY, TOO_MANY, Problem


async def attend(websocket: WebSocket) -> None:
    """Check where it comes from and whose it is, then serve it until it ends."""
    caller = Caller(websocket)
    limits, address = caller.front.limits, caller.address
    language: Language = "en"
    try:
        language = caller.language
        caller.check_origin()
        if caller.front.closing:
            raise Problem(NOT_READY, "the server is being stopped")
        await limits.count(REQUESTS, address)
        person = await caller.person(needed=False)
        if not limits.enter(address):
            await limits.pause()
            raise Problem(TOO_MANY, "this address has too many sockets open")
    except Problem as problem:
        await websocket.send_denial_response(faults.respond(problem, language))
        return
    try:
        await websocket.accept()
        await Connection(caller.front, websocket, person, language).run()
    finally:
        limits.leave(address)
