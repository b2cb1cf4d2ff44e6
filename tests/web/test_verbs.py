"""HTTP and the socket do the same by the same code, and answer alike."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from house import House

from digsite.web import verbs, wire
from digsite.web.routes import ENDPOINTS
from digsite.web.socket import connection

TWO = [{"kind": "me"}, {"kind": "hotseat"}]


@pytest.mark.parametrize("kind", verbs.VERBS, ids=lambda kind: str(kind.__struct_config__.tag))
def test_every_verb_has_a_route_and_a_message(kind: type[wire.Up]) -> None:
    verb = verbs.VERBS[kind]
    called = f"verbs.{verb.__name__}("
    assert [e for e in ENDPOINTS if called in inspect.getsource(e.handler)]
    assert connection._DO[kind] is connection.Connection._do


@pytest.mark.parametrize("verb", ["why", "preview"])
def test_both_doors_answer_alike(house: House, verb: str) -> None:
    anna = house.guest("Anna")
    match = anna.set_up("scarab", TWO)
    action = anna.get(f"/matches/{match}/sight")["offers"][0]["action"]
    by_http = anna.post(f"/matches/{match}/{verb}", {"action": action})
    with anna.socket() as socket:
        told = {"why": "reason", "preview": "preview"}[verb]
        by_socket = socket.ask(verb, told, match=match, action=action, key="k")
    assert _without_key(by_socket) == _without_key(by_http)


def test_who_owns_several_seats_says_on_the_socket_which_one_resigns(house: House) -> None:
    anna = house.guest("Anna")
    match = anna.set_up("scarab", TWO)
    with anna.socket() as socket:
        socket.ask("resign", "accepted", match=match, key="k", seat=1)
        socket.send("resign", match=match, key="k2", seat=7)
        assert socket.hear("problem")["key"] == "k2"
    seats = anna.get(f"/matches/{match}")["seats"]
    assert [seat["resigned"] for seat in seats] == [False, True]


def _without_key(answer: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in answer.items() if name not in ("key", "type")}
