"""Somebody at a browser: what tests do with it, by clicks and keys only."""

from __future__ import annotations

import json
from typing import Any

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
TURN = 20_000  # milliseconds until it is one's turn again
END = "dialog .result"


class Visitor:
    """A browser profile with one page; notes every error, refusal by policy and frame received."""

    def __init__(
        self, chromium: Any, address: str, size: dict[str, int] = DESK, locale: str = "en-GB"
    ) -> None:
        self.address = address
        self.context = chromium.new_context(
            viewport=size, locale=locale, reduced_motion="reduce", has_touch=size is PHONE
        )
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("dialog", lambda dialog: self.errors.append(f"a dialog: {dialog.message}"))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._received))

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def play_now(self, game: str) -> None:
        """One click on the start page: a game against bots."""
        self.go()
        self.page.click(f".title.{game} button.main")
        self.page.wait_for_selector(".board > *")

    def set_up(self, game: str, *kinds: str) -> str:
        """A table with these seats (`me`, `friend`, `hotseat`, `bot:porter` ...); its address."""
        self.go(f"/new/{game}")
        self.page.wait_for_selector("fieldset")
        chosen = self.page.locator(".seat-row select")
        for seat in range(chosen.count()):
            chosen.nth(seat).select_option(kinds[seat] if seat < len(kinds) else "none")
        self.page.click("form .buttons button.main")
        self.page.wait_for_url("**/m/*")
        return str(self.page.url).removeprefix(self.address)

    def my_turn(self) -> bool:
        """Wait until something is asked; no if the game is over."""
        self.page.wait_for_selector(f"{END}, .prompt.mine", timeout=TURN)
        return not self.page.locator(END).count()

    def version(self) -> int:
        return int(self.sights()[-1]["version"])

    def sights(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "sight"]

    def move(self, selector: str) -> None:
        """Click something that is offered, and wait until it has happened."""
        before = self.version()
        self.page.locator(selector).first.click()
        while self.version() == before:
            self.page.wait_for_timeout(20)

    def width(self) -> int:
        return int(self.page.evaluate("document.documentElement.scrollWidth"))

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def _received(self, payload: str | bytes) -> None:
        self.frames.append(json.loads(payload))
