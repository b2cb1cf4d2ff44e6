"""`scripts/bench moves`: what a move takes of a processor, from its frame to everybody's screen.

The whole server, but for the network: sockets end in memory, and what their clients do is not
counted. The games, draws and moves are the same in every run, so two versions can be compared
on a busy machine too.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import zlib
from contextlib import nullcontext
from pathlib import Path
from random import Random
from time import process_time, thread_time
from typing import Any

import msgspec
import uvicorn
import uvloop
from load.lines import UPGRADE, frame, request
from load.tables import TITLES
from load.wire import OFFER, Message, Sight, _decoder
from support.databases import postgres
from uvicorn.server import ServerState

from digsite.service.messages.wanted import Seating, Wanted
from digsite.service.office import Office
from digsite.service.store import Store
from digsite.web.connections.packed_sockets import PackedSockets
from digsite.web.server.app import make_app
from digsite.web.server.server import config_of
from digsite.web.server.settings import Settings

SEATS = 4
AT_ONCE = 8  # moves on their way
_END = b"\x00\x00\xff\xff"


class Line(asyncio.Transport):
    """A socket that ends in memory: what is written is read at once, like a browser does."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.player = player
        self._unpacked = zlib.decompressobj(wbits=-15)
        self._open = False
        self.client_seconds = 0.0

    def write(self, data: Any) -> None:
        began = thread_time()
        data = bytes(data)
        if not self._open:
            assert data.startswith(b"HTTP/1.1 101"), data[:100]
            self._open = True
            data = data.partition(b"\r\n\r\n")[2]
        while data:
            first, size, start = data[0], data[1] & 127, 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(data[2:start])
            body, data = data[start : start + size], data[start + size :]
            if first & 15 == 1:
                text = self._unpacked.decompress(body + _END) if first & 64 else body
                self.player.hear(_decoder.decode(text))
        self.client_seconds += thread_time() - began

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def abort(self) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default


class Player:
    """Somebody at a table with a socket."""

    def __init__(self, table: Table, config: uvicorn.Config, gate: Any, token: str) -> None:
        self.table = table
        self.line = Line(self)
        visit = gate.enter(self.line, "127.0.0.1", self)
        self.protocol = PackedSockets(config, ServerState(), {"gate": gate, "visit": visit})
        self.protocol.connection_made(self.line)
        headers = {"authorization": f"Bearer {token}", "sec-websocket-extensions": OFFER}
        known = {name.lower(): value for name, value in UPGRADE.items()}
        self.protocol.data_received(request("GET", "/api/socket", {**known, **headers}))

    def send(self, message: dict[str, object]) -> None:
        self.protocol.data_received(frame(msgspec.json.encode(message)))

    def hear(self, message: Message) -> None:
        if isinstance(message, Sight):
            self.table.see(self, message)
        else:
            assert type(message).__name__ in ("Accepted", "People"), message


class Table:
    """A match and who plays it."""

    def __init__(self, number: int) -> None:
        self.random = Random(number)
        self.players: list[Player] = []
        self.match = ""
        self.version = -1
        self.told = 0
        self.asked: tuple[Player, Sight] | None = None
        self.over = False
        self.everybody = asyncio.Event()

    def see(self, player: Player, sight: Sight) -> None:
        if sight.version > self.version:
            self.version, self.told, self.asked = sight.version, 0, None
        self.told += 1
        if sight.your_turn:
            self.asked = player, sight
        self.over |= sight.actor == -2
        if self.told == len(self.players):
            self.everybody.set()

    async def move(self, key: str) -> None:
        """The one who is asked takes one of the offers; until everybody has seen it."""
        assert self.asked is not None
        player, sight = self.asked
        action = self.random.choice(sight.offers).action
        self.everybody.clear()
        move = {"type": "play", "match": self.match, "version": sight.version, "key": key}
        player.send({**move, "actions": [action]})
        await self.everybody.wait()


async def measured(folder: Path, tables: int, moves: int, url: str = "") -> float:
    """Milliseconds of processor for one move."""
    settings = Settings(data=str(folder), limits=False, host="127.0.0.1", database_url=url)
    office = Office(Store(settings.database), randomness=Random(1).randbytes)
    app = make_app(settings, office)
    config = config_of(settings, app)
    config.load()
    async with app.router.lifespan_context(app) as state:
        assert state is not None
        playing = [Table(number) for number in range(tables)]
        for number, table in enumerate(playing):
            await _sit_down(office, table, number, config, state["gate"])
        await _play(playing, moves // 4, "w")
        lines = [player.line for table in playing for player in table.players]
        ours, began = sum(line.client_seconds for line in lines), process_time()
        made = await _play(playing, moves, "m")
        used = process_time() - began - (sum(line.client_seconds for line in lines) - ours)
        for table in playing:
            for player in table.players:
                player.protocol.connection_lost(None)
        await asyncio.sleep(0.1)
        return used * 1000 / made


async def _sit_down(
    office: Office, table: Table, number: int, config: uvicorn.Config, gate: Any
) -> None:
    guests = [await office.people.admit_guest(f"Guest {number} {n}") for n in range(SEATS)]
    seats = (Seating("me"), *[Seating("open")] * (SEATS - 1))
    wanted = Wanted(game=TITLES[number % len(TITLES)], seats=seats)
    table.match = (await office.tables.create(guests[0].person, wanted)).match
    for guest in guests[1:]:
        await office.tables.join(guest.person, table.match)
    table.players = [Player(table, config, gate, guest.token) for guest in guests]
    await asyncio.sleep(0.05)
    for player in table.players:
        player.send({"type": "watch", "match": table.match})
    await table.everybody.wait()


async def _play(tables: list[Table], moves: int, prefix: str) -> int:
    """So many moves, a few at a time, at one table after the other."""
    made = at = 0
    while made < moves:
        running = [table for table in tables if not table.over]
        chosen = [running[(at + n) % len(running)] for n in range(min(AT_ONCE, len(running)))]
        at += len(chosen)
        await asyncio.gather(*[table.move(f"{prefix}{made}") for table in chosen])
        made += len(chosen)
    return made


def main() -> None:
    parser = argparse.ArgumentParser("scripts/bench moves", description=__doc__)
    parser.add_argument("--tables", type=int, default=48)
    parser.add_argument("--moves", type=int, default=1200)
    parser.add_argument("--folder", default="/var/tmp")
    parser.add_argument("--postgres", action="store_true", help="as the store, started here")
    given = parser.parse_args()
    store = postgres() if given.postgres else nullcontext("")
    with tempfile.TemporaryDirectory(dir=given.folder) as folder, store as url:
        found = uvloop.run(measured(Path(folder), given.tables, given.moves, url))
    print(f"{found:.3f} ms of processor for a move")


if __name__ == "__main__":
    main()
