"""What is told of the games of a title (`minds/study.py`); without that, all actions by kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from digsite.core.game import AnyGame
from digsite.core.records import Action, tag_of
from digsite.core.state import State
from digsite.games import part

Numbers = Sequence[tuple[str, int]]


class Telling(msgspec.Struct, frozen=True):
    """The kinds of actions that are told of (none: all), and what is noted when they are taken."""

    done: tuple[str, ...]
    own_kind: Callable[[State, Action], str | None] | None
    own_numbers: Callable[[State, Action], Numbers] | None

    def kind(self, state: State, action: Action) -> str:
        """As what an action is counted: as the game says, or as its messages are called."""
        own = self.own_kind(state, action) if self.own_kind else None
        return own or tag_of(type(action).__name__)

    def noted(self, state: State, action: Action) -> Numbers:
        """Numbers worth a mean, each with its name."""
        return self.own_numbers(state, action) if self.own_numbers else ()


def told_of(game: AnyGame) -> Telling:
    return _told_of(game.key)


@cache
def _told_of(key: str) -> Telling:
    module = part(key, "minds.study")
    return Telling(
        getattr(module, "DONE", ()),
        getattr(module, "kind", None),
        getattr(module, "noted", None),
    )
