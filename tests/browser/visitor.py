"""Somebody at a browser: what tests do with it, by clicks and keys only."""

from __future__ import annotations

import json
import time
from typing import Any

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
ZOOMED = {"width": 720, "height": 450}  # a desk at 200 %
TURN = 180_000  # milliseconds until it is one's turn again, on a busy machine
END = "dialog .result"
ASKED = ".match:has(.prompt.mine):has([data-aim=offered], .offer)"
IN_SIGHT = """place => {
  const box = place.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return Boolean(top && (place.contains(top) || top.contains(place)));
}"""
DRAWN = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
READABLE = """wanted => {
  const text = document.querySelector(wanted);
  return parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a >= 10.9;
}"""

TOURED = """if (!localStorage.getItem("digsite-settings"))
  localStorage.setItem("digsite-settings", JSON.stringify({ seen: { tour: true } }));"""
FORGETFUL = """if (navigator.serviceWorker)
  navigator.serviceWorker.register = () => new Promise(() => {});"""


class Visitor:
    """A browser profile with one page; notes every error, refusal by policy and frame received."""

    def __init__(
        self,
        chromium: Any,
        address: str,
        size: dict[str, int] = DESK,
        locale: str = "en-GB",
        theme: str = "light",
        motion: str = "reduce",
        toured: bool = True,
        keeps: bool = False,  # the shell and replays: a page fetches all it has once more for it
    ) -> None:
        self.address = address
        self.context = chromium.new_context(
            viewport=size,
            locale=locale,
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=size is PHONE,
        )
        self.context.set_default_timeout(TURN)
        if toured:
            self.context.add_init_script(TOURED)
        if not keeps:
            self.context.add_init_script(FORGETFUL)
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("dialog", lambda dialog: self.errors.append(f"a dialog: {dialog.message}"))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._received))

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def resize(self, size: dict[str, int]) -> None:
        """Make the window as large as this, and let everything be drawn for it."""
        self.page.set_viewport_size(size)
        self.page.evaluate(DRAWN)

    def choose_settings(self, **chosen: str | bool) -> None:
        """Settings of this browser, as if they had been chosen before."""
        text = json.dumps({"seen": {"tour": True}, **chosen})
        self.context.add_init_script(f"localStorage.setItem('digsite-settings', '{text}')")

    def play_now(self, game: str) -> None:
        """One click on the start page: a game against bots."""
        self.go()
        self.page.click(f".title[data-game={game}] .main")
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
        """Wait until something can be chosen; no if the game is over."""
        self.page.wait_for_selector(f"{END}, {ASKED}", timeout=TURN, state="attached")
        return not self.page.locator(END).count()

    def asked(self) -> bool:
        """Whether something can be chosen now."""
        return bool(self.page.locator(ASKED).count())

    def version(self) -> int:
        return int(self.sights()[-1]["version"])

    def sights(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "sight"]

    def move(self, selector: str) -> None:
        """Click something that is offered, and wait until it has happened."""
        before = self.version()
        self.page.locator(selector).first.click()
        self.wait_after(before)

    def choose(self, kind: str) -> None:
        """Press the button of the last offer of this type, and say yes where it is asked twice."""
        self.page.wait_for_selector(".offer")
        offers = self.sights()[-1]["offers"]
        found = [offer for offer in offers if offer["action"]["type"] == kind]
        assert found, f"no {kind} in {[offer['text'] for offer in offers]}"
        before = self.version()
        button = self.page.get_by_text(found[-1]["text"], exact=True)
        self.page.locator(".offer", has=button).click()
        if found[-1]["caution"]:
            self.page.locator("dialog.confirm button.main").click()
        self.wait_after(before)

    def wait_after(self, version: int) -> None:
        """Wait until something has happened after this version."""
        deadline = time.monotonic() + TURN / 1000
        while self.version() == version:
            assert time.monotonic() < deadline, "nothing has happened"
            self.page.wait_for_timeout(20)

    def agree(self, before: int) -> None:
        """Say yes where something is asked once more, and wait until it has happened."""
        deadline = time.monotonic() + TURN / 1000
        while self.version() == before:
            assert time.monotonic() < deadline, "nothing has happened"
            if self.page.locator("dialog:is(.confirm, .chooser)[open]").count():
                self.page.keyboard.press("Enter")
                self.wait_after(before)
            self.page.wait_for_timeout(20)

    def news(self) -> str:
        """What the banner says once it tells all that has happened until one is asked."""
        assert self.my_turn()
        summed = f".prompt .news[data-summed='{self.version()}']"
        self.page.wait_for_selector(summed, state="attached")
        return str(self.page.locator(summed).inner_text())

    def note_the_banner(self) -> None:
        """Keep all that the banner says from now on in `banner`."""
        self.page.evaluate("""() => {
          window.banner = [];
          const bar = document.querySelector("prompt-bar");
          const note = () => banner.push(bar.querySelector(".news")?.textContent ?? "");
          new MutationObserver(note).observe(bar, {
            subtree: true, childList: true, characterData: true,
          });
        }""")

    def trace(self, selectors: list[str]) -> None:
        """Draw a path over these places with the mouse."""
        points = [self._middle(selector) for selector in selectors]
        self.page.mouse.move(*points[0])
        self.page.mouse.down()
        for x, y in points[1:]:
            self.page.mouse.move(x, y, steps=4)
        self.page.mouse.up()

    def trace_by_touch(self, selectors: list[str]) -> None:
        """Draw a path over these places with a finger."""
        line = self.context.new_cdp_session(self.page)
        points = [self._middle(selector) for selector in selectors]
        for n, (x, y) in enumerate(points):
            touch = {"type": "touchMove" if n else "touchStart", "touchPoints": [{"x": x, "y": y}]}
            line.send("Input.dispatchTouchEvent", touch)
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def in_sight(self, place: Any) -> bool:
        """Whether the middle of something can be touched without scrolling."""
        return bool(place.evaluate(IN_SIGHT))

    def tap_the_line(self) -> list[Any]:
        """The sockets this page opens from now on, so that they can be cut."""
        lines: list[Any] = []

        def join(line: Any) -> None:
            line.connect_to_server()
            lines.append(line)

        self.page.route_web_socket("**/api/socket*", join)
        return lines

    def _middle(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def width(self) -> int:
        return int(self.page.evaluate("document.documentElement.scrollWidth"))

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def _received(self, payload: str | bytes) -> None:
        self.frames.append(json.loads(payload))
