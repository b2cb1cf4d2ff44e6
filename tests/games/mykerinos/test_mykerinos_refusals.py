"""Every action at every moment: legal and offered, or refused for a reason in three languages."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from games.mykerinos.mykerinos_table import give, offered, patient, play, survey, table, why

from digsite.core.dice import Dice
from digsite.core.errors import Refused
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.actions import LayCard
from digsite.games.mykerinos.notation import WORDS

EVERY = [*WORDS.values(), LayCard("VIO-3", True), LayCard("FREE-1", False), LayCard("NIL-1", False)]
TEXTS = Path(GAME.folder) / "text"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_not_offered_is_refused_with_one_of_the_reasons(seats: int) -> None:
    state, dice = GAME.new(seats), Dice(seats)
    moment = 0
    while not state.over():
        moment += 1
        if moment % 5 == 0:
            legal = set(GAME.legal(state))
            for action in EVERY:
                refusal = GAME.refuse(state, state.actor, action)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    assert refusal.clause == GAME.reasons[refusal.reason]
        state.apply(patient(state, dice))


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize(
    ("reason", "params"),
    [
        ("stock_empty", {}),
        ("patron_tilted", {"patron": "Lord Lemon"}),
        ("finish_placing", {"cubes": 1}),
        ("finish_placing", {"cubes": 2}),
        ("dead_end", {"cubes": 2}),
        ("room_occupied", {"value": 5}),
    ],
)
def test_sentences_take_exactly_the_parameters_of_their_refusal(
    language: str, reason: str, params: dict[str, str | int]
) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text()))
    message = bundle.get_message(f"refusal-{reason.replace('_', '-')}")
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, params)
    assert errors == []
    assert all(str(value) in str(text) for name, value in params.items() if name != "cubes")


@pytest.mark.clause("MYK-037", "MYK-055")
def test_reasons_name_what_is_missing_for_a_patron() -> None:
    state = give(table(3, "^^......"), 0, "lemon", "tangerine")
    assert why(state, "extend:lemon") == ("nothing_to_extend", "MYK-037")
    assert why(state, "extend:tangerine") == ("nothing_to_extend", "MYK-037")
    assert why(give(table(3, "0"), 0, "lemon"), "extend:lemon") == ("lemon_no_pyramid", "MYK-055")


@pytest.mark.clause("MYK-B03")
def test_lemons_extension_needs_two_cubes() -> None:
    state = give(table(3, "0^", stock=(1, 5, 5)), 0, "lemon")
    assert why(state, "extend:lemon") == ("extension_needs_two", "MYK-B03")


def test_a_refusal_names_the_patron_that_is_missing() -> None:
    refusal = GAME.refuse(table(3), 0, GAME.parse("museum:brown"))
    assert refusal is not None
    assert refusal.params == {"patron": "brown"}


def test_an_action_of_another_moment_is_refused_and_changes_nothing() -> None:
    state = survey("001.....")
    before = GAME.pack(state)
    assert why(state, "c4") == ("excavations_over", "MYK-059")
    assert GAME.pack(state) == before


def test_what_is_offered_can_be_played() -> None:
    state = table(3, "0.^")
    for word in offered(state):
        play(state.copy(), word)


@pytest.mark.clause("MYK-038")
def test_a_refusal_raised_by_the_rules_is_the_sentence_the_readme_promises() -> None:
    state = play(table(3, "0..0"), "extend", "b1")
    with pytest.raises(Refused) as refused:
        GAME.decide(state, state.actor, GAME.parse("e1"))
    said = "MYK-038: The second cube must be adjacent to the cube you have just placed."
    assert str(refused.value) == said
    readme = Path(__file__).parents[3] / "README.md"
    assert said in " ".join(readme.read_text("utf-8").split())
