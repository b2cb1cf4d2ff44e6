"""Analysing by HTTP: a record goes in, a position comes out, and nothing stays behind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from house import OVER, Guest, House, house_at
from support.titles import boxes, hiding_box

from digsite.games import load
from digsite.play import Seated, parse_record, record_text, replay, study_of
from digsite.testing.walks import played
from digsite.web.http.limits import ANALYSES
from digsite.web.routes.analysis import USUAL_RECORD

CHANCE = -1
BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "porter"}]


def a_record(title: str, seats: int = 2, entries: int = 1 << 30) -> str:
    names = [Seated(f"P{seat}") for seat in range(seats)]
    return record_text(played(load(title), seats, 1, entries), names)


def look(guest: Guest, record: str, at: str = "0", **more: Any) -> Any:
    return guest.post("/analysis", {"record": record, "at": at, **more})


def test_a_new_game_is_dealt_and_played_by_trying(house: House) -> None:
    anna = house.guest("Anna")
    board = anna.post("/analysis/new", {"game": "scarab", "seats": 3})
    assert board["position"]["actor"] == CHANCE
    assert board["position"]["outcomes"]
    first = board["position"]["outcomes"][0]
    board = look(anna, board["record"], do="play", actions=[first["action"]], whole=True)
    assert [row["text"] for row in board["rows"]] == [first["text"]]
    board = look(anna, board["record"], board["at"], do="deal")
    while board["position"]["actor"] != OVER:
        if board["position"]["actor"] == CHANCE:
            board = look(anna, board["record"], board["at"], do="deal")
            continue
        offer = board["position"]["offers"][0]
        board = look(anna, board["record"], board["at"], do="play", actions=[offer["action"]])
    assert replay(parse_record(board["record"])).over
    assert len(board["position"]["scores"]) == 3


@pytest.mark.parametrize("box", boxes())
def test_every_move_of_a_record_is_told_in_words(house: House, box: str) -> None:
    record = a_record(box, 3, 60)
    board = look(house.guest("Anna", "fr"), record, "60", whole=True)
    assert [row["place"] for row in board["rows"]] == [str(at + 1) for at in range(60)]
    assert all(row["text"] for row in board["rows"])
    assert board["about"]["names"] == ["P0", "P1", "P2"]
    assert board["record"] == record


def test_another_move_a_comment_and_a_mark_are_in_the_record_that_comes_back(
    house: House,
) -> None:
    anna = house.guest("Anna")
    record = a_record("scarab")
    study = study_of(parse_record(record))
    at = next(
        str(number)
        for number, node in enumerate([study.root, *study.main_line()])
        if study.table_at(node).actor >= 0
    )
    offers = look(anna, record, at)["position"]["offers"]
    for offer in offers:
        board = look(anna, record, at, do="play", actions=[offer["action"]])
        record = board["record"]
    tried = board["at"]
    for wish in ({"do": "comment", "text": "bold\r\n"}, {"do": "mark", "text": "!?"}):
        board = look(anna, record, tried, whole=True, **wish)
        record = board["record"]
    row = next(row for row in board["rows"] if row["place"] == tried)
    assert (row["comment"], row["mark"]) == ("bold", "!?")
    board = look(anna, record, tried, do="promote", whole=True)
    assert "." not in board["at"]
    board = look(anna, board["record"], board["at"], do="remove", whole=True)
    assert all(row["comment"] == "" for row in board["rows"])


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"at": "999"}, 422),
        ({"eyes": 7}, 422),
        ({"do": "mark", "text": "!!!"}, 422),
        ({"do": "play", "actions": [{"type": "no_such"}]}, 422),
        ({"do": "play"}, 422),
        ({"do": "remove"}, 422),
        ({"do": "fly"}, 422),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(
    house: House, wish: dict[str, Any], status: int
) -> None:
    body = {"record": a_record("scarab"), **wish}
    assert house.guest("Anna").post("/analysis", body, status)["detail"]


def test_a_record_that_is_none_is_named_with_its_line(house: House) -> None:
    anna = house.guest("Anna")
    assert "line 1" in anna.post("/analysis", {"record": "1. e4 e5"}, 422)["detail"]
    wrong = a_record("scarab").replace("\n* ", "\n* nonsense ", 1)
    assert "line" in anna.post("/analysis", {"record": wrong}, 422)["detail"]


def test_a_long_record_counts_for_several(tmp_path: Path) -> None:
    record = a_record("scarab").replace("record 1", "record 2") + "# said\n" * 10_000
    with house_at(tmp_path, limits=True) as house:
        anna = house.guest("Anna")
        bucket = house.context.limits._bucket(ANALYSES, "127.0.0.1")
        bucket.rate = 0.0  # so that nothing comes back meanwhile
        look(anna, a_record("scarab"))
        anna.post("/analysis", {"record": record}, 422)  # too long a comment
    assert bucket.left == ANALYSES.most - 2 - len(record) // USUAL_RECORD


def test_a_bot_says_the_chances_of_all_seats_and_its_lines(house: House) -> None:
    anna = house.guest("Anna")
    record = a_record("scarab", 3)
    board = look(anna, record, "4")
    thought = anna.post("/analysis/thoughts", {"record": record, "at": "4", "iterations": 200})
    assert sum(thought["wins"]) == pytest.approx(1.0)
    assert thought["iterations"] >= 200
    if board["position"]["actor"] >= 0:
        offered = [offer["action"] for offer in board["position"]["offers"]]
        assert thought["lines"][0]["actions"][0] in offered


def test_at_the_end_the_chances_are_the_result(house: House) -> None:
    record = a_record("scarab", 3)
    table = replay(parse_record(record))
    asked = {"record": record, "at": str(table.version)}
    wins = house.guest("Anna").post("/analysis/thoughts", asked)["wins"]
    assert wins == [table.state.share(seat) for seat in range(3)]


def test_playing_on_makes_a_match_that_stands_where_the_record_stood(house: House) -> None:
    anna = house.guest("Anna")
    box = hiding_box()
    record = a_record(box, 2, 30)
    made = anna.post("/analysis/matches", {"record": record, "at": "30", "seats": BOTS}, 201)
    given = replay(parse_record(record))
    sight = anna.get(f"/matches/{made['match']}/sight?at=30")
    assert sight["public"] == look(anna, record, "30", eyes=0)["position"]["public"]
    assert sight["private"] == look(anna, record, "30", eyes=0)["position"]["private"]
    assert given.version == 30


def test_nobody_plays_on_from_where_a_game_is_over(house: House) -> None:
    record = a_record("scarab")
    last = str(len(parse_record(record).moves))
    asked = {"record": record, "at": last, "seats": BOTS}
    problem = house.guest("Anna").post("/analysis/matches", asked, 409)
    assert problem["reason"] == "position_over"
