"""`digsite` alone: the three things one can do."""

from __future__ import annotations

from digsite.text import Language, voice
from digsite.tui.settings import usual_language

DOORS = ("serve", "play", "--help")


def welcome() -> None:
    """Say how to go on; nothing is started."""
    say = voice(_language()).say
    print(f"{say('door-title')}\n")
    for door in DOORS:
        command, about = f"digsite {door}", say(f"door-{door.lstrip('-')}")
        print(f"    {command:<16}  {about}")


def _language() -> Language:
    try:
        return usual_language()
    except ModuleNotFoundError:  # without the terminal's extra nothing is remembered
        return "en"
