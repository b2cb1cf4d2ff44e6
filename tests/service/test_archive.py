"""Records out and in, the seal behind the draws, the story, and old rules."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import Connection, update
from support.offices import on_sqlite, opened, people, play_out, table_for
from support.titles import boxes, longest_box, some_box

from digsite.bots.insight import tells_luck
from digsite.core.errors import BadRecord
from digsite.games import load
from digsite.play import parse_record, replay
from digsite.service.errors import NotNow
from digsite.service.messages import Fate
from digsite.service.office import Office
from digsite.service.seal import NAME, verify
from digsite.service.store.tables import entries


async def a_finished_match(office: Office, title: str) -> tuple[str, str]:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, title)).match
    await play_out(office, match, players)
    return match, (await office.archive.record(players[0], match)).decode()


async def test_a_record_leaves_comes_back_and_is_the_same(office: Office, title: str) -> None:
    match, text = await a_finished_match(office, title)
    (eve,) = await people(office, "Eve")
    again = await office.archive.import_record(eve, text)
    assert again.state == "over"
    assert (await office.archive.record(eve, again.match)).decode() == text
    assert again.outcome == (await office.tables.info(eve, match)).outcome
    assert [seat.name for seat in again.seats] == ["Ada", "Bob"]
    parsed = msgspec.json.decode(await office.archive.record(eve, match, "json"))
    assert parsed["scores"] == list(again.outcome.scores if again.outcome else ())


@on_sqlite
async def test_every_draw_follows_from_the_seal(office: Office, title: str) -> None:
    """The commitment was public at the beginning; the record shows that no draw was changed."""
    players = await people(office, "Ada", "Bob")
    info = await table_for(office, players, title)
    await play_out(office, info.match, players)
    text = (await office.archive.record(players[0], info.match)).decode()
    assert f"Seal: {info.seal} " in text
    verify(parse_record(text))
    broken = text.replace(f"Seal: {NAME} ", f"Seal: {NAME} x")
    with pytest.raises(BadRecord):
        verify(parse_record(broken))
    line = next(line for line in text.splitlines() if line.startswith("Seal: "))
    other = line[:-1] + ("0" if line[-1] != "0" else "1")
    with pytest.raises(BadRecord):
        verify(parse_record(text.replace(line, other)))


@on_sqlite
async def test_a_changed_draw_is_found(office: Office) -> None:
    text = (await a_finished_match(office, "scarab"))[1]
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


@on_sqlite
async def test_a_story_ends_with_the_scores(office: Office, title: str) -> None:
    match, _ = await a_finished_match(office, title)
    told = await office.archive.story(None, match)
    assert told.chapters[-1].scores == told.outcome.scores
    versions = [chapter.version for chapter in told.chapters]
    assert versions == sorted(set(versions))


@on_sqlite
async def test_a_record_that_is_none_is_refused_with_its_line(office: Office) -> None:
    (eve,) = await people(office, "Eve")
    _, text = await a_finished_match(office, "scarab")
    for bad in ("", "hello", text.replace("keep", "fly", 1), text[: len(text) // 2]):
        with pytest.raises(BadRecord):
            await office.archive.import_record(eve, bad)


async def test_a_snapshot_of_other_rules_is_rebuilt_from_the_log(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(url) as office:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, longest_box())).match
        await play_out(office, match, players, moves=20)
        before = await office.looking.look(players[0], match)
    monkeypatch.setattr(type(load(longest_box())), "rules", 99)
    async with opened(url) as office:
        assert await office.looking.look(players[0], match) == before
        await play_out(office, match, players, seed=2, moves=3)


async def test_a_match_that_cannot_be_replayed_is_frozen_and_says_so(url: str) -> None:
    async with opened(url) as office:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, longest_box())).match
        await play_out(office, match, players, moves=3)

        def spoil(connection: Connection) -> None:
            mine = update(entries).where(entries.c.match == match)
            connection.execute(mine.values(snapshot=None))
            connection.execute(
                mine.where(entries.c.version == 2).values(action=b'{"type":"nonsense"}')
            )

        await office.store.write(spoil)
        office.registry.forget(match)
        info = await office.tables.info(players[0], match)
        assert info.state == "frozen"
        assert info.frozen is not None
        with pytest.raises(NotNow):
            await office.looking.look(players[0], match)
        with pytest.raises(NotNow):
            await office.playing.resign(players[0], match, "r")


@pytest.mark.parametrize("game", boxes())
@on_sqlite
async def test_luck_and_the_rest_of_a_match_add_up(office: Office, game: str) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, game)).match
    await play_out(office, match, players)
    found = (await office.archive.luck(None, match)).luck
    assert (found is None) == (not tells_luck(load(game)))
    if found is None:
        return
    for start, result, luck, rest in zip(
        found.start, found.result, found.luck, found.rest, strict=True
    ):
        assert result == pytest.approx(start + luck + rest, abs=1e-9)
    assert found.fortunes[-1].luck == pytest.approx(found.luck)
    assert sum(found.luck) == pytest.approx(0, abs=1e-9)


@on_sqlite
async def test_luck_is_told_after_the_end_only(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, some_box())).match
    with pytest.raises(NotNow):
        await office.archive.luck(players[0], match)


@on_sqlite
async def test_where_somebody_resigned_chance_had_not_finished(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, some_box())).match
    await play_out(office, match, players, moves=6)
    await office.playing.resign(players[0], match, "gone")
    assert await office.archive.luck(players[0], match) == Fate()
