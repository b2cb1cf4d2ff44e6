"""T18: stored games play for ever as they were played, or say that they cannot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select, update
from support.campaign import dice, much, tell
from support.golden import Golden, read_golden, replayed
from support.offices import look_of_actor, opened, people, play_one, play_out, table_for
from support.titles import boxes, longest_box

from digsite.core.errors import DigsiteError
from digsite.games import load
from digsite.service.errors import NotNow
from digsite.service.store.tables import entries

GOLDEN = Path(__file__).with_name("golden")
GAMES = much(60, 1_000)
TITLES = boxes()


@pytest.mark.parametrize("game_key", TITLES)
def test_stored_games_replay_with_equal_hashes(game_key: str) -> None:
    games = golden(game_key)[:GAMES]
    different = [number for number, game in enumerate(games) if replayed(game_key, game) != game]
    moves = sum(len(game.moves.split()) for game in games)
    tell(f"T18 {game_key}", 0, games=len(games), moves=moves, different=len(different))
    assert len(games) == GAMES
    assert not different


@pytest.mark.parametrize("game_key", TITLES)
def test_planted_games_with_one_move_changed_are_caught(game_key: str) -> None:
    choose, caught = dice(1, game_key), 0
    games = golden(game_key)[:20]
    for game in games:
        words = game.moves.split()
        at = choose.randrange(len(words))
        words[at] = choose.choice([word for word in words if word != words[at]])
        changed = msgspec.structs.replace(game, moves=" ".join(words))
        try:
            caught += replayed(game_key, changed).hash != game.hash
        except DigsiteError:
            caught += 1
    assert caught == len(games)


@pytest.mark.parametrize("game_key", TITLES)
def test_a_snapshot_of_other_rules_is_rebuilt_from_the_log(
    game_key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/digsite.sqlite"

    async def story() -> None:
        async with opened(url) as office:
            players = await people(office, "Ada", "Bob")
            match = (await table_for(office, players, game_key)).match
            await play_out(office, match, players, moves=25)
            before = await look_of_actor(office, match, players)
        monkeypatch.setattr(type(load(game_key)), "rules", 99)
        async with opened(url) as office:
            assert await look_of_actor(office, match, players) == before
            await play_one(office, match, players, "next", dice(1))
            await play_out(office, match, players, 2)
            assert (await office.tables.info(None, match)).state == "over"

    asyncio.run(story())


def test_a_match_that_cannot_be_rebuilt_is_frozen_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/digsite.sqlite"

    async def story() -> None:
        async with opened(url) as office:
            players = await people(office, "Ada", "Bob")
            match = (await table_for(office, players, longest_box())).match
            other = (await table_for(office, players, longest_box())).match
            await play_out(office, match, players, moves=25)
            await office.store.write(lambda c: _do_the_same_again(c, match))
        monkeypatch.setattr(type(load(longest_box())), "rules", 99)
        async with opened(url) as office:
            info = await office.tables.info(players[0], match)
            assert info.state == "frozen"
            assert info.frozen is not None
            assert info.frozen.startswith("cannot be replayed")
            with pytest.raises(NotNow, match="frozen"):
                await office.looking.look(players[0], match)
            for seat in players:
                with pytest.raises(NotNow, match="frozen"):
                    await office.playing.resign(seat, match, "key")
            assert len(await office.store.read(lambda c: _log(c, match))) == info.version
            await play_one(office, other, players, "k", dice(1))  # the others go on

    asyncio.run(story())


def golden(title: str) -> list[Golden]:
    """The games that were stored under the rules of today, oldest first."""
    return list(read_golden(GOLDEN / f"{title}-rules{load(title).rules}.xz"))


def _log(connection: Connection, match: str) -> list[tuple[int, bytes]]:
    wanted = select(entries.c.version, entries.c.action).where(entries.c.match == match)
    return [(row.version, row.action) for row in connection.execute(wanted).all()]


def _do_the_same_again(connection: Connection, match: str) -> None:
    """As if other rules did not allow a move that was made: the last one is the first again."""
    log = sorted(_log(connection, match))
    connection.execute(
        update(entries)
        .where(entries.c.match == match, entries.c.version == log[-1][0])
        .values(action=log[0][1])
    )
