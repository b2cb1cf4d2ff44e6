"""Who goes away before the answer has come is not thought for any longer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from starlette.requests import Request

from .problems import BAD_REQUEST, Problem

T = TypeVar("T")


async def unless_gone(request: Request, doing: Coroutine[object, None, T]) -> T:
    """What is found while the asker waits; the body of the request must have been read."""
    task = asyncio.create_task(doing)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Problem(BAD_REQUEST, "the request was broken off")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
