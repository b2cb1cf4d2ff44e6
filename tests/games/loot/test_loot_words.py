"""Loot N Run has its words in every language, and nothing of its inside shows through them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from support.words import (
    NAMES,
    board_keys,
    fields,
    forecasts_of,
    key_of,
    messages,
    review_keys,
)

from digsite.core.dice import Dice
from digsite.core.game import watchers
from digsite.core.records import Action, Event, Param, Prompt, Refusal
from digsite.core.seats import CHANCE
from digsite.games.loot import GAME, forecasts
from digsite.games.loot.actions import KEPT, Awaken, Explore, Keep, Secure
from digsite.games.loot.cards import CENTRES, COLOURS
from digsite.games.loot.constants import PILE_NAMES
from digsite.games.loot.events import Awakened, GameEnded, RoomDrawn, TurnSkipped
from digsite.testing.strays import Strays
from digsite.testing.walks import walk
from digsite.text import Voice
from digsite.text.languages import LANGUAGES, Language
from digsite.text.messages import dashed

GAMES = 20
KINDS = sorted({card["kind"] for card in GAME.cards().data["cards"]})
TREASURES = ("chest", "vase", "cup", "sceptre", "mask", "ring")
REFUSAL_PARAMS = {
    "pile_empty": {"pile"},
    "no_such_seat": {"seats"},
    "no_card_from_pile": {"pile"},
    "no_such_first_player": {"seats"},
    "top_wanted": {"pile"},
    "colour_not_in_piles": {"colour"},
    "room_wanted": {"pile"},
    "back_differs": {"colour"},
}


ABOUT = {  # what offers say
    Explore: {"pile", "colour"},
    Secure: {"points"},
    Awaken: {"target", "rooms"},
    Keep: {"count", "front", "other_front"},
}


class Heard:
    """All that can be said in some random games."""

    def __init__(self) -> None:
        self.offers: dict[str, tuple[Action, Mapping[str, Param]]] = {}
        self.events: set[Event] = set()
        self.prompts: dict[str, Prompt] = {}
        self.refusals: dict[str, Refusal] = {}


@cache
def heard() -> Heard:
    found = Heard()
    found.events.add(TurnSkipped(0))  # hardly ever happens (LNR-R05)
    for number in range(GAMES):
        dice = Dice(1000 + number)
        strays = Strays(GAME, dice)
        for state, decision in walk(GAME, 2 + number % 5, number):
            prompt = GAME.prompt(state, 0)
            found.prompts[prompt.key] = prompt
            if decision < 0:
                continue
            if state.actor != CHANCE:
                for each in GAME.legal(state):
                    about = GAME.about(state, each)
                    found.offers[repr((each, about))] = each, about
            stray = strays.next()
            if refusal := GAME.refuse(state, state.actor, stray):
                found.refusals[refusal.reason] = refusal
            strays.remember(GAME.action(state, decision))
            after = state.copy()
            after.listen()
            after.apply(decision)
            rows = after.heard()
            for seat in watchers(state.seats):
                found.events.update(GAME.happened(after, rows, seat))
    return found


def expected() -> dict[str, set[str] | None]:
    """Every message there must be, with exactly its placeholders (None: those of English)."""
    wanted: dict[str, set[str] | None] = {}
    for kind, said in ABOUT.items():
        wanted[key_of("offer", kind)] = fields(kind)
        wanted[f"{key_of('offer', kind)}-here"] = said
    wanted.update({key_of("forecast", kind): fields(kind) for kind in forecasts_of(forecasts)})
    wanted.update({key_of("event", kind): fields(kind) for kind in GAME.events})
    for key, prompt in heard().prompts.items():
        wanted[dashed(f"prompt-{key}")] = set(prompt.params)
        asked = {"seat"} if prompt.actor >= 0 else set()
        wanted[dashed(f"waiting-{key}")] = set(prompt.params) | asked
    for reason in GAME.reasons:
        wanted[dashed(f"refusal-{reason}")] = REFUSAL_PARAMS.get(reason, set())
    plain = [f"source-{name}" for name in GAME.sources]
    plain += [f"effect-{name}" for name in GAME.effects]
    plain += [f"option-{option.name}" for option in GAME.options]
    plain += [f"pile-{name}" for name in PILE_NAMES]
    plain += [f"{word}-{name}" for word in ("colour", "letter") for name in COLOURS]
    plain += [f"centre-{name}" for name in CENTRES]
    plain += [f"treasures-{name}" for name in TREASURES]
    plain += [f"{word}-{name}" for word in ("cards", "kept") for name in KEPT]
    wanted.update({dashed(key): set() for key in plain})
    wanted.update({f"room-{name}": {"treasures", "colour"} for name in CENTRES})
    wanted.update({f"treasure-{name}": {"count"} for name in TREASURES})
    ways = ("explore", "secure", "awaken")  # what a question names, if it can be done
    wanted.update({f"way-{way}": set() for way in ways})
    wanted.update({f"prompt-take-{turn}-ways": {"ways"} for turn in ("turn", "extra-turn")})
    wanted.update(dict.fromkeys(board_keys("loot")))
    wanted.update(dict.fromkeys(review_keys("loot")))
    wanted.update({f"board-backs-{colour}": {"count"} for colour in COLOURS})
    return wanted


def test_random_games_hear_everything() -> None:
    found = heard()
    assert {type(event) for event in found.events} == set(GAME.events)
    assert {type(offer) for offer, _ in found.offers.values()} == set(ABOUT)
    assert set(found.prompts) == set(GAME.prompts)
    for reason, refusal in found.refusals.items():
        assert set(refusal.params) == REFUSAL_PARAMS.get(reason, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_no_other(language: Language) -> None:
    there, wanted = set(messages("loot", language)), set(expected())
    assert not wanted - there, "missing"
    assert not there - wanted, "used by nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_exactly_the_fields(language: Language) -> None:
    english = messages("loot", "en")
    for key, wanted in expected().items():
        assert messages("loot", language)[key] == (english[key] if wanted is None else wanted), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_can_be_told(language: Language) -> None:
    voice = Voice(language, GAME, names=NAMES, strict=True)
    for text in told(voice):
        assert text == text.strip()
        assert not re.search(r"[{}_]|\bhidden\b|\w:\w|  ", text), text
    assert GAME.title not in " ".join(told(voice))


@pytest.mark.parametrize("language", ["fr", "es"])
def test_no_english_word_is_left_in_a_translation(language: Language) -> None:
    raw = {*PILE_NAMES, *COLOURS, *CENTRES, *TREASURES, *KEPT, "yes", "no", "nothing", "chance"}
    raw -= {"frank"} | ({"vase", "sceptre"} if language == "fr" else {"no"})
    for text in told(Voice(language, GAME, names=NAMES, strict=True)):
        assert not raw & set(re.findall(r"[\w]+", text.lower())), text


def told(voice: Voice) -> Iterator[str]:
    """All that was heard, as sentences."""
    found = heard()
    for offer, about in found.offers.values():
        yield voice.offer(offer)
        yield voice.offer(offer, about)
    yield from [voice.event(event) for event in found.events]
    for prompt in found.prompts.values():
        yield voice.prompt(prompt)
        yield voice.prompt(prompt, mine=False)
    for refusal in found.refusals.values():
        yield voice.refusal(refusal).partition(": ")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_for_names_differ(language: Language) -> None:
    voice = Voice(language, GAME, names=NAMES, strict=True)
    for words in (
        [voice.word("card", kind) for kind in KINDS],
        [voice.word("letter", colour) for colour in COLOURS],
        [voice.word("colour", colour) for colour in COLOURS],
        [voice.word("centre", centre) for centre in CENTRES],
    ):
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_for_a_card_is_made_of_its_parts(language: Language) -> None:
    voice = Voice(language, GAME, names=NAMES, strict=True)
    for kind in KINDS:
        colour, treasure, count, centre = kind.split(":")
        words = str(voice.word("card", kind))
        assert words.startswith(voice.say(f"treasure-{treasure}", count=int(count)))
        assert words.endswith(f"({voice.word('colour', colour)})")
        assert (str(voice.word("centre", centre)) in words) == (centre != "empty")
        assert voice.word("cards", (kind,)) == voice.word("discarded", (kind,)) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_an_awakening_aims_at_is_said(language: Language) -> None:
    text = Voice(language, GAME, names=NAMES, strict=True).offer(Awaken(1), {"rooms": 2})
    assert "Bea" in text
    text = Voice(language, GAME, names=NAMES, strict=True).event(GameEnded((0, 2)))
    assert "Anna" in text
    assert "Carlos" in text


def test_colours_agree_with_rooms() -> None:
    said = {
        (language, colour): Voice(language, GAME, names=NAMES, strict=True).event(
            RoomDrawn(0, "left", colour, None, wolf)
        )
        for language in LANGUAGES
        for colour in COLOURS
        for wolf in (True, False)
    }
    assert "salle verte" in said["fr", "green"]
    assert "salle rouge" in said["fr", "red"]
    assert "sala amarilla" in said["es", "yellow"]
    assert "sala roja" in said["es", "red"]
    assert "sala verde" in said["es", "green"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_awakening_tells_its_end_before_the_cards(language: Language) -> None:
    """A banner has room for a line or two: what it cut off was whether all was lost."""
    speak = Voice(language, GAME, names=NAMES, strict=True)
    cards = tuple(KINDS[:2])
    told = {end: speak.event(Awakened(0, 1, cards, 1, 1, end)) for end in (True, False)}
    same = next(n for n, pair in enumerate(zip(*told.values(), strict=False)) if len({*pair}) > 1)
    assert same < len(f"{NAMES[0]} … {NAMES[1]}") + 40
    assert all(text.rfind(":") > same for text in told.values())
