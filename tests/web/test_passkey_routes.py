"""Passkeys and letters at the door; the office's own tests prove the signatures."""

from __future__ import annotations

import httpx2
from house import House
from support.titles import some_box

from digsite.games import load
from digsite.service.messages import Person
from digsite.service.notices import Notice
from digsite.web.server.notices import words


def test_a_challenge_is_for_the_name_that_was_asked_for(house: House) -> None:
    port = house.address.rpartition(":")[2]
    headers = {"host": f"localhost:{port}"}
    answer = httpx2.post(f"{house.address}/api/passkeys/challenge", headers=headers)
    options = answer.json()["options"]
    assert options["rpId"] == "localhost"
    assert options["challenge"]


def test_a_foreign_name_gets_no_challenge(house: House) -> None:
    headers = {"host": "evil.example"}
    answer = httpx2.post(f"{house.address}/api/passkeys/challenge", headers=headers)
    assert answer.status_code == 409


def test_a_made_up_passkey_is_nobody(house: House) -> None:
    anna = house.guest("Anna")
    for path in ("/passkeys", "/passkeys/login"):
        for made_up in ({}, {"id": "x"}, {"id": "x", "response": {"clientDataJSON": "e30"}}):
            answer = anna.http.post(f"/api{path}", json={"answer": made_up})
            assert answer.status_code in (401, 422), answer.text


def test_letters_are_written_in_the_language_of_the_reader() -> None:
    seen = set()
    for language in ("en", "fr", "es"):
        person = Person("p", "Anna", language=language)
        subject, text = words(Notice(person, "m", some_box(), 3, "https://play.example.org/m/m"))
        assert load(some_box()).title in subject
        assert text.endswith("https://play.example.org/m/m")
        seen.add(subject)
    assert len(seen) == 3
