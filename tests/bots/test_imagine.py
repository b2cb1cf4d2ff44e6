"""Imagined worlds are as likely as they are: against all that chance can have done.

The scenes of a game lie in `games/<key>/imagining.py`.
"""

from __future__ import annotations

import pytest
from support.expecting import expected
from support.imagining import WRONG, Scene, fits
from support.parts import parts

from digsite.games import load

SCENES: dict[str, Scene] = {
    "scarab: what the others hold": Scene(
        "scarab", lambda: load("scarab").new(3), ["swap"], [], lambda state: tuple(state.held)
    ),
}
for key, found in parts("imagining").items():
    SCENES |= {f"{key}: {name}": scene for name, scene in found.SCENES.items()}


@pytest.mark.parametrize(
    ("name", "seat"), [(name, seat) for name, scene in SCENES.items() for seat in scene.seats]
)
def test_what_a_seat_imagines_is_as_likely_as_it_is(name: str, seat: int) -> None:
    scene = SCENES[name]
    assert fits(scene, load(scene.game), seat)


@pytest.mark.parametrize(
    ("name", "planted", "seat"),
    [
        (name, planted, seat)
        for name, scene in SCENES.items()
        for planted, seat in scene.caught.items()
    ],
)
def test_a_wrong_sampler_is_caught(name: str, planted: str, seat: int) -> None:
    scene = SCENES[name]
    game = type(load(scene.game))()
    WRONG[planted](game)
    assert not fits(scene, game, seat)


def test_every_wrong_sampler_is_tried() -> None:
    assert {planted for scene in SCENES.values() for planted in scene.caught} == set(WRONG)


def test_every_scene_leaves_something_open() -> None:
    for scene in SCENES.values():
        ways = list(
            expected(load(scene.game), scene.start(), scene.past, scene.future, 0, scene.of)
        )
        assert max(len(odds) for _, odds in ways) > 2
