"""What the shell offers while a command is typed; nothing is loaded before it is asked for."""

from __future__ import annotations


def game_keys(incomplete: str) -> list[str]:
    """The games there are."""
    from digsite.games import titles

    return [key for key in titles() if key.startswith(incomplete)]


def bot_names(incomplete: str) -> list[str]:
    """The bots of the ladder and the levels; after a comma, one more of them."""
    from digsite.bots import LADDER, LEVELS

    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{rung.name}" for rung in LADDER + LEVELS if rung.name.startswith(last)]


def languages(incomplete: str) -> list[str]:
    """The languages the program speaks."""
    from digsite.text import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]
