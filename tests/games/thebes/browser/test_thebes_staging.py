"""A dig on stage, with real motion: card by card, and the banner never ahead of the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from positions import moves, stage
from visitor import Visitor

Visit = Callable[..., Visitor]
Move = tuple[dict[str, Any], dict[str, Any]]
FINDS = """[
  page.querySelectorAll(".unearthed .finds > *").length,
  page.querySelector(".unearthed .sum")?.textContent ?? "",
]"""


@pytest.fixture
def table(visit: Visit) -> Callable[[str], Visitor]:
    def make(speed: str) -> Visitor:
        visitor = visit(motion="no-preference")
        visitor.choose_settings(speed=speed, pace="instant")
        visitor.set_up("thebes", "me", "bot:porter", "bot:porter")
        assert visitor.my_turn()
        return visitor

    return make


def a_dig() -> Move:
    """Somebody digs up two relics and some rubble."""
    return next(
        move
        for move in moves("thebes", 3, 3)
        if _kinds(move).count("relic_found") == 2 and "rubble_found" in _kinds(move)
    )


def test_a_dig_goes_card_by_card_with_its_sum_and_the_banner_follows(
    table: Callable[[str], Visitor],
) -> None:
    visitor, move = table("fast"), a_dig()
    visitor.page.mouse.click(700, 560)  # beside everything: this skips nothing that is to come
    seen = stage(visitor, move, FINDS)
    cards = [found[0] for found, _ in seen]
    drawn = [kind for kind in _kinds(move) if kind in ("relic_found", "rubble_found")]
    assert [n for n, _ in _changes(cards) if n] == list(range(1, len(drawn) + 1))
    assert cards[-1] == 0
    total = sum(told["record"].get("vp", 0) for told in move[1]["events"])
    assert [found[1] for found, _ in seen if found[1]][-1] == f"+{total}"
    turned = 0
    for told in move[1]["events"]:
        turned += told["record"]["type"] in ("relic_found", "rubble_found")
        if told["record"]["type"] == "relic_found":
            first = next(found[0] for found, news in seen if told["text"].strip() in news)
            assert first >= turned


def test_at_once_nothing_is_staged(table: Callable[[str], Visitor]) -> None:
    seen = stage(table("instant"), a_dig(), FINDS)
    assert {found[0] for found, _ in seen} == {0}


def _kinds(move: Move) -> list[str]:
    return [told["record"]["type"] for told in move[1]["events"]]


def _changes(numbers: list[int]) -> list[tuple[int, int]]:
    """Each number when it comes up, with the one before."""
    pairs = zip(numbers, [-1, *numbers], strict=False)
    return [(now, before) for now, before in pairs if now != before]
