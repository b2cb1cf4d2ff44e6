"""Sealed draws: the same for ever, fair, and checked against published vectors."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256

import pytest
from support.titles import longest_box

from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.service.seal import Seal, digest, enc, mac
from digsite.testing.walks import walk


def seal(secret: bytes = bytes(32), match: str = "m") -> Seal:
    return Seal(match, "scarab", 1, "cards", {"b": True, "a": False}, 2, secret)


def test_fields_cannot_run_into_each_other() -> None:
    assert enc("ab", "c") != enc("a", "bc")
    assert enc(1, b"x") == b"\0\0\0\x011\0\0\0\x01x"
    assert digest("a") == sha256(b"\0\0\0\x01a").digest()


@pytest.mark.parametrize("key", [b"", b"k", bytes(range(32)), b"x" * 64])
def test_the_mac_is_hmac(key: bytes) -> None:
    for message in (b"", b"message", bytes(1000)):
        assert mac(key, message) == hmac.digest(key, message, "sha256")


def test_the_commitment_binds_everything_that_matters() -> None:
    one = seal()
    others = [
        seal(bytes(31) + b"\x01"),
        seal(match="n"),
        Seal("m", "scarab", 2, "cards", {"b": True, "a": False}, 2, bytes(32)),
        Seal("m", "scarab", 1, "other", {"b": True, "a": False}, 2, bytes(32)),
        Seal("m", "scarab", 1, "cards", {"b": False, "a": False}, 2, bytes(32)),
        Seal("m", "scarab", 1, "cards", {"b": True, "a": False}, 3, bytes(32)),
    ]
    assert len({one.commitment, *[other.commitment for other in others]}) == 7
    again = Seal("m", "scarab", 1, "cards", {"a": False, "b": True}, 2, bytes(32))
    assert again.commitment == one.commitment


def test_the_draws_of_a_seal_never_change() -> None:
    """Records of today must verify in ten years."""
    state = load(longest_box()).new(2)
    drawn = [seal().draw(state, number) for number in range(12)]
    assert seal().commitment.hex() == COMMITMENT
    assert drawn == DRAWN


def test_draws_follow_the_weights(title: str) -> None:
    """Over many draws each kind comes as often as it should."""
    state = next(s for s, _ in walk(load(title), 2, 1) if s.actor == CHANCE and len(s.legal()) > 2)
    times = 4000
    mine = seal()
    counts = Counter(mine.draw(state, number) for number in range(times))
    total = sum(state.weight(kind) for kind in state.legal())
    error = 0.0
    for kind in state.legal():
        expected = times * state.weight(kind) / total
        error += (counts[kind] - expected) ** 2 / expected
    degrees = len(state.legal()) - 1
    assert set(counts) <= set(state.legal())
    assert error < degrees + 5 * (2 * degrees) ** 0.5


COMMITMENT = "5db94419edff6aa7e1f66cc93dfb9291fc985beb763d6796c0223a267b6b7075"
DRAWN = [0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1]
