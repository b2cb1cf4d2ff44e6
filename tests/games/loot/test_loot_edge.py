"""The edge: notation, records, refusals, words, snapshots."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from games.loot.loot_table import do, random_turns, table

from digsite.core.errors import BadNotation, BadOption, BadSeats, IllegalDecision, NotYourTurn
from digsite.core.records import Action
from digsite.core.seats import CHANCE, NOBODY
from digsite.games.loot import GAME
from digsite.games.loot.actions import AnyAction
from digsite.games.loot.rules import LootState

WOLF = "green:vase:2:werewolf"
KINDS = [room.kind for room in GAME.new(2).box.rooms]
WORDS = [
    "secure",
    *[f"explore:{pile}" for pile in ("left", "right")],
    *[f"awaken:{seat}" for seat in range(1, 7)],
    *[f"keep:{kept}" for kept in ("none", "left", "right", "both")],
    *[f"first:{seat}" for seat in range(1, 7)],
    *[f"split:{pile}" for pile in ("left", "right")],
    *[f"top:{pile}:{c}" for pile in ("left", "right") for c in ("green", "yellow", "red")],
    *[f"draw:{pile}:{kind}" for pile in ("left", "right") for kind in KINDS],
    "draw:left:green:necklace:2:mummy",
]


def positions() -> Iterator[LootState]:
    """A table of every phase, and of every way to be refused there."""
    yield GAME.new(3)
    yield do(GAME.new(3), "first:1")
    yield do(GAME.new(3), "first:1", "top:left:red")
    yield table("", "", "")
    yield table("", "chest:1:empty", "")
    yield table("ring:1:empty", "chest:1:empty", "")
    yield table("rest", "", "", piled="cup:1:empty", piles=(0, 1))
    yield table("rest", "", "", piled="cup:1:empty", piles=(0, 1), player=1)
    yield do(table("", "green:cup:1:empty", "", tops=("green", "red")), "explore:left")
    yield table("rest", "", piled="red:cup:2:empty red:cup:3:werewolf", piles=(2, 0))
    last = table("", "", piled="green:cup:1:empty ring:1:empty", piles=(1, 1))
    yield do(last, "explore:left", "draw:left:green:cup:1:empty")
    reds = "red:cup:2:empty red:ring:2:empty red:cup:3:werewolf"
    red = table("rest", "", piled=reds, piles=(2, 1), player=1)
    yield do(red, "explore:left", "draw:left:red:cup:2:empty")
    lone = table("mask:2:empty", WOLF, "rest", piled="")
    yield do(lone, "awaken:2", "split:left", "top:left:green", f"draw:left:{WOLF}")
    lone = table("mask:2:empty", WOLF, "rest", piled="")
    yield do(lone, "awaken:2", "split:right", "top:right:green", f"draw:right:{WOLF}")
    yield do(table("cup:3:mummy", "", scores=[34, 0]), "secure")


@pytest.mark.parametrize("word", WORDS)
def test_notation_and_json_round_trip(word: str) -> None:
    action = GAME.parse(word)
    assert GAME.notation(action) == word
    assert msgspec.json.decode(msgspec.json.encode(action), type=AnyAction) == action


def test_every_type_of_action_has_a_notation() -> None:
    assert {type(GAME.parse(word)) for word in WORDS} == set(GAME.actions)


@pytest.mark.parametrize(
    "word",
    ["", "dig", "secure:", "secure:left", "explore", "explore:up", "awaken:7", "awaken:11",
     "awaken: 1", "awaken:-1", "awaken:x", "keep:all", "first:", "top:left", "top:left:blue",
     "draw:left:green:chest:4:mummy", "draw:left", "draw:green:chest:2:mummy", "explore:left:",
     "draw:left:green:chest:2:mummy\n", "EXPLORE:left"],
)  # fmt: skip
def test_other_words_are_no_moves(word: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(word)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_decision_is_an_action_and_back(seats: int) -> None:
    for state in random_turns(seats, seed=seats + 10):
        for decision in state.legal():
            action = GAME.action(state, decision)
            assert GAME.number(state, action) == decision
            assert GAME.parse(GAME.notation(action)) == action


def test_every_action_that_is_not_offered_is_refused_with_a_known_reason() -> None:
    for state in positions():
        offered = GAME.legal(state)
        for word in WORDS:
            action = GAME.parse(word)
            refusal = GAME.refuse(state, state.actor, action)
            assert (refusal is None) == (action in offered), word
            assert refusal is None or refusal.clause == GAME.reasons[refusal.reason]


def test_every_reason_is_given_somewhere() -> None:
    given = {
        refusal.reason
        for state in positions()
        for word in WORDS
        for seat in (state.actor, state.actor + 1)
        if (refusal := GAME.refuse(state, seat, GAME.parse(word)))
    }
    assert given == set(GAME.reasons)


def test_a_refusal_tells_a_seat_only_what_it_may_know() -> None:
    for state in random_turns(4, seed=6):
        if state.actor < 0:
            continue
        veiled = GAME.veil(state, state.actor)
        for word in WORDS[:20]:
            action = GAME.parse(word)
            told = GAME.refuse(state, state.actor, action)
            assert told == GAME.refuse(veiled, state.actor, action)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_reason_and_source_has_words_with_exactly_its_params(language: str) -> None:
    text = (GAME.folder / "text" / f"{language}.ftl").read_text()
    messages = dict(re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE))
    wanted: dict[str, set[str]] = {reason: set() for reason in GAME.reasons}
    for state in positions():
        for word in WORDS:
            refusal = GAME.refuse(state, state.actor, GAME.parse(word))
            if refusal:
                wanted[refusal.reason] = set(refusal.params)
    for reason, params in wanted.items():
        message = messages[f"refusal-{reason.replace('_', '-')}"]
        assert set(re.findall(r"\{ \$(\w+) \}", message)) == params
    assert {f"source-{source}" for source in GAME.sources} <= set(messages)
    words = [f"pile-{p}" for p in ("left", "right")] + [
        f"colour-{c}" for c in ("green", "yellow", "red")
    ]
    assert set(words) <= set(messages)


@pytest.mark.parametrize("seats", GAME.seats)
def test_packed_states_come_back_whole(seats: int) -> None:
    for number, state in enumerate(random_turns(seats, seed=seats)):
        if number % 5 == 0:
            data = GAME.pack(state)
            again = GAME.unpack(data)
            assert GAME.pack(again) == data
            assert again.legal() == state.legal()


def test_a_copy_goes_its_own_way() -> None:
    state = table("ring:1:empty", "cup:1:empty")
    before = GAME.pack(state)
    do(state.copy(), "secure")
    assert GAME.pack(state) == before


def test_a_state_can_become_another() -> None:
    state, other = table("ring:1:empty", "cup:1:empty"), table("", "", player=1)
    state.become(other)
    assert GAME.pack(state) == GAME.pack(other)


def test_a_copy_does_not_listen() -> None:
    state = table("ring:1:empty", "cup:1:empty")
    state.listen()
    copy = do(state.copy(), "secure")
    assert (state.heard(), copy.heard()) == ([], [])


def test_a_number_that_was_not_offered_is_refused() -> None:
    with pytest.raises(IllegalDecision):
        table("", "").apply(2)


def test_a_move_out_of_turn_is_refused_as_such() -> None:
    with pytest.raises(NotYourTurn):
        GAME.decide(table("", ""), 1, GAME.parse("explore:left"))


@pytest.mark.parametrize("seats", [1, 7])
def test_the_game_is_for_2_to_6_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.new(seats)


@pytest.mark.clause("LNR-R06")
def test_the_options_and_their_defaults() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "awaken_self": False,
        "awaken_empty": False,
        "trigger_scores": False,
        "frank_again": True,
    }
    with pytest.raises(BadOption):
        GAME.new(3, {"awaken_dead": True})


def test_every_phase_has_a_prompt_for_everybody() -> None:
    keys = {GAME.prompt(state, NOBODY).key for state in positions()}
    extra = table("ring:1:empty", "", extra=True)
    assert keys | {GAME.prompt(extra, 0).key} == set(GAME.prompts)


def test_chance_is_asked_about_a_pile() -> None:
    prompt = GAME.prompt(do(GAME.new(3), "first:1", "top:left:red"), NOBODY)
    assert (prompt.actor, prompt.params) == (CHANCE, {"pile": "right"})


def test_actions_refuse_unknown_fields_and_seats() -> None:
    for text in (
        '{"type":"awaken","target":6}',
        '{"type":"secure","pile":"left"}',
        '{"type":"dig"}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=AnyAction)


def test_actions_of_no_game_are_refused_without_a_fuss() -> None:
    class Foreign(Action, frozen=True):
        pass

    for state in positions():
        assert GAME.refuse(state, state.actor, Foreign()) is not None


def test_the_example_of_the_record_page_can_be_played() -> None:
    page = Path(__file__).parents[3] / "docs" / "record-loot.md"
    example = page.read_text().split("## An example")[1]
    words = [word for line in example.splitlines() if line[:4] == "    " for word in line.split()]
    state = do(GAME.new(2), *words[:-1])
    assert (words[-1], GAME.prompt(state, 0).key) == ("…", "draw_room")
