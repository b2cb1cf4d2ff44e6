"""What every environment is made from: a game, its seats, options, cards and reward."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from digsite.core.cards import CardFile
from digsite.core.features import Features
from digsite.core.game import Game
from digsite.core.state import State
from digsite.games import load
from digsite.play.features import features_of

from .rewards import kind_of

Options = Mapping[str, object] | None
Cards = str | PathLike[str] | CardFile | None


class Setting(msgspec.Struct, frozen=True):
    """All that was given, checked."""

    game: Game[Any]
    features: Features
    start: State  # before the first draw; copy it
    reward: int

    @property
    def seats(self) -> int:
        return self.start.seats

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.features.size(self.seats)


def setting_of(key: str, seats: int, options: Options, cards: Cards, reward: str) -> Setting:
    """Check what was given; what is wrong gets one sentence (`BadInput`)."""
    game = load(key)
    file = cards if isinstance(cards, CardFile) or cards is None else game.cards(Path(cards))
    return Setting(game, features_of(game), game.new(seats, options, file), kind_of(reward))
