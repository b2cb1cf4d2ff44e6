"""What is printed on the cards of a table, by kind: the same for all and for the whole game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from digsite.core.cards import CardFile, read_once

from .cards import (
    ActionCard,
    ActionName,
    Congress,
    Exhibition,
    Expertise,
    GeneralKnowledge,
    Museum,
    Relic,
    SmallCard,
    card_set,
)
from .constants import Region
from .events import Professor

CardType = Literal[
    ActionName,
    "relic",
    "rubble",
    "expertise",
    "general_knowledge",
    "congress",
    "exhibition",
    "museum",
]


class RelicSet(Struct, frozen=True):
    """So many relics of a region."""

    region: Region
    relics: int


class PrintedCard(Struct, frozen=True):
    """A kind of card: what is printed on it, and nothing for what is not."""

    type: CardType
    region: Region | None = None
    books: int = 0
    weeks: tuple[int, ...] = ()  # to take it: one number, or one for each set of an exhibition
    play_weeks: int = 0
    vp: int = 0
    relics: int = 0  # a museum asks for
    sets: tuple[RelicSet, ...] = ()  # of an exhibition


class Printed(Struct, frozen=True):
    kinds: dict[str, PrintedCard]
    kind_of: dict[str, str]  # of each relic card, by its id
    professors: dict[Professor, int]  # the books they ask for


@read_once
def printed(file: CardFile) -> Printed:
    """The cards of a file, as they lie on the table (`BadCards`)."""
    cards = card_set(file)
    return Printed(
        kinds={card.kind: _card(card) for card in [*cards.relics, *cards.green]},
        kind_of={card.id: card.kind for card in cards.relics},
        professors={card.region: card.need for card in cards.professors},
    )


def _card(card: SmallCard) -> PrintedCard:
    match card:
        case Relic():
            return PrintedCard("rubble" if card.rubble else "relic", card.region, vp=card.vp)
        case Expertise():
            return PrintedCard("expertise", card.region, card.value, (card.weeks,))
        case GeneralKnowledge():
            return PrintedCard("general_knowledge", books=card.value, weeks=(card.weeks,))
        case Congress():
            return PrintedCard("congress", weeks=(card.weeks,))
        case ActionCard():
            weeks = (card.take_weeks,)
            return PrintedCard(card.action, card.region, weeks=weeks, play_weeks=card.play_weeks)
        case Exhibition():
            sets = tuple([RelicSet(region, count) for region, count in card.req])
            return PrintedCard("exhibition", weeks=card.weeks, vp=card.vp, sets=sets)
        case Museum():
            return PrintedCard("museum", weeks=(card.weeks,), vp=card.vp, relics=card.relics)
    raise TypeError(card)
