"""What the rules need of the cards and the options, as numbers; `make_box.py` fills it in.

Green cards have slots, sorted by kind; the relic cards of a region, rubble among them, are
numbered. Sets of either are bit masks.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from digsite.core.records import Options

from .cards import CardSet


class Box:
    """The cards and rulings of one game; never changed."""

    plain: Box  # the same as Python objects, for the edge: a compiled list is copied when read

    cards: CardSet
    options: Options
    kind_names: list[str]
    kind_index: dict[str, int]
    relic_names: list[list[str]]  # the ids, by region and number
    relic_index: dict[str, tuple[int, int]]
    relic_kind_names: list[str]
    relic_kind_index: dict[str, int]

    green: int  # all slots
    action_cards: int
    solo_cards: int  # action cards that are played for themselves, not within a dig
    congresses: int
    presentations: int
    slot_kind: list[int]

    kinds: int
    kind_slots: list[int]
    kind_type: list[int]
    kind_region: list[int]  # -1 for none
    kind_books: list[int]
    kind_weeks: list[int]  # to take the card
    kind_play_weeks: list[int]
    kind_vp: list[int]
    kind_decision: list[int]  # of a turn, for those cards
    set_region: list[int]  # the three sets of an exhibition: 3 * kind + set
    set_count: list[int]  # the first one also says what a museum asks for
    set_weeks: list[int]
    shown_with: list[int]  # exhibitions whose first set is so many relics or fewer: 13 * region
    opened_with: list[int]  # museums that ask for so many relics or fewer
    thief: list[int]  # kinds of action cards, by region
    raiders: list[int]
    scientist: int
    assistant: int
    excavation: int

    buried: list[int]  # all cards of a region
    worthy: list[int]  # those that are no rubble
    relic_kinds: int
    relic_kind: list[int]  # 32 * region + number
    relic_kind_region: list[int]
    relic_kind_cards: list[int]
    relic_kind_vp: list[int]

    professor_need: list[int]
    professor_vp: list[int]
    dig_table: list[int]  # 13 * knowledge + weeks
    least_knowledge: int  # that draws a card in twelve weeks
    congress_vp: list[int]  # by the number of cards

    empty_sites: bool
    raiders_decline: bool
    zero_digs: bool
    one_assistant: bool
    assistant_lifts_cap: bool

    def __init__(self, numbers: Mapping[str, object]) -> None:
        for name, value in numbers.items():
            setattr(self, name, value)
        plain: Any = SimpleNamespace(**numbers)
        self.plain = plain
