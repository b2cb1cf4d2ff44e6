"""The people of the campaigns: what keeps them from playing must be the server, not themselves."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from support.crowd import OVER, Player, Tally
from websockets.asyncio.server import ServerConnection, serve

MATCH = "a" * 26


def test_a_move_that_was_stored_before_the_line_broke_is_followed_by_the_next() -> None:
    """A worker was killed between storing and answering; a table of the long run stood still."""
    tally = asyncio.run(asyncio.wait_for(_played(), 60))
    assert tally.acknowledged == {(MATCH, "p-1"): 1, (MATCH, "p-2"): 2}
    assert not tally.odd
    assert not tally.late


async def _played() -> Tally:
    tally = Tally()
    async with serve(_Server(), "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        player = Player(f"http://127.0.0.1:{port}", tally, "p", random.Random(1))
        player.by_socket = True
        player.http.headers["authorization"] = "Bearer x"
        try:
            await player.play(MATCH, "table")
        finally:
            await player.close()
    return tally


class _Server:
    """Stores the first move and breaks off; the same seat is asked again after it."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    async def __call__(self, line: ServerConnection) -> None:
        async for frame in line:
            message = json.loads(frame)
            if message["type"] == "watch":
                await line.send(json.dumps(self._sight()))
                continue
            if message["key"] not in self.keys:
                self.keys.append(message["key"])
                if len(self.keys) == 1:
                    line.transport.abort()
                    return
            version = self.keys.index(message["key"]) + 1
            await line.send(
                json.dumps({"type": "accepted", "key": message["key"], "version": version})
            )
            if version == 2:
                await line.send(json.dumps(self._sight()))

    def _sight(self) -> dict[str, Any]:
        version = len(self.keys)
        actor = OVER if version == 2 else 0
        asked = {"your_turn": actor == 0, "offers": [{"action": {"type": "dig"}}]}
        return {"type": "sight", "version": version, "actor": actor, **asked}
