"""Nets that say the same whatever they see, so that a test knows what they will say."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from digsite.bots import Rung
from digsite.bots.titles import equipped
from digsite.core.cards import CardFile
from digsite.core.game import AnyGame
from digsite.core.net import Layer, Net
from digsite.core.net_file import Kind, Title, net_bytes
from digsite.games import load
from digsite.play.features import features_of


def title(game: str, seats: int, kind: Kind, stick: float = 0.0) -> Title:
    found = load(game)
    return Title(
        kind=kind,
        game=game,
        rules=found.rules,
        seats=seats,
        cards=found.cards().digest,
        encoder=features_of(found).fingerprint(seats),
        learnt="by hand",
        stick=stick,
    )


def steadfast(inputs: int, answers: Sequence[int]) -> Net:
    """A net that gives these answers to every row."""
    silent = Layer(1, 1, 0, array("h", [0]), array("i", [0]))
    last = Layer(1, len(answers), 0, array("h", [0] * len(answers)), array("i", answers))
    return Net(inputs, array("i", [0]), silent, silent, last, 1.0)


def forecaster(folder: Path, game: str, seats: int, answers: Sequence[int]) -> str:
    """A file with a net that tells these logits and leads, the own seat's first."""
    size = features_of(load(game)).size(seats)
    path = folder / f"{game}-forecast-{seats}.bin"
    path.write_bytes(net_bytes(title(game, seats, "forecast"), steadfast(size, answers)))
    return str(path)


def repeating(folder: Path, game: str) -> str:
    """A file with a net for two seats that gives the guesses behind a row as the leads."""
    size = features_of(load(game)).size(2)
    both = Layer(2, 2, 0, array("h", [1, 0, 0, 1]), array("i", [0, 0]))
    last = Layer(2, 4, 0, array("h", [0, 0, 1, 0, 0, 0, 0, 1]), array("i", [0] * 4))
    net = Net(size + 2, array("i", [size, size + 1]), both, both, last, 1.0)
    told = msgspec.structs.replace(title(game, 2, "forecast"), guesses=True)
    path = folder / f"{game}-repeating.bin"
    path.write_bytes(net_bytes(told, net))
    return str(path)


def corrector(
    folder: Path, game: str, seats: int, worth: dict[int, int], stick: float = 0.0
) -> str:
    """A file with a net that finds these decisions worth something, and all others nothing."""
    features = features_of(load(game))
    net = steadfast(
        features.size(seats) + features.decisions,
        [worth.get(decision, 0) for decision in range(features.decisions)],
    )
    path = folder / f"{game}-corrector-{seats}.bin"
    path.write_bytes(net_bytes(title(game, seats, "corrector", stick), net))
    return str(path)


def cards_told(monkeypatch: pytest.MonkeyPatch) -> list[CardFile | None]:
    """The cards that bots are told of from now on, when they look for their nets."""
    told: list[CardFile | None] = []

    def noted(game: AnyGame, rung: Rung, seats: int, cards: CardFile | None = None) -> Rung:
        told.append(cards)
        return equipped(game, rung, seats, cards)

    monkeypatch.setattr(import_module("digsite.bots.bot"), "equipped", noted)
    return told
