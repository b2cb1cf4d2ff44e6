"""Actions, notation, refusals, snapshots, events and words: the edge of the rules."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from games.thebes.thebes_table import Table, positions, random_game
from hypothesis import given
from hypothesis import strategies as st

from digsite.core.dice import Dice
from digsite.core.errors import BadNotation, BadOption, BadSnapshot
from digsite.core.fields import names_of
from digsite.core.game import watchers
from digsite.core.records import Action, tag_of
from digsite.core.seats import CHANCE, OVER
from digsite.games.thebes import GAME
from digsite.games.thebes.actions import (
    BACKS,
    PERMITS,
    ActionKind,
    Dig,
    DigFor,
    DrawCard,
    GiveRelic,
    LookAt,
    PlayCard,
    Raid,
    RaidNothing,
    SeeCard,
    SendAssistants,
    ShowBack,
    ShowFront,
    StackPawn,
    TakeCard,
    TakePresentation,
    UsePermit,
)
from digsite.games.thebes.constants import REGIONS
from digsite.games.thebes.notation import WORDS

TEXT = GAME.folder / "text"
NAMES = st.from_regex(r"[A-Za-z0-9_.+:-]{1,48}", fullmatch=True)
IDS = st.from_regex(r"[A-Za-z0-9_.+:-]{1,48}/[A-Za-z0-9_]{1,8}", fullmatch=True)
WHERE = st.sampled_from(REGIONS)
ANY_ACTION = st.one_of(
    st.builds(TakeCard, st.integers(0, 3)),
    st.builds(TakePresentation, NAMES),
    st.builds(GiveRelic, NAMES),
    st.builds(PlayCard, st.sampled_from(get_args(ActionKind))),
    st.builds(LookAt, WHERE),
    st.builds(Raid, IDS),
    st.builds(RaidNothing),
    st.builds(Dig, WHERE),
    st.builds(UsePermit, st.sampled_from(PERMITS)),
    st.builds(SendAssistants, st.integers(0, 12)),
    st.builds(DigFor, st.integers(1, 12)),
    st.builds(StackPawn, st.integers(0, 3)),
    st.builds(ShowBack, st.sampled_from(BACKS)),
    st.builds(ShowFront, NAMES),
    st.builds(DrawCard, IDS),
    st.builds(SeeCard, IDS),
)


# -- actions and their notation ----------------------------------------------


@given(ANY_ACTION)
def test_notation_and_json_round_trip_for_every_action(action: Action) -> None:
    word = GAME.notation(action)
    assert not re.search(r"\s", word)
    assert GAME.parse(word) == action
    assert msgspec.json.decode(msgspec.json.encode(action), type=type(action)) == action


@pytest.mark.parametrize(
    ("word", "action"),
    [
        ("take:3", TakeCard(2)),
        ("present:museum:3", TakePresentation("museum:3")),
        ("give:relic:egypt:3", GiveRelic("relic:egypt:3")),
        ("play:thief:egypt", PlayCard("action:thief:egypt")),
        ("look:crete", LookAt("crete")),
        ("raid:relic:crete:5/1", Raid("relic:crete:5/1")),
        ("leave", RaidNothing()),
        ("dig:greece", Dig("greece")),
        ("permit:general_excavation", UsePermit("general_excavation")),
        ("assistants:0", SendAssistants(0)),
        ("weeks:12", DigFor(12)),
        ("pawn:4", StackPawn(3)),
        ("back:green", ShowBack("green")),
        ("front:expertise:egypt:1", ShowFront("expertise:egypt:1")),
        ("draw:rubble:egypt/6", DrawCard("rubble:egypt/6")),
        ("see:relic:egypt:6/1", SeeCard("relic:egypt:6/1")),
    ],
)
def test_every_action_has_its_word(word: str, action: Action) -> None:
    assert (GAME.notation(action), GAME.parse(word)) == (word, action)


@pytest.mark.parametrize(
    "word",
    ["", "take", "take:", "take:-1", "take:+1", "take:11", "take:2 ", "take:²", "fly:1"]
    + ["leave:now", "permit:", "raid:relic:egypt:6"]
    + [
        "give:relic\n",
        "raid:relic/1\n",
        "play:action:thief:egypt",
        "weeks:" + "9" * 5000,
        "give:a b",
        "assistants:1.0",
    ],
)
def test_what_is_no_action_cannot_be_read(word: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(word)


@pytest.mark.parametrize("seats", [2, 4])
def test_numbers_actions_and_words_agree_through_a_game(seats: int) -> None:
    for state in positions(seats, 50 + seats):
        for decision in state.legal():
            action = GAME.action(state, decision)
            assert GAME.number(state, action) == decision
            assert GAME.parse(GAME.notation(action)) == action
            assert GAME.refuse(state, state.actor, action) is None


def test_a_game_replays_from_its_words_alone() -> None:
    first, dice, words = GAME.new(3), Dice(77), []
    while first.actor != OVER:
        chance = first.actor == CHANCE
        decision = first.draw(dice) if chance else dice.choose(first.mask())
        words.append(GAME.notation(GAME.action(first, decision)))
        first.apply(decision)
    again = GAME.new(3)
    for word in words:
        again.apply(GAME.decide(again, again.actor, GAME.parse(word)))
    assert GAME.pack(again) == GAME.pack(first)


# -- refusals ----------------------------------------------------------------

OTHERS: list[Any] = [TakeCard(7), Dig("atlantis"), LookAt("atlantis"), UsePermit("none")]  # type: ignore[arg-type]
EVERY: list[Action] = [
    *OTHERS,
    *[TakeCard(space) for space in range(4)],
    *[Dig(region) for region in REGIONS],
    *[UsePermit(permit) for permit in PERMITS],
    *[SendAssistants(count) for count in (0, 1, 4)],
    *[DigFor(weeks) for weeks in (0, 1, 6, 12, 13)],
    *[StackPawn(seat) for seat in range(5)],
    *[TakePresentation(kind) for kind in ("museum:2", "congress", "relic:egypt:1", "odd")],
    *[GiveRelic(kind) for kind in ("relic:egypt:1", "odd")],
    *[PlayCard(f"action:{name}") for name in ("assistant", "scientist", "thief:egypt")],  # type: ignore[arg-type]
    *[LookAt("crete"), Raid("relic:egypt:1/1"), Raid("rubble:egypt/1"), Raid("odd/1")],
    *[RaidNothing(), ShowBack("green"), ShowBack("egypt"), ShowFront("congress"), ShowFront("odd")],
    *[DrawCard("relic:egypt:1/1"), DrawCard("odd/1"), SeeCard("relic:egypt:1/1")],
]


@pytest.mark.parametrize("seats", [2, 3])
def test_every_action_is_legal_or_refused_for_a_listed_reason(seats: int) -> None:
    for state in positions(seats, 60 + seats, empty_sites=seats == 2)[::3]:
        legal = GAME.legal(state)
        for action in EVERY:
            refusal = GAME.refuse(state, state.actor, action)
            if refusal is None:
                assert action in legal
            else:
                assert action not in legal
                assert GAME.reasons[refusal.reason] == refusal.clause


def test_pawns_are_stacked_before_anything_else() -> None:
    refusal = GAME.refuse(GAME.new(2), CHANCE, ShowBack("green"))
    assert refusal == GAME.refusal("pawns_come_first")


@pytest.mark.parametrize("word", ["pawn:1", "back:green", "front:congress", "see:rubble:egypt/1"])
@pytest.mark.clause("THE-012")
def test_only_chance_reveals(word: str) -> None:
    assert Table().refused(word) == ("only_chance_reveals", "THE-012")


# -- words -------------------------------------------------------------------


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the placeholders in it."""
    text = (TEXT / f"{language}.ftl").read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    return {
        block.split(" =", 1)[0]: set(re.findall(r"\$(\w+)", block.split("\n##", 1)[0]))
        for block in blocks
    }


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_reason_and_source_has_words(language: str) -> None:
    found = messages(language)
    wanted = {f"refusal-{reason.replace('_', '-')}" for reason in GAME.reasons}
    assert wanted == {name for name in found if name.startswith("refusal-")}
    assert {f"source-{name}" for name in GAME.sources} <= found.keys()
    assert found == messages("en")


def test_refusals_bring_exactly_the_parameters_their_words_use() -> None:
    found = messages("en")
    met: set[str] = set()
    for seats, options in ((2, {}), (3, {"empty_sites": False, "one_assistant": True})):
        for seed in range(4):
            for state in positions(seats, 90 + seed, **options)[:: 2 + seed]:
                for action in EVERY:
                    refusal = GAME.refuse(state, state.actor, action)
                    if refusal is not None:
                        name = f"refusal-{refusal.reason.replace('_', '-')}"
                        assert set(refusal.params) == found[name]
                        for key in refusal.params.keys() & {"region", "card", "permit"} - {""}:
                            value = f"{key}-{refusal.params[key]}".replace("_", "-")
                            assert value in found or refusal.params[key] == "none"
                        met.add(refusal.reason)
    assert len(met) > 30


def test_words_can_be_formatted_in_all_languages() -> None:
    from fluent.runtime import FluentBundle, FluentResource

    for language in ("en", "fr", "es"):
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource((TEXT / f"{language}.ftl").read_text(encoding="utf-8")))
        for name, params in messages(language).items():
            numbers = dict.fromkeys(params, 2)
            pattern = bundle.get_message(name).value
            assert pattern is not None
            words, errors = bundle.format_pattern(pattern, numbers)
            assert words
            assert not errors


# -- snapshots, options, events ----------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_packed_state_unpacks_to_the_same_game(seats: int) -> None:
    for state in positions(seats, 80)[::25]:
        packed = GAME.pack(state)
        again = GAME.unpack(packed)
        assert GAME.pack(again) == packed
        assert (again.legal(), GAME.public(again)) == (state.legal(), GAME.public(state))


def test_a_damaged_snapshot_is_refused() -> None:
    packed = GAME.pack(GAME.new(2))
    with pytest.raises(BadSnapshot):
        GAME.unpack(packed[:-1])
    with pytest.raises(BadSnapshot):
        GAME.unpack(b"")


def test_packing_forgets_no_field() -> None:
    state = positions(2, 6)[-30]
    twin = GAME.new(2)
    twin.become(state)
    assert GAME.pack(twin) == GAME.pack(state)
    fresh = GAME.new(2)
    kind: type = state.__class__
    for name in names_of(kind):
        setattr(fresh, name, getattr(state, name))
    fresh.actor, fresh.phase, fresh.turn = state.actor, state.phase, state.turn
    assert GAME.pack(fresh) == GAME.pack(state)


def test_the_options_are_the_switchable_rulings() -> None:
    named = {option.name: (option.default, option.clause) for option in GAME.options}
    assert named == {
        "empty_sites": (True, "THE-R02"),
        "raiders_decline": (False, "THE-R03"),
        "zero_digs": (False, "THE-R04"),
        "one_assistant": (False, "THE-R05"),
        "assistant_lifts_cap": (False, "THE-090"),
    }
    with pytest.raises(BadOption):
        GAME.new(2, {"time_travel": True})


@pytest.mark.parametrize("option", [option.name for option in GAME.options])
def test_a_game_ends_with_every_option_switched(option: str) -> None:
    default = {option.name: option.default for option in GAME.options}[option]
    assert random_game(3, 8, **{option: not default}).actor == OVER


def test_events_and_effects_of_games_are_all_listed() -> None:
    effects: set[str] = set()
    kinds = set()
    for seed in range(12):
        state, dice = GAME.new(2 + seed % 3, {"raiders_decline": seed % 2 == 1}), Dice(seed)
        state.listen()
        while state.actor != OVER:
            chance = state.actor == CHANCE
            state.apply(state.draw(dice) if chance else dice.choose(state.mask()))
            rows = state.heard()
            for seat in watchers(state.seats):
                for event in GAME.happened(state, rows, seat):
                    kinds.add(type(event))
                    effects.add(GAME.effect(event) or "")
    assert kinds == set(GAME.events)
    assert effects - {""} == set(GAME.effects)


def test_prompts_are_all_listed_and_always_bring_the_same_parameters() -> None:
    prompts = [GAME.prompt(state, 0) for seed in range(6) for state in positions(2, seed)]
    forms = {(prompt.key, tuple(prompt.params)) for prompt in prompts}
    assert sorted(key for key, _ in forms) == sorted(GAME.prompts)


# -- the clauses -------------------------------------------------------------


def test_every_numbered_rule_has_a_test() -> None:
    rulebook = (TEXT / "rules.en.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^\*\*(THE-\w+)\*\*", rulebook, flags=re.MULTILINE))
    tested: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for marks in re.findall(r"pytest\.mark\.clause\(([^)]*)\)", path.read_text("utf-8")):
            tested |= set(re.findall(r"THE-\w+", marks))
    assert len(numbers) == 128
    assert tested == numbers


# -- the page about records --------------------------------------------------

PAGE = (Path(__file__).parents[3] / "docs" / "record-thebes.md").read_text(encoding="utf-8")


def test_the_page_about_records_lists_every_action() -> None:
    for kind in GAME.actions:
        assert f"| `{tag_of(kind.__name__)}` |" in PAGE
        assert f"`{WORDS[kind]}" in PAGE


def test_the_example_on_that_page_can_be_played() -> None:
    state = GAME.new(2)
    for line in PAGE.partition("## An example")[2].strip().splitlines():
        for word in re.split(r" {3,}", line.strip())[0].removesuffix("…").split():
            state.apply(GAME.decide(state, state.actor, GAME.parse(word)))
    assert (state.actor, list(state.weeks[:2])) == (1, [4, 4])


def test_a_copy_does_not_listen() -> None:
    table = Table()
    table.events()
    copy = table.state.copy()
    copy.apply(0)
    assert (table.state.heard(), copy.heard()) == ([], [])
