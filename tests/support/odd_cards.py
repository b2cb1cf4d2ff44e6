"""Card files nobody prints but a game must bear: found by changing numbers in the shipped one."""

from __future__ import annotations

import json
from typing import Any

from digsite.core.cards import CardFile, card_file
from digsite.core.dice import Dice
from digsite.core.errors import BadCards
from digsite.core.game import Game

from .parts import parts

ODDITIES = parts("oddities")


def odd_cards(game: Game[Any], dice: Dice) -> CardFile:
    """A changed card file that the game still accepts."""
    for _ in range(20):
        data = json.loads(game.cards().compact())
        data["name"] = "odd"
        if game.key in ODDITIES:
            ODDITIES[game.key].change_cards(data, dice)
        file = card_file(json.dumps(data), "odd.json")
        try:
            game.check_cards(file)
        except BadCards:
            continue
        return file
    return game.cards()
