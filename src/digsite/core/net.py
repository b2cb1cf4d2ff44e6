"""A small neural net in whole numbers: a row of bytes in, a few numbers out.

Weights have 16 bits and sums 32, so that every processor, compiled or not, finds the same
numbers to the last bit; `check` makes sure that no sum can ever be too large.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ModuleNotFoundError:
    from . import interpreted as cython

from . import dense
from .dense import Numbers
from .errors import BadNet
from .rows import Row

WIDEST = 256  # units of a layer, outputs included
LONGEST = 2048  # bytes of a row
MOST = 4095  # of a unit's answer
BYTE = 255
SUM = (1 << 31) - 1


class Layer:
    """What the units of a layer weigh the numbers before them by: `weights[input, unit]`."""

    inputs: int
    units: int
    shift: int  # the sums are divided by two to the power of this
    weights: array[int]
    biases: array[int]

    def __init__(
        self, inputs: int, units: int, shift: int, weights: array[int], biases: array[int]
    ) -> None:
        self.inputs = inputs
        self.units = units
        self.shift = shift
        self.weights = weights
        self.biases = biases

    def add(self, sums: Numbers, place: int, value: int) -> None:
        """What an input of this value sends to all units."""
        dense.add(sums, self.weights, place * self.units, value, self.units)

    def spread(self, before: Numbers, sums: Numbers) -> None:
        """The sums of all units over the answers of the layer before."""
        dense.begin(sums, self.biases, self.units)
        for place in range(self.inputs):
            if before[place]:
                self.add(sums, place, before[place])

    def check(self, most: int) -> None:
        """Refuse weights with which inputs up to `most` could make a sum too large."""
        if not 1 <= self.units <= WIDEST or not 0 <= self.shift < 31:
            raise BadNet(f"a layer has {self.units} units and a shift of {self.shift}")
        if len(self.weights) != self.inputs * self.units or len(self.biases) != self.units:
            raise BadNet("a layer has too few weights or too many")
        for unit in range(self.units):
            sum_of = abs(self.biases[unit])
            for place in range(unit, len(self.weights), self.units):
                sum_of += most * abs(self.weights[place])
            if sum_of > SUM:
                raise BadNet("its weights are so large that a sum could be wrong")


class Net:
    """Two layers of units and one of outputs; keeps nothing, so all threads may share it."""

    inputs: int  # bytes of a row
    columns: array[int]  # those that matter
    first: Layer
    second: Layer
    last: Layer
    unit: float  # what 1 in the sum of an output stands for

    def __init__(
        self,
        inputs: int,
        columns: array[int],
        first: Layer,
        second: Layer,
        last: Layer,
        unit: float,
    ) -> None:
        self.inputs = inputs
        self.columns = columns
        self.first = first
        self.second = second
        self.last = last
        self.unit = unit
        self.check()

    def check(self) -> None:
        """Refuse what does not fit together: compiled, nothing is looked at again."""
        if not 1 <= self.inputs <= LONGEST or any(
            not 0 <= column < self.inputs for column in self.columns
        ):
            raise BadNet(f"it looks at numbers beyond a row of {self.inputs}")
        widths = [len(self.columns), self.first.units, self.second.units]
        if widths != [self.first.inputs, self.second.inputs, self.last.inputs]:
            raise BadNet("its layers do not fit together")
        self.first.check(BYTE)
        self.second.check(MOST)
        self.last.check(MOST)

    def answer(self, row: bytes) -> list[float]:
        """The outputs for a row."""
        if len(row) != self.inputs:
            raise ValueError(f"a row of this net has {self.inputs} bytes, not {len(row)}")
        answers = array("d", bytes(8 * WIDEST))
        cells = bytearray(row)
        self._answer(cells, answers)
        return list(answers)[: self.last.units]

    def _answer(self, cells: bytearray, answers: array[float]) -> None:
        if cython.compiled:
            self.run(cython.address(cells[0]), cython.address(answers[0]))
        else:
            self.run(cells, answers)

    def run(self, row: Row, answers: Numbers) -> None:
        """Write the outputs for a row of `inputs` bytes; there must be room for `WIDEST`."""
        sums = [0] * 256
        more = [0] * 256
        dense.begin(sums, self.first.biases, self.first.units)
        for place in range(self.first.inputs):
            value = row[self.columns[place]]
            if value:
                self.first.add(sums, place, value)
        dense.rectify(sums, self.first.shift, MOST, self.first.units)
        self.second.spread(sums, more)
        dense.rectify(more, self.second.shift, MOST, self.second.units)
        self.last.spread(more, sums)
        for place in range(self.last.units):
            answers[place] = sums[place] * self.unit
