"""Cards nobody prints and positions nobody meets soon, which the rules must bear."""

from __future__ import annotations

from typing import Any

from digsite.core.dice import Dice


def change_cards(data: dict[str, Any], dice: Dice) -> None:
    """Pyramids in more or fewer spaces."""
    share = [0, 1, 2, 3, 4, 5, 5, 6][dice.below(8)]  # in six spaces, about
    for card in data["cards"]:
        card["pyramids"] = "".join(cell for cell in "abcdef" if dice.below(6) < share)


def odd_start(state: Any, dice: Dice) -> Any:
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
