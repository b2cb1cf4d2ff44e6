"""What every environment is made from: a game, its seats, options, cards and reward."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path

import msgspec

from digsite.bots.evaluation import evaluate
from digsite.core.cards import CardFile
from digsite.core.features import Features
from digsite.core.game import AnyGame
from digsite.core.state import State
from digsite.games import load
from digsite.play.features import features_of, version_of

from .rewards import kind_of

Options = Mapping[str, object] | None
Cards = str | PathLike[str] | CardFile | None


class Setting(msgspec.Struct, frozen=True):
    """All that was given, checked."""

    game: AnyGame
    features: Features
    start: State  # before the first draw; copy it
    reward: int
    cards: CardFile | None = None  # if not the shipped ones

    @property
    def seats(self) -> int:
        return self.start.seats

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.features.size(self.seats)

    @property
    def version(self) -> int:
        """Of what a row says: another one has other fields."""
        return version_of(self.game)

    def win_chances(self, state: State, seat: int) -> list[float]:
        """Every seat's chance to win, as a seat can know it, in microseconds."""
        return evaluate(self.game, self.game.veil(state, seat), seat, self.cards).chances


def setting_of(key: str, seats: int, options: Options, cards: Cards, reward: str) -> Setting:
    """Check what was given; what is wrong gets one sentence (`BadInput`)."""
    game = load(key)
    file = cards if isinstance(cards, CardFile) or cards is None else game.cards(Path(cards))
    start: State = game.new(seats, options, file)
    return Setting(game, features_of(game), start, kind_of(reward), file)
