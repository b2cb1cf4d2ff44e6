"""Bots of the arena as they are named on the command line."""

from __future__ import annotations

import msgspec
import pytest

from digsite.bots import Budget, settings_for
from digsite.bots.arena import entrant
from digsite.core.errors import BadInput
from digsite.games import load


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("professor:2000", Budget(iterations=2000)),
        ("professor:1s", Budget(seconds=1.0)),
        ("curator:0.25s", Budget(seconds=0.25)),
    ],
)
def test_a_bot_may_have_a_budget_of_its_own(text: str, budget: Budget) -> None:
    assert entrant(text, Budget(iterations=5)).budget == budget
    assert entrant(text).name == text


def test_without_one_it_gets_the_usual_budget_and_then_that_of_the_ladder() -> None:
    assert entrant("curator", Budget(iterations=70)).name == "curator:70"
    assert entrant("curator").budget == entrant("curator").rung.budget
    assert entrant("apprentice", Budget(iterations=70)).name == "apprentice"


def test_its_search_may_differ_from_that_of_the_game(title: str) -> None:
    usual, changed = entrant("professor:10"), entrant("professor:10:horizon=3:rivals=false")
    assert changed.name == "professor:10:horizon=3:rivals=false"
    before, after = settings_for(load(title), usual.rung), settings_for(load(title), changed.rung)
    assert after == msgspec.structs.replace(before, horizon=3, rivals=False)


def test_journals_from_before_such_changes_are_still_those_of_their_campaign() -> None:
    assert "tuned" not in msgspec.to_builtins(entrant("professor:10"))["rung"]


@pytest.mark.parametrize(
    "text",
    [
        "nobody",
        "professor:",
        "professor:x",
        "professor:-1s",
        "professor:0",
        "professor:10:20",
        "professor:10:horizon=far",
        "professor:10:horizont=8",
        "professor:10:horizon=0.5",
        "apprentice:5",
        "apprentice:horizon=8",
    ],
)
def test_what_cannot_be_understood_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        entrant(text)
