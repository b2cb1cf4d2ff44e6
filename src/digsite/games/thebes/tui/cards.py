"""The cards of Thebes in a terminal: what is printed on them, and their short names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from digsite.tui.scene import SceneOf

from .. import printed
from ..constants import Region
from ..events import Professor
from ..printed import CardType, PrintedCard
from ..views import Private, Public

Scene = SceneOf[Public, Private]

REGIONS: Final[tuple[Region, ...]] = ("mesopotamia", "crete", "egypt", "greece")


def name(scene: Scene, kind: str) -> str:
    """A card in few words; the sets of an exhibition as the letters of their regions."""
    card, word = of_kind(scene, kind), scene.voice.word
    if card.type == "exhibition":
        return " ".join([f"{word('letter', each.region)}{each.relics}" for each in card.sets])
    if card.play_weeks and card.region:
        return f"{word('card', card.type)}, {word('short', card.region)}"
    if card.type == "museum":
        return scene.voice.say("board-museum", relics=card.relics)
    return str(word("kind", kind))


def price(scene: Scene, weeks: Sequence[int]) -> str:
    """Weeks in few signs: `9/5/3 wk`."""
    return scene.voice.say("board-price", weeks="/".join([str(number) for number in weeks]))


def need(scene: Scene, professor: Professor) -> int:
    """The points of knowledge a professor asks for."""
    return _box(scene).professors[professor]


def of_kind(scene: Scene, kind: str) -> PrintedCard:
    """What is printed on the cards of a kind."""
    return _box(scene).kinds[kind]


def of_card(scene: Scene, card: str) -> PrintedCard:
    """What is printed on one card of a site."""
    return of_kind(scene, _box(scene).kind_of[card])


def are(scene: Scene, kinds: dict[str, int], *types: CardType) -> dict[str, int]:
    """Those of some counted cards that are of these types."""
    return {kind: n for kind, n in kinds.items() if of_kind(scene, kind).type in types}


def _box(scene: Scene) -> printed.Printed:
    return printed.printed(scene.cards)
