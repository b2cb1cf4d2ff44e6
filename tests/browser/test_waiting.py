"""Somebody else's hint comes first: the panel says so, in one's own language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from house import House, house_at
from support.titles import some_box
from visitor import Visitor

from digsite.bots import Bot

Visit = Callable[..., Visitor]
NEXT = {
    "en": "The bots are helping others; you are next.",
    "fr": "Les robots aident d’autres joueurs ; vous êtes le prochain.",
    "es": "Los robots ayudan a otros; eres el siguiente.",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that thinks about one hint at a time."""
    folder: Path = tmp_path_factory.mktemp("data")
    with house_at(folder, hint_threads=1) as open_house:
        yield open_house


@pytest.mark.parametrize("language", NEXT)
def test_the_panel_tells_the_place_in_the_queue_and_then_the_hint(
    visit: Visit, house: House, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    think, going_on = Bot.think, Event()

    def slowly(self: Bot, *rest: Any) -> Any:
        going_on.wait(120)
        return think(self, *rest)

    visitor = visit(locale=language)
    visitor.play_now(some_box())
    assert visitor.my_turn()
    other = house.guest("Other")
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]
    match = other.set_up(some_box(), seats, hints=True)
    monkeypatch.setattr(Bot, "think", slowly)
    try:
        with other.socket() as socket:
            socket.send("hint", match=match, key="h", seconds=0.1)
            socket.ask("ping", "pong")
            visitor.page.keyboard.press("t")
            visitor.page.wait_for_selector(f".hint >> text={NEXT[language]}")
            going_on.set()
            visitor.page.wait_for_selector(".hint li")
    finally:
        going_on.set()


def test_who_closes_the_panel_is_not_thought_for_any_longer(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    think, stopped = Bot.think, Event()

    def stubborn(self: Bot, veiled: Any, budget: Any, told: Any, stop: Callable[[], bool]) -> Any:
        while not stop():
            stopped.wait(0.01)
        stopped.set()
        return think(self, veiled, budget, told, stop)

    visitor = visit()
    visitor.play_now(some_box())
    assert visitor.my_turn()
    monkeypatch.setattr(Bot, "think", stubborn)
    visitor.page.keyboard.press("t")
    visitor.page.get_by_role("button", name="Close").click()
    visitor.page.wait_for_selector(".hint", state="detached")
    assert stopped.wait(60)
