"""Points, by source, and who has won."""

from __future__ import annotations

from digsite.core import bits, rows
from digsite.core.seats import OVER

from .constants import (
    CONGRESSES,
    EXHIBITION,
    EXHIBITIONS,
    MUSEUM,
    MUSEUMS,
    PROFESSORS,
    RELICS,
    TIME,
)
from .layout import Layout

EITHER = -1  # exhibitions and museums


def points(state: Layout, seat: int) -> int:
    total = _relics(state, seat) + _presentations(state, seat, EITHER) + _professors(state, seat)
    total += points_from(state, seat, CONGRESSES)
    return total + points_from(state, seat, TIME)


def points_from(state: Layout, seat: int, source: int) -> int:
    """What a seat has from one source as things stand."""
    if source == RELICS:
        return _relics(state, seat)
    if source == EXHIBITIONS:
        return _presentations(state, seat, EXHIBITION)
    if source == MUSEUMS:
        return _presentations(state, seat, MUSEUM)
    if source == PROFESSORS:
        return _professors(state, seat)
    if source == CONGRESSES:
        return state.box.congress_vp[bits.popcount(state.own[seat] & state.box.congresses)]
    return (_furthest(state) - state.weeks[seat]) // 3


def winners(state: Layout) -> int:
    """The most points; then the fewest weeks; still level, all of them."""
    if state.actor != OVER:
        return 0
    won = 0
    best = -1
    fewest = 0
    for seat in range(state.seats):
        score = points(state, seat)
        weeks = state.weeks[seat]
        if score > best or (score == best and weeks < fewest):
            won = 0
            best = score
            fewest = weeks
        if score == best and weeks == fewest:
            won |= 1 << seat
    return won


def _relics(state: Layout, seat: int) -> int:
    total = 0
    held = rows.joined(state.relics, 4 * seat)
    while held:
        card = bits.lowest(held)
        held ^= bits.single(card)
        total += state.box.relic_kind_vp[state.box.relic_kind[card]]
    return total


def _presentations(state: Layout, seat: int, what: int) -> int:
    total = 0
    cards = state.own[seat] & state.box.presentations
    while cards:
        slot = bits.lowest(cards)
        cards ^= bits.single(slot)
        kind = state.box.slot_kind[slot]
        if what == EITHER or state.box.kind_type[kind] == what:
            total += state.box.kind_vp[kind]
    return total


def _professors(state: Layout, seat: int) -> int:
    total = 0
    for professor in range(5):
        if state.professors[professor] == seat:
            total += state.box.professor_vp[professor]
    return total


def _furthest(state: Layout) -> int:
    most = 0
    for seat in range(state.seats):
        if state.weeks[seat] > most:
            most = state.weeks[seat]
    return most
