"""Passwords: kept as Argon2 hashes, which take a while and much memory on purpose.

So one is worked on at a time, aside: guesses take neither all processors nor all memory.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from digsite.core.errors import BadInput

from .aside import Aside

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST = 8
MOST_WAITING = 32
LONGEST = 200


async def hash_of(password: str) -> str:
    """What is kept of a new password (`BadInput` if it cannot be one)."""
    if not SHORTEST <= len(password) <= LONGEST or not is_text(password):
        raise BadInput(f"a password has {SHORTEST} to {LONGEST} characters")
    return await _one_by_one()(lambda: _hasher().hash(password))


async def fits(secret: str | None, password: str) -> bool:
    """Whether a password is right; where nobody has the name, it takes as long to say no."""
    if not is_text(password):
        return False
    return await _one_by_one()(lambda: _fits(secret, password[: LONGEST + 1]))


def is_text(words: str) -> bool:
    """Whether this can be written down: half characters cannot."""
    try:
        return bool(words.encode())
    except UnicodeEncodeError:
        return False


def _fits(secret: str | None, password: str) -> bool:
    from argon2.exceptions import VerificationError

    try:
        return _hasher().verify(_nobody() if secret is None else secret, password)
    except VerificationError:
        return False


@cache
def _one_by_one() -> Aside:
    return Aside(1, MOST_WAITING)


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _nobody() -> str:
    return _hasher().hash("nobody has this password")
