"""Every word Thebes needs is there in all three languages, and none that it does not need."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from support.words import (
    NAMES,
    board_keys,
    fields,
    forecasts_of,
    key_of,
    messages,
    review_keys,
    said_in_games,
)

from digsite.games import load
from digsite.games.thebes import forecasts
from digsite.games.thebes.actions import (
    PERMITS,
    Dig,
    DigFor,
    DrawCard,
    PlayCard,
    SeeCard,
    SendAssistants,
    ShowBack,
    ShowFront,
    StackPawn,
    TakeCard,
    TakePresentation,
    UsePermit,
)
from digsite.games.thebes.cards import ActionCard, CardSet, card_set
from digsite.games.thebes.constants import REGIONS
from digsite.games.thebes.events import PROFESSORS, CardRevealed, SiteSeen
from digsite.testing.walks import walk
from digsite.text import LANGUAGES, Language, Voice
from digsite.text.messages import dashed

GAME = load("thebes")
CHANCE_ACTIONS = {StackPawn, ShowBack, ShowFront, DrawCard, SeeCard}
ABOUT = {  # what offers say besides their fields
    TakeCard: {"kind", "weeks"},
    TakePresentation: {"weeks", "points"},
    PlayCard: {"weeks"},
    UsePermit: {"paper"},
    Dig: {"weeks"},
    DigFor: {"cards", "helped"},
    SendAssistants: {"knowledge", "cards", "weeks"},
}
PROMPT_PARAMS: dict[str, set[str]] = {
    "stack_pawns": set(),
    "show_back": set(),
    "show_front": set(),
    "take_turn": {"below"},
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


def _needed() -> dict[str, set[str]]:
    """The messages of the game with the placeholders that each may use; not those of the board."""
    players = [kind for kind in GAME.actions if kind not in CHANCE_ACTIONS]
    needed = {key_of("offer", kind): fields(kind) for kind in players}
    for kind, more in ABOUT.items():
        needed[f"{key_of('offer', kind)}-here"] = fields(kind) | more
    ways = ("take_card", "take_presentation", "play_card", "dig")  # what a question names
    needed |= {f"way-{way}": set() for way in ways} | {"prompt-take_turn-ways": {"ways", "below"}}
    needed |= {key_of("event", kind): fields(kind) for kind in GAME.events}
    needed |= {key_of("forecast", kind): fields(kind) for kind in forecasts_of(forecasts)}
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
        *[f"paper-{paper}" for paper in (*REGIONS, "general", "general_excavation")],
        *[f"learned-{what}" for what in (*REGIONS, "general")],
        *[f"card-{action}" for action in actions],
        *[f"kind-{kind}" for kind in plain],
        *[f"rubble-{region}" for region in REGIONS],
    ]


def _cards() -> CardSet:
    return card_set(GAME.cards())


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_message_for_everything_and_nothing_else(language: Language) -> None:
    wanted = set(_needed()) | board_keys("thebes") | review_keys("thebes")
    assert set(messages("thebes", language)) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_fields_of_the_record(language: Language) -> None:
    said = messages("thebes", language)
    wrong = {key: said[key] - allowed for key, allowed in _needed().items()}
    assert {key: names for key, names in wrong.items() if names} == {}


@pytest.mark.parametrize(
    ("language", "told"), [("en", "on top"), ("fr", "au-dessus"), ("es", "encima")]
)
def test_who_plays_first_on_a_space_of_several_pawns_hears_why(
    language: Language, told: str
) -> None:
    """One played again on top of another pawn, and nothing said why."""
    voice = Voice(language, GAME, names=NAMES, strict=True)
    for state in (state for state, _ in walk(GAME, 3, 5)):
        if state.actor < 0 or GAME.prompt(state, state.actor).key != "take_turn":
            continue
        asked = GAME.prompt(state, state.actor)
        on_top = any(
            state.weeks[seat] == state.weeks[state.actor]
            for seat in range(3)
            if seat != state.actor
        )
        assert (told in voice.prompt(asked, True, GAME.legal(state))) == on_top
        assert (told in voice.prompt(asked, mine=False)) == on_top


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_say_what_they_were_told(language: Language) -> None:
    said = messages("thebes", language)
    for reason in GAME.reasons:
        assert said[dashed(f"refusal-{reason}")] == REFUSAL_PARAMS.get(reason, set()), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_relics_tell_region_and_points(language: Language) -> None:
    voice = Voice(language, GAME, names=NAMES, strict=True)
    for card in _cards().relics:
        word = str(voice.word("card", card.id))
        assert str(voice.word("region", card.region)) in word
        assert (str(card.vp) in word) == (not card.rubble)
        if not card.rubble:
            assert str(voice.word("kind", card.kind)) == word


def test_cards_nobody_prints_have_words_too() -> None:
    voice = Voice("en", GAME, names=NAMES, strict=True)
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


def test_games_show_every_event_prompt_and_kind_of_offer() -> None:
    said = said_in_games("thebes", 20)
    assert {type(event) for event in said.events} == set(GAME.events)
    assert {prompt.key for prompt in said.prompts.values()} == set(GAME.prompts)
    for prompt in said.prompts.values():
        assert set(prompt.params) == PROMPT_PARAMS[prompt.key]
    assert {type(offer) for offer in said.offers} == set(GAME.actions) - CHANCE_ACTIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(language: Language) -> None:
    sentences = said_in_games("thebes", 20).sentences(
        Voice(language, GAME, names=NAMES, strict=True)
    )
    assert [sentence for sentence in sentences if RAW.search(sentence)] == []


def test_who_looks_through_a_site_is_told_what_lies_there_and_nobody_else() -> None:
    voice = Voice("en", GAME, names=NAMES, strict=True)
    seen = SiteSeen(0, "egypt", "scientist", ("relic:egypt:5/1", "rubble:egypt/1"))
    assert voice.event(seen) == "In Egypt lie cards worth 1 × 0, 1 × 5 (Anna’s scientist)."
    text = "Anna’s scientist looks through the site in Egypt."
    assert voice.event(msgspec.structs.replace(seen, cards=None)) == text


def test_a_revealed_card_goes_to_storage_or_on_display() -> None:
    voice = Voice("fr", GAME, names=NAMES, strict=True)
    shown = voice.event(CardRevealed("museum:3", None))
    stored = voice.event(CardRevealed("congress", 0))
    assert shown == "Nouvelle carte exposée\u202f: Musée à 3 reliques."
    assert stored == "Nouvelle carte sur la case de stockage 1\u202f: Congrès."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: Language) -> None:
    voice = Voice(language, GAME, names=NAMES, strict=True)
    words: dict[str, Any] = {
        "region": "greece",
        "card": "tomb_raiders",
        "permit": "general_excavation",
        "name": "sphinx",
    }
    for reason in GAME.reasons:
        for number in (0, 1, 2):
            params = {name: words.get(name, number) for name in REFUSAL_PARAMS.get(reason, set())}
            text = voice.refusal(GAME.refusal(reason, **params))
            assert text.startswith("THE-")
            assert text.endswith(".")
            assert not RAW.search(text)
