"""Every word Thebes needs is there in all three languages, and none that it does not need."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from support.walks import pick

from digsite.core.dice import Dice
from digsite.core.game import NOBODY, watchers
from digsite.core.records import Action, Event, Prompt
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.games.thebes.actions import (
    PERMITS,
    DrawCard,
    SeeCard,
    ShowBack,
    ShowFront,
    StackPawn,
)
from digsite.games.thebes.cards import ActionCard, CardSet, card_set
from digsite.games.thebes.constants import REGIONS
from digsite.games.thebes.events import PROFESSORS, CardRevealed, SiteSeen
from digsite.play import Table, sight_of
from digsite.text import Voice
from digsite.text.voice import dashed

GAME = load("thebes")
LANGUAGES = ("en", "fr", "es")
NAMES = ["Ann", "Bob", "Clara", "Dora"]
BOARDS = Path(__file__).parents[2] / "src/digsite/tui/boards"
CHANCE_ACTIONS = {StackPawn, ShowBack, ShowFront, DrawCard, SeeCard}
PROMPT_PARAMS: dict[str, set[str]] = {
    "stack_pawns": set(),
    "show_back": set(),
    "show_front": set(),
    "take_turn": set(),
    "give_relic": {"relics"},
    "choose_site": set(),
    "see_card": {"region"},
    "raid": {"region"},
    "choose_permit": {"region"},
    "send_assistants": {"region"},
    "name_weeks": {"region", "knowledge"},
    "draw_card": {"region"},
    "over": set(),
}
REFUSAL_PARAMS = {
    "museum_wants_relics": {"relics"},
    "raiders_want_a_relic": {"region"},
    "dig_wants_a_permit": {"region"},
    "dig_wants_assistants": {"region"},
    "dig_wants_weeks": {"region"},
    "unknown_card": {"name"},
    "too_few_relics_to_show": {"needed", "held", "region"},
    "too_few_relics_to_give": {"needed", "held"},
    "relic_not_yours": {"region", "vp"},
    "card_not_in_hand": {"card"},
    "site_is_empty": {"card", "region"},
    "sites_are_empty": {"card"},
    "not_on_this_site": {"region"},
    "rubble_stays": {"region"},
    "unknown_region": {"name"},
    "no_permit": {"region"},
    "no_expertise": {"region"},
    "nothing_buried": {"region"},
    "dig_brings_nothing": {"knowledge", "weeks"},
    "permit_not_held": {"permit", "region"},
    "too_few_assistants": {"held"},
    "no_such_pawn": {"seat"},
    "pawn_already_stacked": {"seat"},
}
# Signs of a word that was not put into words: braces, keys, kinds and ids of cards.
RAW = re.compile(r"[{}]|hidden|None|\w_\w|\w:\w|\w/\d|  |egypt|[A-Z]\d-")


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
    players = [kind for kind in GAME.actions if kind not in CHANCE_ACTIONS]
    needed = {f"offer-{_tag(kind)}": _fields(kind) for kind in players}
    needed |= {f"event-{_tag(kind)}": _fields(kind) for kind in GAME.events}
    for key in GAME.prompts:
        needed[f"prompt-{key}"] = needed[f"waiting-{key}"] = PROMPT_PARAMS[key] | {"seat"}
    needed |= {f"refusal-{reason}": REFUSAL_PARAMS.get(reason, set()) for reason in GAME.reasons}
    needed |= {word: set() for word in _vocabulary()}
    needed |= {f"relic-{region}": {"vp"} for region in REGIONS}
    needed |= {f"expertise-{region}": {"books"} for region in REGIONS}
    needed |= {"general-knowledge": {"books"}, "exhibition": {"sets"}, "museum": {"relics"}}
    return {dashed(key): params for key, params in needed.items()}


def _vocabulary() -> list[str]:
    box = _cards()
    actions = {card.action for card in box.green if isinstance(card, ActionCard)}
    composed = ("expertise", "general_knowledge", "exhibition", "museum")
    plain = {card.kind for card in box.green if not card.kind.startswith(composed)}
    return [
        *[f"source-{source}" for source in GAME.sources],
        *[f"effect-{effect}" for effect in GAME.effects],
        *[f"option-{option.name}" for option in GAME.options],
        *[f"{what}-{region}" for what in ("region", "back", "letter") for region in REGIONS],
        *[f"short-{region}" for region in (*REGIONS, "general")],
        *[f"professor-{professor}" for professor in PROFESSORS],
        *[f"permit-{permit}" for permit in PERMITS],
        *[f"card-{action}" for action in actions],
        *[f"kind-{kind}" for kind in plain],
        *[f"rubble-{region}" for region in REGIONS],
    ]


def _cards() -> CardSet:
    return card_set(GAME.cards())


def _board_keys() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in BOARDS.glob("thebes*.py")]
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
def test_words_of_relics_tell_region_and_points(language: str) -> None:
    voice = Voice(language, GAME)
    for card in _cards().relics:
        word = voice.word("card", card.id)
        assert str(voice.word("region", card.region)) in word
        assert (str(card.vp) in word) == (not card.rubble)
        if not card.rubble:
            assert voice.word("kind", card.kind) == word


def test_cards_nobody_prints_have_words_too() -> None:
    voice = Voice("en", GAME)
    assert voice.word("kind", "relic:egypt:9") == "relic from Egypt worth 9"
    assert voice.word("kind", "museum:1") == "museum for one relic"
    assert voice.word("kind", "exhibition:M4-C2") == "exhibition 4 Mesopotamia + 2 Crete"


def test_spaces_and_points_are_spelled_alike_in_all_languages() -> None:
    assert GAME.spell("space", 0) == "1"
    cards = ("relic:egypt:3/2", "rubble:egypt/1", "relic:egypt:3/1", "rubble:egypt/6")
    assert GAME.spell("cards", cards) == "2 × 0, 2 × 3"
    assert GAME.spell("cards", ()) is None
    assert GAME.spell("cards", 4) is None
    assert GAME.spell("weeks", 4) is None


class _Said(msgspec.Struct):
    """All that was asked, offered and told in some games."""

    prompts: dict[str, Prompt] = {}
    offers: set[Action] = set()
    events: set[Event] = set()


@cache
def _games() -> _Said:
    said = _Said()
    for seed in range(20):
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
            before = table.version
            table.choose(pick(table.state, dice))
            for seat in watchers(table.seats):
                rows = [row for entry in table.rows[before:] for row in entry]
                said.events |= set(GAME.happened(table.state, rows, seat))
        said.events |= set(sight_of(table).events)
    return said


def test_games_show_every_event_prompt_and_kind_of_offer() -> None:
    said = _games()
    assert {type(event) for event in said.events} == set(GAME.events)
    assert {prompt.key for prompt in said.prompts.values()} == set(GAME.prompts)
    for prompt in said.prompts.values():
        assert set(prompt.params) == PROMPT_PARAMS[prompt.key]
    assert {type(offer) for offer in said.offers} == set(GAME.actions) - CHANCE_ACTIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(language: str) -> None:
    voice, said = Voice(language, GAME), _games()
    sentences = [voice.event(event, NAMES) for event in said.events]
    sentences += [voice.offer(offer, NAMES) for offer in said.offers]
    for prompt in said.prompts.values():
        sentences += [voice.prompt(prompt, NAMES, mine) for mine in (True, False)]
    assert [sentence for sentence in sentences if RAW.search(sentence)] == []


def test_who_looks_through_a_site_is_told_what_lies_there_and_nobody_else() -> None:
    voice = Voice("en", GAME)
    seen = SiteSeen(0, "egypt", "scientist", ("relic:egypt:5/1", "rubble:egypt/1"))
    text = "Ann’s scientist looks through the site in Egypt."
    assert voice.event(seen, NAMES) == f"{text} The points on its cards: 1 × 0, 1 × 5."
    assert voice.event(msgspec.structs.replace(seen, cards=None), NAMES) == text


def test_a_revealed_card_goes_to_storage_or_on_display() -> None:
    voice = Voice("fr", GAME)
    shown = voice.event(CardRevealed("museum:3", None), NAMES)
    stored = voice.event(CardRevealed("congress", 0), NAMES)
    assert shown == "Nouvelle carte exposée\u202f: Musée à 3 reliques."
    assert stored == "Nouvelle carte sur la case de stockage 1\u202f: Congrès."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    voice = Voice(language, GAME)
    words: dict[str, Any] = {
        "region": "greece",
        "card": "tomb_raiders",
        "permit": "general_excavation",
        "name": "sphinx",
    }
    for reason in GAME.reasons:
        for number in (0, 1, 2):
            params = {name: words.get(name, number) for name in REFUSAL_PARAMS.get(reason, set())}
            text = voice.refusal(GAME.refusal(reason, **params), NAMES)
            assert text.startswith("THE-")
            assert text.endswith(".")
            assert not RAW.search(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_end_with_a_full_stop_and_offers_do_not(language: str) -> None:
    voice, said = Voice(language, GAME), _games()
    assert all(voice.event(event, NAMES).endswith(".") for event in said.events)
    assert not any(voice.offer(offer, NAMES).endswith(".") for offer in said.offers)
