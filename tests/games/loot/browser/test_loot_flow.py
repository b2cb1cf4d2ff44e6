"""Between two turns: what it meant, told in short and at one's own speed."""

from __future__ import annotations

from collections.abc import Callable

from axe import serious
from playwright.sync_api import Route
from turns import TURNS
from visitor import Visitor

Visit = Callable[..., Visitor]
FOCUSED = "() => document.activeElement.dataset.aim ?? document.activeElement.className"
AHEAD = """() => {
  const { log, sight } = document.querySelector("match-page").state;
  return log.some(line => line.version > sight.version);
}"""
MOTION, PACE, HELD = "**/motion/motion.js*", "calm: 700", "calm: 1e8"
PIECES_LIT = "[data-piece].changed"


def test_arrows_walk_on_right_after_a_choice(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("loot")
    assert visitor.my_turn()
    visitor.move(".pile.offered")
    assert visitor.my_turn()
    visitor.page.evaluate("document.activeElement.blur()")
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate(FOCUSED) == "offered"


def test_the_banner_says_first_what_it_meant_for_ones_points(visit: Visit) -> None:
    """Others awaken the guardians of who has rooms: sooner or later points are lost."""
    ada, ben = visit(), visit()
    lost = next(filter(None, (points_lost(ada, ben) for _ in range(5))))
    words = "1 point" if lost == 1 else f"{lost} points"
    ada.page.locator(".prompt .news", has_text=f"−{words} for you").wait_for()


def points_lost(ada: Visitor, ben: Visitor) -> int:
    """What Ada has lost since her last move, in the first turn that begins so; 0: none does."""
    address = ada.set_up("loot", "me", "friend")
    ben.go(address)
    ben.page.locator("lobby-room li button").first.click()
    for visitor in (ada, ben):
        visitor.page.wait_for_selector("table-loot")
    held = ada.sights()[-1]["standing"]
    while True:
        asked = ada if ada.sights()[-1]["your_turn"] else ben
        if not asked.my_turn():
            return 0
        if asked is ada:
            ada.move(".pile.offered, .keep.offered")
            held = ada.sights()[-1]["standing"]  # Ben may have several moves after it
            meet(ada, ben)
            continue
        awaken_or_explore(ben)
        meet(ada, ben)
        lost = int(held - ada.sights()[-1]["standing"])
        if lost > 0 and ada.sights()[-1]["your_turn"]:
            return lost


def meet(ada: Visitor, ben: Visitor) -> None:
    """Wait until both have seen the same."""
    while ada.version() != ben.version():
        ada.page.wait_for_timeout(20)


def awaken_or_explore(visitor: Visitor) -> None:
    before = visitor.version()
    if visitor.page.locator(".explorer.offered").count():
        visitor.page.locator(".explorer.offered").first.click()
        visitor.page.locator("dialog[open] .main").click()
    else:
        visitor.page.locator(".pile.offered, .keep.offered").first.click()
    visitor.wait_after(before)


def test_the_recap_is_a_list_of_turns_without_trifles_where_nothing_moves(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("loot")
    assert visitor.my_turn()
    TURNS["loot"](visitor)
    assert visitor.my_turn()
    visitor.page.keyboard.press("s")
    visitor.page.wait_for_selector("dialog .since li")
    told = visitor.page.locator("dialog .since li").all_inner_texts()
    assert told
    assert not [text for text in told if "’s turn" in text]
    assert serious(visitor) == []


def test_the_recap_plays_again_what_happened_with_the_pieces_lit(visit: Visit) -> None:
    visitor = visit(motion="no-preference")
    visitor.play_now("loot")
    assert visitor.my_turn()
    visitor.move(".pile.offered")
    assert visitor.my_turn()
    now = visitor.page.evaluate("document.querySelector('match-page').state.sight.version")
    visitor.page.keyboard.press("s")
    visitor.page.wait_for_selector(f".match:has(.prompt.past):has({PIECES_LIT})")
    assert visitor.page.evaluate("document.querySelector('match-page').state.past.at") <= now
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(".prompt.mine")
    assert visitor.my_turn()


def test_log_and_banner_follow_what_is_shown_and_one_key_skips_it(visit: Visit) -> None:
    visitor = visit(motion="no-preference")
    visitor.play_now("loot")
    assert visitor.my_turn()
    visitor.page.route(MOTION, hold)
    visitor.page.reload()
    assert visitor.my_turn()
    visitor.page.locator(".pile.offered").first.click()
    visitor.page.wait_for_function("() => document.querySelector('match-page').state.queued")
    for _ in range(5):
        assert not visitor.page.evaluate(AHEAD)
        visitor.page.wait_for_timeout(50)
    assert visitor.page.evaluate("() => document.querySelector('match-page').state.queued")
    visitor.page.keyboard.press(" ")
    visitor.page.wait_for_function("() => !document.querySelector('match-page').state.queued")
    assert not visitor.page.evaluate(AHEAD)


def hold(route: Route) -> None:
    """The module whose pauses end by being skipped only, however fast the bots are."""
    answer = route.fetch()
    assert PACE in answer.text()
    route.fulfill(response=answer, body=answer.text().replace(PACE, HELD))
