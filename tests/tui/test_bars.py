"""The bars of the table: whole sentences in a window of 80 columns, in every language."""

from __future__ import annotations

import pytest
from support.scenes import scenes

from digsite.text import LANGUAGES, Language, voice

NAMES = ["Anna", "Bob", "Carla", "Dora", "Emil", "Fred"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_into_its_line(title: str, language: Language) -> None:
    speak = voice(language, title).at(NAMES)
    prompts = {repr(scene.prompt): scene.prompt for scene in scenes(title)}
    for prompt in prompts.values():
        for mine in (True, False):
            assert len(speak.prompt(prompt, mine)) <= 76, prompt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", ["replay-keys", "new-keys", "rules-keys", "start-keys"])
def test_the_keys_fit_into_their_line(language: Language, keys: str) -> None:
    assert len(voice(language).say(keys)) <= 78
