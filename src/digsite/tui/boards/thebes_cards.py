"""The cards of Thebes in a terminal: what is printed on them, and their short names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from digsite.games import load
from digsite.games.thebes.cards import (
    ActionCard,
    CardSet,
    Exhibition,
    Museum,
    SmallCard,
    card_set,
)

from ..scene import Scene

REGIONS: Final = ("mesopotamia", "crete", "egypt", "greece")


def name(scene: Scene, kind: str) -> str:
    """A card in few words; the sets of an exhibition as the letters of their regions."""
    card, word = printed(kind), scene.voice.word
    if isinstance(card, Exhibition):
        sets = [f"{word('letter', region)}{count}" for region, count in card.req]
        return " ".join(sets)
    if isinstance(card, ActionCard) and card.region:
        return f"{word('card', card.action)}, {word('short', card.region)}"
    if isinstance(card, Museum):
        return scene.voice.say("board-museum", relics=card.relics)
    return str(word("kind", kind))


def weeks_to_take(kind: str) -> tuple[int, ...]:
    """The weeks one pays for a card: one number, or one for each set of an exhibition."""
    card = printed(kind)
    match card:
        case ActionCard():
            return (card.take_weeks,)
        case Exhibition():
            return card.weeks
    return (getattr(card, "weeks", 0),) if card is not None else ()


def weeks_to_play(kind: str) -> int:
    card = printed(kind)
    return card.play_weeks if isinstance(card, ActionCard) else 0


def price(scene: Scene, weeks: Sequence[int]) -> str:
    """Weeks in few signs: `9/5/3 wk`."""
    return scene.voice.say("board-price", weeks="/".join([str(number) for number in weeks]))


def vp(kind: str) -> int | None:
    """The points of an exhibition or a museum."""
    card = printed(kind)
    return card.vp if isinstance(card, Exhibition | Museum) else None


def need(professor: str) -> int:
    """The points of knowledge a professor asks for."""
    return next(card.need for card in _box().professors if card.region == professor)


def dig_row(knowledge: int) -> tuple[int, ...]:
    """The cards a dig of 1 to 12 weeks draws."""
    return _box().dig_table[str(min(knowledge, 12))] if knowledge else (0,) * 12


def worth(card: str) -> int:
    """The points of a relic, by its kind or its id; rubble has none."""
    parts = card.partition("/")[0].split(":")
    return int(parts[2]) if parts[0] == "relic" else 0


def region_of(card: str) -> str:
    """The region of a relic or of rubble, by its kind or its id."""
    return card.partition("/")[0].split(":")[1]


def printed(kind: str) -> SmallCard | None:
    """What is printed on the cards of a kind."""
    return _kinds().get(kind)


# The sight of a table does not say what is printed on its cards: these are the shipped ones.
@cache
def _box() -> CardSet:
    return card_set(load("thebes").cards())


@cache
def _kinds() -> dict[str, SmallCard]:
    return {card.kind: card for card in _box().small_cards}
