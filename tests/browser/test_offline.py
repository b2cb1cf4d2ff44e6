"""What a browser keeps: the shell and finished replays, also when the server is gone."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from house import house_at
from records import a_record
from support.titles import some_box
from visitor import Visitor

KEPT = """async () => {
  const shelf = await caches.open("digsite-replays-1");
  return (await shelf.keys()).filter(request => request.url.includes("at=")).length;
}"""


def test_a_finished_replay_is_there_without_the_server(chromium: Any, tmp_path: Path) -> None:
    with house_at(tmp_path / "data") as house:
        visitor = Visitor(chromium, house.address, keeps=True)
        visitor.go()
        visitor.page.wait_for_selector(".title")
        visitor.page.locator("input[type=file]").set_input_files(a_record(tmp_path))
        visitor.page.wait_for_selector(".replay .chart")
        last = int(visitor.page.locator(".scrubber input").get_attribute("max"))
        deadline = time.monotonic() + 300
        while (kept := visitor.page.evaluate(KEPT)) < last:
            assert time.monotonic() < deadline, f"only {kept} of {last} positions are kept"
            visitor.page.wait_for_timeout(200)
        address = visitor.page.url
    visitor.page.goto("about:blank")
    visitor.page.goto(address)
    visitor.page.wait_for_selector(".replay .chart")
    visitor.page.keyboard.press("Home")
    visitor.page.wait_for_function("() => location.hash.endsWith('at=1')")
    assert visitor.page.locator(f"table-{some_box()}").count() == 1
    visitor.context.close()


def test_it_can_be_installed(chromium: Any, tmp_path: Path) -> None:
    with house_at(tmp_path / "data") as house:
        visitor = Visitor(chromium, house.address, keeps=True)
        visitor.go()
        visitor.page.wait_for_selector(".title")
        line = visitor.context.new_cdp_session(visitor.page)
        assert line.send("Page.getAppManifest")["errors"] == []
        found = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [each["errorId"] for each in found if each["errorId"] != "in-incognito"] == []
        visitor.context.close()
