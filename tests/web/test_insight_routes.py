"""Hints with a reason and what wins in figures, in the language of who asks."""

from __future__ import annotations

from typing import Any

import pytest
from house import House
from support.titles import boxes, some_box

from digsite.bots.insight import Reason
from digsite.bots.instead import Instead
from digsite.games import load
from digsite.service import bots_at_table
from digsite.text import prompt_clauses, voice

HOT_SEAT = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]


@pytest.mark.parametrize(
    ("language", "would"), [("en", "would"), ("fr", "coûterait"), ("es", "costaría")]
)
def test_a_hint_says_what_another_choice_would_cost(
    house: House, monkeypatch: pytest.MonkeyPatch, language: str, would: str
) -> None:
    game = load(some_box())

    def sure(game: Any, veiled: Any, thoughts: Any, *_: Any) -> Instead:
        action = game.action(veiled, thoughts.candidates[-1].decision)
        return Instead(action, {}, Reason(game.sources[0], 4.2))

    monkeypatch.setattr(bots_at_table, "instead_of", sure)
    anna = house.guest("Anna", language)
    match = anna.set_up(game.key, HOT_SEAT, hints=True)
    asked = anna.get(f"/matches/{match}/sight")["prompt"]["key"]
    told = anna.post(f"/matches/{match}/hint", {"seconds": 0.1})
    assert would in told["why"]
    assert "4 " in told["why"]
    assert told["clause"] == prompt_clauses(game.key).get(asked)
    assert sum(told["wins"]) == pytest.approx(1)


def test_a_hint_that_is_not_sure_gives_no_reason(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_at_table, "instead_of", lambda *_: None)
    anna = house.guest("Anna")
    match = anna.set_up(some_box(), HOT_SEAT, hints=True)
    told = anna.post(f"/matches/{match}/hint", {"seconds": 0.1})
    assert (told["why"], told["clause"]) == (None, None)


@pytest.mark.parametrize("key", boxes())
def test_what_wins_is_told_for_every_number_of_players_and_linked_from_the_rules(
    house: House, key: str
) -> None:
    anna = house.guest("Anna", "fr")
    assert anna.get(f"/rules/{key}")["studied"] is True
    for seats in load(key).seats:
        told = anna.get(f"/study/{key}?seats={seats}")
        assert told["choices"] == list(load(key).seats)
        assert voice("fr", key).source(load(key).sources[0]) in str(told["page"]["tables"])
    anna.get(f"/study/{key}?seats=9", 404)


def test_a_game_without_figures_has_no_page_of_what_wins(house: House) -> None:
    anna = house.guest("Anna")
    anna.get("/study/scarab", 404)
    anna.get("/study/nothing", 404)
