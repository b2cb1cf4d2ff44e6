"""What can be begun now, and where: so that a click on the board can mean a whole action."""

from __future__ import annotations

import msgspec

from .actions import (
    Cell,
    EnterMuseum,
    Excavate,
    Extend,
    PlayNeutral,
    action_of,
    cell_of,
    room_names,
)
from .constants import BROWN_MUSEUM, KIND, NEUTRAL_KIND, PASS
from .rules import MykerinosState


class Beginning(msgspec.Struct, frozen=True):
    """An action the actor can begin, and the places open to its first cube."""

    action: Excavate | Extend | EnterMuseum | PlayNeutral
    cubes: int
    cells: tuple[Cell, ...]
    rooms: tuple[str, ...]


def beginnings_of(state: MykerinosState) -> tuple[Beginning, ...]:
    if state.phase not in (KIND, NEUTRAL_KIND):
        return ()
    return tuple([_beginning(state, kind) for kind in state.legal() if kind != PASS])


def _beginning(state: MykerinosState, kind: int) -> Beginning:
    action = action_of(state, kind)
    assert isinstance(action, Excavate | Extend | EnterMuseum | PlayNeutral)
    begun = state.copy()
    begun.play(kind)
    places, cubes = begun.legal(), begun.left
    if kind == BROWN_MUSEUM:
        names = room_names(tuple(state.wings))
        return Beginning(action, cubes, (), tuple([names[room] for room in places]))
    return Beginning(action, cubes, tuple([cell_of(cell) for cell in places]), ())
