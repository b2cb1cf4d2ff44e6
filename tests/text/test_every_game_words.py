"""What holds for the words of every game."""

from __future__ import annotations

import re

import pytest
from support.words import NAMES, messages, said_in_games

from digsite.games import load
from digsite.text import LANGUAGES, Language, Voice

BOXES = ("loot", "mykerinos", "thebes")


@pytest.mark.parametrize("language", ["fr", "es"])
@pytest.mark.parametrize("key", BOXES)
def test_languages_use_the_same_placeholders(key: str, language: Language) -> None:
    english = messages(key, "en")
    differ = {name for name, parts in messages(key, language).items() if parts != english[name]}
    assert differ == set()


@pytest.mark.parametrize("key", BOXES)
def test_french_signs_have_narrow_spaces_and_spanish_questions_two_signs(key: str) -> None:
    folder = load(key).folder / "text"
    french = (folder / "fr.ftl").read_text(encoding="utf-8")
    assert re.findall(r"[^\u202f][;:!?]", french) == []
    spanish = (folder / "es.ftl").read_text(encoding="utf-8")
    assert spanish.count("?") == spanish.count("¿")
    assert spanish.count("!") == spanish.count("¡")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOXES)
def test_events_end_like_sentences_and_offers_do_not(key: str, language: Language) -> None:
    voice, said = Voice(language, load(key)), said_in_games(key, 20)
    assert all(voice.event(event, NAMES).endswith((".", "!")) for event in said.events)
    assert not any(voice.offer(offer, NAMES).endswith(".") for offer in said.offers)
