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
CLAUSE = "SCA-004"
REFUSED = Refusal("no_swaps_left", CLAUSE)
ERRORS: list[BadInput | OSError] = [
    BadInput(DETAIL),
    BadRecord("game.txt", 0, DETAIL),
    BadRecord("game.txt", 7, DETAIL),
    BadRecord("game.txt", 7, DETAIL, REFUSED, "scarab"),
    Unreadable("game.txt", FileNotFoundError(errno.ENOENT, DETAIL)),
    BadCards("cards.json", "", DETAIL),
    BadCards("cards.json", "cards[3].id", DETAIL),
    BadNotation("zzz", DETAIL),
    BadOption(DETAIL),
    BadSeats("Scarab", 9, range(2, 4)),
    UnknownGame("chess", ["draughts", "scarab"]),
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
    text = in_words(BadRecord("game.txt", 7, DETAIL, REFUSED, "scarab"), language)
    assert "7" in text
    assert CLAUSE in text


def test_the_number_of_players_is_told() -> None:
    text = in_words(BadSeats("Scarab", 9, range(2, 4)), "fr")
    assert text == "Scarab se joue de 2 à 3, pas à 9."


def test_errors_of_the_system_have_words_of_their_own() -> None:
    with pytest.raises(FileNotFoundError) as caught:
        os.stat("/no/such/file")
    assert in_words(caught.value, "es") == "ese archivo no existe"
