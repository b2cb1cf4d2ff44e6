"""Mykerinos in a terminal: fits, is complete, lights what is legal, says the same in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest
from support.scenes import drawings, offering, scene_of, scenes, targets_of, text_of

from digsite.core.dice import Dice
from digsite.core.game import NOBODY
from digsite.games import load
from digsite.games.mykerinos.actions import (
    Book,
    Decline,
    EnterMuseum,
    Excavate,
    Extend,
    Pass,
    PickForNeutral,
    Place,
    PlayNeutral,
    Take,
)
from digsite.games.mykerinos.tui import board as mykerinos
from digsite.games.mykerinos.views import HalfMade
from digsite.play import Table
from digsite.text import LANGUAGES, Language
from digsite.tui.boards import board

GAME = load("mykerinos")

# Where an offer is to be found: on the table, or only in the list of offers.
ON_THE_TABLE = (Place, Book, Take, PickForNeutral, Pass)
IN_THE_LIST = (Excavate, Extend, EnterMuseum, PlayNeutral, Decline)  # patrons' calls may be on both


def test_the_board_is_found_by_the_key_of_the_game() -> None:
    assert board("mykerinos") is mykerinos


@pytest.mark.parametrize(("width", "height"), [(80, 16), (100, 34)])
def test_what_one_needs_to_decide_is_on_the_first_screen(width: int, height: int) -> None:
    for scene, rows in drawings("mykerinos", width, height):
        text = "\n".join(text_of(rows[:height]))
        for area in range(1, 2 * scene.public.lines + 1):
            assert re.search(rf"[╭┬├┼] {area}\b", text)
        for player in scene.public.players:
            assert scene.names[player.seat][:2] in text
        for patron in scene.public.wings:
            assert str(scene.voice.word("patron", patron)) in text
        assert scene.voice.say("board-scale") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_status_fits_into_one_row(language: Language) -> None:
    table = Table(GAME, 4)
    table.deal(Dice(1))
    scene = scene_of(table, NOBODY, language)
    half = HalfMade(patron="tangerine", neutral=False, left=3, last=None)
    public = msgspec.structs.replace(scene.public, half_made=half, first=3)
    longest = msgspec.structs.replace(scene, public=public)
    usual, long = [text_of(mykerinos.draw(s, 80, 16)) for s in (scene, longest)]
    assert long[1:] == usual[1:]
    assert long[0].endswith("◆")


@pytest.mark.parametrize(("width", "height"), [(80, 16), (100, 34)])
def test_every_offer_lies_on_the_table_or_is_only_in_the_list(width: int, height: int) -> None:
    for scene, rows in drawings("mykerinos", width, height):
        targets = targets_of(rows[:height])
        assert targets <= {offer.word for offer in scene.offers}
        for offer in scene.offers:
            assert isinstance(offer.action, ON_THE_TABLE + IN_THE_LIST)
            if isinstance(offer.action, ON_THE_TABLE):
                assert offer.word in targets, offer.word


@pytest.mark.parametrize("word", ["museum:brown", "excavate:blackmore", "extend:tangerine"])
def test_a_patron_with_one_call_is_called_from_the_own_cards(word: str) -> None:
    assert word in targets_of(mykerinos.draw(offering("mykerinos", word), 80, 16))


def test_areas_count_the_cubes_of_every_colour() -> None:
    table = Table(GAME, 2)
    table.deal(Dice(1))
    for word in _some_turns(table):
        table.submit(table.actor, GAME.parse(word))
    lines = text_of(mykerinos.draw(scene_of(table, NOBODY), 80, 16))
    assert " 1 ●1=▲1 ─" in lines[2]


def _some_turns(table: Table) -> Iterator[str]:
    """Each player digs once in the first area, and leaves the neutral colour alone."""
    for _ in range(2):
        yield "excavate"
        cells = [GAME.notation(action) for action in GAME.legal(table.state)]
        yield next(cell for cell in cells if cell[0] in "abcd" and cell[1] in "123")
        yield "neutral:none"


def test_words_are_plain_and_tell_everything() -> None:
    drawn = re.compile(r"hidden|None|\w_\w|\b[VLBTF][A-Z]{2,3}-\d")
    for scene in scenes("mykerinos"):
        text = "\n".join(mykerinos.describe(scene))
        assert not drawn.search(text), text
        for cube in scene.public.cubes:
            assert str(GAME.spell("cell", cube.cell)) in text
        for room in scene.public.museum:
            assert str(scene.voice.word("room", room.room)) in text


@pytest.mark.parametrize(
    ("word", "what"),
    [
        ("take:left", r"^Take .+, the left card$"),
    ],
)
def test_an_offer_says_what_it_is_about(word: str, what: str) -> None:
    text = next(offer.text for offer in offering("mykerinos", word).offers if offer.word == word)
    assert re.search(what, text), text
