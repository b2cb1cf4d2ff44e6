"""A survey on stage, with real motion: area by area, and what is left stays to be seen."""

from __future__ import annotations

from collections.abc import Callable

from positions import moves, stage
from visitor import Visitor

Visit = Callable[..., Visitor]
AREAS = """[
  [...page.querySelectorAll(".area.surveyed")].map(area => area.dataset.piece),
  [...page.querySelectorAll(".region .laid")].map(card => Number(getComputedStyle(card).opacity)),
]"""

EXHIBITED = """[...page.querySelectorAll(".wing.exhibited")].map(wing =>
  [...wing.classList].find(name => !["wing", "exhibited"].includes(name)))"""


def test_a_survey_goes_area_by_area_and_no_card_that_is_left_has_faded(visit: Visit) -> None:
    """A card that fades lent its element to the next one, which could hardly be seen."""
    visitor = visit(motion="no-preference")
    visitor.choose_settings(speed="fast", pace="instant")
    visitor.set_up("mykerinos", "me", "bot:porter", "bot:porter")
    assert visitor.my_turn()
    move = next(
        move
        for move in moves("mykerinos", 3, 2)
        if {"card_taken", "area_ranked"} <= {told["record"]["type"] for told in move[1]["events"]}
    )
    seen = stage(visitor, move, AREAS)
    ranked = [
        f"area:{told['record']['area']}"
        for told in move[1]["events"]
        if told["record"]["type"] == "area_ranked"
    ]
    shown = [area for found, _ in seen for area in found[0]]
    assert [area for area in dict.fromkeys(shown) if area in ranked] == ranked
    left = seen[-1][0][1]
    assert len(left) == len(move[1]["public"]["region"])
    assert min(left) > 0.5


def test_the_exhibition_at_the_end_goes_wing_by_wing_with_its_sentence(visit: Visit) -> None:
    visitor = visit(motion="no-preference")
    visitor.choose_settings(speed="fast", pace="instant")
    visitor.set_up("mykerinos", "me", "bot:porter", "bot:porter")
    assert visitor.my_turn()
    *_, (before, after) = moves("mykerinos", 3, 2)
    wings = [told for told in after["events"] if told["record"]["type"] == "wing_scored"]
    counted = [told for told in wings if told["record"]["cards"]]
    seen = stage(visitor, (before, after | {"actor": 1}), EXHIBITED)  # no result of this match yet
    for told in counted:
        assert any(
            told["text"] in news for wing, news in seen if wing == [told["record"]["patron"]]
        )
    shown = [wing[0] for wing, _ in seen if wing]
    order = [told["record"]["patron"] for told in counted]
    assert list(dict.fromkeys(shown)) == list(dict.fromkeys(order))
    assert len(order) > 3
