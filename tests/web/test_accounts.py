"""Accounts on a hostile internet: whose a session is, and how it ends."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
import pytest
from house import Guest, House
from support.authenticator import Authenticator
from support.campaign import WAIT
from support.titles import some_box
from websockets.exceptions import ConnectionClosed

from digsite.service.guesses import STRANGERS
from digsite.service.messages import Site

PASSWORD = "open sesame"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
)


@contextmanager
def browser(house: House, agent: str = FIREFOX) -> Iterator[httpx2.Client]:
    """Somebody whose token is a cookie."""
    with httpx2.Client(
        base_url=f"{house.address}/api/", timeout=WAIT, headers={"user-agent": agent}
    ) as client:
        yield client


def account(house: House) -> tuple[Guest, str]:
    """The holder of a new account, and its name."""
    name = f"Anna {secrets.token_hex(4)}"
    anna = house.guest("Anna")
    anna.post("/account", {"name": name, "password": PASSWORD})
    return anna, name


def log_in(client: httpx2.Client, name: str, password: str = PASSWORD) -> Any:
    answer = client.post("login", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    return answer.json()


def status_of(house: House, token: str) -> int:
    headers = {"authorization": f"Bearer {token}"}
    return httpx2.get(f"{house.address}/api/me", headers=headers, timeout=WAIT).status_code


# -- the takeover ----------------------------------------------------------------


def lured(house: House, victim: httpx2.Client) -> tuple[Guest, str]:
    """An attacker's guest, whose carry link the victim has opened; a second link is kept."""
    eve = house.guest("Eve")
    match = eve.set_up(some_box(), [{"kind": "me"}, {"kind": "open"}])
    kept = eve.post(f"/matches/{match}/carry")["secret"]
    sent = eve.post(f"/matches/{match}/carry")["secret"]
    assert victim.post("carry", json={"secret": sent}).status_code == 200
    return eve, kept


def test_who_sent_a_carry_link_is_not_let_into_the_account_that_logs_in(house: House) -> None:
    _, name = account(house)
    with browser(house) as victim:
        eve, kept = lured(house, victim)
        log_in(victim, name)
        assert status_of(house, eve.token) == 401
        with browser(house) as attacker:
            assert attacker.post("carry", json={"secret": kept}).status_code == 401


def test_who_sent_a_carry_link_is_not_let_into_the_account_that_is_made(house: House) -> None:
    with browser(house) as victim:
        eve, kept = lured(house, victim)
        name = f"Anna {secrets.token_hex(4)}"
        made = victim.post("account", json={"name": name, "password": PASSWORD})
        assert made.status_code == 200
        assert victim.get("me").json()["person"]["account"] == name
        assert status_of(house, eve.token) == 401
        with browser(house) as attacker:
            assert attacker.post("carry", json={"secret": kept}).status_code == 401


def test_what_the_guest_played_goes_with_the_account(house: House) -> None:
    _, name = account(house)
    with browser(house) as victim:
        lured(house, victim)
        before = [line["match"] for line in victim.get("me").json()["matches"]]
        log_in(victim, name)
        assert before == [line["match"] for line in victim.get("me").json()["matches"]] != []


# -- carry links -----------------------------------------------------------------


def test_a_carry_link_is_never_redeemed_while_signed_in(house: House) -> None:
    eve = house.guest("Eve")
    match = eve.set_up(some_box(), [{"kind": "me"}, {"kind": "open"}])
    secret = eve.post(f"/matches/{match}/carry")["secret"]
    anna, name = account(house)
    refused = anna.http.post("/api/carry", json={"secret": secret})
    assert (refused.status_code, refused.json()["reason"]) == (409, "signed_in")
    assert anna.get("/me")["person"]["account"] == name
    with browser(house) as phone:  # and it was not spent
        assert phone.post("carry", json={"secret": secret}).status_code == 200
        assert phone.post("carry", json={"secret": secret}).status_code == 401


def test_whose_a_carry_link_is_can_be_looked_up_without_spending_it(house: House) -> None:
    anna, name = account(house)
    match = anna.set_up(some_box(), [{"kind": "me"}, {"kind": "open"}])
    secret = anna.post(f"/matches/{match}/carry")["secret"]
    with browser(house) as phone:
        for _ in range(2):
            seen = phone.post("carry/look", json={"secret": secret})
            assert seen.json() == {"name": "Anna", "account": name}
            assert "set-cookie" not in seen.headers
        assert phone.post("carry/look", json={"secret": "made up"}).status_code == 401
        assert phone.post("carry", json={"secret": secret}).status_code == 200
        assert phone.post("carry/look", json={"secret": secret}).status_code == 401


# -- sessions --------------------------------------------------------------------


def test_sessions_are_listed_with_device_and_last_use(house: House) -> None:
    anna, name = account(house)
    with browser(house, IPHONE) as phone, browser(house, FIREFOX) as desk:
        log_in(phone, name)
        log_in(desk, name)
        found = desk.get("me/sessions").json()["sessions"]
        assert {line["device"] for line in found[:2]} == {"Firefox, Linux", "Safari, iPhone"}
        assert len(found) == 3
        assert [line["device"] for line in found if line["this"]] == ["Firefox, Linux"]
        assert all(line["used"] >= line["created"] > 0 for line in found)
        text = desk.get("me/sessions").text
        assert anna.token not in text


def test_one_session_can_be_ended_and_only_ones_own(house: House) -> None:
    _, name = account(house)
    eve, _ = account(house)
    with browser(house, IPHONE) as phone, browser(house) as desk:
        log_in(phone, name)
        log_in(desk, name)
        found = desk.get("me/sessions").json()["sessions"]
        lost = next(line["session"] for line in found if line["device"] == "Safari, iPhone")
        eve.post("/me/sessions/end", {"session": lost}, 404)
        assert phone.get("me").status_code == 200
        assert desk.post("me/sessions/end", json={"session": lost}).status_code == 204
        assert phone.get("me").status_code == 401
        assert desk.get("me").status_code == 200
        assert desk.post("me/sessions/end", json={"session": lost}).status_code == 404


def test_all_other_sessions_can_be_ended(house: House) -> None:
    anna, name = account(house)
    match = anna.set_up(some_box(), [{"kind": "me"}, {"kind": "open"}])
    secret = anna.post(f"/matches/{match}/carry")["secret"]
    with browser(house) as desk, browser(house) as phone:
        log_in(desk, name)
        assert desk.post("me/sessions/end-others").status_code == 204
        assert status_of(house, anna.token) == 401
        assert phone.post("carry", json={"secret": secret}).status_code == 401
        assert [line["this"] for line in desk.get("me/sessions").json()["sessions"]] == [True]


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(house: House) -> None:
    anna, name = account(house)
    with browser(house) as desk:
        log_in(desk, name)
        wrong = desk.post("password", json={"old": "open barley", "new": "open barley"})
        assert (wrong.status_code, wrong.json()["reason"]) == (401, "wrong_password")
        assert status_of(house, anna.token) == 200
        changed = desk.post("password", json={"old": PASSWORD, "new": "open barley"})
        assert changed.status_code == 204
        assert desk.get("me").status_code == 200
        assert status_of(house, anna.token) == 401
        old = desk.post("login", json={"name": name, "password": PASSWORD})
        assert old.status_code == 401
        log_in(desk, name, "open barley")


def test_passkeys_stay_when_the_password_changes_and_are_listed_and_removed(house: House) -> None:
    _, name = account(house)
    eve, _ = account(house)
    origin = house.address.replace("127.0.0.1", "localhost")
    key = Authenticator(secrets.token_hex(8), Site("localhost", (origin,)))
    there = {"host": origin.removeprefix("http://")}
    with browser(house, FIREFOX) as desk:
        log_in(desk, name)
        begun = desk.post("passkeys/new", headers=there).json()["options"]
        made = desk.post("passkeys", headers=there, json={"answer": key.make(begun)})
        assert made.status_code == 204, made.text
        body = {"old": PASSWORD, "new": "open barley"}
        assert desk.post("password", json=body).status_code == 204
        (kept,) = desk.get("me/passkeys").json()["passkeys"]
        assert (kept["passkey"], kept["device"]) == (key.name, "Firefox, Linux")
        assert kept["created"] > 0
        assert kept["used"] is None
        assert eve.get("/me/passkeys")["passkeys"] == []
        eve.post("/me/passkeys/remove", {"passkey": key.name, "password": PASSWORD}, 404)
        wrong = desk.post("me/passkeys/remove", json={"passkey": key.name, "password": PASSWORD})
        assert (wrong.status_code, wrong.json()["reason"]) == (401, "wrong_password")
        asked = desk.post("passkeys/challenge", headers=there).json()["options"]
        with browser(house, IPHONE) as phone:
            shown = {"answer": key.prove(asked)}
            assert phone.post("passkeys/login", headers=there, json=shown).status_code == 200
            assert desk.get("me/passkeys").json()["passkeys"][0]["used"] >= kept["created"]
            body = {"passkey": key.name, "password": "open barley"}
            assert desk.post("me/passkeys/remove", json=body).status_code == 204
            assert phone.get("me").status_code == 401
            asked = desk.post("passkeys/challenge", headers=there).json()["options"]
            shown = {"answer": key.prove(asked)}
            assert phone.post("passkeys/login", headers=there, json=shown).status_code == 401
        assert desk.get("me/passkeys").json()["passkeys"] == []
        assert desk.post("me/passkeys/remove", json=body).status_code == 404


def test_a_guest_has_no_password_to_change(house: House) -> None:
    body = {"old": PASSWORD, "new": "open barley"}
    assert house.guest("Ben").post("/password", body, 409)["reason"] == "no_account"


def test_a_deleted_account_leaves_its_games_to_a_guest_of_no_name(house: House) -> None:
    anna, name = account(house)
    ben = house.guest("Ben")
    match = anna.set_up(some_box(), [{"kind": "me"}, {"kind": "open"}])
    ben.post(f"/matches/{match}/join")
    waiting = anna.set_up(some_box(), [{"kind": "me"}, {"kind": "open"}])
    anna.post(f"/matches/{match}/chat", {"text": "hello", "key": "k"})
    anna.post("/account/delete", {"password": "open barley"}, 401)
    anna.post("/account/delete", {}, 401)
    anna.post("/account/delete", {"password": PASSWORD}, 204)
    assert status_of(house, anna.token) == 401
    login = ben.http.post("/api/login", json={"name": name, "password": PASSWORD})
    assert login.status_code == 401
    info = ben.get(f"/matches/{match}")
    assert [seat["name"] for seat in info["seats"]] == ["N. N.", "Ben"]
    assert info["seats"][0]["kept_by"]
    assert (info["state"], ben.get(f"/matches/{waiting}")["state"]) == ("running", "aborted")
    everything = ben.http.get(f"/api/matches/{match}").text + str(ben.get(f"/matches/{match}/chat"))
    assert "Anna" not in everything
    ben.post(f"/matches/{match}/resign", {"key": "r"})
    record = ben.http.get(f"/api/matches/{match}/record")
    assert record.status_code == 200
    assert "Anna" not in record.text


def test_guesses_are_refused_with_a_time_to_wait_but_not_on_a_known_device(house: House) -> None:
    _, name = account(house)
    with browser(house) as desk, browser(house) as stranger:
        log_in(desk, name)
        wrong = {"name": name, "password": "open barley"}
        answers = [stranger.post("login", json=wrong) for _ in range(STRANGERS + 1)]
        assert [answer.status_code for answer in answers] == [401] * STRANGERS + [429]
        assert int(answers[-1].headers["retry-after"]) > 1
        assert desk.post("logout").status_code == 204
        log_in(desk, name)


# -- sockets ---------------------------------------------------------------------


@pytest.mark.parametrize("way", ["logout", "adopted", "ended", "password", "deleted"])
def test_a_socket_ends_at_once_when_its_session_does(house: House, way: str) -> None:
    _, name = account(house)
    with browser(house) as desk:
        log_in(desk, name)
        phone = house.guest("Anna's phone")
        if way != "adopted":
            phone.token = phone.post("/login", {"name": name, "password": PASSWORD})["token"]
            phone.http.headers["authorization"] = f"Bearer {phone.token}"
        with phone.socket() as socket:
            socket.ask("ping", "pong")
            if way == "logout":
                phone.post("/logout", status=204)
            elif way == "adopted":
                phone.post("/login", {"name": name, "password": PASSWORD})
            elif way == "ended":
                assert desk.post("me/sessions/end-others").status_code == 204
            elif way == "password":
                body = {"old": PASSWORD, "new": "open barley"}
                assert desk.post("password", json=body).status_code == 204
            else:
                body = {"password": PASSWORD}
                assert desk.post("account/delete", json=body).status_code == 204
            with pytest.raises(ConnectionClosed) as ended:
                socket.hear("nothing more", 60)
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4401
