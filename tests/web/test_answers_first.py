"""Who acts is answered before anybody is shown what followed, by socket and by HTTP."""

from __future__ import annotations

import json
from typing import Any

import pytest
from house import Guest, House

from digsite.web.http.middleware import Around
from digsite.web.socket.outbox import Frame, Outbox


@pytest.fixture
def order(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What left the server, by the kind of message."""
    left: list[str] = []
    put, around = Outbox.put, Around.__call__

    def noted_put(box: Outbox, frame: Frame) -> None:
        left.append(json.loads(frame.text)["type"])
        put(box, frame)

    async def noted_call(self: Around, scope: Any, receive: Any, send: Any) -> None:
        async def sent(message: Any) -> None:
            await send(message)
            if message["type"] == "http.response.body" and scope["method"] == "POST":
                left.append("answered")

        await around(self, scope, receive, sent)

    monkeypatch.setattr(Outbox, "put", noted_put)
    monkeypatch.setattr(Around, "__call__", noted_call)
    return left


def test_by_socket_the_acknowledgement_comes_before_all_sights(
    house: House, order: list[str]
) -> None:
    anna, ben, match = table(house)
    with anna.socket() as mine, ben.socket() as other:
        for socket in (other, mine):
            socket.ask("watch", "sight", match=match)
        sight = anna.get(f"/matches/{match}/sight")
        if not sight["your_turn"]:
            mine, anna, sight = other, ben, ben.get(f"/matches/{match}/sight")
        order.clear()
        action = sight["offers"][0]["action"]
        mine.send("play", match=match, version=sight["version"], key="k", actions=[action])
        assert mine.hear("accepted")["key"] == "k"
        other.hear("sight")
    assert [what for what in order if what != "people"] == ["accepted", "sight", "sight"]


def test_by_http_the_answer_is_sent_before_all_sights(house: House, order: list[str]) -> None:
    anna, ben, match = table(house)
    with anna.socket() as mine, ben.socket() as other:
        for socket in (other, mine):
            socket.ask("watch", "sight", match=match)
        who = anna if anna.get(f"/matches/{match}/sight")["your_turn"] else ben
        order.clear()
        who.play_first_offer(match)
        for socket in (other, mine):
            socket.hear("sight")
    assert [what for what in order if what != "people"] == ["answered", "sight", "sight"]


def table(house: House) -> tuple[Guest, Guest, str]:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    match = anna.set_up("scarab", [{"kind": "me"}, {"kind": "open"}])
    ben.post(f"/matches/{match}/join")
    return anna, ben, match
