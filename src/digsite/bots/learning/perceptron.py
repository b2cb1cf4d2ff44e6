"""Two layers of units with floating-point weights, taught by Adam; numpy is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import msgspec

from digsite.core.net_file import LARGEST

from .course import HELD_OUT, Numbers

BATCH = 512
RATE, FADE = 0.001, 0.1  # of learning: the last epoch has a tenth of the first one's
MOMENT, SQUARE, TINY = 0.9, 0.999, 1e-8
SPARE = 12_000  # bytes of a file for its title and the layers behind the first
SPARE_EACH = 80  # bytes of a unit beside the weights of its inputs

# what the outputs of some rows are off by: the mean loss, and its gradient for each output
Loss = Callable[[Numbers, Numbers], tuple[float, Numbers]]


class Epoch(msgspec.Struct, frozen=True):
    """How far learning has come."""

    trained: float
    held_out: float


class Perceptron:
    """Weights and biases of three layers, the inputs being divided by their greatest value.

    Where so many units of the first layer would not fit a file, there are fewer.
    """

    def __init__(self, rows: Numbers, hidden: tuple[int, int], outputs: int, seed: int) -> None:
        import numpy as np

        greatest = rows.max(axis=0).astype(np.float32)
        self.columns = np.flatnonzero(greatest > rows.min(axis=0))
        self.greatest = greatest[self.columns]
        first = min(hidden[0], _room(len(self.columns)))
        widths = [len(self.columns), first, *hidden[1:], outputs]
        random = np.random.default_rng(seed)
        self.weights = [
            (random.standard_normal((before, after)) * (2 / before) ** 0.5).astype(np.float32)
            for before, after in pairwise(widths)
        ]
        self.weights[-1] *= 0.1
        self.biases = [np.zeros(after, np.float32) for after in widths[1:]]
        self._random = random

    def learn(self, rows: Numbers, games: Numbers, epochs: int, loss: Loss) -> Iterator[Epoch]:
        """Go through the rows again and again; after each time say how far it has come."""
        import numpy as np

        held = np.flatnonzero(games % HELD_OUT == 0)
        taught = np.flatnonzero(games % HELD_OUT != 0)
        moments = [np.zeros_like(each) for each in (*self.weights, *self.biases)]
        squares = [np.zeros_like(each) for each in (*self.weights, *self.biases)]
        step = 0
        for epoch in range(epochs):
            rate = RATE * FADE ** (epoch / max(epochs - 1, 1))
            total = 0.0
            order = self._random.permutation(taught)
            for first in range(0, len(order), BATCH):
                some = order[first : first + BATCH]
                layers = self._layers(rows[some])
                off, gradient = loss(some, layers[-1])
                total += off * len(some)
                step += 1
                self._improve(layers, gradient, moments, squares, rate, step)
            yield Epoch(total / max(len(order), 1), self._loss(rows, held, loss))

    def answers(self, rows: Numbers) -> Numbers:
        """The outputs for some rows."""
        return self._layers(rows)[-1]

    def greatest_answers(self, rows: Numbers) -> tuple[float, float]:
        """The greatest answer of any unit of the two hidden layers."""
        _, first, second, _ = self._layers(rows)
        return float(first.max()), float(second.max())

    def _layers(self, rows: Numbers) -> list[Numbers]:
        """Inputs, the answers of both layers, and the outputs."""
        import numpy as np

        inputs = rows[:, self.columns].astype(np.float32) / self.greatest
        first = np.maximum(inputs @ self.weights[0] + self.biases[0], 0)
        second = np.maximum(first @ self.weights[1] + self.biases[1], 0)
        return [inputs, first, second, second @ self.weights[2] + self.biases[2]]

    def _improve(
        self,
        layers: list[Numbers],
        gradient: Numbers,
        moments: list[Numbers],
        squares: list[Numbers],
        rate: float,
        step: int,
    ) -> None:
        """One step of Adam."""
        import numpy as np

        slopes: list[Numbers] = [None] * 6
        for number in (2, 1, 0):
            slopes[number] = layers[number].T @ gradient
            slopes[3 + number] = gradient.sum(axis=0)
            if number:
                gradient = (gradient @ self.weights[number].T) * (layers[number] > 0)
        rate *= (1 - SQUARE**step) ** 0.5 / (1 - MOMENT**step)
        for each, slope, moment, square in zip(
            (*self.weights, *self.biases), slopes, moments, squares, strict=True
        ):
            moment += (1 - MOMENT) * (slope - moment)
            square += (1 - SQUARE) * (slope * slope - square)
            each -= (rate * moment / (np.sqrt(square) + TINY)).astype(np.float32)

    def _loss(self, rows: Numbers, some: Numbers, loss: Loss) -> float:
        total = 0.0
        for first in range(0, len(some), 8 * BATCH):
            part = some[first : first + 8 * BATCH]
            total += loss(part, self.answers(rows[part]))[0] * len(part)
        return total / max(len(some), 1)


def _room(columns: int) -> int:
    """How many units a file has room for, in eights."""
    return max(8, (LARGEST - SPARE - 4 * columns) // (2 * columns + SPARE_EACH) // 8 * 8)
