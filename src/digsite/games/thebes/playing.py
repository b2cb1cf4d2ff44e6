"""Action cards played for themselves: thief, tomb raiders, scientist."""

from __future__ import annotations

from digsite.core import bits, telling

from . import flow, sites
from .constants import (
    CARD_PLAYED,
    DRAW,
    LOOK,
    NOTHING,
    NOTHING_RAIDED,
    RAID,
    RELIC_RAIDED,
    SITE,
    SITE_SEEN,
)
from .layout import Layout


def playable(state: Layout) -> int:
    """The action cards the active seat may play, as decisions of its turn."""
    found = 0
    hand = state.own[state.player] & state.box.solo_cards
    while hand:
        slot = bits.lowest(hand)
        hand ^= bits.single(slot)
        kind = state.box.slot_kind[slot]
        if may_play_at(state, state.box.kind_region[kind]):
            found |= 1 << state.box.kind_decision[kind]
    return found


def may_play_at(state: Layout, region: int) -> bool:
    """Whether a card may be played there, or in some region for a card that names none."""
    if region < 0:
        return lookable(state) != 0
    return state.box.empty_sites or not sites.empty(state, region)


def lookable(state: Layout) -> int:
    """The regions a card may be played for: empty sites too, unless the table forbids it."""
    regions = 0
    for region in range(4):
        if may_play_at(state, region):
            regions |= 1 << region
    return regions


def discard(state: Layout, seat: int, kind: int) -> None:
    """An action card leaves the hand and the game."""
    bit = bits.single(bits.lowest(state.own[seat] & state.box.kind_slots[kind]))
    state.own[seat] ^= bit
    state.gone |= bit


def play_thief(state: Layout, region: int) -> None:
    _begin(state, state.box.thief[region], region)
    if sites.empty(state, region):
        flow.end_card(state)
        return
    state.left = 1
    flow.ask_chance(state, DRAW)


def play_raiders(state: Layout, region: int) -> None:
    _begin(state, state.box.raiders[region], region)
    _look(state)


def play_scientist(state: Layout) -> None:
    _begin(state, state.box.scientist, -1)
    flow.ask(state, SITE)


def choose_site(state: Layout, region: int) -> None:
    state.region = region
    _look(state)


def see_card(state: Layout, card: int) -> None:
    """The active seat looks at one more card; the question of what it is goes to chance."""
    sites.see(state, state.region, state.player, card)
    _look(state)


def raidable(state: Layout) -> int:
    """The relics the raiders may take, and leaving without one where the table allows it."""
    found = bits.EMPTY
    found |= state.known[state.region] & state.box.worthy[state.region]
    if state.box.raiders_decline:
        found |= bits.single(NOTHING)
    return found


def raid(state: Layout, choice: int) -> None:
    if choice == NOTHING:
        telling.tell(state, NOTHING_RAIDED, state.player, state.region, 0, 0, 0)
    else:
        sites.lift(state, state.region, choice)
        state.relics[4 * state.player + state.region] |= bits.single(choice)
        telling.tell(state, RELIC_RAIDED, state.player, state.region, choice, 0, 0)
    flow.end_card(state)


def _begin(state: Layout, kind: int, region: int) -> None:
    discard(state, state.player, kind)
    state.card = kind
    state.region = region
    telling.tell(state, CARD_PLAYED, state.player, kind, 0, 0, 0)


def _look(state: Layout) -> None:
    """Ask for the next card of the site that nobody has seen, or go on if there is none."""
    region = state.region
    if state.unknown[region]:
        flow.ask_chance(state, LOOK)
        return
    sites.know_all(state, region, state.player)
    cards = state.known[region]
    raiding = state.card != state.box.scientist
    telling.tell(state, SITE_SEEN, state.player, region, cards & 0xFFFF, cards >> 16, raiding)
    if not raiding:
        flow.end_card(state)
    elif cards & state.box.worthy[region] or (cards and state.box.raiders_decline):
        flow.ask(state, RAID)
    else:
        # Who takes nothing where a relic must be taken tells everybody that there is none.
        sites.show_all(state, region)
        telling.tell(state, NOTHING_RAIDED, state.player, region, cards & 0xFFFF, cards >> 16, 1)
        flow.end_card(state)
