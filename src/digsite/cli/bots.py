"""`digsite bots`: who can be played against."""

from __future__ import annotations

from digsite.bots import LADDER, LEVELS, opponents
from digsite.games import load, titles
from digsite.text import voice

from .given import language


def show(lang: str) -> None:
    """A line for each rung of the ladder, then for each level with the games that have it."""
    say = voice(language(lang)).say
    for rung in LADDER:
        print(f"{rung.name:<14}{say(f'rung-about-{rung.name}')}")
    known = {key: [rung.name for rung in opponents(load(key))] for key in titles()}
    for rung in LEVELS:
        games = [key for key, names in known.items() if rung.name in names]
        if games:
            print(f"{rung.name:<14}{say(f'rung-about-{rung.name}')} ({', '.join(games)})")
