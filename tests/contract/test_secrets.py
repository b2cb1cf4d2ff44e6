"""What the rules hide stays hidden: from views, offers, prompts, refusals, events and veils."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec
import pytest
from support.titles import hiding

from digsite.core.dice import Dice
from digsite.core.game import Game
from digsite.core.records import Action, Event, Prompt, Refusal
from digsite.games import load
from digsite.testing.secrets import leaks, redealt
from digsite.testing.test_secrets import *  # noqa: F403  # run here on every game
from digsite.testing.walks import walk


@pytest.mark.parametrize("key", hiding())
def test_a_redealt_world_is_often_another_one(key: str) -> None:
    game, dice = load(key), Dice(5)
    worlds = [
        game.pack(redealt(state, seat, dice)) != game.pack(state)
        for seed in range(4)
        for state, _ in walk(game, 3, seed)
        for seat in range(3)
    ]
    assert sum(worlds) > len(worlds) / 20


def secret(game: Game[Any], state: Any) -> int:
    """A number that depends on everything, hidden things included."""
    return crc32(game.pack(state))


class Leaky(msgspec.Struct):
    """A view with a little too much in it."""

    view: Any
    leak: Any


def leaky_public(game: Any) -> None:
    shown = type(game).public
    game.public = lambda state: Leaky(shown(game, state), secret(game, state))


def leaky_public_bit(game: Any) -> None:
    shown = type(game).public
    game.public = lambda state: Leaky(shown(game, state), secret(game, state) & 1)


def leaky_public_size(game: Any) -> None:
    shown = type(game).public
    game.public = lambda state: Leaky(shown(game, state), "x" * (secret(game, state) % 3))


def leaky_private(game: Any) -> None:
    shown = type(game).private
    game.private = lambda state, seat: Leaky(shown(game, state, seat), secret(game, state))


def leaky_legal_order(game: Any) -> None:
    offered = type(game).legal

    def legal(state: Any) -> tuple[Action, ...]:
        actions: tuple[Action, ...] = offered(game, state)
        return actions[::-1] if secret(game, state) & 1 else actions

    game.legal = legal


def leaky_legal_missing(game: Any) -> None:
    offered = type(game).legal
    game.legal = lambda state: offered(game, state)[secret(game, state) & 1 :]


def leaky_prompt(game: Any) -> None:
    asked = type(game).prompt

    def prompt(state: Any, seat: int) -> Prompt:
        question = asked(game, state, seat)
        return Prompt(question.key, question.actor, {"hint": secret(game, state) & 3})

    game.prompt = prompt


def leaky_refusal_params(game: Any) -> None:
    refused = type(game).refuse

    def refuse(state: Any, seat: int, action: Action) -> Refusal | None:
        refusal = refused(game, state, seat, action)
        return refusal and Refusal(refusal.reason, refusal.clause, {"n": secret(game, state) & 7})

    game.refuse = refuse


def leaky_refusal_reason(game: Any) -> None:
    refused = type(game).refuse

    def refuse(state: Any, seat: int, action: Action) -> Refusal | None:
        refusal = refused(game, state, seat, action)
        return None if secret(game, state) % 5 == 0 else refusal

    game.refuse = refuse


def leaky_events(game: Any) -> None:
    told = type(game).happened

    def happened(state: Any, rows: Any, seat: int) -> tuple[Event, ...]:
        events: tuple[Event, ...] = told(game, state, rows, seat)
        return events + events[:1] if sum(map(sum, rows)) & 1 else events

    game.happened = happened


def leaky_event_reader(game: Any) -> None:
    told = type(game).happened
    game.happened = lambda state, rows, seat: tuple(
        event for reader in range(state.seats) for event in told(game, state, rows, reader)
    )


def leaky_veil_keeps_all(game: Any) -> None:
    game.veil = lambda state, seat: state.copy()


def leaky_veil_of_another_seat(game: Any) -> None:
    veiled = type(game).veil
    game.veil = lambda state, seat: veiled(game, state, max(seat, 0) + 1 if seat < 1 else seat - 1)


LEAKS = [planted for name, planted in sorted(globals().items()) if name.startswith("leaky_")]


def test_there_are_enough_planted_leaks() -> None:
    assert len(LEAKS) >= 10


@pytest.mark.parametrize("planted", LEAKS, ids=lambda planted: planted.__name__)
@pytest.mark.parametrize("key", hiding())
def test_a_planted_leak_is_caught(key: str, planted: Any) -> None:
    game = type(load(key))()
    planted(game)
    assert any(True for _ in leaks(game, 3, range(6)))
