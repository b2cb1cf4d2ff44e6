"""Finding the encoder of a game."""

from __future__ import annotations

from digsite.core.errors import BadInput
from digsite.core.features import Features
from digsite.core.game import AnyGame
from digsite.games import part


def version_of(game: AnyGame) -> int:
    """Of a game's rows: it rises whenever their fields change."""
    return int(getattr(part(game.key, "minds.features"), "VERSION", 0))


def features_of(game: AnyGame) -> Features:
    """What turns a game's states into rows of numbers."""
    encoder = part(game.key, "minds.features")
    if encoder is None:
        raise BadInput(f"{game.title} has no minds/features.py that turns its states into numbers")
    features = encoder.FEATURES
    assert isinstance(features, Features)
    return features
