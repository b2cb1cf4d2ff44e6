"""What holds on every page: no serious finding, all languages, nothing from names and chat runs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
EVIL = "<img src=x onerror=alert(1)>"
SPOKEN = {
    "en": "Choose your action",
    "fr": "Choisissez votre action",
    "es": "Elige tu acción",
}


def serious(visitor: Visitor) -> list[str]:
    found = Axe().run(visitor.page).response["violations"]
    return [each["id"] for each in found if each["impact"] in ("serious", "critical")]


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        ("/", ".title"),
        ("/new/loot", "fieldset"),
        ("/rules/loot", ".rule"),
        ("/learn/loot", ".rule"),
    ],
)
def test_a_page_is_fit_for_everyone(visit: Visit, path: str, ready: str) -> None:
    visitor = visit()
    visitor.go(path)
    visitor.page.wait_for_selector(ready)
    assert serious(visitor) == []


def test_a_table_is_fit_for_everyone(visit: Visit, title: str) -> None:
    visitor = visit()
    visitor.play_now(title)
    assert visitor.my_turn()
    assert serious(visitor) == []


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


def test_a_move_made_while_the_line_was_down_is_made_once(visit: Visit) -> None:
    visitor = visit()
    lines: list[object] = []
    visitor.page.route_web_socket("**/api/socket*", lambda line: lines.append(_joined(line)))
    visitor.play_now("loot")
    visitor.page.wait_for_selector(".pile.offered", timeout=20_000)
    lines[-1].close()  # type: ignore[attr-defined]
    visitor.page.locator(".pile.offered").first.click()
    visitor.page.wait_for_selector(".own .rooms .front", timeout=20_000)
    assert visitor.page.locator(".own .rooms .front").count() == 1


def _joined(line: object) -> object:
    line.connect_to_server()  # type: ignore[attr-defined]
    return line


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
@pytest.mark.parametrize("path", ["/", "/new/loot", "/new/thebes", "/rules/mykerinos"])
def test_no_page_scrolls_sideways_on_a_phone(visit: Visit, path: str, locale: str) -> None:
    visitor = visit(size=PHONE, locale=locale)
    visitor.go(path)
    visitor.page.wait_for_selector(".title, fieldset, .rule")
    assert visitor.width() == PHONE["width"]
