"""All pieces by kind, wherever they are: counts that no decision may change."""

from __future__ import annotations

from .constants import REGIONS
from .events import PROFESSORS
from .rules import ThebesState


def census(state: ThebesState) -> dict[str, int]:
    return {**_professors(state), **_green(state), **_relics(state), **_permits(state)}


def _professors(state: ThebesState) -> dict[str, int]:
    """Each professor is on the board (-1) or with one of the players."""
    holders = range(-1, state.seats)
    return {
        f"professor:{name}": holders.count(state.professors[i]) for i, name in enumerate(PROFESSORS)
    }


def _green(state: ThebesState) -> dict[str, int]:
    """Each green card is in the deck, in storage, on display, with a player or gone."""
    places = [state.deck, state.display, state.gone, *state.own]
    places += [1 << slot for slot in state.storage if slot >= 0]
    return {
        name: sum((place & state.box.plain.kind_slots[i]).bit_count() for place in places)
        for i, name in enumerate(state.box.plain.kind_names)
    }


def _relics(state: ThebesState) -> dict[str, int]:
    """Each relic card has one place; and so many are in the deck and on a site as are counted."""
    counts: dict[str, int] = {}
    for region, name in enumerate(REGIONS):
        aside = state.aside if state.region == region else 0
        fixed = [state.known[region], state.given[region], aside, *state.relics[region::4]]
        places = [state.unseen[region], *fixed]
        for card, title in enumerate(state.box.plain.relic_names[region]):
            kind = title.rpartition("/")[0]
            counts[kind] = counts.get(kind, 0) + sum(place >> card & 1 for place in places)
        loose = state.backs[region] + state.unknown[region]
        counts[f"buried:{name}"] = loose + sum(place.bit_count() for place in fixed)
    return counts


def _permits(state: ThebesState) -> dict[str, int]:
    names = (*REGIONS, "general")
    return {
        f"permit:{name}": state.spent[i] + sum(state.permits[i::5]) for i, name in enumerate(names)
    }
