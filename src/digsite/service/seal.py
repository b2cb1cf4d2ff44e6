"""Sealed draws, version 1, with the server's seal only.

Before the first seat is taken the server draws S and publishes a commitment to it. All draws of
the match follow from S, one key per draw, none used twice and none skipped; at the end S is
revealed and anybody can check that no draw was changed afterwards. What this does not show: that
S itself was not picked, or looked at, by who runs the server. Seats add no nonces of their own yet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256

from digsite.core.errors import BadRecord
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.games import load
from digsite.play import Record, Table, replay

NAME = "v1-server"
AFTER = "after"  # the first entries were given, and are no draws of this seal
LABEL = b"kind"
_INNER = bytes([byte ^ 0x36 for byte in range(256)])
_OUTER = bytes([byte ^ 0x5C for byte in range(256)])


def enc(*fields: bytes | str | int) -> bytes:
    """Each field behind its 32-bit length."""
    parts = []
    for field in fields:
        data = str(field).encode() if isinstance(field, int) else field
        data = data.encode() if isinstance(data, str) else data
        parts.append(len(data).to_bytes(4, "big") + data)
    return b"".join(parts)


def digest(*fields: bytes | str | int) -> bytes:
    """H of trust.md: SHA-256 of the fields."""
    return sha256(enc(*fields)).digest()


def mac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 with a key of at most 64 bytes.

    Written out (RFC 2104) because OpenSSL's lets go of the interpreter lock for every call, and
    beside a busy writer each of the thousands of short calls then waits to get it back.
    """
    padded = key.ljust(64, b"\0")
    inner = sha256(padded.translate(_INNER) + message).digest()
    return sha256(padded.translate(_OUTER) + inner).digest()


class Seal:
    """The secret of one match, and the draws that follow from it."""

    def __init__(
        self,
        match: str,
        game: str,
        rules: int,
        cards: str,
        options: Mapping[str, bool],
        seats: int,
        secret: bytes,
        given: int = 0,
    ) -> None:
        """`given` entries lie before the first draw, of a match that went on from a position."""
        self.match, self.secret, self.given = match, secret, given
        self._after = after(given) if given else ""
        more = (given,) if given else ()
        ruleset = f"{game}/{rules}/{cards}"
        chosen = json.dumps(dict(options), sort_keys=True, separators=(",", ":"))
        self.commitment = digest("sealed/commit/v1", match, ruleset, chosen, seats, secret, *more)
        salt = digest("sealed/salt/v1", self.commitment)
        self._key = _expand(mac(salt, secret), enc("sealed/key/v1", match, ruleset))

    @property
    def public_line(self) -> str:
        """What may be shown from the beginning."""
        return f"{NAME} {self.match} {self.commitment.hex()}{self._after}"

    @property
    def revealed_line(self) -> str:
        """What is shown at the end, and stands in the record."""
        return f"{NAME} {self.match} {self.commitment.hex()} {self.secret.hex()}{self._after}"

    def draw(self, state: State, number: int) -> int:
        """The decision of chance in its draw number `number`, by weight."""
        kinds = state.legal()
        weights = [state.weight(kind) for kind in kinds]
        left = self.number(number, sum(weights))
        for kind, weight in zip(kinds, weights, strict=True):
            left -= weight
            if left < 0:
                return kind
        raise AssertionError("a number below the sum falls on a kind")

    def number(self, number: int, total: int) -> int:
        """What draw number `number` gives, if there are so many to draw from."""
        return _below(_expand(self._key, enc("sealed/event/v1", number)), total)


def after(entries: int) -> str:
    """What a line of a seal ends with where so many entries were given before its draws."""
    return f" {AFTER} {entries}"


def given_in(line: str) -> int:
    """How many entries were given before the first draw, as a line of a seal says."""
    digits = line.partition(f" {AFTER} ")[2]
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 10 else 0


def verify(record: Record) -> None:
    """Check every draw of a record against its seal (`BadRecord` with the reason).

    Of a game that went on from a given position, every draw after that.
    """
    line = record.lines.get("Seal", 0)
    words, given = record.seal.partition(f" {AFTER} ")[0].split(" "), given_in(record.seal)
    if len(words) != 4 or words[0] != NAME:
        raise BadRecord(record.file, line, "the record has no revealed seal")
    try:
        secret = bytes.fromhex(words[3])
    except ValueError:
        raise BadRecord(record.file, line, "the seal is not written in hexadecimal") from None
    table = replay(record)
    digest_of_cards = table.cards.digest
    seal = Seal(
        words[1],
        record.game,
        record.rules,
        digest_of_cards,
        table.options,
        len(record.seats),
        secret,
        given,
    )
    if seal.commitment.hex() != words[2]:
        raise BadRecord(record.file, line, "the seal does not fit its commitment")
    _check_draws(record, seal)


def _check_draws(record: Record, seal: Seal) -> None:
    game = load(record.game)
    again = Table(game, len(record.seats), record.options, record.cards)
    numbers: Iterator[int] = iter(range(len(record.moves)))
    for at, move in enumerate(record.moves):
        action = game.parse(move.word)
        if move.seat == CHANCE and at >= seal.given:
            drawn = game.action(again.state, seal.draw(again.state, next(numbers)))
            if drawn != action:
                reason = f"the seal draws {game.notation(drawn)!r}, not {move.word!r}"
                raise BadRecord(record.file, move.line, reason)
        again.submit(move.seat, action)


def _below(key: bytes, n: int) -> int:
    """A number below n by rejection, from 64-bit words of the key."""
    limit = (1 << 64) - (1 << 64) % n
    for word in _words(key):
        if word < limit:
            return word % n
    raise AssertionError("words never end")


def _words(key: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = mac(key, LABEL + counter.to_bytes(4, "big"))
        for at in range(0, 32, 8):
            yield int.from_bytes(block[at : at + 8], "big")
        counter += 1


def _expand(key: bytes, info: bytes) -> bytes:
    """HKDF-Expand of RFC 5869, one block of 32 bytes."""
    return mac(key, info + b"\x01")
