"""Rendering: the public table, as text and as SVG, and nothing of what is hidden."""

from __future__ import annotations

from xml.etree import ElementTree

import gymnasium
import pytest
from support.env_play import seeded
from support.titles import boxes, some_box

from digsite import envs
from digsite.core.dice import Dice
from digsite.core.errors import BadInput
from digsite.envs.picture import picture
from digsite.games import load
from digsite.testing.secrets import redealt


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_a_picture_shows_the_title_and_hides_what_is_hidden(
    title: str, seats: int, mode: str
) -> None:
    env, game, dice = envs.aec(title, seats=seats, render_mode=mode), load(title), Dice(4)
    for number, _ in enumerate(seeded(env, 1, 60)):
        if number % 10 == 0:
            drawn = env.render() or ""
            assert game.title in drawn
            for seat in range(seats):
                world = redealt(env._state, seat, dice)
                assert picture(game, world, mode) == drawn


def test_a_drawing_is_well_formed_and_has_a_column_for_each_seat(title: str, seats: int) -> None:
    env = envs.aec(title, seats=seats, render_mode="svg")
    for _ in seeded(env, 2, 25):
        drawn = env.render() or ""
    words = [node.text for node in ElementTree.fromstring(drawn).iter() if node.text]
    if title in boxes():
        assert all(f"seat {number}" in words for number in range(1, seats + 1))


def test_the_result_is_told_at_the_end(title: str) -> None:
    env = envs.aec(title, seats=2, render_mode="ansi")
    for _ in seeded(env, 5, 100_000):
        pass
    assert "won by seat" in (env.render() or "")


def test_without_a_render_mode_nothing_is_drawn() -> None:
    env = envs.aec(some_box(), seats=2)
    env.reset(seed=1)
    assert env.render() is None


def test_a_person_is_shown_the_table_after_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = envs.aec("scarab", seats=2, render_mode="human")
    shown = 0
    for _ in seeded(env, 1, 5):
        printed = capsys.readouterr().out
        assert printed.strip() == picture(env.setting.game, env._state, "ansi").strip()
        assert env.render() is None
        shown += 1
    assert shown > 2


def test_a_person_is_shown_the_table_by_gymnasium_too(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("digsite/Scarab-v0", render_mode="human")
    env.reset(seed=1)
    assert load("scarab").title in capsys.readouterr().out


def test_a_render_mode_that_is_none_is_refused() -> None:
    with pytest.raises(BadInput, match="no render mode 'rgb_array'; there are human, ansi, svg"):
        envs.aec("scarab", seats=2, render_mode="rgb_array")
