"""The words of the door: all languages, all reasons, and the right names in the right places."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.titles import some_box

from digsite import service
from digsite.core.records import Prompt
from digsite.text import Language
from digsite.text.messages import dashed
from digsite.web.http.problems import KINDS
from digsite.web.words import TEXT, door_voice

LANGUAGES = ("en", "fr", "es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_words(language: Language) -> None:
    voice = door_voice(language)
    for kind in KINDS:
        assert voice.say(f"problem-{kind.name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_office_says_no_to_has_words(language: Language) -> None:
    voice = door_voice(language)
    raised = r"\b(?:NotKnown|NotAllowed|NotThere|NotNow|TooMany|Unavailable)\(\s*\"(\w+)\""
    folder = Path(service.__file__).parent
    reasons = {
        reason
        for path in folder.rglob("*.py")
        for reason in re.findall(raised, path.read_text(encoding="utf-8"))
    }
    assert len(reasons) > 20
    for reason in reasons:
        assert voice.say(dashed(f"office-{reason}"))


def test_all_languages_have_the_same_messages_and_placeholders() -> None:
    shapes = []
    for language in LANGUAGES:
        text = (TEXT / f"{language}.ftl").read_text(encoding="utf-8")
        lines = re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE)
        shapes.append({key: sorted(re.findall(r"\$\w+", value)) for key, value in lines})
    assert shapes[0] == shapes[1] == shapes[2]


def test_the_same_sentence_is_told_with_other_names_at_another_table() -> None:
    prompt = Prompt("take_turn", 1)
    first = door_voice("en", some_box()).at(["Anna", "Ben"]).prompt(prompt, mine=False)
    other = door_voice("en", some_box()).at(["Cleo", "Dirk"]).prompt(prompt, mine=False)
    assert "Ben" in first
    assert other == first.replace("Ben", "Dirk")
