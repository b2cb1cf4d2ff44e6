"""T9: every endpoint and message, asked by every kind of caller at an open and a closed table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from house import House, house_at
from support.callers import CALLERS, CLOSED, Scene, scene
from support.campaign import seed_of_today, tell
from support.titles import some_box

from digsite.service.desks import access, looking, setting_up, talking
from digsite.web.routes import ENDPOINTS
from digsite.web.wire import UP

# What each caller gets:  stranger wrong guest cookie account seat owner
ALL = "200 200 200 200 200 200 200"
KNOWN = "401 401 200 200 200 200 200"
FITTING = "401 401 422 422 422 422 422"  # may ask, but not like this
NOBODY = "401 401 401 401 401 401 401"
WITH_ACCOUNT = "401 401 409 409 401 409 409"  # and there only with the password
LOOKING = "200 401 200 200 200 200 200"
AT_TABLE = "403 401 403 403 403 200 200"
SEATED = "401 401 403 403 403 200 200"
QUIETLY = SEATED.replace("200", "204")
QUIETLY_KNOWN = KNOWN.replace("200", "204")
NOT_NOW = "401 401 403 403 403 409 409"
MATCH = "/api/matches/{match}"
NO_PUZZLE = "0" * 12
K = {"key": "k"}
MOVE = {"version": 0, **K}


def both(who_gets_what: str) -> tuple[str, str]:
    """The same at a closed table and at an open one."""
    return who_gets_what, who_gets_what


Row = tuple[str, Any, str, str]  # what is asked, with what, and who gets what: closed, open table
REQUESTS: list[Row] = [
    ("GET /healthz", None, ALL, ALL),
    ("GET /readyz", None, ALL, ALL),
    ("GET /metrics", None, ALL, ALL),  # all of them are on this machine
    ("GET /api/games", None, ALL, ALL),
    (f"GET /api/rules/{some_box()}", None, ALL, ALL),
    (f"GET /api/study/{some_box()}", None, ALL, ALL),
    ("GET /api/words", None, ALL, ALL),
    ("POST /api/guests", {"name": "X"}, ALL.replace("200", "201"), ALL.replace("200", "201")),
    ("GET /api/me", None, KNOWN, KNOWN),
    ("PATCH /api/me", {}, KNOWN, KNOWN),
    ("POST /api/account", {"name": "x", "password": "short"}, FITTING, FITTING),
    ("POST /api/login", {"name": "nobody", "password": "wrong horse"}, NOBODY, NOBODY),
    ("GET /api/me/sessions", None, KNOWN, KNOWN),
    ("POST /api/me/sessions/end", {"session": "x"}, *both("401 401 404 404 404 404 404")),
    ("POST /api/me/sessions/end-others", {}, *both("401 401 204 204 204 204 204")),
    ("GET /api/me/passkeys", None, KNOWN, KNOWN),
    ("POST /api/me/passkeys/remove", {"passkey": "x", "password": "x"}, *both(WITH_ACCOUNT)),
    ("POST /api/password", {"old": "x", "new": "long enough"}, WITH_ACCOUNT, WITH_ACCOUNT),
    ("POST /api/account/delete", {"password": "x"}, WITH_ACCOUNT, WITH_ACCOUNT),
    ("POST /api/carry", {"secret": "x"}, *both("401 401 401 401 409 401 401")),
    ("POST /api/carry/look", {"secret": "x"}, NOBODY, NOBODY),
    ("POST /api/contact", {"secret": "x"}, NOBODY, NOBODY),
    ("POST /api/passkeys/new", {}, KNOWN, KNOWN),
    ("POST /api/passkeys", {"answer": {}}, FITTING, FITTING),
    ("POST /api/passkeys/challenge", {}, ALL, ALL),
    ("POST /api/passkeys/login", {"answer": {}}, *both("422 401 422 422 422 422 422")),
    ("POST /api/matches", {}, FITTING, FITTING),
    ("GET /api/matches", None, LOOKING, LOOKING),
    ("GET /api/matches?state=mine", None, KNOWN, KNOWN),
    ("GET /api/matches?state=archive", None, KNOWN, KNOWN),
    (f"GET {MATCH}", None, AT_TABLE, LOOKING),
    (f"GET {MATCH}/cards", None, AT_TABLE, LOOKING),
    (f"GET {MATCH}/printed", None, AT_TABLE, LOOKING),
    (f"POST {MATCH}/join", {}, *both("401 401 409 409 409 200 200")),
    (f"POST {MATCH}/name", {"name": "x"}, *both("401 401 409 409 409 409 409")),
    (f"POST {MATCH}/leave", {}, *both("401 401 409 409 409 409 409")),
    (f"POST {MATCH}/start", {}, *both("401 401 403 403 403 403 200")),
    (f"POST {MATCH}/carry", {}, SEATED, KNOWN),
    (f"GET {MATCH}/sight", None, AT_TABLE, LOOKING),
    (f"GET {MATCH}/sight?seat=0", None, *both("403 401 403 403 403 403 200")),
    (f"GET {MATCH}/sight?seat=1", None, *both("403 401 403 403 403 200 403")),
    (f"POST {MATCH}/moves", {**MOVE, "actions": ["offer"]}, NOT_NOW, NOT_NOW),
    (f"POST {MATCH}/undo", MOVE, NOT_NOW, NOT_NOW),
    (f"POST {MATCH}/proposals", {"what": "rematch"}, NOT_NOW, NOT_NOW),
    (f"POST {MATCH}/proposals/9", {"agree": True}, *both("401 401 403 403 403 404 404")),
    (f"POST {MATCH}/why", {"action": "offer"}, SEATED, SEATED),
    (f"POST {MATCH}/preview", {"action": "offer"}, *both("401 401 403 403 403 200 422")),
    (f"POST {MATCH}/hint", {}, *both("401 401 403 403 403 403 403")),  # not at these tables
    (f"GET {MATCH}/chat", None, AT_TABLE, LOOKING),
    (f"POST {MATCH}/chat", {"text": "hi", **K}, SEATED, SEATED),
    (f"GET {MATCH}/notes", None, SEATED, KNOWN),
    (f"PUT {MATCH}/notes", {"text": "n"}, QUIETLY, QUIETLY_KNOWN),
    (f"GET {MATCH}/log", None, AT_TABLE, LOOKING),
    (f"GET {MATCH}/since", None, AT_TABLE, LOOKING),
    (f"GET {MATCH}/record", None, AT_TABLE.replace("200", "409"), LOOKING.replace("200", "409")),
    (f"GET {MATCH}/story", None, AT_TABLE.replace("200", "409"), LOOKING.replace("200", "409")),
    (f"GET {MATCH}/review", None, AT_TABLE.replace("200", "409"), LOOKING.replace("200", "409")),
    (f"GET {MATCH}/luck", None, AT_TABLE.replace("200", "409"), LOOKING.replace("200", "409")),
    (f"GET {MATCH}/mistakes", None, AT_TABLE.replace("200", "409"), LOOKING.replace("200", "409")),
    (f"GET {MATCH}/mistakes/7", None, AT_TABLE.replace("200", "409"),
     LOOKING.replace("200", "409")),
    (f"POST {MATCH}/mistakes/7", {"action": "offer"}, NOT_NOW, KNOWN.replace("200", "409")),
    (f"GET /api/puzzles/{some_box()}", None, LOOKING, LOOKING),
    (f"GET /api/puzzles/{some_box()}/{NO_PUZZLE}", None, *both(ALL.replace("200", "404"))),
    (f"POST /api/puzzles/{some_box()}/{NO_PUZZLE}", {"word": "x"},
     *both(LOOKING.replace("200", "404"))),
    ("POST /api/records", "no record", FITTING, FITTING),
    ("POST /api/analysis", {}, *both(ALL.replace("200", "422"))),
    ("POST /api/analysis/new", {}, *both(ALL.replace("200", "422"))),
    ("POST /api/analysis/thoughts", {}, FITTING, FITTING),
    ("POST /api/analysis/matches", {}, FITTING, FITTING),
    (f"POST {MATCH}/resign", {**K, "seat": 0}, *both("401 401 403 403 403 403 200")),
    ("POST /api/logout", {}, *both("401 401 204 204 204 204 204")),
]  # fmt: skip

HEARD = "pong 401 pong pong pong pong pong"
ACTING = "401 401 403 403 403"
MESSAGES: list[Row] = [
    ("watch", {}, "403 401 403 403 403 people people", HEARD.replace("pong", "people")),
    ("watch", {"seat": 0}, *both("403 401 403 403 403 403 people")),
    ("watch", {"seat": 1}, *both("403 401 403 403 403 people 403")),
    ("leave", {}, HEARD, HEARD),
    ("look", {"version": 1, **K}, "403 401 403 403 403 past past", HEARD.replace("pong", "past")),
    ("look", {"version": 1, "seat": 0, **K}, *both("403 401 403 403 403 403 past")),
    ("play", {**MOVE, "actions": ["offer"]}, *both(f"{ACTING} stale stale")),
    ("undo", MOVE, *both(f"{ACTING} stale stale")),
    ("propose", {"what": "rematch"}, *both(f"{ACTING} 409 409")),
    ("answer", {"proposal": 9, "agree": True}, *both(f"{ACTING} 404 404")),
    ("chat", {"text": "hi", **K}, *both(f"{ACTING} pong pong")),  # only who watches hears it
    ("why", {"action": "offer", **K}, *both(f"{ACTING} reason reason")),
    ("preview", {"action": "offer", **K}, *both(f"{ACTING} preview refused")),
    ("hint", K, *both(f"{ACTING} 403 403")),
    ("stop_hint", {}, HEARD, HEARD),
    ("resign", K, *both(f"{ACTING} accepted 409")),  # the other seat does, and it is over
]  # fmt: skip
LOOKS = {
    f"GET {MATCH}",
    f"GET {MATCH}/sight",
    f"GET {MATCH}/log",
    f"GET {MATCH}/since",
    f"GET {MATCH}/chat",
}
ABOUT_NO_MATCH = {"ping", "speak"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_at(tmp_path_factory.mktemp("data")) as open_house:
        yield open_house


def test_every_endpoint_and_every_message_is_in_the_matrix() -> None:
    asked = {re.sub(r"\?.*", "", row[0]) for row in REQUESTS}
    asked = {one.replace(f"/{some_box()}", "/{game}").replace("/9", "/{proposal}") for one in asked}
    asked = {one.replace(f"/{NO_PUZZLE}", "/{key}").replace("/7", "/{version}") for one in asked}
    assert asked == {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS}
    tags = {str(kind.__struct_config__.tag) for kind in UP}
    assert {row[0] for row in MESSAGES} | ABOUT_NO_MATCH == tags


def test_every_caller_gets_the_answers_that_are_theirs(house: House) -> None:
    seed = seed_of_today()
    wrong = mistakes(house)
    count = 2 * len(CALLERS) * (len(REQUESTS) + len(MESSAGES))
    tell("T9", seed, questions=count, callers=len(CALLERS), wrong=len(wrong))
    assert not wrong, "\n".join(wrong)


def test_planted_a_table_that_lets_anybody_look_is_caught(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (access, looking, talking, setting_up):
        monkeypatch.setattr(module, "may_look", lambda match, person: None)
    found = mistakes(house, [row for row in REQUESTS if row[0] in LOOKS])
    tell("T9 planted", seed_of_today(), wrong=len(found))
    assert found


def mistakes(house: House, requests: list[Row] = REQUESTS) -> list[str]:
    """Every answer that is not the expected one."""
    wrong = []
    for rules, column in ((CLOSED, 2), ({}, 3)):
        at = scene(house, **rules)
        for row in requests:
            wrong += _compared(row, row[column], _statuses(at, row))
        at = scene(house, **rules)
        for row in MESSAGES if requests is REQUESTS else ():
            heard = [at.say(caller, {"type": row[0], **row[1]}) for caller in CALLERS]
            wrong += _compared(row, row[column], heard)
    return wrong


def _statuses(at: Scene, row: Row) -> list[str]:
    method, _, path = row[0].partition(" ")
    return [str(at.ask(caller, method, path, row[1]).status_code) for caller in CALLERS]


def _compared(row: Row, expected: str, found: list[str]) -> list[str]:
    return [] if found == expected.split() else [f"{row[0]}: {expected} but {' '.join(found)}"]
