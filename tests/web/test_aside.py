"""What takes long is done beside the event loop, and only so much of it may wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest
from house import Guest, House
from support.offices import opened, people
from support.titles import some_box

from digsite.games import load
from digsite.play import Seated, record_text, replay
from digsite.service.aside import Aside
from digsite.service.desks import archive, looking
from digsite.service.errors import Busy
from digsite.service.matches import own_cards
from digsite.testing.walks import played
from digsite.web import sentences
from digsite.web.http import strict
from digsite.web.http.call import QUICK


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Who read, checked or told something."""
    seen: set[str] = set()
    for module, name in [
        (strict, "plain"),
        (own_cards, "card_file"),
        (archive, "replay"),
        (looking, "log_entry"),
        (sentences, "log_line"),
    ]:
        monkeypatch.setattr(module, name, _spied(getattr(module, name), name, seen))
    return seen


def _spied(honest: Callable[..., object], name: str, seen: set[str]) -> Callable[..., object]:
    def spy(*given: object, **more: object) -> object:
        aside = threading.current_thread().name.startswith("digsite-aside")
        seen.add(f"{name} {'aside' if aside else 'on the loop'}")
        return honest(*given, **more)

    return spy


def test_a_large_body_is_read_aside_and_a_small_one_at_once(
    house: House, threads: set[str]
) -> None:
    guest = house.guest("Anna")
    assert threads == {"plain on the loop"}
    threads.clear()
    guest.post("/matches", {"game": "x" * QUICK, "seats": []}, 422)
    assert threads == {"plain aside"}


def test_a_card_file_of_ones_own_is_checked_aside(house: House, threads: set[str]) -> None:
    cards = dict(load(some_box()).cards().data) | {"name": "mine"}
    house.guest("Anna").set_up(some_box(), [{"kind": "me"}, {"kind": "hotseat"}], cards=cards)
    assert "card_file aside" in threads
    assert "card_file on the loop" not in threads


def test_a_record_is_replayed_and_its_log_told_aside(house: House, threads: set[str]) -> None:
    anna = house.guest("Anna")
    match = _imported(anna)
    threads.clear()
    assert anna.get(f"/matches/{match}/log")["lines"]
    assert threads == {"log_entry aside", "log_line aside"}
    assert replay is not vars(archive)["replay"], "the spy must be there"


def test_a_sight_tells_of_so_many_entries_and_says_from_where(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest("Anna")
    match = _imported(anna)
    whole = anna.get(f"/matches/{match}/sight?since=0")
    assert whole["since"] == 0
    monkeypatch.setattr(looking, "MOST_TOLD", 4)
    part = anna.get(f"/matches/{match}/sight?since=0")
    assert part["since"] == whole["version"] - 4
    assert len(part["events"]) < len(whole["events"])


async def test_only_so_much_may_wait() -> None:
    aside, go = Aside(threads=1, most=2), threading.Event()
    waiting = [asyncio.create_task(aside(go.wait)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await aside(lambda: None)
    go.set()
    assert await asyncio.gather(*waiting) == [True, True]
    assert await aside(lambda: 3) == 3
    aside.close()


async def test_the_office_has_such_threads(tmp_path: object) -> None:
    async with opened(f"sqlite:///{tmp_path}/digsite.sqlite") as office:
        await people(office, "Anna")
        name = await office.aside(lambda: threading.current_thread().name)
        assert name.startswith("digsite-aside")


def _imported(guest: Guest) -> str:
    table = played(load("scarab"), 2, 1)
    text = record_text(table, [Seated("Anna"), Seated("Berta")])
    made = guest.ask("POST", "/records", 201, content=text, headers={"content-type": "text/plain"})
    return str(made["match"])
