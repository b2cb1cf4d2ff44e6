"""A card file as long as it may be, with as many groups as fit."""

from __future__ import annotations

import json
from contextlib import suppress

from support.growth import cost

from digsite.core.cards import card_file
from digsite.core.errors import BadCards
from digsite.games import load
from digsite.service.matches.own_cards import LARGEST_CARDS


def test_the_box_finds_the_group_of_every_card_without_looking_at_all_groups() -> None:
    """As many groups as fit, each of them real: once this took 58 times as long as to read it."""
    game = load("thebes")
    data = json.loads(json.dumps(game.cards().data))
    split = ("congress", "museum", "exhibition", "expertise")
    for place, card in enumerate(data["small_cards"]):
        if card["type"] in split and place % 2:  # there are at most 64 kinds
            kind = f"{card['kind']}:{place}"
            card["kind"] = kind + ":a" * ((48 - len(kind)) // 2)
            card["id"] = f"{card['kind']}/1"
            facts = dict.fromkeys(["count", "weeks", "vp", "value", "region", "req"], "sourced")
            parts = card["kind"].split(":")
            for upto in range(1, len(parts) + 1):
                data["status"].setdefault(":".join(parts[:upto]), facts)
    text = json.dumps(data)
    assert len(text) > LARGEST_CARDS // 3
    file = card_file(text, "cards")
    reading = cost(lambda: json.loads(text))

    def check() -> None:
        with suppress(BadCards):
            game.check_cards(file)

    assert cost(check) < 25 * reading
