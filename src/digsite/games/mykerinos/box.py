"""What the rules need of a card file and the options, made once for each game."""

from __future__ import annotations

from digsite.core.records import Options

from .cards import Card, numbers_of, pyramid_cells
from .constants import PATRONS


class Box:
    """The cards by number as plain arrays; `cards` and `options` themselves for the edge."""

    shapes: list[int]  # of 2 * card + turned: the pyramids, as cells of the first slot
    prestige: list[int]
    of_patron: list[int]  # the cards of each patron, and of none
    patron_of: list[int]  # of each card; NO_PATRON for none
    violet_from_empty_stock: bool
    keep_neutral_cubes: bool
    decline_cards: bool
    third_takes_both: bool
    cards: tuple[Card, ...]
    options: Options
    numbers: dict[str, int]

    def __init__(self, cards: tuple[Card, ...], options: Options) -> None:
        self.shapes = [pyramid_cells(card, turned) for card in cards for turned in (False, True)]
        self.prestige = [card.prestige for card in cards]
        self.of_patron = [numbers_of(cards, patron) for patron in (*PATRONS, None)]
        names = (*PATRONS, None)
        self.patron_of = [names.index(card.patron) for card in cards]
        self.violet_from_empty_stock = options["violet_from_empty_stock"]
        self.keep_neutral_cubes = options["keep_neutral_cubes"]
        self.decline_cards = options["decline_cards"]
        self.third_takes_both = options["third_takes_both"]
        self.cards = cards
        self.options = options
        self.numbers = {card.id: number for number, card in enumerate(cards)}
