"""The socket under bad frames, floods and many doors."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from house import Guest, House, Socket, house_at
from support.campaign import WAIT
from support.titles import some_box
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from digsite.web.http import limits
from digsite.web.http.limits import MESSAGES_AT_ONCE
from digsite.web.http.strict import LARGEST_FRAME
from digsite.web.socket.connection import MOST_OFFENCES, TOO_FAST

MATCH = "a" * 26
Asked = tuple[tuple[str, dict[str, Any]], ...]
TWO = [{"kind": "me"}, {"kind": "open"}]


def running_table(house: House) -> tuple[Guest, Guest, str]:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    match = anna.set_up(some_box(), TWO)
    ben.post(f"/matches/{match}/join")
    return anna, ben, match


def test_bad_frames_are_answered_and_the_socket_stays_open(house: House) -> None:
    frames = ["", "{", "[]", "null", '{"type":"fly"}', '{"type":"ping","x":1}', '{"type":NaN}']
    with house.guest("Anna").socket() as socket:
        for frame in frames:
            socket.connection.send(frame)
            problem = socket.hear("problem")
            assert problem["status"] == 400
            assert problem["title"]
            assert problem["detail"]
        socket.connection.send(b"\x00\x01")
        assert socket.hear("problem")["status"] == 400
        socket.ask("ping", "pong")


def test_a_frame_over_eight_kilobytes_ends_the_socket(house: House) -> None:
    with house.guest("Anna").socket() as socket:
        socket.send("chat", match=MATCH, key="k", text="x" * LARGEST_FRAME)
        with pytest.raises(ConnectionClosed) as ended:
            socket.connection.recv(timeout=WAIT)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1009


def test_questions_about_a_match_that_is_not_there_name_their_key(house: House) -> None:
    with house.guest("Anna").socket() as socket:
        problem = socket.ask("look", "problem", match=MATCH, version=1, key="k7")
        assert (problem["status"], problem["key"], problem["match"]) == (404, "k7", MATCH)
        assert problem["text"] == "There is no such table."


def test_frames_are_compressed(house: House) -> None:
    with house.guest("Anna").socket() as socket:
        names = [extension.name for extension in socket.connection.protocol.extensions]
    assert names == ["permessage-deflate"]


def test_a_stranger_may_look_but_not_act(house: House) -> None:
    _, _, match = running_table(house)
    with connect(house.address.replace("http", "ws") + "/api/socket") as connection:
        socket = Socket(connection)
        sight = socket.ask("watch", "sight", match=match)
        assert sight["private"] is None
        move = {"match": match, "version": sight["version"], "key": "k"}
        moves: Asked = (
            ("play", {"actions": [{"type": "secure"}]}),
            ("undo", {}),
        )
        for kind, more in moves:
            assert socket.ask(kind, "problem", **move, **more)["status"] == 401
        others: Asked = (
            ("resign", {"key": "k"}),
            ("propose", {"what": "abort"}),
            ("answer", {"proposal": 1, "agree": True}),
            ("chat", {"text": "hi", "key": "k"}),
            ("why", {"action": {"type": "secure"}, "key": "k"}),
            ("preview", {"action": {"type": "secure"}, "key": "k"}),
            ("hint", {"key": "k"}),
        )
        for kind, more in others:
            assert socket.ask(kind, "problem", match=match, **more)["status"] == 401


def test_after_leave_nothing_more_is_told(house: House) -> None:
    anna, ben, match = running_table(house)
    with anna.socket() as socket:
        socket.ask("watch", "sight", match=match)
        socket.send("leave", match=match)
        socket.ask("ping", "pong")
        mine = anna.get(f"/matches/{match}/sight")["your_turn"]
        (anna if mine else ben).play_first_offer(match)
        heard = len(socket.heard)
        socket.ask("ping", "pong")
        assert [message["type"] for message in socket.heard[heard:]] == ["pong"]


def test_a_flood_is_slowed_down_and_then_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PAUSE", 0.05)
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # nothing is allowed again meanwhile
    began = monotonic()
    with house_at(tmp_path, limits=True) as house, house.guest("Anna").socket() as socket:
        for _ in range(int(MESSAGES_AT_ONCE) * 10):
            socket.send("ping")
        assert socket.hear("problem")["status"] == 429
        with pytest.raises(ConnectionClosed) as ended:
            socket.hear("sight")
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1008
    assert monotonic() - began >= MOST_OFFENCES / TOO_FAST * 0.05


def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=True, sockets_per_address=2) as house:
        anna = house.guest("Anna")
        with anna.socket(), anna.socket() as second:
            with pytest.raises(InvalidStatus) as refused, anna.socket():
                pass
            assert refused.value.response.status_code == 429
            second.ask("ping", "pong")
        until(lambda: not house.context.limits.sockets)


def test_one_address_may_make_only_so_many_guests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # nothing is allowed again meanwhile
    with house_at(tmp_path, limits=True) as house:
        anna = house.guest("Anna")
        answers = [anna.http.post("/api/guests", json={"name": "Anna"}) for _ in range(40)]
        assert {answer.status_code for answer in answers} == {201, 429}
        assert int(answers[-1].headers["retry-after"]) > 0


def test_mutated_frames_never_break_the_server(house: House) -> None:
    """T12, short: frames near to right ones; every one is answered, none with a fault."""
    anna, _, match = running_table(house)
    rng = random.Random(20261116)
    for _ in range(4):
        with anna.socket() as socket:
            socket.ask("watch", "sight", match=match)
            for _ in range(100):
                socket.connection.send(_mutated(rng, match))
            socket.ask("ping", "pong")
        assert all(message.get("status", 0) < 500 for message in socket.heard)


def _mutated(rng: random.Random, match: str) -> str:
    message: dict[str, Any] = rng.choice(
        [
            {"type": "play", "match": match, "version": 3, "key": "k", "actions": [_action(rng)]},
            {"type": "look", "match": match, "version": 2, "key": "k", "seat": 0},
            {"type": "watch", "match": match, "since": 1},
            {"type": "why", "match": match, "key": "k", "action": _action(rng)},
            {"type": "preview", "match": match, "key": "k", "action": _action(rng)},
            {"type": "answer", "match": match, "proposal": 1, "agree": False},
            {"type": "undo", "match": match, "version": 1, "key": "k"},
            {"type": "stop_hint", "match": match},
        ]
    )
    for _ in range(rng.randint(0, 2)):
        name = rng.choice([*message, "more"])
        message[name] = rng.choice([None, -1, 2**70, 0.5, "", "é\u202e", [], {}, True, [[[]]]])
    text = json.dumps(message)
    if rng.random() < 0.3:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(['"', "}", "\\u0000", "\x7f", "9" * 400]) + text[at + 1 :]
    return text


def _action(rng: random.Random) -> dict[str, Any]:
    kinds = ["explore", "secure", "awaken", "keep", "choose_first", "show_top", "nothing"]
    field = rng.choice(["pile", "target", "cards"])
    return {"type": rng.choice(kinds), field: rng.choice([0, "left", []])}


def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for what the server does a moment after its client has gone."""
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end
        sleep(0.02)


def test_to_speak_another_language_costs_as_much_as_what_is_told_again(tmp_path: Path) -> None:
    with house_at(tmp_path, limits=True) as house:
        anna = house.guest("Anna")
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]
        matches = [anna.set_up(some_box(), seats) for _ in range(10)]
        with anna.socket() as socket:
            for match in matches:
                socket.send("watch", match=match)
                socket.hear("sight", match=match)
            (connection,) = house.context.connections
            connection._bucket.rate, connection._bucket.left = 0.0, 22.0
            for number in range(3):
                socket.send("speak", language=("fr", "es")[number % 2])
            assert socket.hear("problem")["status"] == 429
            told = [heard for heard in socket.heard if heard["type"] == "sight"]
            assert len(told) == 10 + 2 * 10


def test_to_whom_reads_nothing_is_left_out_however_much_is_asked_at_once(house: House) -> None:
    anna = house.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]
    matches = [anna.set_up(some_box(), seats) for _ in range(20)]
    with anna.socket() as socket:
        for match in matches * 3:
            socket.send("watch", match=match)
        socket.ask("ping", "pong")
        told = [heard["match"] for heard in socket.heard if heard["type"] == "sight"]
        (connection,) = house.context.connections
        assert connection.outbox.left_out == 0
    assert told == matches * 3


def test_one_address_may_send_only_so_many_messages_on_all_its_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MESSAGES", limits.Allowance("messages", 10))
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # nothing is allowed again meanwhile
    with house_at(tmp_path, limits=True) as house:
        anna, ben = house.guest("Anna"), house.guest("Ben")
        with anna.socket() as first, ben.socket() as second:
            for _ in range(9):
                first.ask("ping", "pong")
            for _ in range(9):
                second.send("ping")
            assert second.hear("problem")["status"] == 429
