"""What stands around a table: being called, looking back, and addresses that browsers distrust."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from socket import gethostname
from typing import Any

from house import house_at
from turns import TURNS
from visitor import Visitor

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
    visitor.play_now("loot")
    assert visitor.my_turn()
    assert visitor.page.title().startswith("● Your turn")
    assert "turn.svg" in visitor.page.locator("link[rel=icon]").get_attribute("href")
    told = visitor.page.evaluate("window.told")
    assert len(told) == 1
    assert told[0].startswith("Loot N Run: Choose")
    visitor.go()
    assert "turn.svg" not in visitor.page.locator("link[rel=icon]").get_attribute("href")


def test_the_log_points_at_pieces_and_leads_to_positions(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("mykerinos", "me", "bot:porter", "bot:porter")
    for _ in range(3):
        assert visitor.my_turn()
        TURNS["mykerinos"](visitor)
    assert visitor.my_turn()
    line = visitor.page.locator(".log .line", has_text="places a cube").first
    line.hover()
    visitor.page.wait_for_selector(".board .pointed")
    line.click()
    visitor.page.wait_for_selector(".prompt.past")
    assert line.inner_text().strip() in visitor.page.locator(".prompt .news").inner_text()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(".prompt.mine")


def test_what_happened_since_my_last_turn_is_told(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("loot", "me", "bot:porter", "bot:porter")
    assert visitor.my_turn()
    TURNS["loot"](visitor)
    assert visitor.my_turn()
    visitor.page.wait_for_selector(".log .line[data-new]")
    visitor.page.keyboard.press("s")
    assert visitor.page.locator("dialog .since li", has_text="Porter").count() >= 2


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
        visitor.play_now("loot")
        assert visitor.my_turn()
        TURNS["loot"](visitor)
        visitor.context.close()
        odd = [text for text in visitor.errors if "Cross-Origin-Opener-Policy" not in text]
        assert odd == []
