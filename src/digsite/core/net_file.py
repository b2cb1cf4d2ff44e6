"""Nets as files: a line that names the format, a line of JSON, then the weights as bytes.

The numbers are little-endian: the columns (4 bytes each), then for each of the three layers its
weights (2 bytes each) and its biases (4 bytes each).
"""

from __future__ import annotations

import sys
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Literal

import msgspec

from .errors import BadNet
from .net import Layer, Net

FORMAT = b"digsite net 1\n"
LARGEST = 250_000  # bytes of a file

Kind = Literal["forecast", "corrector"]


class Title(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a net is about, and what it was learnt from."""

    kind: Kind
    game: str
    rules: int
    seats: int
    cards: str  # SHA-256 of the card file
    encoder: str  # of the fields of a row, see `Features.fingerprint`
    learnt: str  # the command
    lead: float = 1.0  # points of a lead of 1 (forecast)
    guesses: bool = False  # whether every seat's points, as the surveyor guesses, follow the row
    stick: float = 0.0  # by how much another decision must seem better (corrector)


class _Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Title
    inputs: int
    widths: tuple[int, int, int, int]
    shifts: tuple[int, int, int]
    unit: float


class NamedNet(msgspec.Struct, frozen=True):
    """A net with its title, and the digest of its file."""

    title: Title
    net: Net
    sha256: str


def net_bytes(title: Title, net: Net) -> bytes:
    """A net as the content of a file."""
    layers = (net.first, net.second, net.last)
    shape = _Shape(
        title,
        net.inputs,
        (net.first.inputs, net.first.units, net.second.units, net.last.units),
        (net.first.shift, net.second.shift, net.last.shift),
        net.unit,
    )
    parts = [FORMAT, msgspec.json.encode(shape), b"\n", _bytes("i", net.columns)]
    for layer in layers:
        parts += [_bytes("h", layer.weights), _bytes("i", layer.biases)]
    data = b"".join(parts)
    if len(data) > LARGEST:
        raise BadNet(f"a net of {len(data):,} bytes is larger than {LARGEST:,}")
    return data


def read_net(path: Path) -> NamedNet:
    """The net in a file, checked."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise BadNet(f"{path} cannot be read ({error.strerror})") from None
    try:
        return net_from(data)
    except BadNet as error:
        raise BadNet(f"{path} is not a net that can be used: {error}") from None


def net_from(data: bytes) -> NamedNet:
    """The net in the content of a file."""
    if len(data) > LARGEST:
        raise BadNet(f"it is larger than {LARGEST:,} bytes")
    if not data.startswith(FORMAT):
        raise BadNet("it does not begin like one")
    header, newline, body = data[len(FORMAT) :].partition(b"\n")
    try:
        shape = msgspec.json.decode(header if newline else b"", type=_Shape)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadNet(f"its first lines cannot be understood ({error})") from None
    net = _net(shape, _Reader(body))
    return NamedNet(shape.title, net, sha256(data).hexdigest())


class _Reader:
    """Takes numbers from the front of some bytes."""

    def __init__(self, body: bytes) -> None:
        self._body = body
        self._at = 0

    def take(self, code: str, count: int) -> array[int]:
        numbers: array[int] = array(code)
        stop = self._at + numbers.itemsize * count
        if count < 0 or stop > len(self._body):
            raise BadNet("it ends too early")
        numbers.frombytes(self._body[self._at : stop])
        if sys.byteorder == "big":
            numbers.byteswap()
        self._at = stop
        return numbers

    def end(self) -> None:
        if self._at != len(self._body):
            raise BadNet("there is more in it than its weights")


def _net(shape: _Shape, reader: _Reader) -> Net:
    columns = reader.take("i", shape.widths[0])
    first, second, last = (_layer(shape, number, reader) for number in range(3))
    reader.end()
    return Net(shape.inputs, columns, first, second, last, shape.unit)


def _layer(shape: _Shape, number: int, reader: _Reader) -> Layer:
    inputs, units = shape.widths[number : number + 2]
    weights, biases = reader.take("h", inputs * units), reader.take("i", units)
    return Layer(inputs, units, shape.shifts[number], weights, biases)


def _bytes(code: str, numbers: array[int]) -> bytes:
    found = array(code, numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()
