"""Turn a card file and options into the numbers of a `Box`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from digsite.core.cards import CardFile
from digsite.core.kept import KeptBoxes
from digsite.core.records import Options

from .box import Box
from .cards import (
    ActionCard,
    CardSet,
    Congress,
    Exhibition,
    Expertise,
    GeneralKnowledge,
    GreenCard,
    Museum,
    card_set,
)
from .constants import (
    ACTION,
    CONGRESS,
    EXHIBITION,
    EXPERTISE,
    KNOWLEDGE,
    MOST_BURIED,
    MOST_GREEN,
    MOST_KINDS,
    MOST_NEEDED,
    MUSEUM,
    RAIDERS,
    REGIONS,
    SCIENTIST,
    THIEF,
)

_TYPES = {
    Expertise: EXPERTISE,
    GeneralKnowledge: KNOWLEDGE,
    Congress: CONGRESS,
    ActionCard: ACTION,
    Exhibition: EXHIBITION,
    Museum: MUSEUM,
}
_kept: KeptBoxes[Box] = KeptBoxes()


def box_for(file: CardFile, options: Options) -> Box:
    """The box of a checked card file, for any number of seats; the last few are kept."""
    return _kept.get(file, options, 0, lambda: make_box(card_set(file), options))


def make_box(cards: CardSet, options: Options) -> Box:
    return Box(
        {
            "cards": cards,
            "options": options,
            **_green(cards),
            **_relics(cards),
            **_tables(cards),
            **options,
        }
    )


def _green(cards: CardSet) -> dict[str, object]:
    """The green cards, sorted by kind in the order the file first names them."""
    names = list(dict.fromkeys(card.kind for card in cards.green))
    index = {name: number for number, name in enumerate(names)}
    sorted_cards = sorted(cards.green, key=lambda card: index[card.kind])
    slot_kind = [index[card.kind] for card in sorted_cards]
    first: dict[str, GreenCard] = {}
    for card in sorted_cards:
        first.setdefault(card.kind, card)
    kinds = [first[name] for name in names]
    sets = [_sets(card) for card in kinds]
    slots = list(enumerate(sorted_cards))

    return {
        "kind_names": names,
        "kind_index": index,
        "green": _mask(range(len(sorted_cards))),
        "action_cards": _mask(i for i, card in slots if isinstance(card, ActionCard)),
        "solo_cards": _mask(i for i, card in slots if _decision(card)),
        "congresses": _mask(i for i, card in slots if isinstance(card, Congress)),
        "presentations": _mask(i for i, card in slots if isinstance(card, Exhibition | Museum)),
        "slot_kind": _padded(slot_kind, MOST_GREEN),
        "kinds": len(names),
        "kind_slots": _padded(
            [_mask(i for i, card in slots if card.kind == name) for name in names], MOST_KINDS
        ),
        "kind_type": _padded([_TYPES[type(card)] for card in kinds], MOST_KINDS),
        "kind_region": _padded([_region(card) for card in kinds], MOST_KINDS),
        "kind_books": _padded([_fact(card, "value") for card in kinds], MOST_KINDS),
        "kind_weeks": _padded([_weeks(card) for card in kinds], MOST_KINDS),
        "kind_play_weeks": _padded([_fact(card, "play_weeks") for card in kinds], MOST_KINDS),
        "kind_vp": _padded([_fact(card, "vp") for card in kinds], MOST_KINDS),
        "kind_decision": _padded([_decision(card) for card in kinds], MOST_KINDS),
        "set_region": _padded([part[0] for three in sets for part in three], 3 * MOST_KINDS),
        "set_count": _padded([part[1] for three in sets for part in three], 3 * MOST_KINDS),
        "set_weeks": _padded([part[2] for three in sets for part in three], 3 * MOST_KINDS),
        "shown_with": [
            _mask(i for i, card in slots if _first_set(card, region) <= count)
            for region in REGIONS
            for count in range(MOST_NEEDED + 1)
        ],
        "opened_with": [
            _mask(i for i, card in slots if isinstance(card, Museum) and card.relics <= count)
            for count in range(MOST_NEEDED + 1)
        ],
        "thief": [index[f"action:thief:{region}"] for region in REGIONS],
        "raiders": [index[f"action:tomb_raiders:{region}"] for region in REGIONS],
        "scientist": index["action:scientist"],
        "assistant": index["action:assistant"],
        "excavation": index["action:general_excavation"],
    }


def _relics(cards: CardSet) -> dict[str, object]:
    by_region = [[card for card in cards.relics if card.region == name] for name in REGIONS]
    kinds = list(dict.fromkeys(card.kind for card in cards.relics if not card.rubble))
    index = {name: number for number, name in enumerate(kinds)}
    region_of = {card.kind: REGIONS.index(card.region) for card in cards.relics}
    vp_of = {card.kind: card.vp for card in cards.relics}
    relic_kind = [
        number
        for buried in by_region
        for number in _padded([index.get(card.kind, -1) for card in buried], MOST_BURIED)
    ]
    return {
        "relic_names": [[card.id for card in buried] for buried in by_region],
        "relic_index": {
            card.id: (region, number)
            for region, buried in enumerate(by_region)
            for number, card in enumerate(buried)
        },
        "relic_kind_names": kinds,
        "relic_kind_index": index,
        "buried": [_mask(range(len(buried))) for buried in by_region],
        "worthy": [
            _mask(i for i, card in enumerate(buried) if not card.rubble) for buried in by_region
        ],
        "relic_kinds": len(kinds),
        "relic_kind": relic_kind,
        "relic_kind_region": _padded([region_of[name] for name in kinds], MOST_KINDS),
        "relic_kind_cards": _padded(
            [
                _mask(i for i, card in enumerate(by_region[region_of[name]]) if card.kind == name)
                for name in kinds
            ],
            MOST_KINDS,
        ),
        "relic_kind_vp": _padded([vp_of[name] for name in kinds], MOST_KINDS),
    }


def _tables(cards: CardSet) -> dict[str, object]:
    professors = {str(card.region): card for card in cards.professors}
    dig_table = [0] * 13
    for knowledge in range(1, 13):
        dig_table += [0, *cards.dig_table[str(knowledge)]]
    most = len(cards.congress_vp) - 1
    return {
        "professor_need": [professors[name].need for name in (*REGIONS, "world")],
        "professor_vp": [professors[name].vp for name in (*REGIONS, "world")],
        "dig_table": dig_table,
        "least_knowledge": next(k for k in range(13) if dig_table[13 * k + 12]),
        "congress_vp": [cards.congress_vp[min(n, most)] for n in range(MOST_GREEN + 1)],
    }


def _mask(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def _padded(numbers: Sequence[int], length: int) -> list[int]:
    return [*numbers, *[0] * (length - len(numbers))]


def _region(card: GreenCard) -> int:
    region = getattr(card, "region", None)
    return -1 if region is None else REGIONS.index(region)


def _fact(card: GreenCard, name: str) -> int:
    return int(getattr(card, name, 0))


def _weeks(card: GreenCard) -> int:
    if isinstance(card, ActionCard):
        return card.take_weeks
    return 0 if isinstance(card, Exhibition) else card.weeks


def _decision(card: GreenCard) -> int:
    """The decision of a turn that plays the card; 0 for none."""
    match card:
        case ActionCard(action="thief"):
            return THIEF + _region(card)
        case ActionCard(action="tomb_raiders"):
            return RAIDERS + _region(card)
        case ActionCard(action="scientist"):
            return SCIENTIST
    return 0


def _first_set(card: GreenCard, region: str) -> int:
    """How many relics of a region an exhibition asks for; more than anybody has if it does not."""
    if isinstance(card, Exhibition) and card.req[0][0] == region:
        return card.req[0][1]
    return MOST_NEEDED + 1


def _sets(card: GreenCard) -> list[tuple[int, int, int]]:
    """The three sets of relics of an exhibition, as region, number and weeks."""
    if isinstance(card, Exhibition):
        parts = zip(card.req, card.weeks, strict=True)
        return [(REGIONS.index(region), count, weeks) for (region, count), weeks in parts]
    if isinstance(card, Museum):
        return [(0, card.relics, card.weeks), (0, 0, 0), (0, 0, 0)]
    return [(0, 0, 0)] * 3
