"""The order of the offers, what they are about, and which is asked twice."""

from __future__ import annotations

import pytest
from games.mykerinos.mykerinos_table import on_scale, play, table

from digsite.bots import Budget, hint
from digsite.core.records import Action, Caution
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.actions import Excavate, Extend, Pass, Place, PlayNeutral, Take
from digsite.games.mykerinos.rules import MykerinosState
from digsite.play.sight import offered
from digsite.text import Voice


def test_passing_is_the_last_offer() -> None:
    offers = offered(GAME, table(3, "0......."))
    assert isinstance(offers[-1], Pass)
    assert offers[0] == Excavate()


def test_leaving_the_neutral_colour_alone_is_the_last_offer() -> None:
    state = play(table(2, neutral=(4, 4)), "excavate", "a1")
    assert offered(GAME, state)[-1] == PlayNeutral("none")
    assert offered(GAME, state)[0] == PlayNeutral("excavate")


@pytest.mark.clause("MYK-092")
def test_passing_with_cubes_left_is_asked_twice_and_says_how_many() -> None:
    assert GAME.caution(table(3, stock=(5, 9, 9)), Pass()) == Caution(
        "cubes_left", "MYK-092", {"cubes": 5}
    )


@pytest.mark.clause("MYK-104")
def test_in_the_last_season_cubes_that_are_left_only_break_ties() -> None:
    caution = GAME.caution(table(3, season=4, stock=(1, 9, 9)), Pass())
    assert caution is not None
    assert "only break a tie" in Voice("en", GAME).caution(caution)


def test_passing_without_cubes_and_digging_are_not_asked_twice() -> None:
    assert GAME.caution(table(3, stock=(0, 9, 9)), Pass()) is None
    assert GAME.caution(table(3), Excavate()) is None


def test_a_card_is_offered_by_its_name() -> None:
    state = surveyed()
    card = state.box.cards[state.laid[0] // 2]
    words = Voice("en", GAME, strict=True).offer(Take("left"), GAME.about(state, Take("left")))
    assert words == f"Take {Voice('en', GAME).word('card', card.id)}, the left card"


@pytest.mark.parametrize(
    ("action", "then", "words"),
    [
        (Excavate(), [Place((2, 3))], "Start a new excavation on c4"),
        (Extend(), [Place((2, 3)), Place((2, 4))], "Extend an excavation to c4, c5"),
        (
            Excavate("violet"),
            [Place((0, 0)), PlayNeutral("none")],
            "Call on Lady Violet: new excavation on a1",
        ),
        (PlayNeutral("extend"), [Place((0, 0))], "Neutral colour: extension to a1"),
        (Excavate(), [], "Start a new excavation"),
    ],
)
def test_what_is_dug_is_named_with_its_place_where_that_is_known(
    action: Action, then: list[Action], words: str
) -> None:
    voice = Voice("en", GAME, strict=True)
    assert voice.offer(action, GAME.about(table(3), action, then)) == words


def test_a_hint_names_the_place() -> None:
    state = table(3)
    *_, last = hint(GAME, GAME.veil(state, 0), 0, Budget(iterations=600))
    best = last.advice[0]
    assert isinstance(best.action, Excavate)
    assert isinstance(best.then[0], Place)
    words = Voice("en", GAME).offer(best.action, best.about)
    assert words.endswith(f"on {GAME.notation(best.then[0])}")


def surveyed() -> MykerinosState:
    """Seat 0 is alone in area 1 and chooses its reward."""
    state = on_scale(table(3, "0.......", stock=(0, 0, 0)), 1, 2)
    return play(state, "pass")
