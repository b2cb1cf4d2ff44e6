"""People: guests, tokens, accounts, carrying a seat to another device."""

from __future__ import annotations

import pytest
from support.offices import FakeMoments, in_office, people, table_for

from digsite.core.errors import BadInput
from digsite.service.errors import NotKnown, NotNow
from digsite.service.office import Office


def test_a_token_stands_for_its_guest_until_it_is_forgotten(url: str) -> None:
    async def story(office: Office) -> None:
        admitted = await office.admit_guest("Ada", "teal")
        assert len(admitted.token) >= 26  # 128 bits in base 32
        assert await office.person_of(admitted.token) == admitted.person
        for wrong in ("", "x", admitted.token[:-1], admitted.token.upper(), "\ud800"):
            with pytest.raises(NotKnown):
                await office.person_of(wrong)
        await office.forget_token(admitted.token)
        with pytest.raises(NotKnown):
            await office.person_of(admitted.token)

    in_office(url, story)


@pytest.mark.parametrize("name", ["", " Ada", "A\u202eda", "A\x1b[31m", "A\nB", "x" * 41, "\ud800"])
def test_names_are_text(sqlite_url: str, name: str) -> None:
    async def story(office: Office) -> None:
        with pytest.raises(BadInput):
            await office.admit_guest(name)

    in_office(sqlite_url, story)


def test_a_person_can_change_what_others_see(url: str) -> None:
    async def story(office: Office) -> None:
        admitted = await office.admit_guest("Ada")
        await office.change_person(admitted.person, "Ada L", "amber", "fr", "ada@example.org")
        found = await office.person_of(admitted.token)
        assert (found.name, found.colour, found.language) == ("Ada L", "amber", "fr")
        assert found.contact == "ada@example.org"
        for wrong in ({"colour": "a;b"}, {"language": "tlh"}, {"contact": "a@b\r\nBcc: x@y"}):
            with pytest.raises(BadInput):
                await office.change_person(found, **wrong)

    in_office(url, story)


def test_a_guest_becomes_the_holder_of_an_account_and_keeps_its_matches(url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, "scarab")).match
        await office.register(players[0], "Ada", "correct horse")
        with pytest.raises(NotNow):
            await office.register(players[1], "ADA", "battery staple")
        with pytest.raises(BadInput):
            await office.register(players[1], "bob", "short")
        for name, password in (("ada", "wrong horse"), ("nobody", "correct horse")):
            with pytest.raises(NotKnown):
                await office.log_in(name, password)
        again = await office.log_in("aDa", "correct horse")
        assert again.person.id == players[0].id
        assert [line.match for line in (await office.matches(again.person, "mine")).matches] == [
            match
        ]

    in_office(url, story)


def test_logging_in_adopts_the_seats_of_the_guest(url: str) -> None:
    async def story(office: Office) -> None:
        holder, guest, other = await people(office, "Ada", "Ada's phone", "Bob")
        await office.register(holder, "ada", "correct horse")
        match = (await table_for(office, [guest, other], "scarab")).match
        assert not (await office.look(holder, match)).private
        admitted = await office.log_in("ada", "correct horse", guest)
        assert (await office.look(admitted.person, match)).seat == 0
        assert (await office.look(guest, match)).seat is None

    in_office(url, story)


def test_a_seat_is_carried_once_and_not_for_long(url: str) -> None:
    moments = FakeMoments()

    async def story(office: Office) -> None:
        (ada,) = await people(office, "Ada")
        secret = await office.carry(ada)
        with pytest.raises(NotKnown):
            await office.person_of(secret)
        elsewhere = await office.redeem(secret)
        assert (await office.person_of(elsewhere.token)).id == ada.id
        with pytest.raises(NotKnown):
            await office.redeem(secret)
        late = await office.carry(ada)
        moments.pass_(3600)
        with pytest.raises(NotKnown):
            await office.redeem(late)

    in_office(url, story, moments)
