"""Nets in whole numbers: the same answer everywhere, and nothing unsound is ever used."""

from __future__ import annotations

import importlib.util
from array import array
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from digsite.core import net as net_module
from digsite.core.dice import Dice
from digsite.core.errors import BadNet
from digsite.core.net import Layer, Net
from digsite.core.net_file import FORMAT, LARGEST, Title, net_bytes, net_from, read_net

TITLE = Title(kind="forecast", game="toy", rules=1, seats=2, cards="", encoder="", learnt="by hand")


def layer(inputs: int, units: int, shift: int, dice: Dice, largest: int) -> Layer:
    weights = [dice.below(2 * largest + 1) - largest for _ in range(inputs * units)]
    biases = [dice.below(20_001) - 10_000 for _ in range(units)]
    return Layer(inputs, units, shift, array("h", weights), array("i", biases))


def some_net(dice: Dice, hidden: int = 48, outputs: int = 5) -> Net:
    columns = array("i", [place for place in range(200) if place % 3])
    return Net(
        200,
        columns,
        layer(len(columns), hidden, 7, dice, 3000),
        layer(hidden, 16, 12, dice, 3000),
        layer(16, outputs, 0, dice, 30_000),
        0.001,
    )


def some_row(dice: Dice) -> bytes:
    return bytes(dice.below(256) if dice.below(4) == 0 else 0 for _ in range(200))


def interpreted() -> ModuleType:
    """The same source, not compiled."""
    source = Path(net_module.__file__).parent / "net.py"
    spec = importlib.util.spec_from_file_location("digsite.core.net_interpreted", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def twin_of(net: Net, module: Any) -> Any:
    layers = [
        module.Layer(
            one.inputs, one.units, one.shift, array("h", one.weights), array("i", one.biases)
        )
        for one in (net.first, net.second, net.last)
    ]
    return module.Net(net.inputs, array("i", net.columns), *layers, net.unit)


def test_compiled_and_interpreted_give_the_same_answer_to_the_last_bit() -> None:
    dice = Dice(1)
    net = some_net(dice)
    twin = twin_of(net, interpreted())
    answers = set()
    for _ in range(1000):
        row = some_row(dice)
        answer = net.answer(row)
        assert answer == twin.answer(row)
        answers.add(tuple(answer))
    assert len(answers) > 900


def test_an_answer_by_hand() -> None:
    first = Layer(2, 2, 1, array("h", [3, -1, 2, 5]), array("i", [1, 0]))
    second = Layer(2, 1, 0, array("h", [2, 1]), array("i", [-5]))
    last = Layer(1, 2, 0, array("h", [1, -1]), array("i", [10, 0]))
    net = Net(3, array("i", [0, 2]), first, second, last, 0.5)
    # first: (1 + 3*4 + 2*1, -4 + 5*1) = (15, 1), halved (7, 0); second: 2*7 - 5 = 9
    assert net.answer(bytes([4, 99, 1])) == [9.5, -4.5]


def test_a_unit_never_answers_more_than_its_most() -> None:
    first = Layer(1, 1, 0, array("h", [30_000]), array("i", [0]))
    second = Layer(1, 1, 0, array("h", [1]), array("i", [0]))
    last = Layer(1, 1, 0, array("h", [1]), array("i", [0]))
    assert Net(1, array("i", [0]), first, second, last, 1.0).answer(b"\xff") == [4095]


def test_weights_that_could_make_a_sum_wrong_are_refused() -> None:
    heavy = Layer(300, 1, 0, array("h", [32_767] * 300), array("i", [0]))
    one = Layer(1, 1, 0, array("h", [1]), array("i", [0]))
    with pytest.raises(BadNet, match="so large"):
        Net(300, array("i", range(300)), heavy, one, one, 1.0)


def test_a_row_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="200 bytes, not 199"):
        some_net(Dice(1)).answer(bytes(199))


def test_a_net_comes_back_from_its_file(tmp_path: Path) -> None:
    dice = Dice(2)
    net = some_net(dice)
    path = tmp_path / "net.bin"
    path.write_bytes(net_bytes(TITLE, net))
    found = read_net(path)
    assert found.title == TITLE
    assert found.sha256 == sha256(path.read_bytes()).hexdigest()
    for _ in range(50):
        row = some_row(dice)
        assert found.net.answer(row) == net.answer(row)


def changed(shape: dict[str, object]) -> bytes:
    """The file of a net with something else in its header."""
    data = net_bytes(TITLE, some_net(Dice(3)))
    header, _, body = data[len(FORMAT) :].partition(b"\n")
    told = {**msgspec.json.decode(header), **shape}
    return FORMAT + msgspec.json.encode(told) + b"\n" + body


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "does not begin"),
        (b"GIF89a", "does not begin"),
        (FORMAT, "cannot be understood"),
        (FORMAT + b"{}\n", "cannot be understood"),
        (net_bytes(TITLE, some_net(Dice(3)))[:-1], "too early"),
        (net_bytes(TITLE, some_net(Dice(3))) + b"x", "more in it"),
        (bytes(LARGEST + 1), "larger"),
        (changed({"inputs": 100}), "beyond a row"),
        (changed({"inputs": 10**9}), "beyond a row"),
        (changed({"widths": [-1, 48, 16, 5]}), "too early"),
        (changed({"widths": [133, 300, 16, 5]}), "too early"),
        (changed({"shifts": [40, 0, 0]}), "shift of 40"),
        (changed({"note": "hello"}), "cannot be understood"),
    ],
)
def test_a_file_that_is_not_whole_and_sound_is_refused_by_a_sentence(
    data: bytes, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "net.bin"
    path.write_bytes(data)
    with pytest.raises(BadNet, match=reason) as refused:
        read_net(path)
    assert str(path) in str(refused.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match="cannot be read"):
        read_net(tmp_path / "none.bin")


def test_a_net_too_large_to_ship_is_not_written() -> None:
    columns = array("i", range(600))
    net = Net(
        600,
        columns,
        layer(600, 250, 7, Dice(1), 100),
        layer(250, 8, 7, Dice(1), 100),
        layer(8, 1, 0, Dice(1), 100),
        1.0,
    )
    with pytest.raises(BadNet, match="larger than"):
        net_bytes(TITLE, net)


def test_damaged_files_are_refused_or_still_sound() -> None:
    """Whatever one byte says, a net is refused or answers (found nothing in 400 tries)."""
    dice = Dice(5)
    whole = net_bytes(TITLE, some_net(dice, hidden=8))
    for _ in range(400):
        data = bytearray(whole)
        data[dice.below(600)] = dice.below(256)
        try:
            net = net_from(bytes(data)).net
        except BadNet:
            continue
        assert len(net.answer(bytes(net.inputs))) == net.last.units
