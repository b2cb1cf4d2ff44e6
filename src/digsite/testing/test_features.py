"""What an encoder must hold to, at every player count; a game may have none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from digsite.core.dice import Dice
from digsite.core.errors import BadInput
from digsite.core.features import Features
from digsite.core.game import AnyGame
from digsite.games import load
from digsite.play.features import features_of

from .secrets import redealt
from .walks import walk


def test_a_row_never_tells_what_the_seat_cannot_know(title: str, seats: int) -> None:
    game = load(title)
    assert not any(row_leaks(game, _encoder(title), seats, range(4)))


def test_a_row_ends_where_its_fields_end(title: str, seats: int) -> None:
    features = _encoder(title)
    places = features.places(seats)
    assert [place.start for place in places] == [0, *[place.stop for place in places[:-1]]]
    assert places[-1].stop == features.size(seats)
    for before_and_after in (0, 255):
        out = bytearray([before_and_after]) * (features.size(seats) + 6)
        features.write(load(title).new(seats), 1, out, 3)
        assert out[:3] + out[-3:] == bytes([before_and_after] * 6)
        assert bytes(out[3:-3]) == features.row(load(title).new(seats), 1)


def test_a_row_too_short_is_refused(title: str) -> None:
    features = _encoder(title)
    with pytest.raises(ValueError, match="bytes"):
        features.write(load(title).new(2), 0, bytearray(features.size(2)), 1)


def test_players_only_decide_what_has_a_number_of_its_own(title: str, seats: int) -> None:
    game = load(title)
    for seed in range(4):
        for state, _ in walk(game, seats, seed):
            if state.actor >= 0:
                assert max(state.legal()) < _encoder(title).decisions


def test_each_seat_sees_itself_first(title: str, seats: int) -> None:
    game = load(title)
    features = _encoder(title)
    asked = [p.start for p in features.places(seats) if p.field.name == "asked"]
    for state, _ in walk(game, seats, 5):
        for seat in range(seats):
            row = features.row(state, seat)
            places = [(seat + away) % seats == state.actor for away in range(seats)]
            assert [row[start] == 1 for start in asked] == places


def row_leaks(game: AnyGame, features: Features, seats: int, seeds: range) -> Iterator[bool]:
    """Whether a row changed when what the seat cannot know was dealt anew."""
    for seed in seeds:
        dice = Dice(500 + seed)
        for state, _ in walk(game, seats, seed):
            for seat in range(seats):
                world = redealt(state, seat, dice)
                yield features.row(world, seat) != features.row(state, seat)


def _encoder(title: str) -> Features:
    try:
        return features_of(load(title))
    except BadInput as error:  # a game may do without an encoder
        pytest.skip(str(error))
