"""A dig: a permit, perhaps assistants, the weeks, and what comes out of the ground."""

from __future__ import annotations

from digsite.core import bits, telling

from . import flow, playing, sites
from .constants import (
    ASSISTANTS,
    ASSISTANTS_SENT,
    BY_EXCAVATION,
    BY_GENERAL,
    BY_REGION,
    CARD_DRAWN,
    DIG,
    DIG_BEGAN,
    DRAW,
    GENERAL,
    MOST_KNOWLEDGE,
    MOST_WEEKS,
    PERMIT,
    PERMIT_USED,
    RUBBLE_RETURNED,
    WEEKS,
)
from .layout import Layout


def diggable(state: Layout) -> int:
    """The regions where the active seat can begin a dig and end it, as decisions of its turn."""
    found = 0
    seat = state.player
    anywhere = has_general_permit(state, seat)
    helpers = most_assistants(state, seat)
    filled = sites.filled(state)
    for region in range(4):
        if (
            state.expertise[4 * seat + region]
            and (anywhere or state.permits[5 * seat + region])
            and filled >> region & 1
            and promising(state, region, helpers)
        ):
            found |= 1 << (DIG + region)
    return found


def begin_dig(state: Layout, region: int) -> None:
    state.region = region
    flow.ask(state, PERMIT)


# -- permit and assistants ---------------------------------------------------


def permits(state: Layout, region: int) -> int:
    """The permits of the active seat that are good for a dig there."""
    seat = state.player
    found = 0
    if state.permits[5 * seat + region]:
        found |= 1 << BY_REGION
    if state.permits[5 * seat + GENERAL]:
        found |= 1 << BY_GENERAL
    if state.own[seat] & state.box.kind_slots[state.box.excavation]:
        found |= 1 << BY_EXCAVATION
    return found


def has_general_permit(state: Layout, seat: int) -> bool:
    """A large card or an action card."""
    return (
        state.permits[5 * seat + GENERAL] > 0
        or state.own[seat] & state.box.kind_slots[state.box.excavation] != 0
    )


def use_permit(state: Layout, permit: int) -> None:
    """The permit leaves the game; assistants are asked for only if the seat has some."""
    seat = state.player
    if permit == BY_EXCAVATION:
        playing.discard(state, seat, state.box.excavation)
    else:
        kind = state.region if permit == BY_REGION else GENERAL
        state.permits[5 * seat + kind] -= 1
        state.spent[kind] += 1
    telling.tell(state, PERMIT_USED, seat, permit, state.region, 0, 0)
    flow.ask(state, ASSISTANTS if most_assistants(state, seat) else WEEKS)


def most_assistants(state: Layout, seat: int) -> int:
    """The assistants a seat can send along on a dig."""
    count = bits.popcount(state.own[seat] & state.box.kind_slots[state.box.assistant])
    return 1 if count and state.box.one_assistant else count


def teams(state: Layout) -> int:
    """The numbers of assistants with which the dig can bring a card."""
    found = 0
    for count in range(most_assistants(state, state.player) + 1):
        if promising(state, state.region, count):
            found |= 1 << count
    return found


def send_assistants(state: Layout, count: int) -> None:
    state.assistants = count
    for _ in range(count):
        playing.discard(state, state.player, state.box.assistant)
    telling.tell(state, ASSISTANTS_SENT, state.player, count, 0, 0, 0)
    flow.ask(state, WEEKS)


# -- knowledge and weeks -----------------------------------------------------


def knowledge(state: Layout, seat: int, region: int, assistants: int) -> int:
    """Expertise, no more general knowledge than that, and the assistants."""
    expertise = state.expertise[4 * seat + region]
    if state.box.assistant_lifts_cap:
        expertise += assistants
        assistants = 0
    total = expertise + min(state.general[seat], expertise) + assistants
    return min(total, MOST_KNOWLEDGE)


def promising(state: Layout, region: int, assistants: int) -> bool:
    """Whether the active seat can name weeks for such a dig."""
    least = state.box.least_knowledge
    if state.box.zero_digs or state.expertise[4 * state.player + region] >= least:
        return True
    return knowledge(state, state.player, region, assistants) >= least


def durations(state: Layout) -> int:
    """The weeks the active seat may name: those that draw a card."""
    row = 13 * knowledge(state, state.player, state.region, state.assistants)
    found = 0
    for weeks in range(1, MOST_WEEKS + 1):
        if state.box.dig_table[row + weeks] or state.box.zero_digs:
            found |= 1 << weeks
    return found


def dig(state: Layout, weeks: int) -> None:
    """Pay the weeks, then draw; a short deck is drawn out."""
    seat = state.player
    region = state.region
    known = knowledge(state, seat, region, state.assistants)
    cards = state.box.dig_table[13 * known + weeks]
    state.duration = weeks
    telling.tell(state, DIG_BEGAN, seat, region, known, weeks, cards)
    fee = state.assistants * state.box.kind_play_weeks[state.box.assistant]
    flow.advance(state, seat, weeks + fee)
    state.left = min(cards, sites.size(state, region))
    if state.left:
        flow.ask_chance(state, DRAW)
    else:
        flow.next_turn(state)


# -- drawing, also for a thief -----------------------------------------------


def draw_card(state: Layout, card: int) -> None:
    """Relics are laid before the seat; rubble waits aside, and goes back after the last card."""
    region = state.region
    sites.lift(state, region, card)
    if bits.has(state.box.worthy[region], card):
        state.relics[4 * state.player + region] |= bits.single(card)
    else:
        state.aside |= bits.single(card)
    telling.tell(state, CARD_DRAWN, state.player, region, card, state.card >= 0, 0)
    state.left -= 1
    if state.left:
        return
    if state.aside:
        sites.put_back(state, region, state.aside)
        telling.tell(state, RUBBLE_RETURNED, region, state.aside & 0xFFFF, state.aside >> 16, 0, 0)
    if state.card >= 0:
        flow.end_card(state)
    else:
        flow.next_turn(state)
