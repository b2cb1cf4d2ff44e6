"""Points dug, dig by dig, against what lay there.

The game is over, so what raiders had seen counts too: they leave a site poorer than it looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from digsite.core.game import copy_of
from digsite.core.tallies import Step, Tally

from ..actions import DigFor, DrawCard
from ..constants import DRAW, REGIONS
from ..odds import Ground, draw_odds, heaps
from ..rules import ThebesState


def tallies(steps: Iterable[Step]) -> Iterator[Tally]:
    """One for every dig that drew a card."""
    dig: Tally | None = None
    for number, _, turn, action, state, decision in steps:
        assert isinstance(state, ThebesState)
        if isinstance(action, DrawCard) and dig is not None:
            worth = _vp(state, decision)
            dig = msgspec.structs.replace(dig, entry=number, came=dig.came + worth)
        elif dig is not None:
            yield dig
            dig = None
        if isinstance(action, DigFor):
            dig = _begun(state, decision, turn)
    if dig is not None:
        yield dig


def _begun(before: ThebesState, weeks: int, turn: int) -> Tally | None:
    """A dig about to draw its cards; none if it draws nothing."""
    state = copy_of(before)
    seat, region = state.actor, state.region
    state.play(weeks)
    if state.phase != DRAW:
        return None
    there = Ground(state.known[region], state.unseen[region], state.unknown[region])
    found = draw_odds(*heaps(state.box, region, there), state.left)
    about: dict[str, str | int] = {"turn": turn, "region": REGIONS[region], "weeks": weeks}
    return Tally(0, seat, 0, float(found.vp), about)


def _vp(state: ThebesState, card: int) -> int:
    if not state.box.worthy[state.region] >> card & 1:
        return 0
    return state.box.relic_kind_vp[state.box.relic_kind[32 * state.region + card]]
