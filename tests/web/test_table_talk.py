"""Everything at a table besides moves: chat, notes, proposals, records, other devices."""

from __future__ import annotations

import httpx2
import pytest
from house import OVER, Guest, House
from support.titles import some_box

TWO = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def table(house: House) -> tuple[Guest, Guest, str]:
    anna, ben = house.guest("Anna"), house.guest("Ben", "fr")
    match = anna.set_up("scarab", TWO)
    ben.post(f"/matches/{match}/join")
    return anna, ben, match


def played_out(*players: Guest, match: str) -> None:
    """Play first offers to the end."""
    while (sight := players[0].get(f"/matches/{match}/sight"))["actor"] != OVER:
        mine = sight["your_turn"]
        (players[0] if mine else players[1]).play_first_offer(match)


def test_what_is_said_is_heard_once_by_everybody(table: tuple[Guest, Guest, str]) -> None:
    anna, ben, match = table
    with ben.socket() as socket:
        socket.ask("watch", "sight", match=match)
        line = {"text": "<b>hello</b>", "key": "c1"}
        said = anna.post(f"/matches/{match}/chat", line)
        assert anna.post(f"/matches/{match}/chat", line) == said
        assert socket.hear("said")["text"] == "<b>hello</b>"
        socket.send("chat", match=match, text="salut", key="c2")
        assert socket.hear("said")["name"] == "Ben"
    lines = anna.get(f"/matches/{match}/chat")["lines"]
    assert [line["text"] for line in lines] == ["<b>hello</b>", "salut"]


def test_chat_is_text_and_nothing_else(table: tuple[Guest, Guest, str]) -> None:
    anna, _, match = table
    for number, text in enumerate(("hi \x1b[2J", "a\u202eb", "\u2066x", "a\x07")):
        answer = anna.http.post(
            f"/api/matches/{match}/chat", json={"text": text, "key": f"k{number}"}
        )
        assert answer.status_code in (200, 422)
    for line in anna.get(f"/matches/{match}/chat")["lines"]:
        assert line["text"].isprintable()
        assert "\u202e" not in line["text"]
        assert "\u2066" not in line["text"]


def test_notes_are_private(table: tuple[Guest, Guest, str]) -> None:
    anna, ben, match = table
    anna.ask("PUT", f"/matches/{match}/notes", 204, json={"text": "Ben is bluffing"})
    assert anna.get(f"/matches/{match}/notes") == {"text": "Ben is bluffing"}
    assert ben.get(f"/matches/{match}/notes") == {"text": ""}


def test_a_proposal_reaches_the_others_in_their_language(table: tuple[Guest, Guest, str]) -> None:
    anna, ben, match = table
    with ben.socket() as socket:
        socket.ask("watch", "sight", match=match)
        asked = anna.post(f"/matches/{match}/proposals", {"what": "abort"})
        assert asked["type"] == "proposal"
        heard = socket.hear("proposal")
        assert heard["text"] == "Anna propose d’interrompre la partie."
        assert heard["waiting_for"] == [1]
        socket.send("answer", match=match, proposal=heard["proposal"], agree=True)
        assert socket.hear("settled")["agreed"] is True
    assert anna.get(f"/matches/{match}")["state"] == "aborted"


def test_a_record_leaves_only_when_it_is_over_and_comes_back(
    table: tuple[Guest, Guest, str],
) -> None:
    anna, ben, match = table
    early = anna.http.get(f"/api/matches/{match}/record")
    assert early.status_code in (403, 409)
    played_out(anna, ben, match=match)
    text = anna.http.get(f"/api/matches/{match}/record")
    assert text.headers["content-type"].startswith("text/plain")
    assert anna.get(f"/matches/{match}/record?format=json")["game"] == "scarab"
    made = anna.ask(
        "POST", "/records", 201, content=text.content, headers={"content-type": "text/plain"}
    )
    again = anna.http.get(f"/api/matches/{made['match']}/record")
    moves = text.text.partition("\n\n")[2]
    assert again.text.partition("\n\n")[2] == moves


def test_a_finished_match_tells_its_story_and_its_log(table: tuple[Guest, Guest, str]) -> None:
    anna, ben, match = table
    played_out(anna, ben, match=match)
    story = anna.get(f"/matches/{match}/story")
    assert story["chapters"][-1]["scores"] == story["outcome"]["scores"]
    assert set(story["chapters"][-1]["breakdown"][0]) <= set(story["sources"])
    lines = anna.get(f"/matches/{match}/log")["lines"]
    assert [line["version"] for line in lines] == list(range(1, len(lines) + 1))
    other_eyes = ben.get(f"/matches/{match}/sight?seat=0")
    assert other_eyes["private"] == anna.get(f"/matches/{match}/sight")["private"]


def test_a_seat_is_carried_to_another_device_once(table: tuple[Guest, Guest, str]) -> None:
    anna, _, match = table
    carried = anna.post(f"/matches/{match}/carry")
    assert carried["link"] == f"/m/{match}#carry={carried['secret']}"
    address = f"{anna.house.address}/api/carry"
    with httpx2.Client() as phone:
        assert phone.post(address, json={"secret": carried["secret"]}).status_code == 200
        sight = phone.get(f"{anna.house.address}/api/matches/{match}/sight").json()
        assert sight["seat"] == 0
        assert phone.post(address, json={"secret": carried["secret"]}).status_code == 401


def test_a_guest_becomes_an_account_and_finds_everything_again(
    table: tuple[Guest, Guest, str],
) -> None:
    anna, _, match = table
    name = f"Anna {anna.id[:8]}"
    anna.post("/account", {"name": name, "password": "open sesame"})
    with httpx2.Client(base_url=anna.house.address) as laptop:
        wrong = laptop.post("/api/login", json={"name": name, "password": "open barley"})
        assert wrong.status_code == 401
        laptop.post("/api/login", json={"name": name, "password": "open sesame"})
        assert [line["match"] for line in laptop.get("/api/me").json()["matches"]] == [match]
        laptop.post("/api/logout")
        assert laptop.get("/api/me").status_code == 401


def test_open_tables_are_listed_only_if_they_want_to_be(house: House) -> None:
    anna = house.guest("Anna")
    shown = anna.set_up(some_box(), TWO, listed=True)
    hidden = anna.set_up(some_box(), TWO)
    found = [line["match"] for line in house.guest("Ben").get("/matches?state=open")["matches"]]
    assert shown in found
    assert hidden not in found


def test_a_table_without_spectators_is_closed_to_strangers(house: House) -> None:
    anna, ben, eve = (house.guest(name) for name in ("Anna", "Ben", "Eve"))
    match = anna.set_up(some_box(), TWO, spectators=False)
    ben.post(f"/matches/{match}/join")
    for path in ("", "/sight", "/log", "/since", "/chat", "/record", "/story"):
        assert eve.http.get(f"/api/matches/{match}{path}").status_code == 403, path
    with eve.socket() as socket:
        assert socket.ask("watch", "problem", match=match)["status"] == 403


def test_hints_are_for_tables_that_allow_them(house: House) -> None:
    anna = house.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]
    fair = anna.set_up(some_box(), seats)
    assert anna.post(f"/matches/{fair}/hint", None, 403)["reason"] == "no_hints"
    match = anna.set_up(some_box(), seats, hints=True)
    with anna.socket() as socket:
        socket.ask("watch", "sight", match=match)
        socket.send("hint", match=match, key="h", seconds=0.3)
        found = socket.hear("thoughts", done=True)
    assert found["key"] == "h"
    assert found["best"][0]["text"]


def test_at_a_shared_screen_the_sight_follows_the_one_to_act(house: House) -> None:
    anna = house.guest("Anna")
    match = anna.set_up(some_box(), [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}])
    with anna.socket() as socket:
        socket.send("watch", match=match)
        seen = set()
        for number in range(6):
            sight = socket.hear("sight")
            assert sight["your_turn"]
            seen.add(sight["seat"])
            action = sight["offers"][0]["action"]
            key = f"k{number}"
            socket.send("play", match=match, version=sight["version"], key=key, actions=[action])
    assert seen == {0, 1}


def test_a_bot_at_the_table_answers(house: House) -> None:
    anna = house.guest("Anna")
    match = anna.set_up(some_box(), [{"kind": "me"}, {"kind": "bot", "bot": "porter"}])
    with anna.socket() as socket:
        socket.send("watch", match=match)
        for number in range(3):
            sight = socket.hear("sight", your_turn=True)
            action = sight["offers"][0]["action"]
            key = f"k{number}"
            socket.send("play", match=match, version=sight["version"], key=key, actions=[action])
        assert socket.hear("sight")["version"] > sight["version"]


def test_strangers_cannot_take_a_seat_kept_for_a_friend(house: House) -> None:
    """Whoever saw a listed table in the lobby could sit on it."""
    anna, ben, eve = house.guest("Anna"), house.guest("Ben"), house.guest("Eve")
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "open"}]
    made = anna.post("/matches", {"game": some_box(), "seats": seats, "listed": True}, 201)
    match, invite = made["match"], made["info"]["invite"]
    assert made["link"] == f"/m/{match}#seat={invite}"
    assert eve.get(f"/matches/{match}")["invite"] is None
    for body in ({"seat": 1}, {"seat": 1, "invite": "guessed"}):
        refused = eve.post(f"/matches/{match}/join", body, 403)
        assert refused["reason"] == "kept_for_friend"
    taken = eve.post(f"/matches/{match}/join")
    assert [seat["name"] for seat in taken["seats"]] == ["Anna", "", "Eve"]
    for told in (taken, eve.get(f"/matches/{match}")):
        assert told["invite"] is None, "whoever sat beside it was told how to open it"
    late = house.guest("Late")
    assert late.post(f"/matches/{match}/join", status=409)["reason"] == "no_open_seat"
    ben.post(f"/matches/{match}/join", {"seat": 1, "invite": invite})
    assert ben.get(f"/matches/{match}")["state"] == "running"


def test_at_a_table_that_is_not_listed_the_link_is_the_invitation(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    match = anna.set_up(some_box(), [{"kind": "me"}, {"kind": "friend"}])
    assert ben.post(f"/matches/{match}/join", {"seat": 1})["state"] == "running"
