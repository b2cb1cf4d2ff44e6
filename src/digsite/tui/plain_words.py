"""The commands of plain mode, as they can be typed in every language."""

from __future__ import annotations

from functools import cache

from digsite.text import LANGUAGES, Language, voice

COMMANDS = (
    "help",
    "rules",
    "position",
    "choices",
    "log",
    "since",
    "preview",
    "undo",
    "save",
    "hint",
    "quit",
)


@cache
def command_words(language: Language) -> dict[str, str]:
    """What can be typed, and the command behind it; English words work everywhere."""
    words: dict[str, str] = {}
    for spoken in (language, *LANGUAGES):
        for command in COMMANDS:
            for word in voice(spoken).say(f"command-{command}").split():
                words.setdefault(word, command)
    return words


def help_lines(language: Language, example: str) -> list[str]:
    """All commands, one sentence each."""
    speak = voice(language)
    lines = [speak.say("plain-help-move", example=example)]
    for command in COMMANDS:
        words = ", ".join(speak.say(f"command-{command}").split())
        lines.append(speak.say(f"plain-help-{command}", words=words))
    return lines
