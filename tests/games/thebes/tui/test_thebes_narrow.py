"""Thebes in a window of 80 columns."""

from __future__ import annotations

from typing import Any

import pytest
from pilots import SMALL, fly, text_of
from sittings import full_table
from textual.pilot import Pilot

from digsite.text import LANGUAGES, Language
from digsite.tui.app import DigsiteApp


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_names_the_world_specialist_and_what_it_takes(language: Language) -> None:
    async def flight(app: DigsiteApp, pilot: Pilot[Any]) -> None:
        assert app.session is not None
        assert f"{app.session.voice.say('board-world')} (10)" in text_of(app)

    fly(flight, full_table("thebes", language), SMALL, language)
