"""Hints: what a seat may know, growing while the search goes on."""

from __future__ import annotations

from threading import active_count
from typing import Any

import pytest
from support.titles import boxes, longest_box, some_box

from digsite.bots import Budget, hint
from digsite.core.dice import Dice
from digsite.core.seats import CHANCE, NOBODY
from digsite.games import load
from digsite.play import Table
from digsite.testing.secrets import redealt
from digsite.testing.walks import played


def asked(key: str, seats: int = 3, entries: int = 40) -> Table:
    """A table in the middle of a game where a player has a choice."""
    table = played(load(key), seats, 2, entries)
    while not table.over and (table.actor == CHANCE or len(table.state.legal()) < 2):
        table.choose(table.state.legal()[0])
    return table


def last(table: Table, state: Any, seat: int, iterations: int = 200) -> Any:
    game = table.game
    *_, final = hint(game, game.veil(state, seat), seat, Budget(iterations=iterations))
    return final


@pytest.mark.parametrize("key", boxes())
def test_a_hint_tells_chances_scores_and_the_best_moves(key: str) -> None:
    table = asked(key)
    found = last(table, table.state, table.actor)
    assert sum(found.win_probabilities) == pytest.approx(1)
    assert len(found.win_probabilities) == len(found.scores) == 3
    assert 0 < found.iterations <= 200
    offered = table.game.legal(table.state)
    assert 1 < len(found.advice) <= 5
    assert all(advice.action in offered for advice in found.advice)
    visits = [advice.visits for advice in found.advice]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) <= 200
    assert all(0 <= advice.value <= 1 for advice in found.advice)


@pytest.mark.parametrize("key", [some_box(), longest_box()])
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(key: str) -> None:
    dice, others = Dice(4), 0
    for entries in range(40, 440, 40):
        table = asked(key, entries=entries)
        if table.over:
            break
        for seat in range(3):
            world = redealt(table.state, seat, dice)
            others += table.game.pack(world) != table.game.pack(table.state)
            first = last(table, table.state, seat, 40)
            second = last(table, world, seat, 40)
            assert (first.win_probabilities, first.scores) == (
                second.win_probabilities,
                second.scores,
            )
            assert (first.advice, first.instead) == (second.advice, second.instead)
    assert others


@pytest.mark.parametrize("key", boxes())
def test_other_seats_and_spectators_get_chances_but_no_moves(key: str) -> None:
    table = asked(key)
    for seat in ((table.actor + 1) % 3, NOBODY):
        found = last(table, table.state, seat, 50)
        assert sum(found.win_probabilities) == pytest.approx(1)
        assert found.advice == []


def test_hints_come_while_it_thinks_and_grow() -> None:
    table = asked(some_box())
    veiled = table.game.veil(table.state, table.actor)
    found = list(hint(table.game, veiled, table.actor, Budget(iterations=5000), every=0))
    counts = [one.iterations for one in found]
    assert len(counts) >= 3
    assert counts == sorted(counts)


def test_who_stops_listening_stops_the_search() -> None:
    table = asked(some_box())
    before = active_count()
    veiled = table.game.veil(table.state, table.actor)
    hints = hint(table.game, veiled, table.actor, Budget(seconds=60), every=0.01)
    next(hints)
    assert active_count() == before + 1
    hints.close()
    assert active_count() == before


def test_a_finished_game_needs_no_hint() -> None:
    table = played(load(some_box()), 2, 1)
    with pytest.raises(ValueError, match="over"):
        next(hint(table.game, table.state, 0))


def test_what_fails_while_thinking_is_raised_where_somebody_listens() -> None:
    table = asked(some_box())
    veiled = table.game.veil(table.state, table.actor)
    with pytest.raises(TypeError):
        list(hint(table.game, veiled, table.actor, Budget(seconds="long")))  # type: ignore[arg-type]
