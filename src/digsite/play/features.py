"""Finding the encoder of a game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from digsite.core.errors import BadInput
from digsite.core.features import Features
from digsite.core.game import Game


def features_of(game: Game[Any]) -> Features:
    """What turns a game's states into rows of numbers."""
    name = f"digsite.games.{game.key}.features"
    if find_spec(name) is None:
        raise BadInput(f"{game.title} has no features.py that turns its states into numbers")
    features = import_module(name).FEATURES
    assert isinstance(features, Features)
    return features
