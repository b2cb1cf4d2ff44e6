"""What an encoder must hold to for every game found, at every player count."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.odd_cards import odd_cards
from support.secrets import redealt
from support.walks import walk

from digsite import games
from digsite.core.dice import Dice
from digsite.core.errors import BadInput
from digsite.core.features import Features, Field
from digsite.core.game import Game
from digsite.games import load
from digsite.play.features import features_of


def test_a_row_never_tells_what_the_seat_cannot_know(title: str, seats: int) -> None:
    game = load(title)
    assert not any(leaks(game, features_of(game), seats, range(4)))


def test_every_number_stays_within_what_its_field_says(title: str, seats: int) -> None:
    game, dice = load(title), Dice(3)
    features = features_of(game)
    highs = features.highs(seats)
    for seed in range(4):
        cards = odd_cards(game, dice) if seed % 2 else None
        for state, _ in walk(game, seats, seed, cards=cards):
            row = features.row(state, seed % seats)
            assert all(value <= high for value, high in zip(row, highs, strict=True))


def test_a_row_ends_where_its_fields_end(title: str, seats: int) -> None:
    features = features_of(load(title))
    places = features.places(seats)
    assert [place.start for place in places] == [0, *[place.stop for place in places[:-1]]]
    assert places[-1].stop == features.size(seats)
    for before_and_after in (0, 255):
        out = bytearray([before_and_after]) * (features.size(seats) + 6)
        features.write(load(title).new(seats), 1, out, 3)
        assert out[:3] + out[-3:] == bytes([before_and_after] * 6)
        assert bytes(out[3:-3]) == features.row(load(title).new(seats), 1)


def test_a_row_too_short_is_refused(title: str) -> None:
    features = features_of(load(title))
    with pytest.raises(ValueError, match="bytes"):
        features.write(load(title).new(2), 0, bytearray(features.size(2)), 1)


def test_players_only_decide_what_has_a_number_of_its_own(title: str, seats: int) -> None:
    game = load(title)
    for seed in range(4):
        for state, _ in walk(game, seats, seed):
            if state.actor >= 0:
                assert max(state.legal()) < features_of(game).decisions


def test_each_seat_sees_itself_first(title: str, seats: int) -> None:
    game = load(title)
    features = features_of(game)
    asked = [p.start for p in features.places(seats) if p.field.name == "asked"]
    for state, _ in walk(game, seats, 5):
        for seat in range(seats):
            row = features.row(state, seat)
            places = [(seat + away) % seats == state.actor for away in range(seats)]
            assert [row[start] == 1 for start in asked] == places


def test_a_game_without_encoder_gets_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "__init__.py").touch()
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    game = type("Bare", (type(load("scarab")),), {"key": "bare", "title": "Bare"})()
    with pytest.raises(BadInput, match=r"^Bare has no features.py"):
        features_of(game)


class Leaky(Features):
    """An encoder that adds a little of what another seat holds."""

    def __init__(self, honest: Features) -> None:
        extra = Field("leak", 1, 255, "what it must not know")
        super().__init__(honest.decisions, (*honest.table, extra), honest.seat)
        self.honest = honest


class LeakyHand(Leaky):
    def row(self, state: Any, seat: int) -> bytes:
        other = (seat + 1) % state.seats
        held = state.hand[other] if hasattr(state, "hand") else state.held[other]
        return self.honest.row(state, seat) + bytes([int(held) % 251])


class LeakyNeighbour(Leaky):
    def row(self, state: Any, seat: int) -> bytes:
        return self.honest.row(state, (seat + 1) % state.seats)


class LeakySites(Leaky):
    def row(self, state: Any, seat: int) -> bytes:
        return self.honest.row(state, seat) + bytes([sum(state.knows) % 251])


@pytest.mark.parametrize(
    ("hiding", "planted"),
    [
        ("loot", LeakyHand),
        ("loot", LeakyNeighbour),
        ("scarab", LeakyHand),
        ("scarab", LeakyNeighbour),
        ("thebes", LeakySites),
        ("thebes", LeakyNeighbour),
    ],
)
def test_a_planted_leak_is_caught(hiding: str, planted: type[Leaky]) -> None:
    game = load(hiding)
    assert any(leaks(game, planted(features_of(game)), 3, range(12)))


def leaks(game: Game[Any], features: Features, seats: int, seeds: range) -> Iterator[bool]:
    """Whether a row changed when what the seat cannot know was dealt anew."""
    for seed in seeds:
        dice = Dice(500 + seed)
        for state, _ in walk(game, seats, seed):
            for seat in range(seats):
                world = redealt(state, seat, dice)
                yield features.row(world, seat) != features.row(state, seat)
