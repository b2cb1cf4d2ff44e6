"""Catanatron: a Eurogame for bots, written in Python for speed."""

from __future__ import annotations

from collections.abc import Iterator

from catanatron import Color, Game, RandomPlayer

from .measuring import Case

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def cases() -> Iterator[Case]:
    middle = _new(1)
    for _ in range(200):
        middle.play_tick()
    yield Case("Catanatron", "Catan", 4, "Python", _play, middle.copy)


_games = 0


def _play() -> tuple[int, int]:
    """A whole game between its own random players, its fastest way; decisions are its ticks."""
    global _games
    _games += 1
    game, ticks = _new(_games), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        ticks += 1
    return ticks, 1


def _new(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
