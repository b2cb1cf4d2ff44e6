"""What a player is shown: strings to tell positions apart, tensors to learn from."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from digsite.core.features import Features
from digsite.play.features import features_of

from .course import Course

Spiel = Any  # an object of pyspiel, which has no types
PAST_BITS = 64


class Observer:
    """The observer OpenSpiel asks a game for, one for each kind of observation."""

    def __init__(self, course: Course, kind: Spiel) -> None:
        self._features: Features = features_of(course.game)
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and self._private:
            highs = self._features.highs(course.world.seats)
            self._scale = 1 / np.maximum(np.array(highs, np.float32), 1)
            self.tensor = np.zeros(len(highs) + PAST_BITS * self._recall, np.float32)
            self.dict["knowledge"] = self.tensor[: len(highs)]
            if self._recall:
                self.dict["past"] = self.tensor[len(highs) :]

    def set_from(self, state: Spiel, player: int) -> None:
        """Fill the tensor: each number of the features as a part of the greatest possible."""
        if self.tensor is None:
            return
        course: Course = state.course
        row = np.frombuffer(self._features.row(course.world, player), np.uint8)
        self.dict["knowledge"][:] = row * self._scale
        if self._recall:
            past = np.frombuffer(bytes.fromhex(course.past(player)), np.uint8)
            self.dict["past"][:] = np.unpackbits(past) if len(past) else 0

    def string_from(self, state: Spiel, player: int) -> str:
        """What is shown as JSON; with perfect recall, a name for the whole past before it."""
        course: Course = state.course
        shown: dict[str, object] = {}
        if self._recall:
            shown["past"] = course.past(player)
        if self._public:
            shown["public"] = course.game.public(course.world)
        if self._private:
            shown["private"] = course.game.private(course.world, player)
        return msgspec.json.encode(shown).decode()
