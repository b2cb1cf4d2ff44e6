"""Playing by plain HTTP and by socket, as strangers would."""

from __future__ import annotations

import secrets
import subprocess
import sys
from pathlib import Path

import pytest
from house import OVER, Guest, House
from support.titles import boxes, some_box

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"
TWO = [{"kind": "me"}, {"kind": "open"}]


def table_for_two(house: House, game: str = some_box()) -> tuple[Guest, Guest, str]:
    """Two guests who have just sat down."""
    anna, ben = house.guest("Anna"), house.guest("Ben", "fr")
    match = anna.set_up(game, TWO)
    ben.post(f"/matches/{match}/join")
    return anna, ben, match


def actor_first(anna: Guest, ben: Guest, match: str) -> tuple[Guest, Guest]:
    mine = anna.get(f"/matches/{match}/sight")["your_turn"]
    return (anna, ben) if mine else (ben, anna)


def test_the_example_bot_plays_a_whole_game_by_http(house: House) -> None:
    anna = house.guest("Anna")
    match = anna.set_up("scarab", TWO)
    words = [sys.executable, str(EXAMPLE), f"{house.address}/m/{match}"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as bot:
        while anna.get(f"/matches/{match}")["state"] == "open":
            pass
        while (sight := anna.get(f"/matches/{match}/sight"))["actor"] != OVER:
            if sight["your_turn"]:
                anna.play_first_offer(match)
        shown, _ = bot.communicate(timeout=120)
    assert bot.returncode == 0
    assert str(anna.get(f"/matches/{match}")["outcome"]["scores"]) in shown


def test_a_socket_gets_people_sight_and_an_answer_to_its_move(house: House) -> None:
    first, second = actor_first(*(table := table_for_two(house)))
    match = table[2]
    with first.socket() as mine, second.socket() as theirs:
        theirs.send("watch", match=match)
        before = theirs.hear("sight")
        mine.send("watch", match=match)
        sight = mine.hear("sight", your_turn=True)
        assert sight["prompt"]["text"]
        assert {seat["name"] for seat in mine.heard[0]["seats"]} == {"Anna", "Ben"}
        offer = sight["offers"][0]
        assert offer["text"]
        assert offer["notation"]
        mine.send(
            "play", match=match, version=sight["version"], key="k1", actions=[offer["action"]]
        )
        accepted = mine.hear("accepted")
        assert accepted["key"] == "k1"
        seen = theirs.hear("sight", version=accepted["version"])
        assert seen["since"] == before["version"]
        assert all(told["text"] for told in seen["events"])


def test_the_same_move_sent_twice_counts_once(house: House) -> None:
    first, _ = actor_first(*(table := table_for_two(house)))
    match = table[2]
    sight = first.get(f"/matches/{match}/sight")
    actions = [sight["offers"][0]["action"]]
    move = {"version": sight["version"], "key": "once", "actions": actions}
    once = first.post(f"/matches/{match}/moves", move)
    again = first.post(f"/matches/{match}/moves", move)
    assert once == again
    assert first.get(f"/matches/{match}")["version"] == once["version"]


def test_a_move_on_an_old_version_is_stale_and_brings_the_sight(house: House) -> None:
    first, _ = actor_first(*(table := table_for_two(house)))
    match = table[2]
    sight = first.get(f"/matches/{match}/sight")
    first.play_first_offer(match)
    move = {"version": sight["version"], "key": "late", "actions": [sight["offers"][0]["action"]]}
    problem = first.post(f"/matches/{match}/moves", move, 409)
    now = first.get(f"/matches/{match}")["version"]
    assert problem["type"].endswith("stale")
    assert problem["version"] == now == problem["sight"]["version"]
    with first.socket() as socket:
        socket.ask("watch", "sight", match=match)
        socket.send("play", match=match, **move)
        assert socket.hear("stale")["version"] == now
        assert socket.hear("sight")["version"] == now


def test_a_refused_move_says_why_with_its_clause_in_the_language_of_the_player(
    house: House,
) -> None:
    anna, ben, match = table_for_two(house)
    waiting = actor_first(anna, ben, match)[1]
    version = anna.get(f"/matches/{match}")["version"]
    move = {"version": version, "key": secrets.token_hex(4), "actions": [{"type": "secure"}]}
    problem = waiting.post(f"/matches/{match}/moves", move, 422)
    assert problem["reason"] == "not_your_turn"
    assert problem["text"].startswith(problem["clause"])
    with waiting.socket() as socket:
        answer = socket.ask("play", "refused", match=match, **(move | {"key": "x"}))
        assert answer["text"] == problem["text"]
        reason = socket.ask("why", "reason", match=match, key="w", action={"type": "secure"})
        assert reason["text"] == problem["text"]


def test_what_is_no_action_is_refused_and_changes_nothing(house: House) -> None:
    anna, _, match = table_for_two(house)
    version = anna.get(f"/matches/{match}")["version"]
    for action in ({}, {"type": "fly"}, {"type": "explore", "pile": 3}, {"type": 7}):
        move = {"version": version, "key": "bad", "actions": [action]}
        assert anna.post(f"/matches/{match}/moves", move, 422)["type"].endswith("invalid")
    assert anna.get(f"/matches/{match}")["version"] == version


def test_a_reconnect_brings_what_was_missed(house: House) -> None:
    anna, ben, match = table_for_two(house)
    with anna.socket() as socket:
        since = socket.ask("watch", "sight", match=match)["version"]
    for _ in range(4):
        actor_first(anna, ben, match)[0].play_first_offer(match)
    with anna.socket() as socket:
        sight = socket.ask("watch", "sight", match=match, since=since)
        log = anna.get(f"/matches/{match}/log?since={since}")["lines"]
        missed = [told["text"] for line in log for told in line["events"]]
        assert [told["text"] for told in sight["events"]] == missed
        assert sight["since"] == since


def test_a_spectator_sees_what_everybody_may_see_and_cannot_act(house: House) -> None:
    anna, _, match = table_for_two(house)
    looker = house.guest("Looker")
    sight = looker.get(f"/matches/{match}/sight")
    assert sight["seat"] is None
    assert sight["private"] is None
    assert sight["offers"] == []
    looker.ask("GET", f"/matches/{match}/sight?seat=0", 403)
    move = {"version": sight["version"], "key": "x", "actions": [{"type": "secure"}]}
    looker.post(f"/matches/{match}/moves", move, 403)
    assert anna.get(f"/matches/{match}")["version"] == sight["version"]


@pytest.mark.parametrize("game", boxes())
def test_every_game_speaks_all_languages_on_the_wire(house: House, game: str) -> None:
    anna, ben, match = table_for_two(house, game)
    first, second = actor_first(anna, ben, match)
    with first.socket() as socket:
        texts = {}
        socket.ask("watch", "sight", match=match)
        for language in ("en", "fr", "es"):
            socket.send("speak", language=language)
            sight = socket.hear("sight")
            texts[language] = sight["prompt"]["text"]
            for offer in sight["offers"]:
                assert "\ue000" not in offer["text"]
        assert len(set(texts.values())) == 3
    assert second.get(f"/matches/{match}/sight")["prompt"]["text"]


def test_a_preview_says_what_the_player_can_know(house: House) -> None:
    first, _ = actor_first(*(table := table_for_two(house)))
    match = table[2]
    action = first.get(f"/matches/{match}/sight")["offers"][0]["action"]
    lines = first.post(f"/matches/{match}/preview", {"action": action})["lines"]
    assert lines
    with first.socket() as socket:
        answer = socket.ask("preview", "preview", match=match, key="p", action=action)
        assert answer["lines"] == lines


def test_an_earlier_version_can_be_looked_at(house: House) -> None:
    first, _ = actor_first(*(table := table_for_two(house)))
    match = table[2]
    before = first.get(f"/matches/{match}/sight")
    first.play_first_offer(match)
    with first.socket() as socket:
        past = socket.ask("look", "past", match=match, key="l", version=before["version"])
    assert past["at"] == before["version"]
    assert past["public"] == before["public"]
    assert past["offers"] == []
