"""T9: tokens cannot be guessed, nor made from one that is known."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection
from support.campaign import dice, much, seed_of_today, tell
from support.offices import opened

from digsite.service import secrets
from digsite.service.desks import people as people_desk
from digsite.service.office import Office
from digsite.service.store.people_rows import person_of_token

GUESSES = much(10_000, 1_000_000)
CHUNK = 1_000
ROUNDS = 4  # ten thousand guesses meet none of three such tokens once in twenty-three times


async def test_no_guess_is_a_token(tmp_path: Path) -> None:
    seed = seed_of_today()
    async with opened(f"sqlite:///{tmp_path}/x.sqlite") as office:
        hits = await guess(office, GUESSES, seed)
    tell("T9 guesses", seed, guesses=GUESSES, hits=hits)
    assert hits == 0


async def test_planted_a_token_of_twelve_bits_is_guessed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed, whole = seed_of_today(), secrets.hashed
    for module in (secrets, people_desk):
        monkeypatch.setattr(module, "hashed", lambda token: whole(token)[:3])
    async with opened(f"sqlite:///{tmp_path}/x.sqlite") as office:
        hits = 0
        for more in range(ROUNDS):
            hits = hits or await guess(office, 10 * CHUNK, seed + more, guests=2)
        assert hits > 0


async def guess(office: Office, count: int, seed: int, guests: int = 20) -> int:
    """How many of so many guesses stand for somebody."""
    tokens = [
        (await office.people.admit_guest(f"Guest {number}")).token for number in range(guests)
    ]
    await office.people.carry((await office.people.admit_guest("Ada")).person)
    guesses, hits = _guesses(tokens, dice(seed)), 0
    for _ in range(0, count, CHUNK):
        chunk = [next(guesses) for _ in range(CHUNK)]

        def ask(connection: Connection, chunk: list[str] = chunk) -> int:
            found = [person_of_token(connection, secrets.hashed(one)) for one in chunk]
            return sum(person is not None for person in found)

        hits += await office.store.read(ask)
    return hits


def _guesses(tokens: list[str], choose: random.Random) -> Iterator[str]:
    """Anything of the right form, and known tokens with something changed."""
    signs = sorted(set("".join(tokens)))
    while True:
        token = choose.choice(tokens)
        at = choose.randrange(len(token))
        other = choose.choice([sign for sign in signs if sign != token[at]])
        yield "".join(choose.choices(signs, k=len(token)))
        yield token[:at] + other + token[at + 1 :]
        yield choose.choice([token[:at], token + other, token.upper(), f"{token}\n", f" {token}"])
        yield secrets.hashed(token)
