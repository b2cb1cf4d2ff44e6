"""A small network in numpy: layers with a bend between them, and Adam to teach it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Network:
    """Layers of the sizes given; the last one is not bent."""

    def __init__(self, sizes: list[int], seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.weights: list[Floats] = []
        for before, after in pairwise(sizes):
            spread = np.sqrt(2 / before) * (0.1 if after == sizes[-1] else 1)
            self.weights.append((self.dice.standard_normal((before, after)) * spread).astype("f4"))
            self.weights.append(np.zeros(after, dtype=np.float32))
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0
        self._seen: list[Floats] = []

    def forward(self, rows: Floats) -> Floats:
        """What the last layer says of each row."""
        self._seen = [rows]
        for number in range(0, len(self.weights), 2):
            rows = rows @ self.weights[number] + self.weights[number + 1]
            if number + 2 < len(self.weights):
                rows = np.maximum(rows, 0)
                self._seen.append(rows)
        return rows

    def step(self, slope: Any, rate: float) -> None:
        """Go downhill by the slope of what the last `forward` said."""
        slopes: list[Floats] = [slope] * len(self.weights)
        for number in reversed(range(0, len(self.weights), 2)):
            seen = self._seen[number // 2]
            slopes[number], slopes[number + 1] = seen.T @ slope, slope.sum(axis=0)
            if number:
                slope = (slope @ self.weights[number].T) * (seen > 0)
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, mean, square, by in zip(
            self.weights, self.means, self.squares, slopes, strict=True
        ):
            mean += 0.1 * (by - mean)
            square += 0.001 * (by * by - square)
            weight -= rate * correction * mean / (np.sqrt(square) + 1e-7)


def softmax(logits: Floats, legal: NDArray[np.bool_]) -> Floats:
    """Chances of the legal choices."""
    logits = np.where(legal, logits, -1e9)
    chances: Floats = np.exp(logits - logits.max(axis=1, keepdims=True)) * legal
    chances /= chances.sum(axis=1, keepdims=True)
    return chances
