"""Every word Mykerinos needs is there in all three languages, and none that it does not need."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from support.walks import pick

from digsite.core.dice import Dice
from digsite.core.game import NOBODY
from digsite.core.records import Action, Event, Prompt
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.games.mykerinos.actions import (
    PATRON_NAMES,
    AppointFirst,
    LayCard,
    MarkWing,
    room_names,
)
from digsite.games.mykerinos.events import Rank
from digsite.games.mykerinos.views import _PHASES
from digsite.play import Table, sight_of
from digsite.text import Voice
from digsite.text.voice import dashed

GAME = load("mykerinos")
LANGUAGES = ("en", "fr", "es")
NAMES = ["Ann", "Bob", "Clara", "Dora"]
BOARDS = Path(__file__).parents[2] / "src/digsite/tui/boards"
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


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # named by fluent.syntax
        self.names.add(node.id.name)


@cache
def _messages(language: str) -> dict[str, set[str]]:
    """The messages of a language with their placeholders."""
    text = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def _fields(record: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(record)}


def _tag(record: type[Action] | type[Event]) -> str:
    return str(record.__struct_config__.tag)


def _needed() -> dict[str, set[str]]:
    """The messages of the game with the placeholders that each may use; not those of the board."""
    players = [kind for kind in GAME.actions if kind not in (AppointFirst, MarkWing, LayCard)]
    needed = {f"offer-{_tag(kind)}": _fields(kind) for kind in players}
    needed |= {f"event-{_tag(kind)}": _fields(kind) for kind in GAME.events}
    for key in GAME.prompts:
        needed[f"prompt-{key}"] = needed[f"waiting-{key}"] = PROMPT_PARAMS[key] | {"seat"}
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
    needed["ranks-item"] = _fields(Rank)
    return {dashed(key): params for key, params in needed.items()}


def _rooms() -> set[str]:
    return {room for ring in permutations(range(5)) for room in room_names(ring)}


def _cards() -> tuple[Any, ...]:
    state: Any = GAME.new(3)
    return tuple(state.box.cards)


def _board_keys() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in BOARDS.glob("mykerinos*.py")]
    return {key for source in sources for key in re.findall(r"""["'](board-[a-z-]+)["']""", source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_message_for_everything_and_nothing_else(language: str) -> None:
    assert set(_messages(language)) == set(_needed()) | _board_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_fields_of_the_record(language: str) -> None:
    said = _messages(language)
    wrong = {key: said[key] - allowed for key, allowed in _needed().items()}
    assert {key: names for key, names in wrong.items() if names} == {}


@pytest.mark.parametrize("language", ["fr", "es"])
def test_languages_use_the_same_placeholders(language: str) -> None:
    english = _messages("en")
    differ = {key for key, names in _messages(language).items() if names != english[key]}
    assert differ == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_say_what_they_were_told(language: str) -> None:
    said = _messages(language)
    for reason in GAME.reasons:
        assert said[dashed(f"refusal-{reason}")] == REFUSAL_PARAMS.get(reason, set()), reason


def test_french_signs_have_narrow_spaces_and_spanish_questions_two_signs() -> None:
    folder = GAME.folder / "text"
    french = re.findall(r"[^\u202f][;:!?]", (folder / "fr.ftl").read_text(encoding="utf-8"))
    assert french == []
    spanish = (folder / "es.ftl").read_text(encoding="utf-8")
    assert spanish.count("?") == spanish.count("¿")
    assert spanish.count("!") == spanish.count("¡")


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_words_tell_patron_and_prestige(language: str) -> None:
    voice = Voice(language, GAME)
    for card in _cards():
        word = voice.word("card", card.id)
        assert (f"({card.prestige})" in word) == (card.prestige > 0)
        assert card.patron is None or word.startswith(voice.word("patron", card.patron))


def test_spaces_are_spelled_alike_in_all_languages() -> None:
    assert GAME.spell("cell", (2, 3)) == "c4"
    assert GAME.spell("slot", 0) == "a1–b3"
    assert GAME.spell("slot", 11) == "g7–h9"
    assert GAME.spell("area", 3) is None


class _Said(msgspec.Struct):
    """All that was asked, offered and told in some games."""

    prompts: dict[str, Prompt] = {}
    offers: set[Action] = set()
    events: set[Event] = set()


@cache
def _games() -> _Said:
    said = _Said()
    for seed in range(60):
        options = {option.name: bool(seed >> bit & 1) for bit, option in enumerate(GAME.options)}
        table = Table(GAME, GAME.seats[seed % len(GAME.seats)], options)
        dice = Dice(seed)
        while True:
            prompt = GAME.prompt(table.state, NOBODY)
            said.prompts[repr(prompt)] = prompt
            if table.actor != CHANCE:
                said.offers |= set(GAME.legal(table.state))
            if table.over:
                break
            table.choose(pick(table.state, dice))
            said.events |= set(sight_of(table).events)
    return said


def test_games_show_every_event_prompt_and_kind_of_offer() -> None:
    said = _games()
    assert {type(event) for event in said.events} == set(GAME.events)
    assert {prompt.key for prompt in said.prompts.values()} == set(GAME.prompts)
    for prompt in said.prompts.values():
        assert set(prompt.params) == PROMPT_PARAMS[prompt.key]
    chance = {AppointFirst, MarkWing, LayCard}
    assert {type(offer) for offer in said.offers} == set(GAME.actions) - chance


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(language: str) -> None:
    voice, said = Voice(language, GAME), _games()
    sentences = [voice.event(event, NAMES) for event in said.events]
    sentences += [voice.offer(offer, NAMES) for offer in said.offers]
    for prompt in said.prompts.values():
        sentences += [voice.prompt(prompt, NAMES, mine) for mine in (True, False)]
    assert [sentence for sentence in sentences if RAW.search(sentence)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    voice = Voice(language, GAME)
    values: dict[str, Any] = {"cubes": 2, "value": 3, "patron": "lemon"}
    for reason in GAME.reasons:
        params = {name: values[name] for name in REFUSAL_PARAMS.get(reason, set())}
        text = voice.refusal(GAME.refusal(reason, **params))
        assert text.startswith("MYK-")
        assert text.endswith(".")
        assert not RAW.search(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_end_with_a_full_stop_and_offers_do_not(language: str) -> None:
    voice, said = Voice(language, GAME), _games()
    assert all(voice.event(event, NAMES).endswith(".") for event in said.events)
    assert not any(voice.offer(offer, NAMES).endswith(".") for offer in said.offers)
