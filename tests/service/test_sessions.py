"""Sessions: what an adopted guest leaves behind, last use, the end of an account."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection
from support.authenticator import SITE, Authenticator
from support.offices import FakeClock, eventually, on_sqlite, people, play_out, table_for

from digsite.service import passwords
from digsite.service.desks import people as people_desk
from digsite.service.errors import NotKnown, NotThere, TooMany
from digsite.service.guesses import DEVICE, SECONDS, STRANGERS
from digsite.service.messages import News, People, Person
from digsite.service.office import Office
from digsite.service.present import USED_EVERY
from digsite.service.store import session_rows


async def account(office: Office, name: str = "ada") -> Person:
    (person,) = await people(office, name)
    return await office.people.register(person, name, "correct horse")


async def test_a_passkey_of_the_guest_never_opens_the_account_that_adopts_it(
    office: Office,
) -> None:
    await account(office)
    (guest,) = await people(office, "Eve")
    key = Authenticator()
    await office.passkeys.add(guest, SITE, key.make(await office.passkeys.to_add(guest, SITE)))
    begun = await office.passkeys.to_add(guest, SITE)
    await office.people.log_in("ada", "correct horse", guest)
    with pytest.raises(NotKnown):
        await office.passkeys.log_in(SITE, key.prove(await office.passkeys.to_log_in(SITE)))
    with pytest.raises(NotKnown):
        await office.passkeys.add(guest, SITE, Authenticator().make(begun))


async def test_a_passkey_of_the_guest_never_opens_the_account_it_becomes(office: Office) -> None:
    (guest,) = await people(office, "Eve")
    key = Authenticator()
    await office.passkeys.add(guest, SITE, key.make(await office.passkeys.to_add(guest, SITE)))
    await office.people.register(guest, "ada", "correct horse")
    with pytest.raises(NotKnown):
        await office.passkeys.log_in(SITE, key.prove(await office.passkeys.to_log_in(SITE)))


async def test_a_guest_who_has_an_account_since_is_not_adopted(office: Office) -> None:
    await account(office)
    guest, other = await people(office, "Cleo", "Bob")
    match = (await table_for(office, [guest, other])).match
    await office.people.register(guest, "cleo", "battery staple")
    admitted = await office.people.log_in("ada", "correct horse", guest)  # as it was known before
    assert (await office.looking.look(admitted.person, match)).seat is None


async def test_notes_and_settings_go_along_where_the_account_has_none(office: Office) -> None:
    await account(office)
    guest, other = await people(office, "Phone", "Bob")
    match = (await table_for(office, [guest, other])).match
    await office.talk.write_notes(guest, match, "a plan")
    await office.people.change(guest, colour="teal", language="fr")
    admitted = await office.people.log_in("ada", "correct horse", guest)
    known = await office.sessions.person_of(admitted.token)
    assert (known.name, known.colour, known.language) == ("ada", "teal", "fr")
    assert await office.talk.notes(known, match) == "a plan"


async def test_who_watches_is_told_who_sits_there_now(office: Office) -> None:
    holder = await account(office)
    guest, other = await people(office, "Phone", "Bob")
    tables = [(await table_for(office, [guest, other])).match for _ in range(5)]
    heard: list[News] = []
    for match in tables:
        await office.looking.watch(holder, match, heard.append)
    heard.clear()
    reads = office.store.read
    count = 0

    async def counted(job: Any) -> Any:
        nonlocal count
        count += 1
        return await reads(job)

    office.store.read = counted  # type: ignore[method-assign]
    await office.people.log_in("ada", "correct horse", guest)

    async def all_told() -> bool:
        told = {news.match for news in heard if isinstance(news, People) and news.seats[0].you}
        return told == set(tables)

    await eventually(all_told)
    assert count <= 3  # the password, and one question for all of them
    await play_out(office, tables[0], [holder, other])


async def test_the_last_use_is_noted_now_and_then(
    office: Office, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[float] = []
    note = session_rows.note_use

    def counted(connection: Connection, token: str, now: float) -> None:
        noted.append(now)
        note(connection, token, now)

    monkeypatch.setattr(session_rows, "note_use", counted)

    admitted = await office.people.admit_guest("Ada", device="Firefox, Linux")
    began = clock.now()
    for _ in range(20):
        clock.pass_(USED_EVERY / 40)
        await office.sessions.person_of(admitted.token)
    await office.tasks.finish()
    assert noted == []
    clock.pass_(USED_EVERY)
    for _ in range(20):
        await office.sessions.person_of(admitted.token)
    await office.tasks.finish()
    assert noted == [clock.now()]
    (session,) = await office.sessions.of(admitted.person, admitted.token)
    assert (session.device, session.this) == ("Firefox, Linux", True)
    assert (session.created, session.used) == (began, clock.now())


async def test_a_session_that_ended_before_it_was_held_is_ended_at_once(office: Office) -> None:
    admitted = await office.people.admit_guest("Ada")
    await office.sessions.log_out(admitted.token)
    ended: list[str] = []
    await office.sessions.hold(admitted.person, admitted.token, lambda: ended.append("it"))
    assert ended == ["it"]
    with pytest.raises(NotThere):
        await office.sessions.end(admitted.person, "x")


async def test_an_account_is_deleted_by_its_own_passkey_only(office: Office) -> None:
    ada, eve = await account(office), await account(office, "eve")
    keys = {}
    for person in (ada, eve):
        keys[person.id] = key = Authenticator()
        key.id = person.id.encode()
        made = key.make(await office.passkeys.to_add(person, SITE))
        await office.passkeys.add(person, SITE, made)
    foreign = keys[eve.id].prove(await office.passkeys.to_log_in(SITE))
    with pytest.raises(NotKnown):
        await office.accounts.delete(ada, None, (SITE, foreign))
    own = keys[ada.id].prove(await office.passkeys.to_log_in(SITE))
    await office.accounts.delete(ada, None, (SITE, own))
    with pytest.raises(NotKnown):
        await office.people.log_in("ada", "correct horse")
    await office.people.log_in("eve", "correct horse")


async def test_finished_games_of_a_deleted_account_stay_without_its_name(office: Office) -> None:
    ada, (bob,) = await account(office), await people(office, "Bob")
    match = (await table_for(office, [ada, bob])).match
    await play_out(office, match, [ada, bob])
    before = await office.archive.record(bob, match)
    await office.accounts.delete(ada, "correct horse")
    after = await office.archive.record(bob, match)
    assert after == before.replace(b"Seat 1: ada", b"Seat 1: N. N.")


async def test_passwords_cannot_be_guessed_for_long(office: Office, clock: FakeClock) -> None:
    """Any number of addresses could guess at one account, ten times a minute each."""
    ada = await account(office)
    device = await office.people.know_device(ada, None)
    session = await office.people.log_in("ada", "correct horse")
    for name in ("ada", "nobody"):
        for _ in range(STRANGERS):
            with pytest.raises(NotKnown):
                await office.people.log_in(name, "wrong horse")
        with pytest.raises(TooMany) as refused:
            await office.people.log_in(name, "correct horse")
        assert refused.value.wait is not None
        assert 0 < refused.value.wait <= SECONDS
    assert (await office.sessions.person_of(session.token)).id == ada.id
    with pytest.raises(TooMany):  # a made up device is a stranger
        await office.people.log_in("ada", "correct horse", known="made up")
    await office.people.log_in("ada", "correct horse", known=device)
    for _ in range(DEVICE):
        with pytest.raises(NotKnown):
            await office.people.log_in("ada", "wrong horse", known=device)
    with pytest.raises(TooMany):
        await office.people.log_in("ada", "correct horse", known=device)
    clock.pass_(SECONDS / STRANGERS + 1)
    await office.people.log_in("ada", "correct horse")


@on_sqlite
async def test_right_passwords_are_no_guesses(office: Office) -> None:
    await account(office)
    for _ in range(STRANGERS + 1):
        await office.people.log_in("ada", "correct horse")


@on_sqlite
async def test_the_old_password_cannot_be_guessed_in_a_stolen_session(office: Office) -> None:
    ada = await account(office)
    for _ in range(DEVICE):
        with pytest.raises(NotKnown):
            await office.accounts.change_password(ada, "t", "wrong horse", "my own horse")
    with pytest.raises(TooMany):
        await office.accounts.delete(ada, "correct horse")


@on_sqlite
async def test_a_session_that_has_ended_begins_no_other_one(office: Office) -> None:
    """Whose request was under way when that happened got a link, or a challenge for a passkey."""
    eve = await office.people.admit_guest("Eve")
    await office.sessions.log_out(eve.token)
    with pytest.raises(NotKnown):
        await office.people.carry(eve.person, eve.token)
    with pytest.raises(NotKnown):
        await office.passkeys.to_add(eve.person, SITE, eve.token)


@on_sqlite
async def test_a_password_that_changes_while_it_is_looked_at_lets_nobody_in(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await account(office)
    session = await office.people.log_in("ada", "correct horse")

    async def slowly(secret: str | None, password: str) -> bool:
        monkeypatch.undo()
        await office.accounts.change_password(ada, session.token, "correct horse", "new password")
        return await passwords.fits(secret, password)

    monkeypatch.setattr(people_desk, "fits", slowly)
    with pytest.raises(NotKnown):
        await office.people.log_in("ada", "correct horse")
    assert len(await office.sessions.of(ada, session.token)) == 1
