"""A game in a folder outside the package, played in the browser on a table of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from support.served import Served
from support.walkthrough import write_game
from visitor import END, PHONE, Visitor

from digsite.cli.new_game import make_game

MOVES_AT_MOST = 6


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = make_game("kite", tmp_path_factory.mktemp("games"))
    write_game(folder.parent)
    server = Served(tmp_path_factory.mktemp("data"), GAMES=str(folder.parent))
    server.start()
    server.wait()
    yield server.address
    assert server.end() == 0


@pytest.fixture
def visitor(chromium: Any, address: str) -> Iterator[Visitor]:
    visitor = Visitor(chromium, address, size=PHONE)
    yield visitor
    visitor.context.close()
    assert visitor.errors == []


def test_the_start_shows_its_emblem_and_what_it_is_about(visitor: Visitor) -> None:
    visitor.go()
    card = visitor.page.locator(".title[data-game=kite]")
    assert card.locator("svg.emblem ellipse").count() == 1
    assert "hides one kite" in card.inner_text()


def test_it_is_learnt_and_played_to_the_end_on_its_own_table(visitor: Visitor) -> None:
    visitor.go("/learn/kite")
    assert visitor.page.locator(".learn img.emblem").get_attribute("src").endswith("emblem.svg")
    visitor.page.locator(".learn button.main").click()
    visitor.page.wait_for_selector("table-kite .beetle")
    visitor.page.locator(".coach p", has_text="your kite").wait_for()
    visitor.page.wait_for_selector(".own.coached")
    swapped = 0
    for _ in range(MOVES_AT_MOST):
        if not visitor.my_turn():
            break
        places = visitor.page.locator("table-kite .swap.offered")
        swapped += places.count()
        visitor.move("table-kite .swap.offered" if places.count() else "table-kite .keep.offered")
    visitor.page.wait_for_selector(END)
    assert swapped == 2
    colour = visitor.page.evaluate(
        "() => getComputedStyle(document.querySelector('.beetle .shell')).fill"
    )
    assert colour == "rgb(47, 127, 134)"  # by its own sheet
    assert visitor.width() == PHONE["width"]


def test_the_game_of_the_documentation_is_played_on_its_table(visitor: Visitor) -> None:
    visitor.go("/learn/nim")
    visitor.page.locator(".learn button.main").click()
    visitor.page.wait_for_selector("table-nim .heap button")
    for _ in range(12):
        if not visitor.my_turn():
            break
        visitor.move("table-nim .heap button.offered")
    visitor.page.wait_for_selector(END)
