"""Every word Mykerinos needs is there in all three languages, and none that it does not need."""

from __future__ import annotations

import re
from itertools import permutations
from typing import Any

import pytest
from support.words import NAMES, board_keys, fields, key_of, messages, review_keys, said_in_games

from digsite.core.records import Prompt
from digsite.games import load
from digsite.games.mykerinos.actions import (
    PATRON_NAMES,
    AppointFirst,
    Excavate,
    Extend,
    LayCard,
    MarkWing,
    Pass,
    PickForNeutral,
    PlayNeutral,
    Take,
    room_names,
)
from digsite.games.mykerinos.events import Rank
from digsite.games.mykerinos.views import _PHASES
from digsite.text import LANGUAGES, Language, Voice
from digsite.text.messages import dashed

GAME = load("mykerinos")
PROMPT_PARAMS = {
    "draw_first": set(),
    "draw_wing": {"wing"},
    "draw_card": {"season"},
    "choose_action": {"season"},
    "choose_last_action": {"season"},
    "place_cube": {"cubes"},
    "place_on_pyramid": {"cubes"},
    "place_neutral": {"cubes"},
    "choose_neutral": {"cubes"},
    "choose_room": set(),
    "choose_reward": {"area", "rank"},
    "choose_leftover": {"area", "rank"},
    "choose_neutral_card": {"area"},
    "game_over": set(),
}
REFUSAL_PARAMS = {
    "finish_placing": {"cubes"},
    "dead_end": {"cubes"},
    "patron_not_owned": {"patron"},
    "patron_tilted": {"patron"},
    "room_occupied": {"value"},
}
# Signs of a word that was not put into words: braces, keys, ids of cards and of rooms.
RAW = re.compile(r"[{}]|hidden|None|\w_\w|[VLBTF][A-Z]{2,3}-\d|\b[235]:\w|\w\|\w|  ")


def _needed() -> dict[str, set[str]]:
    """The messages of the game with the placeholders that each may use; not those of the board."""
    players = [kind for kind in GAME.actions if kind not in (AppointFirst, MarkWing, LayCard)]
    needed = {key_of("offer", kind): fields(kind) for kind in players}
    needed |= {f"{key_of('offer', kind)}-here": {"side", "card"} for kind in (Take, PickForNeutral)}
    for kind in (Excavate, Extend, PlayNeutral):
        needed[f"{key_of('offer', kind)}-here"] = fields(kind) | {"where"}
    needed["offer-enter-museum-here"] = {"patron", "room"}
    needed |= {f"caution-{reason}": {"cubes"} for reason in GAME.cautions}
    needed |= {key_of("event", kind): fields(kind) for kind in GAME.events}
    for key in GAME.prompts:
        needed[f"prompt-{key}"] = needed[f"waiting-{key}"] = PROMPT_PARAMS[key] | {"seat"}
    ways = ("excavate", "extend", "enter_museum", "pass")  # what a question names
    needed |= {f"way-{way}": set() for way in ways}
    needed["prompt-choose_action-ways"] = {"season", "ways"}
    needed["prompt-choose_last_action-ways"] = {"season", "ways"}
    needed["forecast-patron-helps"] = {"effect"}
    needed |= {f"refusal-{reason}": REFUSAL_PARAMS.get(reason, set()) for reason in GAME.reasons}
    words = [f"source-{source}" for source in GAME.sources]
    words += [f"effect-{effect}" for effect in GAME.effects]
    words += [f"option-{option.name}" for option in GAME.options]
    words += [f"patron-{patron}" for patron in PATRON_NAMES]
    words += [f"side-{side}" for side in ("left", "right")]
    words += [f"phase-{phase}" for phase in _PHASES.values()]
    words += [f"room-{room}" for room in _rooms()]
    words += [f"card-{card.id}" for card in _cards()]
    needed |= {word: set() for word in words}
    needed["ranks-item"] = fields(Rank)
    return {dashed(key): params for key, params in needed.items()}


def _rooms() -> set[str]:
    return {room for ring in permutations(range(5)) for room in room_names(ring)}


def _cards() -> tuple[Any, ...]:
    state: Any = GAME.new(3)
    return tuple(state.box.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_message_for_everything_and_nothing_else(language: Language) -> None:
    wanted = set(_needed()) | board_keys("mykerinos") | review_keys("mykerinos")
    assert set(messages("mykerinos", language)) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_fields_of_the_record(language: Language) -> None:
    said = messages("mykerinos", language)
    wrong = {key: said[key] - allowed for key, allowed in _needed().items()}
    assert {key: names for key, names in wrong.items() if names} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_say_what_they_were_told(language: Language) -> None:
    said = messages("mykerinos", language)
    for reason in GAME.reasons:
        assert said[dashed(f"refusal-{reason}")] == REFUSAL_PARAMS.get(reason, set()), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_words_tell_patron_and_prestige(language: Language) -> None:
    voice = Voice(language, GAME, names=NAMES, strict=True)
    for card in _cards():
        word = str(voice.word("card", card.id))
        assert (f"({card.prestige})" in word) == (card.prestige > 0)
        assert card.patron is None or word.startswith(str(voice.word("patron", card.patron)))


def test_a_last_action_that_can_only_be_a_pass_says_so() -> None:
    """Without a cube left one was told to choose the last action."""
    voice = Voice("en", GAME, names=NAMES, strict=True)
    asked = voice.prompt(Prompt("choose_last_action", 0, {"season": 2}), True, [Pass()])
    assert asked == "All the others are done; your last action of season 2: pass."


def test_spaces_are_spelled_alike_in_all_languages() -> None:
    assert GAME.spell("cell", (2, 3)) == "c4"
    assert GAME.spell("slot", 0) == "a1–b3"
    assert GAME.spell("slot", 11) == "g7–h9"
    assert GAME.spell("area", 3) is None


def test_games_show_every_event_prompt_and_kind_of_offer() -> None:
    said = said_in_games("mykerinos", 60)
    assert {type(event) for event in said.events} == set(GAME.events)
    assert {prompt.key for prompt in said.prompts.values()} == set(GAME.prompts)
    for prompt in said.prompts.values():
        assert set(prompt.params) == PROMPT_PARAMS[prompt.key]
    chance = {AppointFirst, MarkWing, LayCard}
    assert {type(offer) for offer in said.offers} == set(GAME.actions) - chance


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(language: Language) -> None:
    sentences = said_in_games("mykerinos", 60).sentences(
        Voice(language, GAME, names=NAMES, strict=True)
    )
    assert [sentence for sentence in sentences if RAW.search(sentence)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: Language) -> None:
    voice = Voice(language, GAME, names=NAMES, strict=True)
    values: dict[str, Any] = {"cubes": 2, "value": 3, "patron": "lemon"}
    for reason in GAME.reasons:
        params = {name: values[name] for name in REFUSAL_PARAMS.get(reason, set())}
        text = voice.refusal(GAME.refusal(reason, **params))
        assert text.startswith("MYK-")
        assert text.endswith(".")
        assert not RAW.search(text)
