"""What the rules hide stays hidden on every way out of the office."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from zlib import crc32

import msgspec
import pytest
from support.offices import in_office, look_of_actor, people, play_one, table_for
from support.swapping import other_world, put

from digsite.core.dice import Dice
from digsite.core.errors import DigsiteError
from digsite.core.seats import NOBODY
from digsite.games import load
from digsite.service.errors import NotNow
from digsite.service.office import Office
from digsite.service.records import News, Person

HIDING = ["scarab", "loot", "thebes"]
MOVES = 300
PAIRS = 60


async def received(office: Office, match: str, person: Person | None) -> AsyncIterator[bytes]:
    """Every byte a person can get from the office about a running match."""
    yield msgspec.json.encode(await office.look(person, match))
    yield msgspec.json.encode(await office.info(person, match))
    heard: list[News] = []
    watching = await office.watch(person, match, heard.append)
    watching.close()
    yield msgspec.json.encode(heard)
    if person is None:
        return
    look = await office.look(person, match)
    for offer in look.offers[:2]:
        yield msgspec.json.encode(await office.preview(person, match, offer.action))
    for action in [offer.action for offer in look.offers[:1]]:
        yield msgspec.json.encode(await office.why(person, match, action))


async def differences(office: Office, title: str) -> tuple[int, int]:
    """Re-deal what each listener cannot know: how often it notices, and out of how often."""
    players = await people(office, "Ada", "Bob")
    info = await table_for(office, players, title, hints=True)
    choose, dice, noticed, compared = random.Random(8), Dice(8), 0, 0
    for move in range(MOVES):
        found = await office.hall.get(info.match)
        if found.head.state != "running" or compared >= PAIRS:
            break
        for seat, person in [(0, players[0]), (1, players[1]), (NOBODY, None)]:
            world = other_world(found, seat, dice)
            if world is None:
                continue
            before = [part async for part in received(office, info.match, person)]
            truth = put(found, world)
            after = [part async for part in received(office, info.match, person)]
            put(found, truth)
            noticed += after != before
            compared += 1
        await play_one(office, info.match, players, f"k{move}", choose)
    return noticed, compared


@pytest.mark.parametrize("hiding", HIDING)
def test_a_redealt_world_looks_the_same(sqlite_url: str, hiding: str) -> None:
    """Nothing a listener can ask for changes by a byte."""
    noticed, compared = in_office(sqlite_url, lambda office: differences(office, hiding))
    assert noticed == 0
    assert compared > 5


def test_mykerinos_hides_nothing_that_could_be_dealt_again(sqlite_url: str) -> None:
    _, compared = in_office(sqlite_url, lambda office: differences(office, "mykerinos"))
    assert compared == 0


@pytest.mark.parametrize("hiding", HIDING)
def test_a_planted_leak_is_noticed(
    sqlite_url: str, hiding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(hiding)
    shown = game.public
    monkeypatch.setattr(
        game, "public", lambda state: {"view": shown(state), "leak": crc32(game.pack(state))}
    )
    noticed, compared = in_office(sqlite_url, lambda office: differences(office, hiding))
    assert noticed == compared > 5


def test_the_seal_is_secret_until_the_end(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        info = await table_for(office, players, "thebes")
        secret = (await office.hall.get(info.match)).facts.seal
        assert secret is not None
        assert secret.hex() not in (await office.info(players[0], info.match)).seal
        await office.resign(players[0], info.match, "r")
        after = await office.info(players[0], info.match)
        assert after.seal == f"{info.seal} {secret.hex()}"

    in_office(sqlite_url, story)


def test_nothing_whole_leaves_a_running_match(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        info = await table_for(office, players, "thebes")
        for wish in (
            office.record(players[0], info.match),
            office.record(None, info.match, "json"),
            office.story(players[0], info.match),
        ):
            try:
                await wish
            except NotNow:
                continue
            raise AssertionError("it left")

    in_office(sqlite_url, story)


def test_spectators_see_what_everybody_sees_and_only_where_they_may(sqlite_url: str) -> None:
    async def story(office: Office) -> None:
        players = await people(office, "Ada", "Bob")
        (stranger,) = await people(office, "Eve")
        open_table = (await table_for(office, players, "scarab")).match
        closed = (await table_for(office, players, "scarab", spectators=False)).match
        look = await office.look(None, open_table)
        assert (look.private, look.offers, look.your_turn) == (None, (), False)
        heard: list[News] = []
        for wish in (
            office.look(stranger, closed),
            office.look(None, closed),
            office.info(None, closed),
            office.log(stranger, closed),
            office.chat(stranger, closed),
            office.watch(stranger, closed, heard.append),
        ):
            try:
                await wish
            except DigsiteError:
                continue
            raise AssertionError("a closed table was seen")
        assert heard == []
        assert (await look_of_actor(office, closed, players)).your_turn

    in_office(sqlite_url, story)


def test_tokens_are_stored_as_hashes_and_never_logged(sqlite_url: str) -> None:
    async def story(office: Office) -> str:
        admitted = await office.admit_guest("Ada")
        secret = await office.carry(admitted.person)
        await office.register(admitted.person, "ada", "correct horse")
        assert office.store.file is not None
        return admitted.token + " " + secret

    token, secret = in_office(sqlite_url, story).split()
    path = sqlite_url.removeprefix("sqlite:///")
    with open(path, "rb") as file:
        data = file.read()
    for hidden in (token, secret, "correct horse"):
        assert hidden.encode() not in data
