"""How visitors take turns, by clicks; each game has its own in `games/<key>/browser/clicks.py`."""

from __future__ import annotations

from collections.abc import Callable

from support.parts import parts
from visitor import END, TURN, Visitor

TURNS: dict[str, Callable[[Visitor], None]] = {
    key: clicks.take_turn for key, clicks in parts("browser.clicks").items()
}


def play_together(friends: list[Visitor], game: str, rounds: int) -> None:
    """The first sets a table up, the others come by its link; then some rounds are played."""
    address = friends[0].set_up(game, "me", *["friend"] * (len(friends) - 1))
    for friend in friends[1:]:
        friend.go(address)
        friend.page.locator("lobby-room li button").first.click()
    for friend in friends:
        friend.page.wait_for_selector(f"table-{game}")
    for _ in range(rounds):
        somebody_asked(friends)
        for friend in friends:
            if friend.asked():
                TURNS[game](friend)


def somebody_asked(friends: list[Visitor]) -> None:
    """Wait until one of them can choose, or the game is over."""
    for _ in range(TURN // 50):
        if any(friend.asked() or friend.page.locator(END).count() for friend in friends):
            return
        friends[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked any more")
