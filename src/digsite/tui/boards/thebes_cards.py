"""The cards of Thebes in a terminal: what is printed on them, and their short names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from digsite.core.cards import CardFile
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
    card, word = printed(scene, kind), scene.voice.word
    if isinstance(card, Exhibition):
        sets = [f"{word('letter', region)}{count}" for region, count in card.req]
        return " ".join(sets)
    if isinstance(card, ActionCard) and card.region:
        return f"{word('card', card.action)}, {word('short', card.region)}"
    if isinstance(card, Museum):
        return scene.voice.say("board-museum", relics=card.relics)
    return str(word("kind", kind))


def weeks_to_take(scene: Scene, kind: str) -> tuple[int, ...]:
    """The weeks one pays for a card: one number, or one for each set of an exhibition."""
    card = printed(scene, kind)
    match card:
        case ActionCard():
            return (card.take_weeks,)
        case Exhibition():
            return card.weeks
    return (getattr(card, "weeks", 0),) if card is not None else ()


def weeks_to_play(scene: Scene, kind: str) -> int:
    card = printed(scene, kind)
    return card.play_weeks if isinstance(card, ActionCard) else 0


def price(scene: Scene, weeks: Sequence[int]) -> str:
    """Weeks in few signs: `9/5/3 wk`."""
    return scene.voice.say("board-price", weeks="/".join([str(number) for number in weeks]))


def vp(scene: Scene, kind: str) -> int | None:
    """The points of an exhibition or a museum."""
    card = printed(scene, kind)
    return card.vp if isinstance(card, Exhibition | Museum) else None


def need(scene: Scene, professor: str) -> int:
    """The points of knowledge a professor asks for."""
    return next(card.need for card in _box(scene).professors if card.region == professor)


def dig_row(scene: Scene, knowledge: int) -> tuple[int, ...]:
    """The cards a dig of 1 to 12 weeks draws."""
    table = _box(scene).dig_table
    return table[str(min(knowledge, 12))] if knowledge else (0,) * 12


def worth(card: str) -> int:
    """The points of a relic, by its kind or its id; rubble has none."""
    parts = card.partition("/")[0].split(":")
    return int(parts[2]) if parts[0] == "relic" else 0


def region_of(card: str) -> str:
    """The region of a relic or of rubble, by its kind or its id."""
    return card.partition("/")[0].split(":")[1]


def printed(scene: Scene, kind: str) -> SmallCard | None:
    """What is printed on the cards of a kind."""
    return _kinds(_Same(scene.cards)).get(kind)


class _Same:
    """A card file that equals only itself, so that reading it once is enough."""

    def __init__(self, file: CardFile) -> None:
        self.file = file

    def __hash__(self) -> int:
        return id(self.file)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.file is self.file


def _box(scene: Scene) -> CardSet:
    return _read(_Same(scene.cards))


@lru_cache(maxsize=8)
def _read(cards: _Same) -> CardSet:
    return card_set(cards.file)


@lru_cache(maxsize=8)
def _kinds(cards: _Same) -> dict[str, SmallCard]:
    return {card.kind: card for card in _read(cards).small_cards}
