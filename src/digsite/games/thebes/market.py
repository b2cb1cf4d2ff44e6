"""The draw deck and the storage spaces: cards are turned up, and taken."""

from __future__ import annotations

from digsite.core import bits, telling, throws
from digsite.core.dice import Dice

from . import flow
from .constants import (
    BACK,
    BACK_SHOWN,
    CARD_TAKEN,
    EXHIBITION,
    EXPERTISE,
    FRONT,
    FRONT_SHOWN,
    GREEN,
    KNOWLEDGE,
    PROFESSOR_MOVED,
    SPACES,
    WORLD,
)
from .layout import Layout


def deck_size(state: Layout) -> int:
    return bits.popcount(state.deck) + _relics_in_deck(state)


# -- the back of the top card ------------------------------------------------


def backs(state: Layout) -> int:
    """The backs the top card may have: regions, or green."""
    found = 1 << GREEN if state.deck else 0
    for region in range(4):
        if state.backs[region]:
            found |= 1 << region
    return found


def back_weight(state: Layout, back: int) -> int:
    return bits.popcount(state.deck) if back == GREEN else state.backs[back]


def draw_back(state: Layout, dice: Dice) -> int:
    relics = _relics_in_deck(state)
    number = throws.below(dice, bits.popcount(state.deck) + relics)
    if number >= relics:
        return GREEN
    region = 0
    while number >= state.backs[region]:
        number -= state.backs[region]
        region += 1
    return region


def show_back(state: Layout, back: int) -> None:
    """A relic goes unseen to its site; a green card fills a gap or stays where it is."""
    telling.tell(state, BACK_SHOWN, back, 0, 0, 0, 0)
    if back != GREEN:
        state.backs[back] -= 1
        state.unknown[back] += 1
        _go_on(state)
    elif free_space(state) < SPACES:
        flow.ask_chance(state, FRONT)
    else:
        flow.next_turn(state)


# -- the front of a green one ------------------------------------------------


def fronts(state: Layout) -> int:
    """The kinds of green cards in the deck."""
    found = bits.EMPTY
    for kind in range(state.box.kinds):
        if state.deck & state.box.kind_slots[kind]:
            found |= bits.single(kind)
    return found


def front_weight(state: Layout, kind: int) -> int:
    return bits.popcount(state.deck & state.box.kind_slots[kind])


def draw_front(state: Layout, dice: Dice) -> int:
    return state.box.slot_kind[throws.choose(dice, state.deck)]


def show_front(state: Layout, kind: int) -> None:
    """Exhibitions and museums go on display, all other green cards to storage."""
    slot = bits.lowest(state.deck & state.box.kind_slots[kind])
    bit = bits.single(slot)
    state.deck ^= bit
    space = -1
    if state.box.kind_type[kind] >= EXHIBITION:
        state.display |= bit
    else:
        space = free_space(state)
        state.storage[space] = slot
    telling.tell(state, FRONT_SHOWN, kind, space, 0, 0, 0)
    _go_on(state)


def free_space(state: Layout) -> int:
    """The first empty storage space."""
    for space in range(SPACES):
        if state.storage[space] < 0:
            return space
    return SPACES


def _go_on(state: Layout) -> None:
    if state.deck or _relics_in_deck(state):
        flow.ask_chance(state, BACK)
    else:
        flow.end_game(state)


def _relics_in_deck(state: Layout) -> int:
    return state.backs[0] + state.backs[1] + state.backs[2] + state.backs[3]


# -- taking a card -----------------------------------------------------------


def filled_spaces(state: Layout) -> int:
    spaces = 0
    for space in range(SPACES):
        if state.storage[space] >= 0:
            spaces |= 1 << space
    return spaces


def take(state: Layout, space: int) -> None:
    """The card, the professors, the pawn; then the gap is filled: the top card is green."""
    seat = state.player
    slot = state.storage[space]
    kind = state.box.slot_kind[slot]
    state.storage[space] = -1
    state.own[seat] |= bits.single(slot)
    telling.tell(state, CARD_TAKEN, seat, space, kind, 0, 0)
    if state.box.kind_type[kind] == EXPERTISE:
        state.expertise[4 * seat + state.box.kind_region[kind]] += state.box.kind_books[kind]
        _honour(state, state.box.kind_region[kind])
        _honour(state, WORLD)
    elif state.box.kind_type[kind] == KNOWLEDGE:
        state.general[seat] += state.box.kind_books[kind]
        _honour(state, WORLD)
    flow.advance(state, seat, state.box.kind_weeks[kind])
    flow.ask_chance(state, FRONT)


def learning(state: Layout, seat: int, professor: int) -> int:
    """What counts for a professor: the expertise of its region, or all knowledge."""
    if professor != WORLD:
        return state.expertise[4 * seat + professor]
    known = state.general[seat]
    for region in range(4):
        known += state.expertise[4 * seat + region]
    return known


def _honour(state: Layout, professor: int) -> None:
    """The professor comes to the active seat if it now knows enough, and more than the holder."""
    seat = state.player
    holder = state.professors[professor]
    if holder == seat:
        return
    learnt = learning(state, seat, professor)
    if holder < 0:
        if learnt < state.box.professor_need[professor]:
            return
    elif learnt <= learning(state, holder, professor):
        return
    state.professors[professor] = seat
    telling.tell(state, PROFESSOR_MOVED, professor, holder, seat, 0, 0)
