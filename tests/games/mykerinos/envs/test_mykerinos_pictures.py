"""The region as an environment draws it."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from support.env_play import seeded

from digsite import envs


def test_the_cubes_of_a_region_are_drawn_in_the_colours_of_the_seats() -> None:
    env = envs.aec("mykerinos", seats=3, render_mode="svg")
    most = 0
    for _ in seeded(env, 3, 60):
        nodes = ElementTree.fromstring(env.render() or "").iter()
        pieces = [node for node in nodes if node.get("width") == "18"]
        public: Any = env.structured("seat_0")["public"]
        assert len(pieces) == len(public["cubes"])
        most = max(most, len(pieces))
    assert most > 1
