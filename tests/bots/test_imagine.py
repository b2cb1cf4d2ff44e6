"""Imagined worlds are as likely as they are: against all that chance can have done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from functools import partial
from itertools import permutations
from typing import Any

import loot_table as loot
import msgspec
import mykerinos_table as mykerinos
import pytest
import thebes_table as thebes
from support.expecting import Word, agree, expected, imagined

from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.seats import NOBODY
from digsite.games import load
from digsite.games.mykerinos.constants import DRAW_CARD, KIND, PASS

EGYPT = thebes.REGION["egypt"]
WOLF = "green:vase:2:werewolf"


class Scene(msgspec.Struct):
    """A position: what happened from a known start, and what then comes to light."""

    game: str
    start: Callable[[], Any]
    past: Sequence[Word]
    future: Sequence[Word]
    of: Callable[[Any], Hashable]
    seats: Sequence[int] = (0, 1)  # who knew all at the start


def turn_of(state: Any, seat: int) -> None:
    state.player = state.actor = seat


def wolf_table() -> Any:
    """Seat 1 may wake seat 2's werewolf; its own card is the only yellow one not discarded."""
    return loot.table("", "yellow:chest:2:empty", WOLF, piled=FIVE, player=1, tops=("green", "red"))


FIVE = "green:cup:1:empty green:ring:1:empty green:mask:1:empty red:cup:2:empty red:ring:2:empty"


def scientist_looked() -> Any:
    table = thebes.Table().own(0, "action:thief:egypt").own(1, "action:scientist").lay("egypt", 2)
    turn_of(table.state, 1)
    return table.state


def raiders() -> Any:
    table = thebes.Table().own(1, "action:tomb_raiders:egypt").lay("egypt", 2)
    table.bury("rubble:egypt/6")
    table.put("shown", EGYPT, table.state.known[EGYPT])
    turn_of(table.state, 1)
    return table.state


def dug_up(state: Any) -> Hashable:
    """What lies before seat 0 and what lies openly on the site."""
    return state.relics[EGYPT], state.shown[EGYPT]


SCENES = {
    "loot: the cards another seat has explored": Scene(
        "loot",
        lambda: loot.table("", "", "", piled=FIVE, player=1, tops=("green", "red")),
        ["explore:left", "explore:left"],
        [],
        lambda state: (state.hand[1], state.hand[2]),
    ),
    "loot: a werewolf looks at two cards": Scene(
        "loot",
        wolf_table,
        ["awaken:3"],
        [],
        lambda state: tuple(state.drawn),
    ),
    "loot: a werewolf keeps one card and leaves the other": Scene(
        "loot",
        wolf_table,
        ["awaken:3", "keep:left"],
        ["explore:right"],
        lambda state: (state.hand[1], state.hand[2]),
    ),
    "loot: discards come back in a reshuffle": Scene(
        "loot",
        lambda: loot.table(
            "rest",
            "",
            "",
            piled="green:cup:1:empty green:mask:1:empty green:mask:2:empty",
            discards="green:ring:1:empty green:ring:2:empty",
            player=1,
        ),
        ["explore:left", "explore:right"],
        ["explore:left", "explore:left"],
        lambda state: (state.hand[0], state.hand[1], state.hand[2]),
        [0],
    ),
    "thebes: what a scientist has seen": Scene(
        "thebes",
        scientist_looked,
        ["play:scientist", "look:egypt"],
        [partial(turn_of, seat=0), "play:thief:egypt"],
        dug_up,
    ),
    "thebes: what tomb raiders are looking through": Scene(
        "thebes",
        raiders,
        ["play:tomb_raiders:egypt"],
        [],
        lambda state: state.known[EGYPT],
    ),
    "scarab: what the others hold": Scene(
        "scarab", lambda: load("scarab").new(3), ["swap"], [], lambda state: tuple(state.held)
    ),
}


def fits(scene: Scene, game: Any, seat: int, most: int = 6) -> bool:
    """Whether imagined outcomes are as frequent as all branches of chance say."""
    dice = Dice(11)
    ways = list(expected(game, scene.start(), scene.past, scene.future, seat, scene.of))
    chosen = ways[:: max(len(ways) // most, 1)]
    return all(
        agree(odds, imagined(game, state, scene.future, seat, scene.of, dice))
        for state, odds in chosen
    )


@pytest.mark.parametrize(
    ("name", "seat"), [(name, seat) for name, scene in SCENES.items() for seat in scene.seats]
)
def test_what_a_seat_imagines_is_as_likely_as_it_is(name: str, seat: int) -> None:
    scene = SCENES[name]
    assert fits(scene, load(scene.game), seat)


def test_the_next_cards_of_mykerinos_are_any_that_are_left_either_way_up() -> None:
    """Before season 4 twelve cards are left: every first two of them, in both orientations."""
    game, state = load("mykerinos"), mykerinos.table(3, season=3)
    while state.phase != DRAW_CARD:
        legal = state.legal()
        state.apply(PASS if PASS in legal and state.phase == KIND else legal[0])
    left = [card for card in range(36) if state.bag >> 2 * card & 3]
    assert len(left) == 12
    first_two = [
        (2 * first + turned, 2 * second + tipped)
        for first, second in permutations(left, 2)
        for turned in (0, 1)
        for tipped in (0, 1)
    ]
    odds: dict[Hashable, Fraction] = dict.fromkeys(first_two, Fraction(1, len(first_two)))
    dice, found = Dice(3), Counter[Hashable]()
    for _ in range(40_000):
        world = game.imagine(game.veil(state, 1), dice)
        drawn = []
        for _ in range(2):
            drawn.append(world.draw(dice))
            world.apply(drawn[-1])
        found[tuple(drawn)] += 1
    assert agree(odds, found)


def prefers(game: Any) -> None:
    """The rarer of two worlds is never imagined."""
    imagine = type(game).imagine
    game.imagine = lambda veiled, dice: min(
        [imagine(game, veiled, dice) for _ in range(2)], key=game.pack
    )


def peeks(game: Any) -> None:
    """The world is always the true one."""
    game.veil = lambda state, seat: copy_of(state)


def forgets(game: Any) -> None:
    """What only this seat has seen is imagined anew."""
    veil = type(game).veil
    game.veil = lambda state, seat: veil(game, state, NOBODY)


EXPLORED = "loot: the cards another seat has explored"
LOOKING = "loot: a werewolf looks at two cards"
RESHUFFLED = "loot: discards come back in a reshuffle"
SCIENTIST = "thebes: what a scientist has seen"
RAIDERS = "thebes: what tomb raiders are looking through"


@pytest.mark.parametrize(
    ("name", "planted", "seat"),
    [
        *[(name, prefers, 0) for name in (EXPLORED, LOOKING, RESHUFFLED, RAIDERS)],
        *[(name, peeks, 0) for name in (EXPLORED, LOOKING, RESHUFFLED, SCIENTIST, RAIDERS)],
        *[(name, forgets, 1) for name in (EXPLORED, LOOKING, SCIENTIST, RAIDERS)],
    ],
)
def test_a_wrong_sampler_is_caught(name: str, planted: Callable[[Any], None], seat: int) -> None:
    scene = SCENES[name]
    game = type(load(scene.game))()
    planted(game)
    assert not fits(scene, game, seat)


def test_every_scene_leaves_something_open() -> None:
    for scene in SCENES.values():
        ways = list(
            expected(load(scene.game), scene.start(), scene.past, scene.future, 0, scene.of)
        )
        assert max(len(odds) for _, odds in ways) > 2
