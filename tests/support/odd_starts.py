"""Positions nobody meets soon: scarce cubes, full hands, empty piles; the rules must hold there."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from digsite.core.dice import Dice

WOLF = "green:vase:2:werewolf"


def odd_start(title: str, state: Any, dice: Dice) -> Any:
    """Change a new game (or lay out another one) so that rare things are near."""
    change = {"mykerinos": _mykerinos, "thebes": _thebes, "loot": _loot}.get(title)
    return change(state, dice) if change else state


def _mykerinos(state: Any, dice: Dice) -> Any:
    """A late season, few cubes, patrons won before, rooms taken."""
    season = 1 + dice.below(3)
    spare = {1: 8, 2: 16, 3: 24}[season]
    general = state.general
    bag, cards, ready = state.bag, state.cards, state.ready
    for number in range(spare):
        card, seat = dice.below(36), number % state.seats
        if bag >> 2 * card & 1:
            bag ^= 3 << 2 * card
            cards[seat] |= 1 << card
            for patron in range(5):
                ready[5 * seat + patron] += state.box.of_patron[patron] >> card & 1
    rooms = state.museum
    for room in range(15):
        if dice.below(2):
            rooms[dice.below(state.seats)] |= 1 << room
    scarce = [0, 1, 2, 3, 4, 6, 9, 12][dice.below(8)]
    state.season, state.bag, state.cards, state.ready = season, bag, cards, ready
    state.museum = rooms
    state.general = [min(cubes, scarce + dice.below(3)) for cubes in general]
    return state


def _thebes(state: Any, dice: Dice) -> Any:
    """Hands full of action cards, knowledge out of nowhere, sites of rubble or of nothing."""
    own, deck = state.own, state.deck
    plain = state.box.plain
    kinds = [*plain.thief, *plain.raiders, plain.scientist, plain.assistant, plain.excavation]
    lucky = dice.below(state.seats)
    for kind in kinds:
        for slot in range(128):
            if plain.kind_slots[kind] >> slot & 1 and dice.below(3):
                deck &= ~(1 << slot)
                own[lucky if dice.below(2) else dice.below(state.seats)] |= 1 << slot
    state.own, state.deck = own, deck
    state.expertise = [dice.below(5) for _ in state.expertise]
    state.general = [dice.below(4) for _ in state.general]
    unseen, given, backs = state.unseen, state.given, state.backs
    poor = dice.below(3)  # 0: as always, 1: some sites hold rubble only, 2: some hold nothing
    every = dice.below(2)
    for region in range(4):
        if poor and (every or dice.below(4)):
            away = unseen[region] & plain.worthy[region] if poor == 1 else unseen[region]
            unseen[region] ^= away
            given[region] |= away
            backs[region] = unseen[region].bit_count()
    state.unseen, state.given, state.backs = unseen, given, backs
    return state


def _loot(state: Any, dice: Dice) -> Any:
    """All cards lie before the players: the piles are empty, and a werewolf finds one card."""
    sys.path.insert(0, str(Path(__file__).parent.parent / "games" / "loot"))
    from loot_table import do, table

    if state.seats != 3:
        return state
    hoard = table("mask:2:empty", WOLF, "rest", piled="")
    if dice.below(2):
        do(hoard, "awaken:2", "split:left", "top:left:green", f"draw:left:{WOLF}")
    return hoard
