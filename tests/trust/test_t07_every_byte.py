"""T7 on every byte that leaves the process: a world re-dealt for a listener sends it the same."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest
from house import Guest, House, house_at
from support.campaign import dice, much, seed_of_today, tell
from support.listening import Listener
from support.swapping import other_world, put

from digsite.core.dice import Dice
from digsite.core.seats import NOBODY
from digsite.games import load

HIDING = ("scarab", "loot", "thebes")
PAIRS = much(12, 2_000)
TWO = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_at(tmp_path_factory.mktemp("data")) as open_house:
        yield open_house


@pytest.mark.parametrize("hiding", HIDING)
def test_a_redealt_world_sends_every_listener_the_same_bytes(house: House, hiding: str) -> None:
    seed = seed_of_today()
    noticed, compared, size = pairs(house, hiding, PAIRS, seed)
    tell("T7", seed, title=hiding, pairs=compared, bytes=size, differences=noticed)
    assert compared >= PAIRS
    assert noticed == 0


@pytest.mark.parametrize("hiding", HIDING)
def test_planted_a_leak_in_one_byte_is_noticed(
    house: House, hiding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seed = load(hiding), seed_of_today()
    shown = game.public
    monkeypatch.setattr(
        game, "public", lambda state: {"view": shown(state), "leak": crc32(game.pack(state)) & 15}
    )
    noticed, compared, _ = pairs(house, hiding, 4, seed)
    tell("T7 planted", seed, title=hiding, pairs=compared, differences=noticed)
    assert noticed > 0


def pairs(house: House, title: str, wanted: int, seed: int) -> tuple[int, int, int]:
    """How many pairs of worlds a listener could tell apart, of how many, and their bytes."""
    port = int(house.address.rpartition(":")[2])
    guests = [house.guest("Ada"), house.guest("Bob")]
    listeners = [Listener(port, guest.token) for guest in guests] + [Listener(port, None)]
    choose, redeal, noticed, compared, size = dice(seed, title), Dice(seed), 0, 0, 0
    try:
        while compared < wanted:
            match = guests[0].set_up(title, TWO)
            guests[1].post(f"/matches/{match}/join")
            while compared < wanted and (sight := _move(guests, match, choose)) is not None:
                for seat, listener in zip((0, 1, NOBODY), listeners, strict=True):
                    found = compare(house, match, seat, listener, sight, redeal)
                    if found is not None:
                        compared += 1
                        noticed += found[0]
                        size += found[1]
    finally:
        for listener in listeners:
            listener.close()
    return noticed, compared, size


def compare(
    house: House, match: str, seat: int, listener: Listener, sight: dict[str, Any], redeal: Dice
) -> tuple[bool, int] | None:
    """Whether a listener notices, and how many bytes it got; nothing where there is one world."""
    found = house.front.office.hall.known(match)
    world = other_world(found, seat, redeal)
    if world is None:
        return None
    mine = seat == sight["actor"]
    offers = [offer["action"] for offer in sight["offers"]] if mine else []
    draw = next(json.loads(row.action) for row in found.recent if row.kind == "chance")
    _wait_until_alone(house)
    before = listener.everything(match, sight["version"], offers, draw)
    _wait_until_alone(house)
    truth = put(found, world)
    after = listener.everything(match, sight["version"], offers, draw)
    put(found, truth)
    if before != after:
        print(f"seat {seat} of {match} can tell: {_where(before, after)}")
    return before != after, len(before)


def _where(before: bytes, after: bytes) -> str:
    """Where two answers part."""
    pairs = enumerate(zip(before, after, strict=False))
    at = next((at for at, (a, b) in pairs if a != b), min(len(before), len(after)))
    return f"{before[max(at - 200, 0) : at + 80]!r} but {after[max(at - 20, 0) : at + 80]!r}"


def _wait_until_alone(house: House) -> None:
    """The server says who is there, so those who were must be gone."""
    while house.front.connections:
        time.sleep(0.002)


def _move(guests: list[Guest], match: str, choose: Any) -> dict[str, Any] | None:
    """Whoever is asked does something; the sight of the next one, nothing if it is over."""
    asked = _asked(guests, match)
    if asked is None:
        return None
    guest, sight = asked
    action = choose.choice(sight["offers"])["action"]
    move = {"version": sight["version"], "key": f"v{sight['version']}", "actions": [action]}
    guest.post(f"/matches/{match}/moves", move)
    asked = _asked(guests, match)
    return None if asked is None else asked[1]


def _asked(guests: list[Guest], match: str) -> tuple[Guest, dict[str, Any]] | None:
    for guest in guests:
        sight = guest.get(f"/matches/{match}/sight")
        if sight["your_turn"]:
            return guest, sight
    return None
