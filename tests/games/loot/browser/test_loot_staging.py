"""An awakening on stage, with real motion: the verdict comes when the last card is turned."""

from __future__ import annotations

from collections.abc import Callable

from positions import moves, stage
from visitor import Visitor

Visit = Callable[..., Visitor]
TURNED = """[
  page.querySelectorAll(".drama .slot").length,
  page.querySelectorAll(".drama .slot .front, .drama .slot .room.front").length,
  page.querySelector(".prompt .ask").textContent.trim(),
]"""


def test_the_banner_tells_an_awakening_when_its_last_card_is_turned(visit: Visit) -> None:
    visitor = visit(motion="no-preference")
    visitor.choose_settings(speed="fast", pace="instant")
    visitor.set_up("loot", "me", "bot:porter", "bot:porter")
    assert visitor.my_turn()
    move, told = next(
        (move, told)
        for seed in range(9)
        for move in moves("loot", 3, seed)
        for told in move[1]["events"]
        if told["record"]["type"] == "awakened" and len(told["record"]["cards"]) > 2
    )
    cards = len(told["record"]["cards"])
    seen = stage(visitor, move, TURNED)
    asked = {found[2] for found, _ in seen if found[0] > 0}
    assert not asked.intersection({move[0]["prompt"]["text"]})  # the old question is answered
    turned = [found[1] for found, _ in seen if found[0] == cards]
    assert sorted(set(turned)) == list(range(cards + 1))
    assert turned == sorted(turned)
    during = [news for found, news in seen if found[0] > 0 and found[1] < cards]
    assert not any(told["text"] in news for news in during)
    assert any(told["text"] in news for _, news in seen)
