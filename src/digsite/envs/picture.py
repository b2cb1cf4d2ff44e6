"""The public table for the eye: as text, or as an SVG drawing."""

from __future__ import annotations

import msgspec

from digsite.core.errors import BadInput
from digsite.core.game import AnyGame
from digsite.core.seats import NOBODY
from digsite.core.state import State
from digsite.text.fields import lines_of

from .drawing import drawing
from .speaking import voice_of

RENDER_MODES = ["human", "ansi", "svg"]


def render_mode_of(given: str | None) -> str | None:
    """The mode that was asked for, if there is such a one."""
    if given is not None and given not in RENDER_MODES:
        raise BadInput(f"no render mode {given!r}; there are {', '.join(RENDER_MODES)}")
    return given


def rendered(game: AnyGame, state: State, mode: str | None) -> str | None:
    """What `render` of an environment gives back: people are shown each step by itself."""
    if mode is None or mode == "human":
        return None
    return picture(game, state, mode)


def show(game: AnyGame, state: State, mode: str | None) -> None:
    """Print the table after a step, where a person looks on."""
    if mode == "human":
        print(picture(game, state, "ansi"), end="\n\n", flush=True)


def picture(game: AnyGame, state: State, mode: str) -> str:
    """What everybody may see, in one of the render modes."""
    question = voice_of(game, state.seats).prompt(game.prompt(state, NOBODY), mine=False)
    heading = [game.title, question, _points(game, state)]
    public = game.public(state)
    if mode == "svg":
        return drawing(heading, msgspec.to_builtins(public))
    return "\n".join([*heading, *lines_of(public)])


def _points(game: AnyGame, state: State) -> str:
    """What is public of the score: at the end all of it."""
    if not state.over():
        return ""
    winners = ", ".join(f"seat {seat + 1}" for seat in game.winners(state))
    scores = ", ".join(str(score) for score in game.scores(state))
    return f"{scores}; won by {winners}"
