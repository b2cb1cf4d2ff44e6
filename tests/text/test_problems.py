"""What is wrong with something given is said in the language of the player."""

from __future__ import annotations

import errno
import os

import pytest

from digsite.core.errors import (
    BadCards,
    BadInput,
    BadNotation,
    BadOption,
    BadRecord,
    BadSeats,
    UnknownGame,
)
from digsite.core.records import Refusal
from digsite.text import LANGUAGES, Language
from digsite.text.problems import Said, Unreadable, in_words

DETAIL = "an English detail"
REFUSED = Refusal("no_expertise", "THE-044", {"region": "crete"})
ERRORS: list[BadInput | OSError] = [
    BadInput(DETAIL),
    BadRecord("game.txt", 0, DETAIL),
    BadRecord("game.txt", 7, DETAIL),
    BadRecord("game.txt", 7, DETAIL, REFUSED, "thebes"),
    Unreadable("game.txt", FileNotFoundError(errno.ENOENT, DETAIL)),
    BadCards("cards.json", "", DETAIL),
    BadCards("cards.json", "cards[3].id", DETAIL),
    BadNotation("zzz", DETAIL),
    BadOption(DETAIL),
    BadSeats("Thebes: The Tomb Raiders", 9, range(2, 5)),
    UnknownGame("chess", ["loot", "thebes"]),
    Said("error-no-game-left"),
    *[OSError(number, DETAIL) for number in errno.errorcode],
]


@pytest.mark.parametrize("error", ERRORS, ids=repr)
def test_every_error_is_one_sentence_in_every_language(error: BadInput | OSError) -> None:
    said = {language: in_words(error, language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert DETAIL not in said["fr"] + said["es"]
    for text in said.values():
        assert text
        assert "\n" not in text
        for fact in ("file", "text"):
            assert getattr(error, fact, "") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_against_the_rules_names_its_line_and_its_rule(language: Language) -> None:
    text = in_words(BadRecord("game.txt", 7, DETAIL, REFUSED, "thebes"), language)
    assert "7" in text
    assert "THE-044" in text


def test_the_number_of_players_is_told() -> None:
    text = in_words(BadSeats("Loot N Run", 9, range(2, 7)), "fr")
    assert text == "Loot N Run se joue de 2 à 6, pas à 9."


def test_errors_of_the_system_have_words_of_their_own() -> None:
    with pytest.raises(FileNotFoundError) as caught:
        os.stat("/no/such/file")
    assert in_words(caught.value, "es") == "ese archivo no existe"
