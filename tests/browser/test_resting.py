"""What is told stays: a pointer that rests asks for nothing, and a reload tells the same again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.titles import some_box
from turns import TURNS
from visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
COVERED = """() => {
  const preview = document.querySelector(".previewing").getBoundingClientRect();
  const under = document.elementFromPoint(preview.x + 40, preview.bottom - 4);
  return Boolean(under.closest(".board"));
}"""


@pytest.mark.parametrize("game", sorted(TURNS))
def test_a_pointer_that_rests_after_a_choice_asks_for_no_preview(visit: Visit, game: str) -> None:
    """It hid what the others did, points lost included, until the pointer was moved away."""
    visitor = visit()
    visitor.set_up(game, "me", "bot:porter", "bot:porter")
    assert visitor.my_turn()
    place = visitor.page.locator("[data-aim=offered]").first
    before = visitor.version()
    place.click()
    visitor.agree(before)
    told = visitor.news()
    visitor.page.wait_for_timeout(400)  # in which it would be asked for
    assert visitor.page.locator(".previewing").count() == 0
    visitor.page.locator("[data-aim=offered]").last.hover()
    visitor.page.wait_for_selector(".previewing")
    assert visitor.page.locator(".prompt .news").inner_text() == told
    assert visitor.page.evaluate(COVERED)  # what lies under a preview can be chosen


def test_who_else_has_acted_is_in_sight_however_long_the_news_is(visit: Visit) -> None:
    """The second line of a phone's banner was cut, and with it the sign at its end."""
    visitor = visit(size=PHONE)
    visitor.set_up(some_box(), "me", "bot:porter", "bot:porter")
    visitor.news()
    visitor.page.evaluate("""async () => {
      const bar = document.querySelector("prompt-bar");
      bar.news = "−5 points for you. Somebody awakens the guardians of Guest, who loses it all.";
      bar.unsaid = [2];
      await bar.updateComplete;
    }""")
    sign = visitor.page.locator(".prompt .others .seat-mark")
    assert visitor.in_sight(sign)
    assert visitor.page.evaluate("""() => {
      const [sign, bar] = [".others .seat-mark", ".news"].map(
        part => document.querySelector(`.prompt ${part}`).getBoundingClientRect());
      return sign.bottom <= bar.bottom + 1 && sign.right <= bar.right + 1;
    }""")


@pytest.mark.parametrize("game", sorted(TURNS))
def test_after_a_reload_the_banner_tells_what_it_told_before(visit: Visit, game: str) -> None:
    """It chose other sentences: what each had cost and who had decided was not known."""
    visitor = visit()
    visitor.set_up(game, "me", "bot:porter", "bot:porter")
    told = []
    for _ in range(5):
        assert visitor.my_turn()
        TURNS[game](visitor)
        told.append(visitor.news())
        visitor.page.reload()
        assert visitor.news() == told[-1]
    assert any(told)
