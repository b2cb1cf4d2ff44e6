"""What must hold for every game found, at every player count."""

from __future__ import annotations

import msgspec
import pytest

from digsite.core.dice import Dice
from digsite.core.errors import BadNotation, BadOption, BadSeats, IllegalDecision
from digsite.core.game import copy_of
from digsite.core.seats import CHANCE, NOBODY, OVER
from digsite.games import load
from digsite.testing.strays import Strays
from digsite.testing.walks import pick, played, walk

SEEDS = range(6)


def test_it_ends_and_never_sticks(title: str, seats: int) -> None:
    for seed in SEEDS:
        for state, decision in walk(load(title), seats, seed):
            assert state.over() or decision in state.legal()
        assert state.actor == OVER
        assert state.winners() > 0


def test_points_add_up_from_their_sources(title: str, seats: int) -> None:
    game = load(title)
    for seed in SEEDS:
        table = played(game, seats, seed)
        for seat, sources in enumerate(game.breakdown(table.state)):
            assert set(sources) <= set(game.sources)
            assert sum(sources.values()) == table.state.points(seat)


def test_a_seat_knows_its_own_standing(title: str, seats: int) -> None:
    game = load(title)
    for state, _ in walk(game, seats, 4):
        for seat in range(seats):
            assert game.standing(game.veil(state, seat), seat) == game.standing(state, seat)
    assert [game.standing(state, seat) for seat in range(seats)] == game.scores(state)


def test_pieces_are_conserved(title: str, seats: int) -> None:
    game = load(title)
    for seed in SEEDS:
        counts = game.census(game.new(seats))
        for state, _ in walk(game, seats, seed):
            assert game.census(state) == counts


def test_an_action_and_its_decision_belong_together(title: str, seats: int) -> None:
    game = load(title)
    for state, _ in walk(game, seats, 1):
        for decision in state.legal():
            action = game.action(state, decision)
            assert isinstance(action, game.actions)
            assert game.number(state, action) == decision


def test_notation_round_trips_and_has_no_blanks(title: str, seats: int) -> None:
    game = load(title)
    for state, _ in walk(game, seats, 2):
        for action in game.legal(state):
            word = game.notation(action)
            assert word
            assert not set(word) & set(" \n\t#")
            assert game.parse(word) == action


def test_notation_that_says_nothing_is_refused(title: str) -> None:
    for word in ("", "?", "pass pass", "a0", "take", "é", "1e9", "-", ":" * 50, "x" * 5000):
        with pytest.raises(BadNotation):
            load(title).parse(word)


def test_actions_survive_json(title: str, seats: int) -> None:
    game = load(title)
    for state, decision in walk(game, seats, 3):
        if decision >= 0:
            action = game.action(state, decision)
            data = msgspec.json.encode(action)
            assert msgspec.json.decode(data, type=type(action)) == action


def test_what_was_not_offered_is_refused_and_changes_nothing(title: str, seats: int) -> None:
    game, dice = load(title), Dice(4)
    strays = Strays(game, dice)
    for state, decision in walk(game, seats, 4):
        before = game.pack(state)
        legal = game.legal(state)
        for action in [strays.next() for _ in range(8)]:
            refusal = game.refuse(state, state.actor, action)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                assert game.reasons[refusal.reason] == refusal.clause
        with pytest.raises(IllegalDecision):
            state.apply(127 if 127 not in state.legal() else -1)
        assert game.pack(state) == before
        if decision >= 0:
            strays.remember(game.action(state, decision))


def test_only_the_actor_may_act(title: str, seats: int) -> None:
    game = load(title)
    for state, decision in walk(game, seats, 5):
        for seat in [CHANCE, *range(seats)]:
            if seat != state.actor and decision >= 0:
                refusal = game.refuse(state, seat, game.action(state, decision))
                assert refusal is not None
                assert refusal.reason == "not_your_turn"


def test_after_the_end_nothing_is_possible(title: str, seats: int) -> None:
    game = load(title)
    table = played(game, seats, 6)
    assert table.state.legal() == []
    refusal = game.refuse(table.state, 0, table.journal[-1].action)
    assert refusal is not None
    assert refusal.reason == "game_over"


def test_a_copy_goes_its_own_way(title: str, seats: int) -> None:
    game, dice = load(title), Dice(7)
    for state, _ in walk(game, seats, 7):
        before = game.pack(state)
        copied = copy_of(state)
        assert game.pack(copied) == before
        if not copied.over():
            copied.apply(pick(copied, dice))
        assert game.pack(state) == before


def test_a_packed_state_comes_back_whole(title: str, seats: int) -> None:
    game = load(title)
    for state, decision in walk(game, seats, 8):
        again = game.unpack(game.pack(state))
        assert game.pack(again) == game.pack(state)
        assert again.legal() == state.legal()
        if decision >= 0:
            again.apply(decision)


def test_turns_only_grow(title: str, seats: int) -> None:
    turn = 0
    for state, _ in walk(load(title), seats, 9):
        assert state.turn >= turn
        turn = state.turn


def test_prompts_and_events_are_known_ones(title: str, seats: int) -> None:
    game = load(title)
    table = played(game, seats, 10)
    for reader in [NOBODY, *range(seats)]:
        for rows in table.rows:
            events = game.happened(table.state, rows, reader)
            assert all(isinstance(event, game.events) for event in events)
            assert all(game.effect(event) in (None, *game.effects) for event in events)
    for state, _ in walk(game, seats, 10):
        assert game.prompt(state, 0).key in game.prompts


def test_every_weight_of_chance_is_positive_and_drawn_by(title: str, seats: int) -> None:
    game, dice = load(title), Dice(11)
    for state, _ in walk(game, seats, 11):
        if state.actor == CHANCE:
            assert all(state.weight(decision) > 0 for decision in state.legal())
            assert state.allows(state.draw(dice))


def test_wrong_seats_and_options_get_one_sentence(title: str) -> None:
    game = load(title)
    for seats in (0, 1, 7, -3):
        with pytest.raises(BadSeats, match="players"):
            game.new(seats)
    with pytest.raises(BadOption, match="no option"):
        game.new(2, {"no_such_option": True})
    for option in game.options:
        with pytest.raises(BadOption, match="true or false"):
            game.new(2, {option.name: 3})


def test_every_option_can_be_switched_and_played(title: str, seats: int) -> None:
    game = load(title)
    for option in game.options:
        setting = {option.name: not option.default}
        for seed in range(3):
            *_, (last, _) = walk(game, seats, seed, options=setting)
            assert last.over()
