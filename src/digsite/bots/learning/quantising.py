"""From floating point to whole numbers, as finely as 16 bits and sums of 32 allow."""

from __future__ import annotations

from array import array

from digsite.core.net import Layer, Net

from .course import Numbers
from .perceptron import Perceptron

ANSWER, WEIGHT, SUM, BYTE = 4095, 32767, (1 << 31) - 1, 255
ROOM = 1.1  # a unit may answer a little more than it did to the rows at hand


def quantised(taught: Perceptron, inputs: int, rows: Numbers) -> Net:
    """The same net for rows of so many bytes; `rows` show how much its units answer."""
    greatest = [max(each, 1e-6) * ROOM for each in taught.greatest_answers(rows)]
    first_unit, second_unit = ANSWER / greatest[0], ANSWER / greatest[1]
    plain = taught.weights[0] / taught.greatest[:, None]  # for bytes as they are
    first = _hidden(plain, taught.biases[0], 1.0, first_unit, BYTE)
    second = _hidden(taught.weights[1], taught.biases[1], first_unit, second_unit, ANSWER)
    scale = _finest(taught.weights[2], taught.biases[2] * second_unit, ANSWER)
    last = _layer(taught.weights[2], taught.biases[2], scale, scale * second_unit, 0)
    columns = array("i", [int(column) for column in taught.columns])
    return Net(inputs, columns, first, second, last, 1 / (scale * second_unit))


def _hidden(weights: Numbers, biases: Numbers, unit_before: float, unit: float, most: int) -> Layer:
    """A layer whose answers are whole multiples of 1 / unit; the shift is as large as may be."""
    ratio = unit / unit_before
    shift = 0
    while shift < 30 and ratio * 2 ** (shift + 1) <= _finest(weights, biases * unit_before, most):
        shift += 1
    scale = ratio * 2**shift
    return _layer(weights, biases, scale, scale * unit_before, shift)


def _finest(weights: Numbers, biases: Numbers, most: int) -> float:
    """The greatest scale with which no weight and no sum is too large."""
    import numpy as np

    heaviest = float(np.abs(weights).max())
    # rounding adds at most half to each weight, and one to a bias
    sums = most * np.abs(weights).sum(axis=0) + np.abs(biases)
    room = SUM - most * (len(weights) / 2 + 1) - 1
    return float(min((WEIGHT - 1) / max(heaviest, 1e-9), room / max(float(sums.max()), 1e-9)))


def _layer(weights: Numbers, biases: Numbers, scale: float, bias_scale: float, shift: int) -> Layer:
    import numpy as np

    whole = np.rint(weights.astype(np.float64) * scale).astype(np.int64)
    starts = np.rint(biases.astype(np.float64) * bias_scale).astype(np.int64)
    inputs, units = weights.shape
    return Layer(
        inputs, units, shift, array("h", whole.ravel().tolist()), array("i", starts.tolist())
    )
