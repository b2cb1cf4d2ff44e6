"""Every word the program says: in three languages, with the same parts, and in use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from digsite.bots import LADDER, LEVELS
from digsite.cli.welcome import DOORS
from digsite.text import LANGUAGES, voice
from digsite.text.voice import PROGRAM
from digsite.tui.panes import KEYS
from digsite.tui.plain_words import COMMANDS, command_words
from digsite.tui.screens.tour import STOPS

SOURCE = PROGRAM.parent.parent
WHAT_IT_COST = (
    *("many", "many-lead", "cost", "cost-gained", "cost-others", "cost-gave", "cost-gave-gained"),
    *("others", "others-gained"),
)
SPELLED = [  # keys that are put together
    *[f"rung-{rung.name}" for rung in LADDER + LEVELS],
    *[f"rung-about-{rung.name}" for rung in LADDER + LEVELS],
    *[f"language-{language}" for language in LANGUAGES],
    *[f"command-{command}" for command in COMMANDS],
    *[f"plain-help-{command}" for command in COMMANDS],
    *[f"help-{key}" for key in KEYS],
    *[f"new-{line}" for line in ("game", "language")],
    *[f"door-{door.lstrip('-')}" for door in DOORS],
    *[f"tour-{stop}" for stop in STOPS],
    *[f"tour-{stop}-text" for stop in STOPS],
    *[f"{when}-{what}" for when in ("why", "would") for what in WHAT_IT_COST],
    *[f"study-{name}" for name in ("seat", "won", "points", "winners", "others", "ahead")],
    *[f"study-{name}" for what in ("source", "action", "size") for name in (what, f"{what}s")],
    *[f"study-{name}" for name in ("lengths", "changes")],
]


def messages(language: str) -> dict[str, set[str]]:
    """Keys and their placeholders."""
    text = (PROGRAM / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            names = re.findall(r"\$(\w+)", _source(text, entry.id.name))
            assert entry.id.name not in found
            found[entry.id.name] = set(names)
    return found


def _source(text: str, key: str) -> str:
    match = re.search(rf"^{re.escape(key)} = (.*(?:\n[ }}].*)*)", text, re.MULTILINE)
    assert match is not None
    return match[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    sources = [
        path.read_text(encoding="utf-8")
        for folder in ("tui", "cli", "text")
        for path in sorted((SOURCE / folder).rglob("*.py"))
    ]
    for path in (SOURCE / "web" / "fates.py", SOURCE / "bots" / "study" / "page.py"):
        sources.append(path.read_text(encoding="utf-8"))
    literal = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', "\n".join(sources)))
    literal |= set(re.findall(r"'([a-z]+(?:-[a-z]+)+)'", "\n".join(sources)))
    known = set(messages("en"))
    assert sorted(known - literal - set(SPELLED)) == []
    said = set(re.findall(r"""say\(\s*["']([a-z]+(?:-[a-z]+)+)["']""", "\n".join(sources)))
    game_words = {key for key in said if key.startswith(("board-", "tally-"))}
    assert sorted(said - known - game_words) == []
    assert sorted(set(SPELLED) - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    words = [
        word for command in COMMANDS for word in voice(language).say(f"command-{command}").split()
    ]
    assert len(words) == len(set(words))
    assert all(command_words(language)[word] for word in words)


def test_french_has_its_narrow_blanks() -> None:
    text = (PROGRAM / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("command-")]
    said = [line.partition(" = ")[2] for line in lines if " = " in line]
    assert not [line for line in said if re.search(r"\w [;:!?»]", line)]
    assert Path(PROGRAM / "es.ftl").exists()
