"""Card files of people's own: how large they may be, and whether they fit the game."""

from __future__ import annotations

import msgspec

from digsite.core.cards import CardFile, card_file
from digsite.core.errors import BadInput
from digsite.core.game import AnyGame
from digsite.core.typed import Plain

LARGEST_CARDS = 200_000  # characters


def cards_for(game: AnyGame, own: bytes | None) -> CardFile:
    """The cards to play with: the game's, or one's own (`BadInput`)."""
    if own is None:
        return game.cards()
    if len(own) > LARGEST_CARDS:
        raise BadInput(f"a card file has at most {LARGEST_CARDS} characters")
    cards = card_file(own.decode(), "cards")
    game.check_cards(cards)
    return cards


def card_bytes(cards: Plain) -> bytes:
    """A card file as it is stored."""
    try:
        return msgspec.json.encode(cards)
    except (ValueError, TypeError, RecursionError):
        raise BadInput("the cards cannot be written as JSON") from None
