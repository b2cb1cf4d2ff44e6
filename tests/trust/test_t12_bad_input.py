"""T12: malicious records, frames, names, chat, paths, SQL: refused quickly, and nothing breaks."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from house import Guest, House, Socket, house_at
from support.campaign import dice, much, seed_of_today, tell
from support.malice import PATHS, TEXTS, frames, records
from support.titles import some_box
from websockets.exceptions import ConnectionClosed

from digsite.games import load, titles
from digsite.play import Seated, record_text
from digsite.service.desks.people import PeopleDesk
from digsite.testing.walks import played

MUCH = much(1, 100)
SOON = 5.0  # seconds of processor until an answer, of all threads of this process
ROOM = 64  # megabytes more than before, at most
TWO = [{"kind": "me"}, {"kind": "open"}]


class Watch:
    """Sends things, and keeps the worst: the status and the work for every answer."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.anna: Guest = house.guest("Anna")
        self.statuses: dict[int, int] = {}
        self.slowest = 0.0
        self.before = _megabytes()

    def ask(self, method: str, path: str, **more: Any) -> httpx2.Response:
        began = time.process_time()
        answer = self.anna.http.request(method, path, **more)
        self.note(answer.status_code, time.process_time() - began)
        return answer

    def note(self, status: int, seconds: float) -> None:
        self.statuses[status] = self.statuses.get(status, 0) + 1
        self.slowest = max(self.slowest, seconds)

    def check(self, name: str, seed: int) -> None:
        """Nothing broke, nothing was hard work, nothing is still there."""
        more = _megabytes() - self.before
        held = self.house.context.watchdog.busiest
        tell(
            f"T12 {name}",
            seed,
            answers=sum(self.statuses.values()),
            seconds_of_processor_at_most=f"{self.slowest:.2f}",
            by_status=self.statuses,
            megabytes_more=f"{more:.0f}",
            loop_held_at_most=f"{held.processor:.3f} s of processor ({held.what})",
        )
        assert held.processor < SOON, held
        assert max(self.statuses) < 500, self.statuses
        assert self.slowest < SOON
        assert more < ROOM
        assert httpx2.get(f"{self.house.address}/readyz").status_code == 200


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_at(tmp_path_factory.mktemp("data")) as open_house:
        yield open_house


@pytest.fixture
def watch(house: House) -> Watch:
    return Watch(house)


def test_malicious_records(watch: Watch) -> None:
    seed = seed_of_today()
    honest = [
        record_text(played(load(title), 2, seed % 100, 60), [Seated("Anna"), Seated("Ben", "bot")])
        for title in titles()
    ]
    headers = {"content-type": "text/plain"}
    for text in itertools.islice(records(honest, dice(seed)), 200 * MUCH):
        answer = watch.ask("POST", "/api/records", content=text.encode(), headers=headers)
        assert answer.status_code in (201, 400, 413, 422), answer.text[:300]
    watch.check("records", seed)
    assert watch.statuses[422] > 50 * MUCH


def test_names_chat_notes_and_sql(watch: Watch) -> None:
    seed, anna = seed_of_today(), watch.anna
    match = anna.set_up("scarab", TWO)
    for number, text in enumerate(TEXTS):
        watch.ask("POST", "/api/guests", json={"name": text, "colour": text[:20]})
        watch.ask("PATCH", "/api/me", json={"name": text, "contact": text})
        watch.ask("POST", "/api/login", json={"name": text, "password": text})
        watch.ask("POST", "/api/carry", json={"secret": text})
        watch.ask("POST", "/api/matches", json={"game": text, "seats": TWO, "name": text})
        watch.ask(
            "POST", "/api/matches", json={"game": some_box(), "seats": TWO, "cards": {"name": text}}
        )
        watch.ask("POST", f"/api/matches/{match}/chat", json={"text": text, "key": f"k{number}"})
        watch.ask("PUT", f"/api/matches/{match}/notes", json={"text": text})
        watch.ask("GET", "/api/me", headers={"authorization": f"Bearer {text.encode()!r}"})
        watch.ask("GET", "/api/matches", params={"before": text[:9_000], "state": "archive"})
    lines = anna.get(f"/matches/{match}/chat")["lines"]
    watch.check("texts", seed)
    shown = "".join(line["text"] for line in lines) + anna.get("/me")["person"]["name"]
    assert lines
    assert not [sign for sign in shown if not sign.isprintable() and sign != "\u200d"]
    assert anna.get(f"/matches/{match}")["state"] == "open"  # the tables are all there


def test_paths_lead_nowhere(watch: Watch) -> None:
    for path in PATHS * MUCH:
        answer = watch.ask("GET", path)
        page = answer.headers.get("content-type", "").startswith("text/html")
        assert page or answer.status_code >= 400 or path.startswith("/api/matches?"), path
        assert b"root:" not in answer.content
        assert b"import " not in answer.content
    watch.check("paths", 0)


def test_fuzzed_frames(watch: Watch) -> None:
    seed, anna = seed_of_today(), watch.anna
    ben = watch.house.guest("Ben")
    match = anna.set_up(some_box(), TWO, hints=True)
    ben.post(f"/matches/{match}/join")
    stream, left = frames(match, dice(seed)), 400 * MUCH
    codes: list[int] = []
    while left > 0:
        with anna.socket() as socket:
            try:
                while left > 0:
                    left -= 1
                    _send(watch, socket, next(stream))
            except ConnectionClosed as ended:
                codes.append(ended.rcvd.code if ended.rcvd else 0)  # 0: the line broke
    watch.check("frames", seed)
    assert set(codes) <= {1007, 1008, 1009}
    assert len(codes) < 10 * MUCH


def test_planted_a_name_that_breaks_the_server_is_caught(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = PeopleDesk.admit_guest

    async def fragile(self: PeopleDesk, name: str, *more: Any) -> Any:
        if "DROP" in name:
            raise RuntimeError("the planted fault")
        return await honest(self, name, *more)

    watch = Watch(house)
    monkeypatch.setattr(PeopleDesk, "admit_guest", fragile)
    watch.ask("POST", "/api/guests", json={"name": "'; DROP TABLE matches; --"})
    with pytest.raises(AssertionError):
        watch.check("planted", 0)


def _send(watch: Watch, socket: Socket, frame: str | bytes) -> None:
    """A frame and a ping: every answer until the pong is looked at."""
    began = time.process_time()
    socket.connection.send(frame)
    socket.send("ping")
    heard = len(socket.heard)
    socket.hear("pong")
    for message in socket.heard[heard:]:
        watch.note(message.get("status", 200), time.process_time() - began)


def _megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2
