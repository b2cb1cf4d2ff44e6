"""From the analysis board into play: a draw that is chosen, and a game played on to its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from records import a_record
from support.titles import boxes, some_box
from turns import TURNS, somebody_asked
from visitor import DESK, END, PHONE, Visitor

from digsite.core.seats import CHANCE
from digsite.play import Record, read_record, replay

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
NOTHING_CHOSEN = """() =>
  [...document.querySelectorAll(".outcomes")].every(list => list.value === "")"""
TABLE = "match-page .board > *"  # the analysis has a board, too
EARLY = 20  # entries: by then everybody has begun


def opened_at(visitor: Visitor, record: Path, at: int) -> None:
    visitor.go("/analyse")
    visitor.page.locator("input[type=file]").set_input_files(record)
    visitor.page.wait_for_selector(".analysis .moves button")
    step_to(visitor, at)


def step_to(visitor: Visitor, at: int) -> None:
    visitor.page.locator(".scrubber input").fill(str(at))
    visitor.page.wait_for_selector(f".moves [data-place='{at}'][aria-current]")


def first_after(whole: Record, begin: int, wanted: Callable[[Any], bool]) -> int:
    """The first entry from there on after which the game stands as wanted."""
    for at in range(begin, len(whole.moves)):
        if wanted(replay(whole, at).state):
            return at
    raise AssertionError("it never stands like that")


@pytest.mark.parametrize("game", boxes())
def test_in_the_middle_of_a_game_chance_draws_what_is_chosen(
    visit: Visit, tmp_path: Path, game: str
) -> None:
    """Something else becomes a variation; what was drawn leads on along the game."""
    record = a_record(tmp_path, game)
    whole = read_record(record)
    at = first_after(
        whole, EARLY, lambda state: state.actor == CHANCE and len(set(state.legal())) > 2
    )
    visitor, page = (visitor := visit(size=PHONE)), visitor.page
    opened_at(visitor, record, at)
    page.wait_for_selector(".outcomes option:nth-child(4)", state="attached")
    drawn = page.locator(f".moves [data-place='{at + 1}']").inner_text().strip()
    texts = [text.rsplit(" (", 1)[0] for text in page.locator(".outcomes option").all_inner_texts()]
    another = next(number for number, text in enumerate(texts) if number and text != drawn)
    page.select_option(".outcomes", str(another - 1))
    page.wait_for_selector(f".moves .deep-1 [data-place='{at}.1.0'][aria-current]")
    assert page.locator(".moves [aria-current]").inner_text().strip() in texts[another]
    page.wait_for_function(NOTHING_CHOSEN)  # where chance is asked once more
    for size in (PHONE, DESK):
        visitor.resize(size)
        assert visitor.width() == size["width"]


@SIZES
@pytest.mark.parametrize("game", [some_box()])
def test_a_game_is_played_on_to_its_end(
    visit: Visit, tmp_path: Path, game: str, size: dict[str, int]
) -> None:
    record = a_record(tmp_path, game)
    whole = read_record(record)
    at = first_after(whole, len(whole.moves) - 40, lambda state: state.actor >= 0)
    visitor, page = (visitor := visit(size=size)), visitor.page
    opened_at(visitor, record, at)
    page.click(".tool-play-on")
    mine = replay(whole, at).actor
    for seat in range(3):
        kind = "me" if seat == mine else "bot:porter"
        page.locator("dialog select").nth(seat).select_option(kind)
    page.click("dialog button.main")
    page.wait_for_selector(TABLE)
    while visitor.my_turn():
        TURNS[game](visitor)
    assert page.locator(END).count() == 1
    assert visitor.width() == size["width"]


def test_the_address_is_that_of_the_new_table_however_slowly_it_comes(
    visit: Visit, tmp_path: Path
) -> None:
    """The analysis, still on screen, wrote its own over it, and into the link for friends."""
    record = a_record(tmp_path, some_box())
    at = first_after(read_record(record), EARLY, lambda state: state.actor >= 0)
    visitor, page = (visitor := visit()), visitor.page
    opened_at(visitor, record, at)
    held: list[Any] = []
    page.route("**/pages/match.js*", lambda asked: held.append(asked))
    page.click(".tool-play-on")
    page.click("dialog button.main")
    page.wait_for_url("**/m/*")
    while not held:
        page.wait_for_timeout(20)
    step_to(visitor, at + 1)
    page.wait_for_timeout(1000)  # by then an analysis has told where it is
    assert "/m/" in page.url
    held[0].continue_()
    page.wait_for_selector(TABLE)
    assert "/m/" in page.url


def test_a_friend_comes_by_the_link_and_plays_on_to_the_end(visit: Visit, tmp_path: Path) -> None:
    game = some_box()
    record = a_record(tmp_path, game)
    whole = read_record(record)
    at = first_after(whole, len(whole.moves) - 30, lambda state: state.actor >= 0)
    host, friend = visit(), visit(size=PHONE)
    opened_at(host, record, at)
    host.page.click(".tool-play-on")
    mine = replay(whole, at).actor
    for seat in range(3):
        kind = "me" if seat == mine else "friend" if seat == (mine + 1) % 3 else "bot:porter"
        host.page.locator("dialog select").nth(seat).select_option(kind)
    host.page.click("dialog button.main")
    host.page.wait_for_selector("lobby-room .begun")
    link = host.page.locator(".invite input").input_value()
    friend.go(link.removeprefix(friend.address))
    friend.page.wait_for_selector("lobby-room .begun")
    friend.page.locator("lobby-room li button").first.click()
    both = [host, friend]
    for visitor in both:
        visitor.page.wait_for_selector(TABLE)
    while True:
        somebody_asked(both)
        if any(visitor.page.locator(END).count() for visitor in both):
            break
        for visitor in both:
            if visitor.asked():
                TURNS[game](visitor)
    for visitor in both:
        visitor.page.wait_for_selector(END)


def test_a_table_that_begins_at_its_start_does_not_say_otherwise(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up(some_box(), "me", "friend")
    visitor.page.wait_for_selector("lobby-room .invite")
    assert visitor.page.locator("lobby-room .begun").count() == 0
