"""What is not for everybody stays inside; that nothing hidden leaves is tried by T7."""

from __future__ import annotations

from support.offices import look_of_actor, on_sqlite, opened, people, table_for
from support.titles import longest_box

from digsite.core.errors import DigsiteError
from digsite.service.errors import NotNow
from digsite.service.messages import News
from digsite.service.office import Office


@on_sqlite
async def test_the_seal_is_secret_until_the_end(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    info = await table_for(office, players, longest_box())
    secret = (await office.registry.get(info.match)).facts.seal
    assert secret is not None
    assert secret.hex() not in (await office.tables.info(players[0], info.match)).seal
    await office.playing.resign(players[0], info.match, "r")
    after = await office.tables.info(players[0], info.match)
    assert after.seal == f"{info.seal} {secret.hex()}"


@on_sqlite
async def test_nothing_whole_leaves_a_running_match(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    info = await table_for(office, players, longest_box())
    for wish in (
        office.archive.record(players[0], info.match),
        office.archive.record(None, info.match, "json"),
        office.archive.story(players[0], info.match),
    ):
        try:
            await wish
        except NotNow:
            continue
        raise AssertionError("it left")


@on_sqlite
async def test_spectators_see_what_everybody_sees_and_only_where_they_may(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    (stranger,) = await people(office, "Eve")
    open_table = (await table_for(office, players, "scarab")).match
    closed = (await table_for(office, players, "scarab", spectators=False)).match
    look = await office.looking.look(None, open_table)
    assert (look.private, look.offers, look.your_turn) == (None, (), False)
    heard: list[News] = []
    for wish in (
        office.looking.look(stranger, closed),
        office.looking.look(None, closed),
        office.tables.info(None, closed),
        office.looking.log(stranger, closed),
        office.talk.chat(stranger, closed),
        office.looking.watch(stranger, closed, heard.append),
    ):
        try:
            await wish
        except DigsiteError:
            continue
        raise AssertionError("a closed table was seen")
    assert heard == []
    assert (await look_of_actor(office, closed, players)).your_turn


async def test_tokens_are_stored_as_hashes_and_never_logged(sqlite_url: str) -> None:
    async with opened(sqlite_url) as office:
        admitted = await office.people.admit_guest("Ada")
        token, secret = admitted.token, await office.people.carry(admitted.person)
        await office.people.register(admitted.person, "ada", "correct horse")
        assert office.store.file is not None
    path = sqlite_url.removeprefix("sqlite:///")
    with open(path, "rb") as file:
        data = file.read()
    for hidden in (token, secret, "correct horse"):
        assert hidden.encode() not in data
