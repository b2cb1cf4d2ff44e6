"""One voice: names in their places, words for what has none, and nothing worked out twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.core.game import AnyGame
from digsite.core.records import Action, Event, Prompt, Refusal
from digsite.core.seats import CHANCE, NOBODY, OVER
from digsite.games import load
from digsite.text import Voice
from digsite.text.wording import Wording


class Dug(Event, frozen=True):
    seat: int
    deep_finds: int


class Dig(Action, frozen=True):
    pass


@pytest.fixture
def mute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game that has brought no words."""
    game = load("scarab")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    monkeypatch.setattr(type(game), "notation", lambda _self, action: "dig!")
    return game


def test_names_stand_in_the_places_of_seats_and_a_seat_without_one_is_counted() -> None:
    voice = Voice("en", load("scarab"))
    prompt = Prompt("no_such_question", 1)
    assert "Ben" in voice.at(["Anna", "Ben"]).prompt(prompt, mine=False)
    assert "Dirk" in voice.at(["Cleo", "Dirk"]).prompt(prompt, mine=False)
    assert voice.say("seat-number", number=2) in voice.prompt(prompt, mine=False)


def test_a_game_without_words_is_told_in_notation_and_names_of_types(mute: AnyGame) -> None:
    voice = Voice("en", mute, names=["Anna"])
    assert voice.offer(Dig()) == "dig!"
    assert voice.event(Dug(0, 3)) == "Anna dug (deep finds 3)"
    assert voice.refusal(Refusal("too_deep", "SCA-001", {})) == "SCA-001: too deep"
    assert voice.source("old_finds") == "old finds"
    assert voice.prompt(Prompt("where", OVER)) == voice.say("prompt-over")
    assert voice.prompt(Prompt("where", CHANCE)) == voice.say("prompt-chance")


def test_a_strict_voice_says_what_is_missing(mute: AnyGame) -> None:
    with pytest.raises(KeyError, match="event-dug"):
        Voice("en", mute, strict=True).event(Dug(0, 3))


def test_a_sentence_is_worked_out_once_for_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[str] = []
    made = Wording.text

    def text(self: Wording, key: str, params: dict[str, object]) -> str:
        worked.append(key)
        return made(self, key, params)

    monkeypatch.setattr(Wording, "text", text)
    voice, question = Voice("en", load("scarab")), Prompt("no_such_question", 0)
    told = [voice.at([name]).prompt(question) for name in ("Anna", "Ben", "Cleo")]
    assert told == [told[0].replace("Anna", name) for name in ("Anna", "Ben", "Cleo")]
    assert worked.count("prompt-asked") == 1


def test_chance_has_a_name_and_nobody_has_none() -> None:
    voice = Voice("en", names=["Anna"])
    assert [voice.who(seat) for seat in (0, 1, NOBODY, None)] == ["Anna", "", "", ""]
    assert voice.who(CHANCE) == voice.say("seat-chance")
