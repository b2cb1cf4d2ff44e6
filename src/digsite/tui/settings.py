"""What the program remembers of a player: language, name, and that the tour was shown."""

from __future__ import annotations

import os

import msgspec

from digsite.play.names import name_problem
from digsite.text import LANGUAGES, Language, voice

from .saves import data_folder, write_whole


class Settings(msgspec.Struct, frozen=True):
    language: Language | None = None
    name: str = ""
    toured: bool = False  # the tour was shown


def read_settings() -> Settings:
    """The settings on disk; what cannot be read counts as nothing."""
    try:
        found = msgspec.json.decode((data_folder() / "settings.json").read_bytes(), type=Settings)
    except (OSError, msgspec.DecodeError):
        return Settings()
    return (
        found
        if not found.name or name_problem(found.name) is None
        else Settings(found.language, toured=found.toured)
    )


def remember(
    *, language: Language | None = None, name: str | None = None, toured: bool | None = None
) -> None:
    """Write down what is given and keep the rest."""
    known = read_settings()
    _keep(
        Settings(
            known.language if language is None else language,
            known.name if name is None else name,
            known.toured if toured is None else toured,
        )
    )


def usual_language() -> Language:
    """The language chosen last, else that of the environment, else English."""
    chosen = read_settings().language
    if chosen is not None:
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        for language in LANGUAGES:
            if os.environ.get(variable, "").startswith(language):
                return language
    return "en"


def usual_name(language: Language) -> str:
    """The name used last, else that of the account, else a number."""
    for name in (read_settings().name, os.environ.get("USER", ""), os.environ.get("USERNAME", "")):
        if name and name != "root" and name_problem(name) is None:
            return name[:1].upper() + name[1:]
    return voice(language).say("seat-number", number=1)


def _keep(settings: Settings) -> None:
    """A full or read-only disk is no reason to stop."""
    try:
        write_whole(data_folder() / "settings.json", msgspec.json.encode(settings).decode())
    except OSError:
        return
