"""The card file of Mykerinos as typed records, and what makes one unfit."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

import msgspec

from digsite.core.cards import CardFile, Status, checked
from digsite.core.errors import BadCards

from .constants import CARDS

Patron = Literal["violet", "lemon", "brown", "blackmore", "tangerine"]
CardId = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9]+(-[A-Za-z0-9]+)*\Z", max_length=16)]
CELLS = "abcdef"  # a b / c d / e f


class CardStatus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where facts about one card come from, if not from where the others come."""

    patron: Status | None = None
    prestige: Status | None = None
    pyramids: Status | None = None


class ListStatus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the facts of a card list come from."""

    count: Status
    patron: Status
    prestige: Status
    pyramids: Status


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card: a parcel with its pyramids and its prestige, and a patron on the back."""

    id: CardId
    patron: Patron | None
    prestige: Literal[0, 2, 3, 5]
    pyramids: Annotated[str, msgspec.Meta(pattern=r"\A[a-f]{0,6}\Z")]
    status: CardStatus = CardStatus()


class CardList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole card file."""

    name: Annotated[str, msgspec.Meta(pattern=r"\A[^\s]+\Z", max_length=80)]
    status: ListStatus
    cards: tuple[Card, ...]
    about: str = ""


def read_cards(file: CardFile) -> tuple[Card, ...]:
    """The cards of a file, or `BadCards` with the place that does not fit the game."""
    cards = checked(file, CardList).cards
    if len(cards) != CARDS:
        raise BadCards(file.path, "cards", f"there are {len(cards)} cards instead of {CARDS}")
    seen: dict[str, int] = {}
    without_patron: int | None = None
    for place, card in enumerate(cards):
        if card.id in seen:
            raise _bad(
                file, cards, place, "id", f"the id is already used by cards[{seen[card.id]}]"
            )
        seen[card.id] = place
        twice = [cell for cell, count in Counter(card.pyramids).items() if count > 1]
        if twice:
            raise _bad(file, cards, place, "pyramids", f"the cell {twice[0]} is named twice")
        if card.patron is None:
            if without_patron is not None:
                other = cards[without_patron].id
                raise _bad(
                    file,
                    cards,
                    place,
                    "patron",
                    f"only one card has no patron, and {other} has none",
                )
            without_patron = place
            if card.prestige != 5:
                raise _bad(
                    file, cards, place, "prestige", "the card without patron is worth 5 (MYK-102)"
                )
    if without_patron is None:
        raise BadCards(file.path, "cards", "one card must have no patron (null)")
    return cards


def pyramid_cells(card: Card, turned: bool) -> int:
    """The pyramids of a card in the first slot, as a set of cells of the region."""
    places = [CELLS.index(cell) for cell in card.pyramids]
    return sum(1 << (8 * (p // 2) + p % 2) for p in ([5 - p for p in places] if turned else places))


def numbers_of(cards: tuple[Card, ...], patron: str | None) -> int:
    """The cards of a patron, or of none, as a set of their numbers."""
    return sum(1 << number for number, card in enumerate(cards) if card.patron == patron)


def _bad(file: CardFile, cards: tuple[Card, ...], place: int, field: str, reason: str) -> BadCards:
    return BadCards(file.path, f"cards[{place}].{field} ({cards[place].id})", reason)
