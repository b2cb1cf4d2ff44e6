"""What an encoder must hold to for every game found, at every player count."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import msgspec
import pytest
from support.odd_cards import odd_cards
from support.titles import hiding

from digsite import games
from digsite.core.dice import Dice
from digsite.core.errors import BadInput
from digsite.core.features import Features, Field
from digsite.core.game import AnyGame
from digsite.core.state import State
from digsite.games import load
from digsite.play.features import features_of
from digsite.testing.test_features import *  # noqa: F403  # run here on every game
from digsite.testing.test_features import row_leaks
from digsite.testing.walks import walk


def test_every_number_stays_within_what_its_field_says(title: str, seats: int) -> None:
    game, dice = load(title), Dice(3)
    features = features_of(game)
    highs = features.highs(seats)
    for seed in range(4):
        cards = odd_cards(game, dice) if seed % 2 else None
        for state, _ in walk(game, seats, seed, cards=cards):
            row = features.row(state, seed % seats)
            assert all(value <= high for value, high in zip(row, highs, strict=True))


def test_a_game_without_encoder_gets_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "__init__.py").touch()
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    game = type("Bare", (type(load("scarab")),), {"key": "bare", "title": "Bare"})()
    with pytest.raises(BadInput, match=r"^Bare has no minds/features.py"):
        features_of(game)


class Leaky(Features):
    """An encoder that adds a little of what another seat holds."""

    def __init__(self, honest: Features, game: AnyGame) -> None:
        extra = Field("leak", 1, 255, "what it must not know")
        super().__init__(honest.decisions, (*honest.table, extra), honest.seat)
        self.honest, self.game = honest, game


class LeakyHand(Leaky):
    def row(self, state: State, seat: int) -> bytes:
        held = self.game.private(state, (seat + 1) % state.seats)
        return self.honest.row(state, seat) + bytes([crc32(msgspec.json.encode(held)) % 251])


class LeakyNeighbour(Leaky):
    def row(self, state: State, seat: int) -> bytes:
        return self.honest.row(state, (seat + 1) % state.seats)


@pytest.mark.parametrize("planted", [LeakyHand, LeakyNeighbour])
@pytest.mark.parametrize("key", hiding())
def test_a_planted_leak_is_caught(key: str, planted: type[Leaky]) -> None:
    game = load(key)
    assert any(row_leaks(game, planted(features_of(game), game), 3, range(12)))
