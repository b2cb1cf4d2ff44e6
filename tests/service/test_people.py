"""People: guests, tokens, accounts, carrying a seat to another device."""

from __future__ import annotations

import pytest
from support.offices import FakeClock, on_sqlite, people, table_for

from digsite.core.errors import BadInput
from digsite.play.names import name_problem
from digsite.service.errors import NotKnown, NotNow
from digsite.service.office import Office


async def test_a_token_stands_for_its_guest_until_it_is_forgotten(office: Office) -> None:
    admitted = await office.people.admit_guest("Ada", "teal")
    assert len(admitted.token) >= 26  # 128 bits in base 32
    assert await office.sessions.person_of(admitted.token) == admitted.person
    for wrong in ("", "x", admitted.token[:-1], admitted.token.upper(), "\ud800"):
        with pytest.raises(NotKnown):
            await office.sessions.person_of(wrong)
    await office.sessions.log_out(admitted.token)
    with pytest.raises(NotKnown):
        await office.sessions.person_of(admitted.token)


INVISIBLE = ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", "A\u034fda", "Ada\ufe0f", "\U000e0041da"]
INVISIBLE += ["\ufffc", "A\ufdd0da"]
INVISIBLE += ["\u180b", "\u2800\ufe0f", "\u0301", "\u17b4", "\U0001d159"]


@pytest.mark.parametrize("name", ["Ada \u2764\ufe0f", "\u30a2\u30c0", "\ud55c\uae00", "Zoe\u0308"])
def test_names_may_be_in_any_writing(name: str) -> None:
    assert name_problem(name) is None


@pytest.mark.parametrize(
    "name", ["", " Ada", "A\u202eda", "A\x1b[31m", "A\nB", "x" * 41, "\ud800", *INVISIBLE]
)
@on_sqlite
async def test_names_are_text(office: Office, name: str) -> None:
    with pytest.raises(BadInput):
        await office.people.admit_guest(name)


async def test_a_person_can_change_what_others_see(office: Office) -> None:
    admitted = await office.people.admit_guest("Ada")
    await office.people.change(admitted.person, "Ada L", "amber", "fr")
    found = await office.sessions.person_of(admitted.token)
    assert (found.name, found.colour, found.language) == ("Ada L", "amber", "fr")
    for wrong in ({"colour": "a;b"}, {"language": "tlh"}, {"contact": "a@b\r\nBcc: x@y"}):
        with pytest.raises(BadInput):
            await office.people.change(found, **wrong)


async def test_a_guest_becomes_the_holder_of_an_account_and_keeps_its_matches(
    office: Office,
) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    await office.people.register(players[0], "Ada", "correct horse")
    with pytest.raises(NotNow):
        await office.people.register(players[1], "ADA", "battery staple")
    with pytest.raises(BadInput):
        await office.people.register(players[1], "bob", "short")
    for name, password in (("ada", "wrong horse"), ("nobody", "correct horse")):
        with pytest.raises(NotKnown):
            await office.people.log_in(name, password)
    again = await office.people.log_in("aDa", "correct horse")
    assert again.person.id == players[0].id
    assert [line.match for line in (await office.lists.matches(again.person, "mine")).matches] == [
        match
    ]


async def test_logging_in_adopts_the_seats_of_the_guest(office: Office) -> None:
    holder, guest, other = await people(office, "Ada", "Ada's phone", "Bob")
    await office.people.register(holder, "ada", "correct horse")
    match = (await table_for(office, [guest, other], "scarab")).match
    assert not (await office.looking.look(holder, match)).private
    admitted = await office.people.log_in("ada", "correct horse", guest)
    assert (await office.looking.look(admitted.person, match)).seat == 0
    assert (await office.looking.look(guest, match)).seat is None


async def test_a_seat_is_carried_once_and_not_for_long(office: Office, clock: FakeClock) -> None:
    (ada,) = await people(office, "Ada")
    secret = await office.people.carry(ada)
    with pytest.raises(NotKnown):
        await office.sessions.person_of(secret)
    elsewhere = await office.people.redeem(secret)
    assert (await office.sessions.person_of(elsewhere.token)).id == ada.id
    with pytest.raises(NotKnown):
        await office.people.redeem(secret)
    late = await office.people.carry(ada)
    clock.pass_(3600)
    with pytest.raises(NotKnown):
        await office.people.redeem(late)
