"""A table of friends one can rely on: who is here, who has left, what was said and what is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.titles import some_box
from turns import play_together
from visitor import DESK, PHONE, TABLET, Visitor

Visit = Callable[..., Visitor]
LONG = "Wilhelmina-Konstantina von Hohenzollern " * 2


def sit_down(visit: Visit, *names: str, game: str = some_box(), **how: Any) -> list[Visitor]:
    """Friends at one table, each under a name."""
    friends = [visit(**how) for _ in names]
    host, *others = friends
    address = host.set_up(game, "me", *["friend"] * len(others))
    rename(host, names[0])
    for friend, name in zip(others, names[1:], strict=True):
        friend.go(address)
        friend.page.locator("lobby-room [name=name]").fill(name)
        friend.page.locator("lobby-room li button").first.click()
    for friend in friends:
        friend.page.wait_for_selector(f"table-{game}")
        friend.page.locator(".people .name", has_text="(you)").wait_for(state="attached")
    return friends


def rename(host: Visitor, name: str) -> None:
    field = host.page.locator("lobby-room [name=name]")
    field.fill(name)
    field.blur()
    host.page.locator("lobby-room .name", has_text=name).wait_for()


def resign(visitor: Visitor) -> None:
    visitor.page.keyboard.press("m")
    visitor.page.get_by_role("button", name="Resign", exact=True).click()
    visitor.page.locator("dialog .main").click()
    visitor.page.wait_for_selector("dialog", state="detached")


def test_the_host_sets_a_name_before_inviting(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.go(f"/invite/{some_box()}")
    rename(host, "Hatshepsut")
    friend.go(host.page.locator(".invite input").input_value().removeprefix(friend.address))
    friend.page.locator("lobby-room .name", has_text="Hatshepsut").wait_for()


def test_resigning_is_told_to_everybody_and_to_oneself(visit: Visit) -> None:
    ada, ben, cy = sit_down(visit, "Ada", "Ben", "Cy")
    resign(ben)
    ben.page.locator(".prompt .ask", has_text="You have resigned").wait_for()
    for visitor in (ada, cy):
        visitor.page.locator(".people .resigned", has_text="Ben").wait_for()
        visitor.page.locator(".people .resigned .remark", has_text="a bot plays on").wait_for()
        visitor.page.locator(".log .line", has_text="Ben resigns").wait_for()
    ben.page.wait_for_selector("[data-aim=offered], .offer", state="detached")
    ben.page.keyboard.press("m")
    ben.page.wait_for_selector("dialog .more-list")
    assert not ben.page.get_by_role("button", name="Resign", exact=True).count()


def test_the_banner_says_who_has_resigned(visit: Visit) -> None:
    ada, ben, _ = sit_down(visit, "Ada", "Ben", "Cy")
    ada.note_the_banner()
    resign(ben)
    ada.page.wait_for_function("() => banner.some(said => said.includes('Ben has resigned'))")


def test_a_finished_game_stays_on_the_start_with_its_result(visit: Visit) -> None:
    ada, ben = sit_down(visit, "Ada", "Ben")
    resign(ben)
    for visitor, result in ((ada, "You won"), (ben, "Ada won")):
        visitor.page.wait_for_selector("dialog .result")
        visitor.go()
        line = visitor.page.locator(".home-mine .finished .match-line")
        line.locator("em", has_text=result).wait_for()
        line.click()
        visitor.page.wait_for_selector(".replay")


def test_who_leaves_the_page_is_marked_as_away(visit: Visit) -> None:
    ada, ben = sit_down(visit, "Ada", "Ben")
    ada.page.wait_for_selector(".people .here:has-text('Ben')")
    ben.go(f"/rules/{some_box()}")
    ada.page.wait_for_selector(".people .away:has-text('Ben'):has-text('away')")


def test_a_seat_kept_by_a_bot_is_marked(visit: Visit) -> None:
    ada, _ = sit_down(visit, "Ada", "Ben")
    ada.page.evaluate("""() => {
      const { state } = document.querySelector("match-page");
      const seats = state.people.seats.map(sitter =>
        sitter.name === "Ben" ? { ...sitter, kept_by: "surveyor" } : sitter);
      state.set({ people: { ...state.people, seats } });
    }""")
    for size in (DESK, TABLET, PHONE):
        ada.resize(size)
        ada.page.locator(":is(.people, .presence) .kept:visible", has_text="Ben").first.wait_for()


def test_on_a_phone_who_is_here_is_seen_in_the_prompt(visit: Visit) -> None:
    ada, ben = sit_down(visit, "Ada", "Ben", size=PHONE)
    ada.page.locator(".presence .here", has_text="Ben: here").wait_for()
    ben.go(f"/rules/{some_box()}")
    away = ada.page.locator(".presence .away", has_text="Ben: away")
    away.wait_for()
    assert ada.in_sight(away)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_was_not_read_in_the_chat_is_marked(visit: Visit, size: dict[str, int]) -> None:
    ada, ben = sit_down(visit, "Ada", "Ben", size=size)
    ben.page.keyboard.press("c")
    ben.page.locator("chat-panel input").fill("well played")
    ben.page.keyboard.press("Enter")
    mark = ada.page.locator(".unread:visible")
    mark.first.wait_for()
    assert mark.first.inner_text() == "1"
    ben.page.wait_for_selector(".unread", state="detached")
    ada.page.reload()
    mark.first.wait_for()
    ada.page.keyboard.press("c")
    ada.page.wait_for_selector(".unread", state="detached")
    ada.page.reload()
    ada.page.wait_for_selector(f"table-{some_box()}")
    ada.page.wait_for_function("() => document.querySelector('match-page').state.chat.length")
    assert not ada.page.locator(".unread").count()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_name_of_forty_letters_breaks_nothing(
    visit: Visit, title: str, size: dict[str, int]
) -> None:
    ada, ben = (visit(size=size) for _ in range(2))
    sit_under(ada, ben, title, LONG[:40])
    for visitor in (ada, ben):
        assert visitor.width() == size["width"]
        for part in (".prompt .ask", ".tools .tool-more"):
            assert visitor.in_sight(visitor.page.locator(part))
        visitor.go()
        visitor.page.locator(".home-mine .who", has_text=LONG[:30]).first.wait_for()
        assert visitor.width() == size["width"]


def sit_under(ada: Visitor, ben: Visitor, title: str, name: str) -> None:
    """Two friends of the same name."""
    address = ada.set_up(title, "me", "friend")
    rename(ada, name)
    ben.go(address)
    ben.page.locator("lobby-room [name=name]").fill(name)
    ben.page.locator("lobby-room li button").first.click()
    for visitor in (ada, ben):
        visitor.page.wait_for_selector(f"table-{title}")


def test_marks_in_the_log_are_of_who_acts(visit: Visit) -> None:
    friends = [visit(), visit()]
    play_together(friends, some_box(), 2)
    lines = friends[0].page.locator(".log .line", has_text="’s turn")
    lines.first.wait_for()
    names = friends[0].page.locator(".people .name")
    seats = {names.nth(seat).inner_text().split(" (")[0]: seat for seat in range(2)}
    for line in lines.all():
        name = line.inner_text().strip().removeprefix("It is ").removesuffix("’s turn.")
        assert line.locator(f".seat-{seats[name]}").count() == 1, line.inner_text()


def test_a_lesson_goes_on_after_a_reload(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"/learn/{some_box()}")
    visitor.page.get_by_role("button", name="Begin the first game").click()
    visitor.page.locator(".coach small", has_text="1/").wait_for()
    visitor.page.locator(".coach .main").click()
    visitor.page.locator(".coach small", has_text="2/").wait_for()
    address = visitor.page.url.removesuffix("#learn")
    visitor.go("/")
    visitor.page.goto(address)
    visitor.page.locator(".coach small", has_text="2/").wait_for()
