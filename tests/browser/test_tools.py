"""What stands around a table: being called, looking back, and addresses that browsers distrust."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from socket import gethostname
from typing import Any

from house import house_at
from support.titles import some_box
from turns import TURNS
from visitor import Visitor

from digsite.games import load

Visit = Callable[..., Visitor]
AWAY = """
Object.defineProperty(document, "hidden", { get: () => true });
window.told = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, { body }) { window.told.push(`${title}: ${body}`); }
  close() {}
};
localStorage.setItem("digsite-settings", JSON.stringify({ notify: true, motion: false }));
"""


def test_ones_turn_is_told_by_title_icon_and_notification(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(AWAY)
    visitor.play_now(some_box())
    assert visitor.my_turn()
    assert visitor.page.title().startswith("● Your turn")
    assert "turn.svg" in visitor.page.locator("link[rel=icon]").get_attribute("href")
    told = visitor.page.evaluate("window.told")
    assert len(told) == 1
    assert told[0].startswith(f"{load(some_box()).title}: ")
    visitor.go()
    assert "turn.svg" not in visitor.page.locator("link[rel=icon]").get_attribute("href")


def test_what_happened_since_my_last_turn_is_told(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up(some_box(), "me", "bot:porter", "bot:porter")
    assert visitor.my_turn()
    TURNS[some_box()](visitor)
    assert visitor.my_turn()
    visitor.page.keyboard.press("s")
    visitor.page.wait_for_selector("dialog .since")
    told = visitor.page.locator("dialog .since li").all_inner_texts()
    assert sum("Porter" in line for line in told) >= 2, told


def test_on_plain_http_in_the_network_the_reason_is_told_and_one_can_play(
    chromium: Any, tmp_path: Path
) -> None:
    with house_at(tmp_path / "data") as house:
        port = house.address.rpartition(":")[2]
        name = gethostname().lower().partition(".")[0]  # in the network; no browser trusts it
        visitor = Visitor(chromium, f"http://{name}.local:{port}")
        visitor.go()
        visitor.page.wait_for_selector(".home-open")
        visitor.page.get_by_role("button", name="Settings").click()
        visitor.page.get_by_text("need a secure address").wait_for()
        assert not visitor.page.get_by_text("Tell me when it is my turn").count()
        visitor.play_now(some_box())
        assert visitor.my_turn()
        TURNS[some_box()](visitor)
        visitor.context.close()
        odd = [text for text in visitor.errors if "Cross-Origin-Opener-Policy" not in text]
        assert odd == []


def test_the_clock_of_a_live_table_is_shown_and_runs(visit: Visit) -> None:
    """It never was: the browser waited for a list where the server sends one record."""
    visitor = visit()
    visitor.page.add_init_script(
        """addEventListener("submit", event => {
          event.target.querySelector("[name=clock]").value = "quick";
        }, { capture: true });"""
    )
    visitor.set_up(some_box(), "me", "bot:porter")
    assert visitor.my_turn()
    visitor.page.wait_for_selector(".people .clock.running")
    assert visitor.page.locator(".people .clock").count() == 2
    assert ":" in visitor.page.locator(".people .clock.running").inner_text()
