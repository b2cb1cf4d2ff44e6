"""The room cards as typed records, and what a card file must hold to be played with."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Literal, get_args

import msgspec

from digsite.core.cards import CardFile, Status, checked
from digsite.core.errors import BadCards

Colour = Literal["green", "yellow", "red"]
Centre = Literal["empty", "amulet", "mummy", "werewolf", "frank"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
CENTRES: tuple[Centre, ...] = get_args(Centre)
GUARDIANS = CENTRES[2:]

BACKS = {"green": 24, "yellow": 18, "red": 12}
GUARDIANS_PER_COLOUR = 6
TYPES = 6
TOKENS = 12


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card: its back, the treasures at the bottom of its front, and the centre."""

    id: str
    kind: str
    colour: str
    treasure: str
    count: int
    centre: str


class Statuses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where each fact of the file comes from."""

    colour: Status  # how many cards of each colour there are
    guardians: Status  # how many of each colour show a guardian
    tokens: Status
    treasure: Status  # which card shows which treasure
    count: Status
    centre: Status
    treasures: dict[str, Status]  # the names of the treasures


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card file as the rules need it; a plain sentence may stand for the statuses."""

    name: str
    status: Statuses | str
    cards: tuple[Room, ...]
    sourced: str = ""
    reconstructed: str = ""
    tokens: int = TOKENS
    treasures: tuple[str, ...] = ("chest", "vase", "cup", "sceptre", "mask", "ring")


def kind_text(colour: str, treasure: str, count: int, centre: str) -> str:
    """The name of a kind of card, such as `green:chest:2:mummy`."""
    return f"{colour}:{treasure}:{count}:{centre}"


def read_deck(file: CardFile) -> Deck:
    """The deck of a card file (`BadCards` with the place if it is not one)."""
    deck = checked(file, Deck)
    _check_header(file, deck)
    for number, card in enumerate(deck.cards):
        _check_card(file, deck, number, card)
    _check_ids(file, deck)
    _check_colours(file, deck)
    return deck


def slots(deck: Deck) -> tuple[Room, ...]:
    """The cards in the order the rules number them: equal ones side by side."""

    def place(card: Room) -> tuple[int, int, int, int]:
        return (
            COLOURS.index(card.colour),
            deck.treasures.index(card.treasure),
            card.count,
            CENTRES.index(card.centre),
        )

    return tuple(sorted(deck.cards, key=place))


def _check_header(file: CardFile, deck: Deck) -> None:
    if not deck.name.strip():
        raise BadCards(file.path, "name", "a card file needs a name that is not blank")
    if deck.tokens != TOKENS:
        reason = f"there are {TOKENS} score tokens, two per player colour, not {deck.tokens}"
        raise BadCards(file.path, "tokens", reason)
    if len(set(deck.treasures)) != TYPES or len(deck.treasures) != TYPES:
        raise BadCards(file.path, "treasures", f"there are {TYPES} different types of treasure")
    for number, name in enumerate(deck.treasures):
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name):
            reason = f"a treasure is named in small letters, not {name!r}"
            raise BadCards(file.path, f"treasures[{number}]", reason)


def _check_card(file: CardFile, deck: Deck, number: int, card: Room) -> None:
    kind = kind_text(card.colour, card.treasure, card.count, card.centre)
    wrong = ""
    if not card.id.strip():
        wrong, reason = "id", "a card needs an id that is not blank"
    elif card.colour not in COLOURS:
        wrong, reason = "colour", f"a back is {_listed(COLOURS)}, not {card.colour!r}"
    elif card.treasure not in deck.treasures:
        wrong, reason = "treasure", f"is one of {_listed(deck.treasures)}, not {card.treasure!r}"
    elif not 1 <= card.count <= 3:
        wrong, reason = "count", f"a card shows 1 to 3 treasures, not {card.count}"
    elif card.centre not in CENTRES:
        wrong, reason = "centre", f"is one of {_listed(CENTRES)}, not {card.centre!r}"
    elif card.kind != kind:
        wrong, reason = "kind", f"the kind of this card is {kind}, not {card.kind!r}"
    if wrong:
        raise BadCards(file.path, f"cards[{number}].{wrong} ({card.id})", reason)


def _check_ids(file: CardFile, deck: Deck) -> None:
    first: dict[str, int] = {}
    for number, card in enumerate(deck.cards):
        if card.id in first:
            reason = f"this id is already that of cards[{first[card.id]}]"
            raise BadCards(file.path, f"cards[{number}].id ({card.id})", reason)
        first[card.id] = number


def _check_colours(file: CardFile, deck: Deck) -> None:
    backs = Counter(card.colour for card in deck.cards)
    guarded = Counter(card.colour for card in deck.cards if card.centre in GUARDIANS)
    riches = {
        colour: sum(card.count for card in deck.cards if card.colour == colour)
        for colour in COLOURS
    }
    for colour, cards in BACKS.items():
        if backs[colour] != cards:
            reason = f"there are {cards} {colour} cards, not {backs[colour]} (LNR-003)"
            raise BadCards(file.path, "cards", reason)
        if guarded[colour] != GUARDIANS_PER_COLOUR:
            reason = (
                f"{GUARDIANS_PER_COLOUR} of the {colour} cards show a guardian, "
                f"not {guarded[colour]} (LNR-044)"
            )
            raise BadCards(file.path, "cards", reason)
    for safer, riskier in pairwise(COLOURS):
        if riches[safer] * BACKS[riskier] >= riches[riskier] * BACKS[safer]:
            reason = f"{riskier} cards hold more treasure on average than {safer} ones (LNR-045)"
            raise BadCards(file.path, "cards", reason)


def _listed(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])} or {names[-1]}"
