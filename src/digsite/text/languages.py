"""The languages everything a player reads exists in."""

from __future__ import annotations

from typing import Literal, get_args

Language = Literal["en", "fr", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
