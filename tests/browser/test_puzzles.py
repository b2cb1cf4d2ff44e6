"""Puzzles in a real browser: chosen at the table, judged in words, remembered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import serious
from support.titles import boxes
from visitor import PHONE, Visitor

from digsite.bots.puzzles import Puzzle, puzzles_of
from digsite.games import load

Visit = Callable[..., Visitor]


def asked(visitor: Visitor, game: str) -> Puzzle:
    """The puzzle that is shown."""
    visitor.page.wait_for_selector(".question .board [data-aim], .question .offer")
    key = visitor.page.evaluate("location.hash.slice(1)")
    return next(puzzle for puzzle in puzzles_of(load(game)) if puzzle.key == key)


def choose(visitor: Visitor, word: str) -> None:
    """What a gesture at the table, or a button beside it, tells the page."""
    visitor.page.evaluate(
        """word => {
          const page = document.querySelector("puzzles-page");
          const offer = page.question.sight.offers.find(each => each.notation === word);
          page.table.tell("act", { actions: [offer.action], offer, confirm: false });
        }""",
        word,
    )
    visitor.page.wait_for_selector(".said")


@pytest.mark.parametrize("game", boxes())
def test_a_puzzle_is_answered_at_the_table_and_the_next_one_follows(
    visit: Visit, game: str
) -> None:
    visitor = visit(size=PHONE)
    visitor.go()
    visitor.page.locator(f'a[href="/puzzles/{game}"]').click()
    first = asked(visitor, game)
    choose(visitor, first.solutions[0])
    visitor.page.wait_for_selector(".said.right")
    assert visitor.page.locator(".worths .right.mine").count() == 1
    assert visitor.width() == PHONE["width"]
    assert serious(visitor) == []
    visitor.page.keyboard.press("n")
    visitor.page.wait_for_selector(".said", state="detached")
    assert asked(visitor, game).key != first.key
    visitor.page.wait_for_function("() => scrollY === 0")  # the board is in sight again


def test_a_guest_goes_on_with_its_rating_and_its_streak(visit: Visit) -> None:
    game = boxes()[0]
    visitor = visit()
    visitor.go(f"/puzzles/{game}")
    puzzle = asked(visitor, game)
    choose(visitor, puzzle.tempting)
    visitor.page.wait_for_selector(".said.wrong")
    assert visitor.page.locator(".worths .mine").count() == 1
    rating = visitor.page.locator(".solver dd").first.inner_text()
    assert int(rating) < 1200
    assert visitor.page.locator(".said .change").inner_text().startswith("−")
    visitor.go(f"/puzzles/{game}")
    assert asked(visitor, game).key != puzzle.key
    assert visitor.page.locator(".solver dd").first.inner_text() == rating
