"""T4: a wire that drops, doubles, swaps, delays and cuts; each move counts once, all end alike."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from house import Guest, House, house_at
from support.audit import audit
from support.campaign import WAIT, dice, much, seed_of_today, tell
from support.chaos import FAULTS, Chaos
from support.tenacious import Client, Told

from digsite.games import titles
from digsite.service.desks.playing import PlayingDesk
from digsite.service.matches.match import Match
from digsite.service.messages import Accepted

MESSAGES = much(6_000, 1_000_000)
TABLES = 24
TITLES = titles()
TWO = [{"kind": "me"}, {"kind": "open"}]
Same = list[tuple[Any, Any]]


def test_every_move_counts_once_and_everybody_ends_alike(tmp_path: Path) -> None:
    seed = seed_of_today()
    told, counts, ends = play_through(tmp_path, MESSAGES, seed)
    wrong = problems(tmp_path, told, ends)
    tell("T4", seed, **counts, moves=len(told.acknowledged), sent_again=told.again,
         reconnects=told.reconnects, wrong=len(wrong))  # fmt: skip
    assert not wrong, wrong[:5]
    assert counts["messages"] >= MESSAGES
    assert all(counts[fault] for fault in FAULTS)
    assert len(ends) == 2 * TABLES
    assert told.again > 50


def test_planted_a_server_that_forgets_keys_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = seed_of_today()
    monkeypatch.setattr(PlayingDesk, "_answer", forgetful)
    told, counts, ends = play_through(tmp_path, 1_500, seed)
    wrong = problems(tmp_path, told, ends)
    tell("T4 planted", seed, messages=counts["messages"], wrong=len(wrong))
    assert any("stored though it was not sent" in found for found in wrong)


async def forgetful(
    self: PlayingDesk, person: Any, match: str, version: int | None, key: str, step: Any, after: Any
) -> Accepted:
    """Applies whatever comes, as often as it comes."""

    async def work(found: Match) -> Accepted:
        draft = step(found).draft(f"{person.id}:{key}-{found.version}")
        after(await self._writer.commit(found, draft))
        return Accepted(found.id, key, draft.change.head.version)

    return await self._registry.at(match, work)


def problems(folder: Path, told: Told, ends: Same) -> list[str]:
    """What must not be."""
    found = audit(f"sqlite:///{folder}/digsite.sqlite")
    return [
        *found.wrong,
        *told.odd,
        *found.lost(told.acknowledged),
        *[f"{key} stored though it was not sent" for key in set(found.keys) - told.sent],
        *[f"{len(found.keys)} keys, {found.actions} actions"] * (len(found.keys) != found.actions),
        *[f"a client ends with {mine}, the server with {its}" for mine, its in ends if mine != its],
    ]


def play_through(folder: Path, messages: int, seed: int) -> tuple[Told, Counter[str], Same]:
    with house_at(folder) as house:
        return asyncio.run(_play(house, messages, seed))


async def _play(house: House, messages: int, seed: int) -> tuple[Told, Counter[str], Same]:
    told = Told()
    chaos = Chaos(int(house.address.rpartition(":")[2]), dice(seed, "wire"))
    address = await chaos.open()
    try:
        guests = [house.guest(f"g{number}") for number in range(2 * TABLES)]
        clients = [
            Client(f"c{number}", guest.token, told, dice(seed, number))
            for number, guest in enumerate(guests)
        ]
        tables = [
            asyncio.create_task(_table(address, number, guests, clients, told))
            for number in range(TABLES)
        ]
        while chaos.counts["messages"] < messages:
            await asyncio.sleep(0.05)
            for table in tables:
                assert not table.done(), table.exception()
        told.stop = True
        await asyncio.wait_for(asyncio.gather(*tables), WAIT)
        chaos.calm = True
        ends = await asyncio.gather(
            *[_compared(address, *pair) for pair in zip(guests, clients, strict=True)]
        )
    finally:
        await chaos.close()
    return told, chaos.counts, list(ends)


async def _table(
    address: str, number: int, guests: list[Guest], clients: list[Client], told: Told
) -> None:
    """One match after the other."""
    mine = slice(2 * number, 2 * number + 2)
    while not told.stop:
        match = await asyncio.to_thread(_set_up, guests[mine], TITLES[number % len(TITLES)])
        await asyncio.gather(*[client.play(address, match) for client in clients[mine]])


def _set_up(guests: list[Guest], title: str) -> str:
    match = guests[0].set_up(title, TWO)
    guests[1].post(f"/matches/{match}/join")
    return match


async def _compared(address: str, guest: Guest, client: Client) -> tuple[Any, Any]:
    """What a client ends with, and what the server says."""
    its = await asyncio.to_thread(guest.get, f"/matches/{client.match}/sight")
    mine = await client.last_sight(address, its["version"])
    return _gist(mine), _gist(its)


def _gist(sight: dict[str, Any]) -> dict[str, Any]:
    kept = ("version", "actor", "your_turn", "public", "private", "prompt", "offers", "can_undo")
    return {name: sight[name] for name in kept}
