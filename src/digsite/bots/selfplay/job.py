"""What is to be played, so that any worker anywhere plays the same games."""

from __future__ import annotations

import msgspec

from digsite.core.cards import CardFile
from digsite.core.records import Options


class Job(msgspec.Struct, frozen=True):
    """A run of games; game number n of a run is the same whoever plays it, and when."""

    game: str
    seats: int
    options: Options
    cards: CardFile
    bots: list[str]
    seed: int
    dataset: str | None = None  # the folder where the games are written down


class Stretch(msgspec.Struct, frozen=True):
    """Some neighbouring games of a run: the chunk of work."""

    first: int
    games: int
