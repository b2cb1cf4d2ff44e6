"""Passkeys: only the right key, for the right site, answering a challenge of ours, logs in."""

from __future__ import annotations

from typing import Any

import pytest
from support.authenticator import SITE, Authenticator, b64
from support.offices import FakeClock, on_sqlite, people, table_for

from digsite.core.errors import BadInput
from digsite.service.errors import NotKnown, NotNow, NotThere, TooMany
from digsite.service.guesses import DEVICE
from digsite.service.messages import Person
from digsite.service.office import Office


async def test_a_passkey_logs_in_and_adopts_the_guest(office: Office) -> None:
    ada, guest, bob = await people(office, "Ada", "Phone", "Bob")
    match = (await table_for(office, [guest, bob], "scarab")).match
    key = Authenticator()
    await office.passkeys.add(ada, SITE, key.make(await office.passkeys.to_add(ada, SITE)))
    answer = key.prove(await office.passkeys.to_log_in(SITE))
    admitted = await office.passkeys.log_in(SITE, answer, guest)
    assert admitted.person.id == ada.id
    assert (await office.sessions.person_of(admitted.token)).id == ada.id
    assert (await office.looking.look(admitted.person, match)).seat == 0
    with pytest.raises(NotKnown):
        await office.passkeys.log_in(SITE, answer)


@on_sqlite
async def test_another_key_site_or_moment_does_not(office: Office, clock: FakeClock) -> None:
    ada, eve = await people(office, "Ada", "Eve")
    key, wrong = Authenticator(), Authenticator()
    options = await office.passkeys.to_add(ada, SITE)
    with pytest.raises(NotKnown):
        await office.passkeys.add(eve, SITE, key.make(options))
    evil = key.make(await office.passkeys.to_add(ada, SITE), "https://evil.example")
    with pytest.raises(NotKnown):
        await office.passkeys.add(ada, SITE, evil)
    await office.passkeys.add(ada, SITE, key.make(await office.passkeys.to_add(ada, SITE)))
    for answer in (
        wrong.prove(await office.passkeys.to_log_in(SITE)),
        key.prove(await office.passkeys.to_log_in(SITE), "https://evil.example"),
        key.prove({"challenge": b64(b"made up")}),
    ):
        with pytest.raises(NotKnown):
            await office.passkeys.log_in(SITE, answer)
    late = key.prove(await office.passkeys.to_log_in(SITE))
    clock.pass_(3600)
    with pytest.raises(NotKnown):
        await office.passkeys.log_in(SITE, late)


@pytest.mark.parametrize("answer", [{}, {"response": 3}, {"response": {"clientDataJSON": "!"}}])
@on_sqlite
async def test_nonsense_is_refused(office: Office, answer: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        await office.passkeys.log_in(SITE, answer)


async def keyed(office: Office, name: str, *keys: str, device: str = "") -> Person:
    """The holder of an account with passkeys of these names."""
    (guest,) = await people(office, name)
    person = await office.people.register(guest, name, "correct horse")
    for key in keys:
        made = Authenticator(key).make(await office.passkeys.to_add(person, SITE))
        await office.passkeys.add(person, SITE, made, device)
    return person


async def test_passkeys_are_listed_with_device_and_last_use(
    office: Office, clock: FakeClock
) -> None:
    ada, _ = await keyed(office, "ada"), await keyed(office, "eve", "of eve")
    old, new = Authenticator("old"), Authenticator("new")
    began = clock.now()
    made = old.make(await office.passkeys.to_add(ada, SITE))
    await office.passkeys.add(ada, SITE, made, "Firefox, Linux")
    clock.pass_(60)
    made = new.make(await office.passkeys.to_add(ada, SITE))
    await office.passkeys.add(ada, SITE, made)
    clock.pass_(60)
    await office.passkeys.log_in(SITE, old.prove(await office.passkeys.to_log_in(SITE)))
    listed = await office.passkeys.of(ada)
    assert [(key.passkey, key.device, key.created - began, key.used) for key in listed] == [
        (new.name, "", 60, None),
        (old.name, "Firefox, Linux", 0, clock.now()),
    ]


async def test_a_removed_passkey_opens_nothing_and_ends_the_sessions_it_began(
    office: Office,
) -> None:
    """Who added one in a stolen session stayed in after a change of the password."""
    ada = await keyed(office, "ada")
    session = await office.people.log_in("ada", "correct horse")
    key = Authenticator()
    await office.passkeys.add(ada, SITE, key.make(await office.passkeys.to_add(ada, SITE)))
    await office.accounts.change_password(ada, session.token, "correct horse", "battery staple")
    intruder = await office.passkeys.log_in(SITE, key.prove(await office.passkeys.to_log_in(SITE)))
    ended: list[str] = []
    await office.sessions.hold(ada, intruder.token, lambda: ended.append("intruder"))
    await office.accounts.remove_passkey(ada, session.token, key.name, "battery staple")
    assert await office.passkeys.of(ada) == ()
    assert ended == ["intruder"]
    with pytest.raises(NotKnown):
        await office.sessions.person_of(intruder.token)
    with pytest.raises(NotKnown):
        await office.passkeys.log_in(SITE, key.prove(await office.passkeys.to_log_in(SITE)))
    assert (await office.sessions.person_of(session.token)).id == ada.id


async def test_a_passkey_is_removed_only_by_its_holder_who_proves_it(office: Office) -> None:
    ada, eve = await keyed(office, "ada"), await keyed(office, "eve")
    own, other, foreign = Authenticator("own"), Authenticator("other"), Authenticator("foreign")
    for person, key in ((ada, own), (ada, other), (eve, foreign)):
        made = key.make(await office.passkeys.to_add(person, SITE))
        await office.passkeys.add(person, SITE, made)
    session = await office.people.log_in("ada", "correct horse")
    remove = office.accounts.remove_passkey
    with pytest.raises(NotKnown):
        await remove(ada, session.token, own.name)
    shown = foreign.prove(await office.passkeys.to_log_in(SITE))
    with pytest.raises(NotKnown):
        await remove(ada, session.token, own.name, None, (SITE, shown))
    with pytest.raises(NotThere):
        await remove(ada, session.token, foreign.name, "correct horse")
    assert len(await office.passkeys.of(ada)) == 2
    assert len(await office.passkeys.of(eve)) == 1
    shown = other.prove(await office.passkeys.to_log_in(SITE))
    await remove(ada, session.token, own.name, None, (SITE, shown))
    assert [key.passkey for key in await office.passkeys.of(ada)] == [other.name]


@on_sqlite
async def test_a_guest_has_nothing_to_prove_it_with(office: Office) -> None:
    (guest,) = await people(office, "Ada")
    with pytest.raises(NotNow):
        await office.accounts.remove_passkey(guest, "t", "x", "correct horse")


@on_sqlite
async def test_the_password_cannot_be_guessed_by_removing_passkeys(office: Office) -> None:
    ada = await keyed(office, "ada", "own")
    (key,) = await office.passkeys.of(ada)
    for _ in range(DEVICE):
        with pytest.raises(NotKnown):
            await office.accounts.remove_passkey(ada, "t", key.passkey, "wrong horse")
    with pytest.raises(TooMany):
        await office.accounts.remove_passkey(ada, "t", key.passkey, "correct horse")
