"""The table: one door for every action, a journal, and a way back within one's own turn."""

from __future__ import annotations

import pytest

from digsite.core.dice import Dice
from digsite.core.errors import NotYourTurn, Refused
from digsite.core.seats import CHANCE, NOBODY
from digsite.games import load
from digsite.play import Table, sight_of
from digsite.play.sight import offered
from digsite.testing.walks import pick, played, walk


def test_a_refused_action_leaves_no_trace(title: str) -> None:
    game = load(title)
    table = played(game, 2, 1, 2)
    before, version = game.pack(table.state), table.version
    wrong = 0 if table.actor != 0 else 1
    with pytest.raises(NotYourTurn):
        table.submit(wrong, game.legal(table.state)[0])
    assert (game.pack(table.state), table.version) == (before, version)


def test_what_was_not_offered_is_refused_at_the_table() -> None:
    game = load("scarab")
    table = played(game, 2, 1)
    with pytest.raises(Refused):
        table.submit(0, game.parse("keep"))


def test_undo_goes_back_within_a_turn_and_never_behind_chance(title: str, seats: int) -> None:
    game, dice = load(title), Dice(3)
    table = Table(game, seats)
    for _ in range(400):
        if table.over:
            break
        before, actor, turn = game.pack(table.state), table.actor, table.state.turn
        table.choose(pick(table.state, dice))
        if actor == CHANCE:
            assert not table.can_undo()
        elif table.can_undo() and (table.actor, table.state.turn) == (actor, turn):
            copy = game.pack(table.state)
            entry = table.undo()
            assert game.pack(table.state) == before
            table.submit(entry.seat, entry.action)
            assert game.pack(table.state) == copy


def test_what_ends_ones_part_is_offered_after_all_others(title: str, seats: int) -> None:
    game = load(title)
    for seed in range(3):
        for state, _ in walk(game, seats, seed):
            if state.actor >= 0:
                ends = [action.last for action in offered(game, state)]
                assert ends == sorted(ends)
                assert sorted(map(repr, offered(game, state))) == sorted(
                    map(repr, game.legal(state))
                )


def test_a_sight_offers_actions_to_the_actor_only(title: str, seats: int) -> None:
    table = played(load(title), seats, 2, 25)
    for seat in [NOBODY, *range(seats)]:
        sight = sight_of(table, seat)
        assert bool(sight.legal) == (seat == table.actor)
        assert (sight.private is None) == (seat == NOBODY)
        assert sight.version == table.version
