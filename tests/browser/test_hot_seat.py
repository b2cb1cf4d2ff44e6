"""Two people at one screen: between their turns nothing can be seen, reached or heard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from turns import TURNS
from visitor import ASKED, PHONE, Visitor

Visit = Callable[..., Visitor]
HANDED = 3
COVERED = """() => [1, 3, 5, 7, 9].every(x => [1, 3, 5, 7, 9].every(y =>
  document.elementFromPoint(innerWidth * x / 10, innerHeight * y / 10).closest(".curtain")))"""
REACHED = "() => document.activeElement.closest('.curtain') !== null"
HEARD = """() => [...document.querySelectorAll(".match > *")].filter(part => !part.inert
  && part.localName !== "curtain-cloth" && part.textContent.trim()).map(part => part.className)"""
WHISPER = "what only the one before was told"
TELL = "said => { document.querySelector('match-page').news = said; }"
SHOWN = "() => document.querySelector('.board > *').sight.seat"


@pytest.mark.parametrize("game", sorted(TURNS))
def test_a_curtain_hides_the_table_until_the_next_one_is_ready(visit: Visit, game: str) -> None:
    visitor = visit(size=PHONE)
    visitor.set_up(game, "me", "hotseat")
    handed = 0
    while handed < HANDED:
        visitor.page.wait_for_selector(f".curtain, {ASKED}", state="attached")
        between = visitor.page.locator(".curtain").count()
        if between:
            handed += 1
            assert visitor.page.evaluate(COVERED)
            visitor.page.keyboard.press("Tab")
            visitor.page.keyboard.press("Shift+Tab")
            assert visitor.page.evaluate(REACHED)
            assert visitor.page.evaluate(HEARD) == []
            visitor.page.locator(".curtain button").click()
        assert visitor.my_turn()
        assert visitor.page.evaluate(SHOWN) == visitor.sights()[-1]["actor"]
        if between:
            assert WHISPER not in visitor.page.locator("prompt-bar").inner_text()
        visitor.news()
        visitor.page.evaluate(TELL, WHISPER)
        TURNS[game](visitor)
