"""Rendering: the public table, as text and as SVG, and nothing of what is hidden."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from support.env_play import seeded
from support.secrets import redealt

from digsite import envs
from digsite.core.dice import Dice
from digsite.envs.picture import picture
from digsite.games import load


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_a_picture_shows_the_title_and_hides_what_is_hidden(
    title: str, seats: int, mode: str
) -> None:
    env, game, dice = envs.aec(title, seats=seats, render_mode=mode), load(title), Dice(4)
    for number, _ in enumerate(seeded(env, 1, 60)):
        if number % 10 == 0:
            drawn = env.render()
            assert game.title in drawn
            for seat in range(seats):
                world = redealt(env._state, seat, dice)
                assert picture(game, world, mode) == drawn


def test_a_drawing_is_well_formed_and_has_a_column_for_each_seat(title: str, seats: int) -> None:
    env = envs.aec(title, seats=seats, render_mode="svg")
    for _ in seeded(env, 2, 25):
        drawn = env.render()
    words = [node.text for node in ElementTree.fromstring(drawn).iter() if node.text]
    if title != "scarab":
        assert all(f"seat {number}" in words for number in range(1, seats + 1))


def test_the_cubes_of_a_region_are_drawn_in_the_colours_of_the_seats() -> None:
    env = envs.aec("mykerinos", seats=3, render_mode="svg")
    most = 0
    for _ in seeded(env, 3, 60):
        nodes = ElementTree.fromstring(env.render()).iter()
        pieces = [node for node in nodes if node.get("width") == "18"]
        cubes = env.structured("seat_0")["public"]["cubes"]
        assert len(pieces) == len(cubes)
        most = max(most, len(pieces))
    assert most > 1


def test_the_result_is_told_at_the_end(title: str) -> None:
    env = envs.aec(title, seats=2, render_mode="ansi")
    for _ in seeded(env, 5, 100_000):
        pass
    assert "won by seat" in env.render()


def test_without_a_render_mode_nothing_is_drawn() -> None:
    env = envs.aec("loot", seats=2)
    env.reset(seed=1)
    assert env.render() is None
