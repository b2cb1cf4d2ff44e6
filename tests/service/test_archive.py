"""Records out and in, the seal behind the draws, the story, and old rules."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy import Connection, update
from support.offices import in_office, opened, people, play_out, table_for

from digsite.core.errors import BadRecord
from digsite.games import load
from digsite.play import parse_record, replay
from digsite.service.errors import NotNow
from digsite.service.office import Office
from digsite.service.seal import NAME, verify
from digsite.service.store.tables import entries


async def a_finished_match(office: Office, title: str) -> tuple[str, str]:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, title)).match
    await play_out(office, match, players)
    return match, (await office.record(players[0], match)).decode()


def test_a_record_leaves_comes_back_and_is_the_same(url: str, title: str) -> None:
    async def story(office: Office) -> None:
        match, text = await a_finished_match(office, title)
        (eve,) = await people(office, "Eve")
        again = await office.import_record(eve, text)
        assert again.state == "over"
        assert (await office.record(eve, again.match)).decode() == text
        assert again.outcome == (await office.info(eve, match)).outcome
        assert [seat.name for seat in again.seats] == ["Ada", "Bob"]
        parsed = msgspec.json.decode(await office.record(eve, match, "json"))
        assert parsed["scores"] == list(again.outcome.scores if again.outcome else ())

    in_office(url, story)


def test_every_draw_follows_from_the_seal(sqlite_url: str, title: str) -> None:
    """The commitment was public at the beginning; the record shows that no draw was changed."""

    async def story(office: Office) -> str:
        players = await people(office, "Ada", "Bob")
        info = await table_for(office, players, title)
        await play_out(office, info.match, players)
        text = (await office.record(players[0], info.match)).decode()
        assert f"Seal: {info.seal} " in text
        return text

    text = in_office(sqlite_url, story)
    verify(parse_record(text))
    broken = text.replace(f"Seal: {NAME} ", f"Seal: {NAME} x")
    with pytest.raises(BadRecord):
        verify(parse_record(broken))
    line = next(line for line in text.splitlines() if line.startswith("Seal: "))
    other = line[:-1] + ("0" if line[-1] != "0" else "1")
    with pytest.raises(BadRecord):
        verify(parse_record(text.replace(line, other)))


def test_a_changed_draw_is_found(sqlite_url: str) -> None:
    async def story(office: Office) -> str:
        return (await a_finished_match(office, "scarab"))[1]

    text = in_office(sqlite_url, story)
    game, record = load("scarab"), parse_record(text)
    table = replay(record, 0)
    found = 0
    for action in game.legal(table.state):
        word = game.notation(action)
        if word == record.moves[0].word:
            continue
        changed = msgspec.structs.replace(
            record, moves=(msgspec.structs.replace(record.moves[0], word=word),), result=None
        )
        with pytest.raises(BadRecord, match="the seal draws"):
            verify(changed)
        found += 1
    assert found > 0


def test_a_story_ends_with_the_scores(sqlite_url: str, title: str) -> None:
    async def story(office: Office) -> None:
        match, _ = await a_finished_match(office, title)
        told = await office.story(None, match)
        assert told.chapters[-1].scores == told.outcome.scores
        versions = [chapter.version for chapter in told.chapters]
        assert versions == sorted(set(versions))

    in_office(sqlite_url, story)


def test_a_record_that_is_none_is_refused_with_its_line(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        (eve,) = await people(office, "Eve")
        _, text = await a_finished_match(office, "scarab")
        for bad in ("", "hello", text.replace("keep", "fly", 1), text[: len(text) // 2]):
            with pytest.raises(BadRecord):
                await office.import_record(eve, bad)

    in_office(sqlite_url, story)


def test_a_snapshot_of_other_rules_is_rebuilt_from_the_log(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(url) as office:
            players = await people(office, "Ada", "Bob")
            match = (await table_for(office, players, "thebes")).match
            await play_out(office, match, players, moves=20)
            before = await office.look(players[0], match)
        monkeypatch.setattr(type(load("thebes")), "rules", 99)
        async with opened(url) as office:
            assert await office.look(players[0], match) == before
            await play_out(office, match, players, seed=2, moves=3)

    asyncio.run(story())


def test_a_match_that_cannot_be_replayed_is_frozen_and_says_so(url: str) -> None:
    async def story() -> None:
        async with opened(url) as office:
            players = await people(office, "Ada", "Bob")
            match = (await table_for(office, players, "thebes")).match
            await play_out(office, match, players, moves=3)

            def spoil(connection: Connection) -> None:
                mine = update(entries).where(entries.c.match == match)
                connection.execute(mine.values(snapshot=None))
                connection.execute(
                    mine.where(entries.c.version == 2).values(action=b'{"type":"nonsense"}')
                )

            await office.store.write(spoil)
            office.hall.forget(match)
            info = await office.info(players[0], match)
            assert info.state == "frozen"
            assert info.frozen is not None
            with pytest.raises(NotNow):
                await office.look(players[0], match)
            with pytest.raises(NotNow):
                await office.resign(players[0], match, "r")

    asyncio.run(story())
