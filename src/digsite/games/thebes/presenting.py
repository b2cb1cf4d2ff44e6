"""Exhibitions and museums: who may take them, in how many weeks, for which relics."""

from __future__ import annotations

from digsite.core import bits, rows, telling

from . import flow
from .constants import EXHIBITION, GIVE, MOST_NEEDED, PRESENT, PRESENTED, RELIC_GIVEN
from .layout import Layout


def presentations(state: Layout) -> int:
    """The cards on display the active seat may take, as decisions of its turn."""
    found = bits.EMPTY
    cards = within_reach(state, state.player) & state.display
    while cards:
        slot = bits.lowest(cards)
        cards ^= bits.single(slot)
        found |= bits.single(PRESENT + state.box.slot_kind[slot])
    return found


def within_reach(state: Layout, seat: int) -> int:
    """All exhibitions and museums a seat has the relics for."""
    cards = bits.EMPTY
    relics = 0
    for region in range(4):
        count = bits.popcount(state.relics[4 * seat + region])
        relics += count
        cards |= state.box.shown_with[13 * region + min(count, MOST_NEEDED)]
    return cards | state.box.opened_with[min(relics, MOST_NEEDED)]


def tier(state: Layout, seat: int, kind: int) -> int:
    """How many further sets a seat can show in an exhibition it has the first set for."""
    reached = 0
    while reached < 2:
        at = 3 * kind + reached + 1
        held = state.relics[4 * seat + state.box.set_region[at]]
        if bits.popcount(held) < state.box.set_count[at]:
            break
        reached += 1
    return reached


def present(state: Layout, kind: int) -> None:
    seat = state.player
    bit = bits.single(bits.lowest(state.display & state.box.kind_slots[kind]))
    state.display ^= bit
    state.own[seat] |= bit
    if state.box.kind_type[kind] == EXHIBITION:
        reached = tier(state, seat, kind)
        telling.tell(state, PRESENTED, seat, kind, reached, 0, 0)
        flow.advance(state, seat, state.box.set_weeks[3 * kind + reached])
        flow.next_turn(state)
    else:
        telling.tell(state, PRESENTED, seat, kind, -1, 0, 0)
        state.card = kind
        state.left = state.box.set_count[3 * kind]
        flow.ask(state, GIVE)


def giveable(state: Layout) -> int:
    """The kinds of relics the active seat has."""
    found = bits.EMPTY
    held = rows.joined(state.relics, 4 * state.player)
    while held:
        card = bits.lowest(held)
        held ^= bits.single(card)
        found |= bits.single(state.box.relic_kind[card])
    return found


def give(state: Layout, kind: int) -> None:
    """A relic leaves for the museum; after the last one the weeks are paid."""
    seat = state.player
    region = state.box.relic_kind_region[kind]
    card = bits.lowest(_held(state, kind))
    state.relics[4 * seat + region] ^= bits.single(card)
    state.given[region] |= bits.single(card)
    telling.tell(state, RELIC_GIVEN, seat, region, card, 0, 0)
    state.left -= 1
    if state.left == 0:
        flow.advance(state, seat, state.box.kind_weeks[state.card])
        flow.next_turn(state)


def _held(state: Layout, kind: int) -> int:
    held = state.relics[4 * state.player + state.box.relic_kind_region[kind]]
    return held & state.box.relic_kind_cards[kind]
