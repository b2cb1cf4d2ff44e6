"""What holds on every page: no serious finding, all languages, nothing from names and chat runs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import serious
from visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
EVIL = "<img src=x onerror=alert(1)>"
SPOKEN = {
    "en": "Choose your action",
    "fr": "Choisissez votre action",
    "es": "Elige tu acción",
}


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        ("/", ".title"),
        ("/new/loot", "fieldset"),
        ("/rules/loot", ".rule"),
        ("/learn/loot", ".rule"),
        ("/new/thebes", "fieldset"),
        ("/rules/mykerinos", ".rule"),
    ],
)
def test_a_page_is_fit_for_everyone(visit: Visit, path: str, ready: str) -> None:
    visitor = visit()
    visitor.go(path)
    visitor.page.wait_for_selector(ready)
    assert serious(visitor) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_is_fit_for_everyone(visit: Visit, title: str, theme: str) -> None:
    visitor = visit(theme=theme)
    visitor.play_now(title)
    assert visitor.my_turn()
    assert serious(visitor) == []


def test_what_a_table_opens_is_fit_for_everyone(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("thebes")
    assert visitor.my_turn()
    for key in ("m", "s", "r", "?"):
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_selector("dialog[open] h2")
        assert serious(visitor) == []
        visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("t")
    visitor.page.wait_for_selector(".hint li")
    assert serious(visitor) == []
    for name in ("Settings", "Account"):
        visitor.page.get_by_role("button", name=name).click()
        assert serious(visitor) == []
        visitor.page.keyboard.press("Escape")


def test_a_lobby_and_a_curtain_are_fit_for_everyone(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("mykerinos", "me", "friend", "friend")
    visitor.page.wait_for_selector("lobby-room li")
    assert serious(visitor) == []
    visitor.set_up("loot", "me", "hotseat")
    visitor.page.wait_for_selector(".curtain, .pile.offered")
    if not visitor.page.locator(".curtain").count():
        visitor.move(".pile.offered")
    visitor.page.wait_for_selector(".curtain")
    assert serious(visitor) == []


def test_every_table_speaks_all_languages(visit: Visit, title: str) -> None:
    visitor = visit()
    visitor.play_now(title)
    assert visitor.my_turn()
    asked = visitor.page.locator(".prompt .ask")
    heard = {asked.inner_text()}
    for language in ("fr", "es"):
        before = asked.inner_text()
        visitor.page.locator("top-bar select").select_option(language)
        visitor.page.wait_for_function(
            "before => document.querySelector('.prompt .ask').textContent !== before", arg=before
        )
        heard.add(asked.inner_text())
    assert len(heard) == len(SPOKEN)


def test_the_language_can_be_switched_at_the_table(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("loot")
    assert visitor.my_turn()
    for language, words in SPOKEN.items():
        visitor.page.locator("top-bar select").select_option(language)
        visitor.page.wait_for_function(
            "words => document.querySelector('.prompt .ask').textContent.includes(words)", arg=words
        )


def test_names_and_chat_are_only_text(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("loot")
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
    visitor.play_now("thebes")
    assert visitor.my_turn()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.locator("dialog input[maxlength]").fill(EVIL)
    visitor.page.get_by_role("button", name="Done").click()
    visitor.set_up("mykerinos", "me", "bot:porter", "bot:porter")
    assert visitor.my_turn()
    assert visitor.page.locator(".patron-player .name", has_text=EVIL).count() == 1
    visitor.go()
    visitor.page.locator(".home-mine .who", has_text=EVIL).first.wait_for()
    assert not visitor.page.locator("img[src=x]").count()


def test_a_move_made_while_the_line_was_down_is_made_once(visit: Visit) -> None:
    visitor = visit()
    lines = visitor.tap_the_line()
    visitor.play_now("loot")
    visitor.page.wait_for_selector(".pile.offered", timeout=20_000)
    lines[-1].close()
    visitor.page.locator(".pile.offered").first.click()
    visitor.page.wait_for_selector(".own .rooms .front", timeout=20_000)
    assert visitor.page.locator(".own .rooms .front").count() == 1


def test_a_game_can_be_carried_to_another_device_and_keeps_private_notes(visit: Visit) -> None:
    here, there = visit(), visit()
    here.play_now("loot")
    assert here.my_turn()
    here.page.keyboard.press("m")
    here.page.get_by_role("button", name="Notes").click()
    here.page.locator("textarea").fill("red is risky")
    here.page.get_by_role("button", name="Done").click()
    here.page.keyboard.press("m")
    here.page.get_by_role("button", name="Go on on another device").click()
    link = here.page.locator("dialog input").input_value()
    there.go(link.removeprefix(there.address))
    assert there.my_turn()
    there.page.wait_for_selector(".pile.offered")
    there.page.keyboard.press("m")
    there.page.get_by_role("button", name="Notes").click()
    assert there.page.locator("textarea").input_value() == "red is risky"


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "es-ES"])
@pytest.mark.parametrize("path", ["/", "/new/thebes", "/rules/mykerinos", "/learn/loot"])
def test_no_page_scrolls_sideways_on_a_phone(visit: Visit, path: str, locale: str) -> None:
    visitor = visit(size=PHONE, locale=locale)
    visitor.go(path)
    visitor.page.wait_for_selector(".title, fieldset, .rule")
    assert visitor.width() == PHONE["width"]
