"""Who sits where: rotations are complete, and everybody gets every seat equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from digsite.bots.arena import seatings
from digsite.core.errors import BadInput


@pytest.mark.parametrize(
    ("bots", "seats"), [(2, 2), (3, 2), (5, 2), (3, 3), (4, 3), (4, 4), (6, 6)]
)
def test_every_group_of_bots_plays_in_every_rotation(bots: int, seats: int) -> None:
    found = seatings(bots, seats)
    assert len(set(found)) == len(found)
    assert all((*table[1:], table[0]) in found for table in found)
    groups = {frozenset(table) for table in found}
    assert Counter(len(group) for group in groups) == {seats: len(groups)}
    assert Counter(map(frozenset, found)) == dict.fromkeys(groups, seats)


@pytest.mark.parametrize(
    ("bots", "seats"), [(2, 2), (3, 2), (4, 4), (2, 3), (2, 4), (3, 4), (2, 5)]
)
def test_every_bot_sits_on_every_seat_equally_often(bots: int, seats: int) -> None:
    found = seatings(bots, seats)
    assert all((*table[1:], table[0]) in found for table in found)
    for seat in range(seats):
        counts = Counter(table[seat] for table in found)
        assert set(counts) == set(range(bots))
        assert len(set(counts.values())) == 1


def test_one_against_puts_the_first_bot_on_each_seat_in_turn() -> None:
    assert seatings(2, 4, "one-against") == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


def test_one_bot_or_three_against_are_refused() -> None:
    with pytest.raises(BadInput, match="two different bots"):
        seatings(1, 2)
    with pytest.raises(BadInput, match="for two bots"):
        seatings(3, 3, "one-against")
