"""A link for friends that friends can open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from house import house_at
from support.titles import some_box
from visitor import Visitor


def test_the_link_for_friends_leads_to_the_network_not_to_localhost(
    chromium: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = some_box()
    monkeypatch.setattr("digsite.web.server.network.network_address", lambda: "127.0.0.2")
    with house_at(tmp_path / "data", host="0.0.0.0") as house:
        host, friend = Visitor(chromium, house.address), Visitor(chromium, "")
        host.go()
        host.page.click(f".title[data-game={game}] a[href^='/invite/']")
        link = host.page.locator(".invite input").input_value()
        assert link.startswith("http://127.0.0.2:")
        assert not host.page.locator(".here-only").count()
        friend.go(link)
        friend.page.locator("lobby-room [name=name]").fill("Bea")
        friend.page.locator("lobby-room li button").first.click()
        host.page.locator("lobby-room .name", has_text="Bea").wait_for()
        assert not friend.page.get_by_role("button", name="Begin now").count()
        host.page.get_by_role("button", name="Begin now").click()
        host.page.wait_for_selector(f"table-{game}")
        friend.page.wait_for_selector(f"table-{game}")
        for visitor in (host, friend):
            visitor.context.close()
            assert visitor.errors == []
