"""The analysis board in a real browser: step, try, say, ask, play on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe import serious
from records import a_record
from support.titles import boxes, hiding_box, some_box
from visitor import PHONE, Visitor

from digsite.play import parse_record, read_record, replay, study_of

Visit = Callable[..., Visitor]
ASKED = ".analysis:has(.prompt.mine)"


def opened(visitor: Visitor, record: Path, all_offers: bool = False) -> None:
    """The board with a record from disk."""
    visitor.choose_settings(allOffers=all_offers)
    visitor.go("/analyse")
    visitor.page.locator("input[type=file]").set_input_files(record)
    visitor.page.wait_for_selector(".analysis .moves button")


def asked_at(record: Path) -> int:
    """An entry after which a player has a choice, not at the very beginning."""
    whole = read_record(record)
    for at in range(20, len(whole.moves)):
        state = replay(whole, at).state
        if state.actor >= 0 and len(state.legal()) > 1:
            return at
    raise AssertionError("nobody is asked")


def go_to(visitor: Visitor, at: int) -> None:
    visitor.page.locator(".scrubber input").fill(str(at))
    visitor.page.wait_for_selector(f".moves [data-place='{at}'][aria-current]")


def try_the_last_offer(visitor: Visitor) -> str:
    """Another move by a click, from the whole list of offers; where it stands."""
    page = visitor.page
    before = page.locator(".moves button").count()
    page.locator(".offer").last.click()
    page.wait_for_function(
        "count => document.querySelectorAll('.moves button').length > count", arg=before
    )
    return str(page.locator(".moves [aria-current]").get_attribute("data-place"))


def test_another_move_is_a_variation_that_is_marked_saved_and_deleted(
    visit: Visit, tmp_path: Path
) -> None:
    visitor, page = (visitor := visit()), visitor.page
    record = a_record(tmp_path)
    opened(visitor, record, all_offers=True)
    go_to(visitor, asked_at(record))
    page.wait_for_selector(ASKED)
    place = try_the_last_offer(visitor)
    assert "." in place
    assert page.locator(".moves .deep-1 button").count() == 1
    page.click(".remarks summary")
    page.click(".remarks .marks button:nth-child(3)")
    page.wait_for_selector(".moves [aria-current] .mark")
    page.fill(".remarks textarea", "<b>bold</b> & brave")
    page.locator(".remarks textarea").blur()
    page.wait_for_selector(".moves .remark")
    assert page.locator(".moves .remark").inner_text() == "<b>bold</b> & brave"
    with page.expect_download() as saved:
        page.click(".tool-save")
    study = study_of(parse_record(Path(saved.value.path()).read_text(encoding="utf-8")))
    tried = [node for node in study.nodes() if node.mark]
    assert [(node.mark, node.comment) for node in tried] == [("!?", "<b>bold</b> & brave")]
    page.click(".tool-remove")
    page.wait_for_selector(".moves .deep-1", state="detached")


def test_a_comment_does_not_overtake_a_mark_on_a_slow_line(visit: Visit, tmp_path: Path) -> None:
    visitor, page = (visitor := visit()), visitor.page
    record = a_record(tmp_path)
    opened(visitor, record)
    go_to(visitor, asked_at(record))
    page.wait_for_selector(ASKED)
    held: list[Any] = []
    page.route(
        re.compile(r"/api/analysis(\?|$)"),
        lambda route: route.continue_() if held else held.append(route),
    )
    page.click(".remarks summary")
    page.click(".remarks .marks button:nth-child(3)")
    page.fill(".remarks textarea", "bold")
    page.locator(".remarks textarea").blur()
    page.locator(".moves button").first.click()  # and on at once
    page.wait_for_timeout(300)
    held[0].continue_()
    page.wait_for_selector(".moves button:first-of-type[aria-current]")
    page.wait_for_selector(".moves .remark")
    assert page.locator(".moves .mark").inner_text() == "!?"
    assert page.locator(".moves .remark").inner_text() == "bold"


def test_arrow_keys_go_through_the_moves_and_their_variations(visit: Visit, tmp_path: Path) -> None:
    visitor, page = (visitor := visit()), visitor.page
    record = a_record(tmp_path)
    opened(visitor, record, all_offers=True)
    at = asked_at(record)
    go_to(visitor, at)
    page.wait_for_selector(ASKED)
    tried = try_the_last_offer(visitor)
    page.locator(".moves [aria-current]").focus()
    for key, place in (
        ("ArrowLeft", str(at)),
        ("ArrowRight", str(at + 1)),
        ("ArrowDown", tried),
        ("ArrowUp", str(at + 1)),
        ("End", str(len(read_record(record).moves))),
    ):
        page.keyboard.press(key)
        page.wait_for_selector(f".moves [data-place='{place}'][aria-current]")


def test_a_link_leads_to_the_same_variation(visit: Visit, tmp_path: Path) -> None:
    visitor, friend = visit(), visit(locale="fr-FR")
    record = a_record(tmp_path, hiding_box())
    opened(visitor, record, all_offers=True)
    go_to(visitor, asked_at(record))
    visitor.page.wait_for_selector(ASKED)
    place = try_the_last_offer(visitor)
    visitor.page.wait_for_function("at => location.hash.includes(`at=${at}`)", arg=place)
    friend.go(visitor.page.url.removeprefix(visitor.address))
    friend.page.wait_for_selector(f".moves .deep-1 [data-place='{place}'][aria-current]")
    assert friend.page.locator(".chances").count() == 0


def test_a_new_game_is_dealt_by_choice_and_by_chance(visit: Visit) -> None:
    visitor, page = (visitor := visit()), visitor.page
    visitor.go("/analyse")
    page.wait_for_selector(".analyse-start select[name=game]")
    page.select_option("select[name=game]", some_box())
    page.click(".analyse-start form:has(select) button")
    page.wait_for_selector(".outcomes option:nth-child(3)", state="attached")
    chosen = page.locator(".outcomes option").nth(2).inner_text()
    page.select_option(".outcomes", "1")
    page.wait_for_selector(".moves button[data-place='1']")
    assert page.locator(".moves button").first.inner_text().strip() in chosen
    page.click(".tool-deal")
    page.wait_for_selector(ASKED)


def test_a_bot_tells_the_chances_of_all_and_a_click_plays_its_line(
    visit: Visit, tmp_path: Path
) -> None:
    visitor, page = (visitor := visit()), visitor.page
    record = a_record(tmp_path)
    opened(visitor, record)
    go_to(visitor, asked_at(record))
    page.wait_for_selector(ASKED)
    page.click(".tool-engine")
    page.wait_for_selector(".opinion .best button")
    shares = [float(text.strip(" %")) for text in page.locator(".chances b").all_inner_texts()]
    assert sum(shares) == pytest.approx(100, abs=2)
    before = page.locator(".moves [aria-current]").get_attribute("data-place")
    page.locator(".opinion .best button").last.click()
    page.wait_for_selector(f".moves [data-place='{before}']:not([aria-current])")
    page.click(".tool-engine")
    page.wait_for_selector(".opinion .best", state="detached")


def test_a_finished_match_is_analysed_and_a_running_one_is_not(
    visit: Visit, tmp_path: Path
) -> None:
    visitor, page = (visitor := visit()), visitor.page
    visitor.go()
    page.wait_for_selector(".title")
    page.locator("input[type=file]").set_input_files(a_record(tmp_path))
    page.wait_for_selector(".replay .chart")
    page.click("a[href^='/analyse/']")
    page.wait_for_selector(".analysis .moves button[aria-current]")
    running = visitor.set_up(some_box(), "me", "bot:porter")
    visitor.go(running.replace("/m/", "/analyse/"))
    page.wait_for_selector("analyse-page a[href='/analyse']")
    assert page.locator(".analysis").count() == 0
    assert ["409" in error for error in visitor.errors] == [True]
    visitor.errors.clear()


def test_a_position_is_played_on_against_bots(visit: Visit, tmp_path: Path) -> None:
    visitor, page = (visitor := visit()), visitor.page
    record = a_record(tmp_path)
    opened(visitor, record)
    at = asked_at(record)
    go_to(visitor, at)
    page.wait_for_selector(ASKED)
    asked = page.locator(".ask").inner_text()
    page.click(".tool-play-on")
    page.click("dialog button.main")
    page.wait_for_url("**/m/*")
    page.locator("prompt-bar .prompt.mine .ask", has_text=asked).wait_for()


def test_through_a_seats_eyes_others_are_not_decided_for(visit: Visit, tmp_path: Path) -> None:
    visitor, page = (visitor := visit()), visitor.page
    record = a_record(tmp_path, hiding_box())
    at = asked_at(record)
    actor = replay(read_record(record), at).actor
    opened(visitor, record)
    go_to(visitor, at)
    hands = "document.querySelector('.board > *').hands.length"
    assert page.evaluate(hands) == 3
    page.locator(".tools select").select_option(str((actor + 1) % 3))
    page.wait_for_selector(".analysis .prompt:not(.mine)")
    assert page.locator(".offer, .outcomes").count() == 0
    assert page.evaluate(hands) == 0


@pytest.mark.parametrize("game", boxes())
def test_the_analysis_board_is_fit_for_everyone_and_for_a_phone(
    visit: Visit, tmp_path: Path, game: str
) -> None:
    visitor = visit(size=PHONE)
    record = a_record(tmp_path, game)
    opened(visitor, record)
    go_to(visitor, asked_at(record))
    visitor.page.click(".remarks summary")
    assert visitor.width() == PHONE["width"]
    assert serious(visitor) == []
