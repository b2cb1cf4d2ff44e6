"""A bot of one's own as it is named: `my_bot.py:choose`, or `my_bot.py:choose:5s`."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec

from digsite.core.errors import BadInput

DEADLINE = 60.0  # seconds for one decision


class Outsider(msgspec.Struct, frozen=True):
    """A file, what in it decides, and how long it may take for a decision, by the clock."""

    path: str
    name: str
    deadline: float
    sha256: str


def outsider(text: str) -> Outsider | None:
    """The bot that is named like this; nothing if it is not one of a file."""
    path, dot, rest = text.partition(".py:")
    if not dot:
        return None
    name, _, given = rest.partition(":")
    try:
        content = Path(f"{path}.py").read_bytes()
    except OSError as error:
        raise BadInput(f"{path}.py cannot be read ({error.strerror})") from None
    if not name.isidentifier():
        raise BadInput(f"{text!r}: after the file comes the name of a function or class in it")
    return Outsider(f"{path}.py", name, _seconds(text, given), sha256(content).hexdigest())


def _seconds(text: str, given: str) -> float:
    if not given:
        return DEADLINE
    try:
        seconds = float(given.removesuffix("s"))
    except ValueError:
        seconds = 0.0
    if not given.endswith("s") or not 0 < seconds <= 3600:
        raise BadInput(f"{text!r}: a deadline is seconds per decision, such as 5s")
    return seconds
