"""Whoever comes back is told what has happened."""

from __future__ import annotations

from collections.abc import Callable

from turns import TURNS
from visitor import Visitor

Visit = Callable[..., Visitor]


def test_coming_back_one_is_told_what_has_happened(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("thebes")
    told, turns = "", 0
    while not told or turns < 3:  # between a site and its weeks nothing has happened
        assert visitor.my_turn()
        TURNS["thebes"](visitor)
        told, turns = visitor.news(), turns + 1
    visitor.page.reload()
    assert visitor.news() == told
