"""Cards nobody prints and positions nobody meets soon, which the rules must bear."""

from __future__ import annotations

from typing import Any

from digsite.core.dice import Dice


def change_cards(data: dict[str, Any], dice: Dice) -> None:
    """Other weeks, and museums that ask for other relics."""
    scale = dice.below(4)
    for card in data.get("small_cards", []):
        for field in ("weeks", "takeWeeks", "playWeeks"):
            if isinstance(card.get(field), int):
                card[field] = max(0, card[field] + dice.below(3) - 1)
        if card.get("type") == "museum" and scale:
            card["relics"] = 1 + dice.below(6)


def odd_start(state: Any, dice: Dice) -> Any:
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
