"""The public table for the eye: as text, or as an SVG drawing."""

from __future__ import annotations

from typing import Any

import msgspec

from digsite.core.game import Game
from digsite.core.seats import NOBODY
from digsite.core.state import State
from digsite.text.fields import lines_of

from .drawing import drawing
from .speaking import speech_of

RENDER_MODES = ["ansi", "svg"]


def picture(game: Game[Any], state: State, mode: str) -> str:
    """What everybody may see, in one of the render modes."""
    question = speech_of(game, state.seats).prompt(game.prompt(state, NOBODY), mine=False)
    heading = [game.title, question, _points(game, state)]
    public = game.public(state)
    if mode == "svg":
        return drawing(heading, msgspec.to_builtins(public))
    return "\n".join([*heading, *lines_of(public)])


def _points(game: Game[Any], state: State) -> str:
    """What is public of the score: at the end all of it."""
    if not state.over():
        return ""
    winners = ", ".join(f"seat {seat + 1}" for seat in game.winners(state))
    scores = ", ".join(str(score) for score in game.scores(state))
    return f"{scores}; won by {winners}"
