"""The drawing of Loot N Run: it fits, every offer can be pointed at, and it hides what is hidden.

Every offer of this game has a target in the drawing: a pile explores, an explorer is awakened,
the worth of one's rooms secures them, a werewolf's card (or "both", "none") is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from rich.color import Color
from support.scenes import Scene, offering, scene_at, scene_of, targets_of, text_of

from digsite.core.cards import card_file
from digsite.core.dice import Dice
from digsite.core.game import watchers
from digsite.core.seats import CHANCE
from digsite.games.loot import GAME
from digsite.games.loot.actions import Awaken, Explore, Secure
from digsite.games.loot.constants import KEEP_CARDS
from digsite.games.loot.tui.players import MARKS, SEAT_STYLES
from digsite.games.loot.views import BackView, Private
from digsite.play import Table
from digsite.testing.walks import pick
from digsite.text import LANGUAGES, voice
from digsite.tui.boards import board
from digsite.tui.rows import seat_style
from digsite.tui.scene import Row

SIZES = ((80, 16), (100, 34), (140, 45), (60, 16), (40, 24))
BOARD = board("loot")


def adventurous(state: Any, dice: Dice) -> int:
    """Mostly explores, so that rooms pile up."""
    if state.actor != CHANCE and dice.below(4):
        piles = [number for number in state.legal() if number < 2]
        if piles:
            return int(piles[dice.below(len(piles))])
    return pick(state, dice)


def positions(seats: int, seed: int, **options: bool) -> Iterator[Any]:
    dice, state = Dice(seed), GAME.new(seats, options)
    while not state.over():
        yield state.copy()
        state.apply(adventurous(state, dice) if seed % 2 else pick(state, dice))
    yield state.copy()


@cache
def scenes() -> list[Scene]:
    """Positions of many games, from every seat and from none, the languages in turn."""
    found = []
    for seats in GAME.seats:
        for seed in range(2):
            states = list(positions(seats, 10 * seats + seed))
            wolves = [state for state in states if state.phase == KEEP_CARDS]
            chosen = states[:: 1 + len(states) // 9] + wolves[:2]
            for number, state in enumerate([*chosen, states[-1]]):
                for seat in watchers(seats):
                    found.append(scene_at("loot", state, seat, LANGUAGES[(number + seat) % 3]))
    return found


@cache
def drawings(width: int, height: int) -> list[tuple[Scene, list[Row]]]:
    return [(scene, BOARD.draw(scene, width, height)) for scene in scenes()]


def drawn_text(rows: list[Row]) -> str:
    return "\n".join(text_of(rows))


def find(**wanted: Any) -> Scene:
    """A scene with a prompt and other things that are so."""
    for scene in scenes():
        if all(getattr(scene.prompt, name) == value for name, value in wanted.items()):
            return scene
    raise AssertionError(wanted)


def test_the_games_went_everywhere() -> None:
    keys = {scene.prompt.key for scene in scenes()}
    assert keys >= {"take_turn", "take_extra_turn", "keep_cards", "game_over", "draw_room"}
    assert any(scene.private and len(scene.private.cards) > 5 for scene in scenes())
    assert any(
        back.era < scene.public.era
        for scene in scenes()
        for player in scene.public.players
        for back in player.backs
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_offer_has_a_target_and_every_target_is_an_offer(width: int, height: int) -> None:
    for scene, rows in drawings(width, height):
        assert targets_of(rows) == {offer.word for offer in scene.offers}


def test_targets_are_seen_without_scrolling() -> None:
    for scene, rows in drawings(80, 16):
        assert targets_of(rows[:16]) == targets_of(rows)
        assert len(rows[:16]) >= 5 + len(scene.public.players)


def test_every_target_is_underlined_somewhere() -> None:
    for scene, rows in drawings(80, 16):
        spans = [span for row in rows for span in row if span.target]
        shown = {s.target for s in spans if "underline" in s.style and s.text.strip()}
        assert shown == {offer.word for offer in scene.offers}


def test_seat_colours_stand_out_on_dark_and_on_light() -> None:
    for name in SEAT_STYLES:
        light = luminance(name)
        assert (light + 0.05) / 0.05 >= 3 <= 1.05 / (light + 0.05), name
    assert len(set(MARKS)) == len(set(SEAT_STYLES)) == max(GAME.seats)


def test_seats_have_the_same_colour_on_the_board_and_in_the_log() -> None:
    drawn = {span.style for _, rows in drawings(80, 16) for row in rows for span in row}
    assert {seat_style(seat, "loot") for seat in range(6)} <= drawn


def luminance(name: str) -> float:
    parts = [part / 255 for part in Color.parse(name).get_truecolor()]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("seats", GAME.seats)
def test_worlds_that_look_alike_are_drawn_alike(seats: int) -> None:
    dice = Dice(seats)
    for state in list(positions(seats, 77 + seats))[::29]:
        for seat in watchers(seats):
            world = GAME.imagine(GAME.veil(state, seat), dice)
            here, there = scene_at("loot", state, seat), scene_at("loot", world, seat)
            assert BOARD.draw(here, 100, 34) == BOARD.draw(there, 100, 34)
            assert BOARD.describe(here) == BOARD.describe(there)


def test_piles_show_the_back_on_top_and_how_many() -> None:
    scene = find(key="take_turn")
    public = msgspec.structs.replace(
        scene.public,
        left=msgspec.structs.replace(scene.public.left, cards=0, top=None),
        right=msgspec.structs.replace(scene.public.right, cards=1, top="red"),
    )
    scene = msgspec.structs.replace(scene, public=public, voice=voice("en", "loot"))
    drawn = drawn_text(BOARD.draw(scene, 80, 16))
    assert "empty" in drawn
    assert "R red" in drawn
    assert "1 card " in drawn


def test_own_fronts_and_their_worth_are_shown() -> None:
    state = next(s for s in positions(3, 5) if s.actor >= 0 and s.turn > 12)
    scene = scene_at("loot", state, state.actor)
    private = Private(("green:chest:2:mummy", "red:chest:3:frank"), 10, ("chest",), (), {})
    drawn = drawn_text(BOARD.draw(msgspec.structs.replace(scene, private=private), 80, 16))
    for words in ("mummy", "2 chests", "Frank", "3 chests", "securing scores 10 points"):
        assert words in drawn


def test_a_card_of_another_deck_is_put_into_words() -> None:
    shipped = GAME.cards().compact()
    colour, treasure, count = re.findall(r"(\w+):(\w+):(\d):frank", shipped)[0]
    text = shipped.replace(treasure, "sword")
    table, dice = Table(GAME, 3, cards=card_file(text, "swords.json")), Dice(1)
    while table.actor < 0:
        table.choose(pick(table.state, dice))
    private = Private((f"{colour}:sword:{count}:frank",), 2, (), (), {})
    scene = msgspec.structs.replace(scene_of(table, 0), private=private)
    scene = msgspec.structs.replace(scene, seat=0)
    assert f"{count} sword" in drawn_text(BOARD.draw(scene, 80, 16))
    assert f"{count} sword with Frank ({colour})" in "\n".join(BOARD.describe(scene))


def test_too_many_rooms_for_a_row_are_counted() -> None:
    state = next(s for s in positions(3, 5) if s.actor >= 0)
    public = GAME.public(state)
    laid = (BackView("green", 0),) * 20 + (BackView("red", 1),) * 5
    crowd = msgspec.structs.replace(public.players[0], backs=laid)
    public = msgspec.structs.replace(public, players=(crowd, *public.players[1:]), era=1)
    scene = msgspec.structs.replace(scene_at("loot", state, 1), public=public)
    assert "[g]×20 [R]×5" in drawn_text(BOARD.draw(scene, 80, 16))
    assert "20 green and 5 red" in "\n".join(BOARD.describe(scene))


def test_only_who_looks_sees_the_cards_of_the_werewolf() -> None:
    state = next(s for seed in range(9) for s in positions(3, seed) if s.phase == KEEP_CARDS)
    for seat in watchers(3):
        scene = scene_at("loot", state, seat)
        drawn = drawn_text(BOARD.draw(scene, 80, 16))
        assert "Werewolf" in drawn
        assert ("both cards" in drawn) == (seat == state.actor)


def test_the_goal_is_thirty_with_six() -> None:
    for seats, goal in ((5, "35"), (6, "30")):
        state = next(iter(positions(seats, 1)))
        assert f"Goal: {goal}" in drawn_text(BOARD.draw(scene_at("loot", state, 0), 80, 16))


def test_whoever_may_be_awakened_is_a_target_even_without_cards() -> None:
    options = {"awaken_self": True, "awaken_empty": True}
    state = next(s for s in positions(3, 4, **options) if len(s.legal()) == 6)
    scene = scene_at("loot", state, state.actor)
    words = {GAME.notation(action) for action in (Secure(), Explore("left"), Awaken(state.actor))}
    assert words <= targets_of(BOARD.draw(scene, 80, 16))


@pytest.mark.parametrize(
    ("word", "what"),
    [
        ("explore:left", r"a (green|yellow|red) room"),
        ("secure", r": \d+ points?$"),
        ("keep:both", r"Keep \d \w+.* and \d \w+.*$"),
    ],
)
def test_an_offer_says_what_it_is_about(word: str, what: str) -> None:
    text = next(offer.text for offer in offering("loot", word).offers if offer.word == word)
    assert re.search(what, text), text
