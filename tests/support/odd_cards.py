"""Card files nobody prints but a game must bear: found by changing numbers in the shipped one."""

from __future__ import annotations

import json
from typing import Any

from digsite.core.cards import CardFile, card_file
from digsite.core.dice import Dice
from digsite.core.errors import BadCards
from digsite.core.game import Game


def odd_cards(game: Game[Any], dice: Dice) -> CardFile:
    """A changed card file that the game still accepts."""
    for _ in range(20):
        data = json.loads(game.cards().compact())
        data["name"] = "odd"
        _change(game.key, data, dice)
        file = card_file(json.dumps(data), "odd.json")
        try:
            game.check_cards(file)
        except BadCards:
            continue
        return file
    return game.cards()


def _change(key: str, data: dict[str, Any], dice: Dice) -> None:
    if key == "mykerinos":
        share = [0, 1, 2, 3, 4, 5, 5, 6][dice.below(8)]  # pyramids in six spaces, about
        for card in data["cards"]:
            card["pyramids"] = "".join(cell for cell in "abcdef" if dice.below(6) < share)
    elif key == "thebes":
        scale = dice.below(4)
        for card in data.get("small_cards", []):
            for field in ("weeks", "takeWeeks", "playWeeks"):
                if isinstance(card.get(field), int):
                    card[field] = max(0, card[field] + dice.below(3) - 1)
            if card.get("type") == "museum" and scale:
                card["relics"] = 1 + dice.below(6)
    elif key == "loot":
        for card in data["cards"]:
            card["count"] = 1 + dice.below(3)
