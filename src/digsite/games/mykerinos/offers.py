"""What an offer is about besides its fields, and which offer should be asked twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

from digsite.core.records import Action, Caution, Param

from .actions import (
    SIDES,
    Book,
    EnterMuseum,
    Excavate,
    Extend,
    Pass,
    PickForNeutral,
    Place,
    PlayNeutral,
    Take,
)
from .constants import SEASONS
from .layout import Layout
from .notation import notation_of

CAUTIONS: Final[dict[str, str]] = {"cubes_left": "MYK-092", "last_cubes_left": "MYK-104"}


def about(state: Layout, action: Action, then: Sequence[Action]) -> Mapping[str, Param]:
    """The card of the area under survey that an action takes; where the cubes of one will go."""
    if isinstance(action, Excavate | Extend | PlayNeutral):
        spaces = takewhile(lambda each: isinstance(each, Place), then)
        where = ", ".join([notation_of(space) for space in spaces])
        return {"where": where} if where else {}
    if isinstance(action, EnterMuseum):
        return {"room": then[0].room} if then and isinstance(then[0], Book) else {}
    if not isinstance(action, Take | PickForNeutral):
        return {}
    draw = state.laid[2 * state.area + SIDES.index(action.side)]
    return {"card": state.box.cards[draw // 2].id}


def caution(state: Layout, action: Action) -> Caution | None:
    """Who passes digs no more this season, also with cubes in the stock."""
    cubes = state.stock[state.actor]
    if not isinstance(action, Pass) or cubes == 0:
        return None
    reason = "last_cubes_left" if state.season == SEASONS - 1 else "cubes_left"
    return Caution(reason, CAUTIONS[reason], {"cubes": cubes})
