"""How a visitor takes a turn of each title, by clicks."""

from __future__ import annotations

from collections.abc import Callable

from visitor import Visitor

SOME_CUBES = 3
WISHES = (
    ".decide .slot.offered",
    ".decide button.main",
    ".display .slot.offered",
    ".hand .slot.offered",
    ".site.offered",
    ".storage .slot.offered:has(.scientist, .tomb_raiders)",
    ".storage .slot.offered",
)


def loot(visitor: Visitor) -> None:
    """Explore until there are three rooms, then secure; keep what a werewolf brings."""
    page = visitor.page
    if page.locator(".keep.offered").count():
        visitor.move(".keep.offered")
    elif page.locator(".own .rooms svg").count() >= 3:
        visitor.move(".secure.offered")
    else:
        visitor.move(".pile.offered")


def mykerinos(visitor: Visitor) -> None:
    """A few cubes each season, then a pass; the first reward that is lit."""
    page = visitor.page
    places = ".laid.offered, .hall-room.offered, .space.offered"
    page.wait_for_selector(f"{places}, .offer")
    if page.locator(places).count():
        visitor.move(places)
        return
    sight = visitor.sights()[-1]
    mine = [cube for cube in sight["public"]["cubes"] if cube["seat"] == sight["seat"]]
    wanted = "excavate" if len(mine) < SOME_CUBES else "pass"
    kinds = [offer["action"]["type"] for offer in sight["offers"]]
    visitor.choose(wanted if wanted in kinds else kinds[0])


def thebes(visitor: Visitor) -> None:
    """Finish what was begun, show relics, play cards, dig; else take the first card."""
    visitor.page.wait_for_selector(", ".join(WISHES))
    visitor.move(next(wish for wish in WISHES if visitor.page.locator(wish).count()))


TURNS: dict[str, Callable[[Visitor], None]] = {
    "loot": loot,
    "mykerinos": mykerinos,
    "thebes": thebes,
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
        for friend in friends:
            if friend.asked():
                TURNS[game](friend)
        friends[0].page.wait_for_timeout(150)
