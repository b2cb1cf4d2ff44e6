"""What holds on every page: no serious finding, all languages, nothing from names and chat runs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import serious
from support.titles import hiding_box, longest_box, open_box, some_box
from turns import TURNS
from visitor import ASKED, PHONE, Visitor

from digsite.text import LANGUAGES

Visit = Callable[..., Visitor]
ASK = ".prompt.mine .ask"
NEWLY_ASKED = """([ask, ...heard]) => {
  const now = document.querySelector(ask)?.innerText;
  return now && !heard.includes(now) && now;
}"""
EVIL = "<img src=x onerror=alert(1)>"


def test_every_page_is_fit_for_everyone(visit: Visit) -> None:
    visitor = visit()
    for path, ready in (
        ("/", ".title"),
        (f"/new/{some_box()}", "fieldset"),
        (f"/rules/{some_box()}", ".rule"),
        (f"/learn/{some_box()}", ".rule"),
        (f"/new/{longest_box()}", "fieldset"),
        (f"/rules/{open_box()}", ".rule"),
    ):
        visitor.go(path)
        visitor.page.wait_for_selector(ready)
        assert serious(visitor) == [], path


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_is_fit_for_everyone(visit: Visit, title: str, theme: str) -> None:
    visitor = visit(theme=theme)
    visitor.play_now(title)
    assert visitor.my_turn()
    assert serious(visitor) == []


def test_what_a_table_opens_is_fit_for_everyone(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now(longest_box())
    assert visitor.my_turn()
    for key in ("m", "s", "r", "?"):
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_selector("dialog[open] h2")
        assert serious(visitor) == []
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector("dialog", state="detached")
    visitor.page.keyboard.press("t")
    visitor.page.wait_for_selector(".hint li")
    assert serious(visitor) == []
    for name in ("Settings", "Account"):
        visitor.page.get_by_role("button", name=name).click()
        visitor.page.wait_for_selector("dialog[open] h2")
        assert serious(visitor) == []
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector("dialog", state="detached")


def test_a_lobby_and_a_curtain_are_fit_for_everyone(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up(open_box(), "me", "friend", "friend")
    visitor.page.wait_for_selector("lobby-room li")
    assert serious(visitor) == []
    visitor.set_up(hiding_box(), "me", "hotseat")
    visitor.page.wait_for_selector(f".curtain, {ASKED}")
    if not visitor.page.locator(".curtain").count():
        TURNS[hiding_box()](visitor)
    visitor.page.wait_for_selector(".curtain")
    assert serious(visitor) == []


def test_every_table_speaks_all_languages(visit: Visit, title: str) -> None:
    visitor = visit()
    visitor.play_now(title)
    assert visitor.my_turn()
    heard = {visitor.page.locator(ASK).inner_text()}
    for language in ("fr", "es"):
        visitor.page.locator("top-bar select").select_option(language)
        heard.add(visitor.page.wait_for_function(NEWLY_ASKED, arg=[ASK, *heard]).json_value())
    assert len(heard) == len(LANGUAGES)


def test_names_and_chat_are_only_text(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now(some_box())
    assert visitor.my_turn()
    visitor.page.keyboard.press("c")
    visitor.page.locator("chat-panel input").fill(EVIL)
    visitor.page.keyboard.press("Enter")
    said = visitor.page.locator(".chat li span").last
    said.wait_for()
    assert said.inner_text() == EVIL
    assert not visitor.page.locator(".chat img").count()


def test_a_name_is_only_text(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now(longest_box())
    assert visitor.my_turn()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.locator("dialog input[maxlength]").fill(EVIL)
    with visitor.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        visitor.page.get_by_role("button", name="Done").click()
    visitor.set_up(open_box(), "me", "bot:porter", "bot:porter")
    assert visitor.my_turn()
    visitor.page.locator("people-strip", has_text=EVIL).wait_for()
    visitor.go()
    visitor.page.locator(".home-mine .who", has_text=EVIL).first.wait_for()
    assert not visitor.page.locator("img[src=x]").count()


def test_a_game_can_be_carried_to_another_device_and_keeps_private_notes(visit: Visit) -> None:
    here, there = visit(), visit()
    here.play_now(some_box())
    assert here.my_turn()
    here.page.keyboard.press("m")
    here.page.get_by_role("button", name="Notes").click()
    here.page.locator("textarea").fill("red is risky")
    with here.page.expect_response("**/notes*"):
        here.page.get_by_role("button", name="Done").click()
    here.page.keyboard.press("m")
    here.page.get_by_role("button", name="Go on on another device").click()
    link = here.page.locator("dialog input").input_value()
    there.go(link.removeprefix(there.address))
    there.page.get_by_role("button", name="Go on as Guest").click()
    assert there.my_turn()
    there.page.keyboard.press("m")
    there.page.get_by_role("button", name="Notes").click()
    assert there.page.locator("textarea").input_value() == "red is risky"


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "es-ES"])
def test_no_page_scrolls_sideways_on_a_phone(visit: Visit, locale: str) -> None:
    visitor = visit(size=PHONE, locale=locale)
    for path in ("/", f"/new/{longest_box()}", f"/rules/{open_box()}", f"/learn/{some_box()}"):
        visitor.go(path)
        visitor.page.wait_for_selector(".title, fieldset, .rule")
        assert visitor.width() == PHONE["width"], path
