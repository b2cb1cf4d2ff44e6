"""Addresses: one letter asks, and nothing else goes there before its reader has confirmed it."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest
from support.offices import FakeClock, on_sqlite, people, play_one, table_for
from support.titles import longest_box

from digsite.core.errors import BadInput
from digsite.service.desks.contacts import LETTERS, PROOF_SECONDS
from digsite.service.errors import NotKnown, NotNow, TooMany
from digsite.service.messages import ClockRule, Person
from digsite.service.notices import Notice, Notices
from digsite.service.office import Office
from digsite.service.store import Store

ADDRESS = "ada@example.org"


class Post:
    """Keeps letters instead of sending them, as `Email` would."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str]] = []

    def send(self, notice: Notice) -> None:
        if notice.person.contact is not None:
            self.write(notice.person.contact, "your turn", notice.link)

    def write(self, to: str, subject: str, text: str) -> None:
        self.letters.append((to, text))

    @property
    def secret(self) -> str:
        """The secret of the last letter."""
        return self.letters[-1][1].partition("#contact=")[2]


def words(person: Person, link: str) -> tuple[str, str]:
    return "yours?", link


@pytest.fixture
def post() -> Post:
    return Post()


@pytest.fixture
async def office(url: str, clock: FakeClock, post: Post) -> AsyncIterator[Office]:
    """An office that writes letters."""
    notices = Notices([post], "https://games.example.org", post, words)
    office = Office(Store(url), clock, notices=notices)
    await office.open()
    yield office
    await office.close()


async def asked(office: Office, person: Person, address: str = ADDRESS) -> Person:
    changed = await office.people.change(person, contact=address)
    await office.tasks.finish()
    return changed


async def test_an_address_is_the_persons_once_the_secret_comes_back(
    office: Office, post: Post
) -> None:
    ada = await office.people.admit_guest("Ada")
    changed = await asked(office, ada.person)
    assert (changed.contact, changed.unproved) == (None, ADDRESS)
    assert [to for to, _ in post.letters] == [ADDRESS]
    with pytest.raises(NotKnown):
        await office.contacts.prove("made up")
    await office.contacts.prove(post.secret)
    found = await office.sessions.person_of(ada.token)
    assert (found.contact, found.unproved) == (ADDRESS, None)
    with pytest.raises(NotKnown):
        await office.contacts.prove(post.secret)
    gone = await office.people.change(found, contact="")
    assert (gone.contact, gone.unproved) == (None, None)


@on_sqlite
async def test_nothing_else_goes_to_an_address_that_is_not_confirmed(
    office: Office, post: Post
) -> None:
    """It was written to at every turn, whoever's it was."""
    players = await people(office, "Ada", "Bob")
    for player in players:
        await asked(office, player, f"{player.name}@example.org")
    match = (await table_for(office, players, longest_box(), clock=ClockRule("days"))).match
    for move in range(6):
        await play_one(office, match, players, f"k{move}", random.Random(move))
    await office.tasks.finish()
    assert len(post.letters) == 2


async def test_the_secret_of_one_letter_confirms_no_other_address(
    office: Office, post: Post
) -> None:
    (eve,) = await people(office, "Eve")
    await asked(office, eve, "eve@example.org")
    first = post.secret
    await asked(office, eve, ADDRESS)
    with pytest.raises(NotKnown):
        await office.contacts.prove(first)


@on_sqlite
async def test_a_letter_is_good_for_two_days_and_logs_nobody_in(
    office: Office, post: Post, clock: FakeClock
) -> None:
    (ada,) = await people(office, "Ada")
    await asked(office, ada)
    for door in (office.sessions.person_of, office.people.redeem, office.people.carrying):
        with pytest.raises(NotKnown):
            await door(post.secret)
    await asked(office, ada)  # as it was asked for again
    await office.contacts.prove(post.secret)
    await asked(office, ada, "other@example.org")
    clock.pass_(PROOF_SECONDS + 1)
    with pytest.raises(NotKnown):
        await office.contacts.prove(post.secret)


@on_sqlite
async def test_nobody_is_buried_in_letters(office: Office, post: Post) -> None:
    for person in await people(office, *[f"G{n}" for n in range(LETTERS)]):
        await asked(office, person)
    (late,) = await people(office, "Late")
    with pytest.raises(TooMany):
        await asked(office, late, ADDRESS.upper())
    for n in range(LETTERS - 1):
        await asked(office, late, f"other{n}@example.org")
    with pytest.raises(TooMany):
        await asked(office, late, "one.more@example.org")


async def test_where_no_letters_are_sent_no_address_is_kept(sqlite_url: str) -> None:
    office = Office(Store(sqlite_url), FakeClock())
    await office.open()
    (ada,) = await people(office, "Ada")
    with pytest.raises(NotNow):
        await office.people.change(ada, contact=ADDRESS)
    with pytest.raises(BadInput):
        await office.people.change(ada, contact="a@b\r\nBcc: x@y")
    await office.close()
