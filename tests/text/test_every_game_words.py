"""What holds for the words of every game."""

from __future__ import annotations

import re

import pytest
from support.titles import boxes
from support.words import NAMES, messages, said_in_games

from digsite.core.records import Action, tag_of
from digsite.games import load
from digsite.testing.walks import walk
from digsite.text import LANGUAGES, Language, Voice
from digsite.text.messages import dashed

BOXES = boxes()


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
    voice, said = Voice(language, load(key), names=NAMES, strict=True), said_in_games(key, 20)
    assert all(voice.event(event).endswith((".", "!")) for event in said.events)
    assert not any(voice.offer(offer).endswith(".") for offer in said.offers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOXES)
def test_a_question_names_what_can_be_done_and_nothing_else(key: str, language: Language) -> None:
    game = load(key)
    voice = Voice(language, game, names=NAMES)
    for state, _ in walk(game, min(game.seats), 3):
        if state.actor < 0 or not voice.knows(f"prompt-{dashed(game.prompt(state, 0).key)}-ways"):
            continue
        legal = game.legal(state)
        ways = {voice.say(_way(action)) for action in legal}
        asked = voice.prompt(game.prompt(state, state.actor), True, legal)
        assert all(way in asked for way in ways)
        one = voice.prompt(game.prompt(state, state.actor), True, legal[:1])
        assert not any(way in one for way in ways - {voice.say(_way(legal[0]))})


def _way(action: Action) -> str:
    return f"way-{dashed(tag_of(type(action).__name__))}"
