"""Random names and tokens. What is secret is stored as its SHA-256 only."""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Callable
from hashlib import sha256

Randomness = Callable[[int], bytes]  # n random bytes, such as os.urandom

ID_LENGTH = 26


def new_id(randomness: Randomness) -> str:
    """128 random bits as 26 signs that can be read out and put into a link."""
    return b32encode(randomness(16)).decode().rstrip("=").lower()


def new_secret(randomness: Randomness) -> str:
    """256 random bits, for tokens."""
    return b32encode(randomness(32)).decode().rstrip("=").lower()


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
