"""Mykerinos in a terminal: fits, is complete, lights what is legal, says the same in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.style import Style
from support.walks import pick

from digsite.core.dice import Dice
from digsite.core.game import NOBODY, watchers
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
from digsite.games.mykerinos.views import HalfMade, Public
from digsite.play import Table, sight_of
from digsite.text import Voice
from digsite.tui.boards import board, mykerinos
from digsite.tui.scene import Offer, Row, Scene

GAME = load("mykerinos")
VOICES = {language: Voice(language, GAME) for language in ("en", "fr", "es")}
NAMES = ["Ann", "Bartholomew of Alexandria", "李小龍", "Dora"]
SIZES = [(80, 16), (100, 34), (132, 50), (60, 20), (30, 10)]

# Where an offer is to be found: on the table, or only in the list of offers.
ON_THE_TABLE = (Place, Book, Take, PickForNeutral, Pass)
IN_THE_LIST = (Excavate, Extend, EnterMuseum, PlayNeutral, Decline)  # patrons' calls may be on both


def scene_of(table: Table, seat: int, language: str = "en") -> Scene:
    sight, voice = sight_of(table, seat), VOICES[language]
    offers = [Offer(a, GAME.notation(a), voice.offer(a, NAMES)) for a in sight.legal]
    return Scene(
        game=GAME.key,
        public=sight.public,
        private=sight.private,
        prompt=sight.prompt,
        seat=sight.seat,
        actor=sight.actor,
        names=NAMES[: table.seats],
        offers=offers,
        voice=voice,
    )


@cache
def scenes() -> list[Scene]:
    """Positions of random games, seen by every seat and by a spectator, in every language."""
    return list(_walk())


def _walk() -> Iterator[Scene]:
    languages = list(VOICES)
    count = 0
    for seed in range(9):
        table, dice = Table(GAME, GAME.seats[seed % 3]), Dice(seed)
        while True:
            if table.version % 11 == seed or table.over:
                for seat in watchers(table.seats):
                    count += 1
                    yield scene_of(table, seat, languages[count % 3])
            if table.over:
                break
            table.choose(pick(table.state, dice))


def text_of(rows: list[Row]) -> list[str]:
    return ["".join([span.text for span in row]) for row in rows]


def targets_of(rows: list[Row]) -> set[str]:
    return {span.target for row in rows for span in row if span.target is not None}


def test_the_board_is_found_by_the_key_of_the_game() -> None:
    assert board("mykerinos") is mykerinos


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_row_is_wider_than_the_terminal(width: int, height: int) -> None:
    for scene in scenes():
        for line in text_of(mykerinos.draw(scene, width, height)):
            assert cell_len(line) <= width, line


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_signs_are_one_column_wide_and_nothing_controls_the_terminal(
    width: int, height: int
) -> None:
    names = set("".join(NAMES))
    seen = {
        sign
        for scene in scenes()
        for line in text_of(mykerinos.draw(scene, width, height))
        for sign in line
    }
    assert [sign for sign in seen if unicodedata.category(sign).startswith("C")] == []
    assert [sign for sign in seen - names if cell_len(sign) != 1] == []


def test_styles_are_known_to_rich() -> None:
    for scene in scenes():
        for row in mykerinos.draw(scene, 80, 16):
            for span in row:
                Style.parse(span.style)


@pytest.mark.parametrize(("width", "height"), [(80, 16), (100, 34)])
def test_what_one_needs_to_decide_is_on_the_first_screen(width: int, height: int) -> None:
    for scene in scenes():
        text = "\n".join(text_of(mykerinos.draw(scene, width, height)[:height]))
        for area in range(1, 2 * scene.public.lines + 1):
            assert re.search(rf"[╭┬├┼] {area}\b", text)
        for player in scene.public.players:
            assert scene.names[player.seat][:2] in text
        for patron in scene.public.wings:
            assert str(scene.voice.word("patron", patron)) in text
        assert scene.voice.say("board-scale") in text


@pytest.mark.parametrize("language", list(VOICES))
def test_the_longest_status_fits_into_one_row(language: str) -> None:
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
    for scene in scenes():
        targets = targets_of(mykerinos.draw(scene, width, height)[:height])
        assert targets <= {offer.word for offer in scene.offers}
        for offer in scene.offers:
            assert isinstance(offer.action, ON_THE_TABLE + IN_THE_LIST)
            if isinstance(offer.action, ON_THE_TABLE):
                assert offer.word in targets, offer.word


def test_a_patron_with_one_call_is_called_from_the_own_cards() -> None:
    called: set[str] = set()
    for scene in scenes():
        targets = targets_of(mykerinos.draw(scene, 80, 16))
        for offer in scene.offers:
            patron = getattr(offer.action, "patron", None)
            if patron in ("brown", "blackmore", "tangerine"):
                assert offer.word in targets
                called.add(offer.word)
    assert called == {"museum:brown", "excavate:blackmore", "extend:tangerine"}


def test_targets_can_be_seen() -> None:
    for scene in scenes():
        for row in mykerinos.draw(scene, 80, 16):
            assert all(Style.parse(span.style).reverse for span in row if span.target)


def test_who_may_not_act_sees_no_targets() -> None:
    for scene in scenes():
        if scene.seat is None or scene.seat != scene.actor:
            assert targets_of(mykerinos.draw(scene, 80, 16)) == set()


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


def test_drawing_and_words_depend_on_the_scene_alone() -> None:
    for scene in scenes()[::5]:
        again = msgspec.structs.replace(scene, public=_copied(scene.public))
        assert mykerinos.draw(scene, 80, 16) == mykerinos.draw(again, 80, 16)
        assert mykerinos.describe(scene) == mykerinos.describe(again)


def _copied(public: Any) -> Public:
    return msgspec.json.decode(msgspec.json.encode(public), type=Public)


def test_words_are_plain_and_tell_everything() -> None:
    drawn = re.compile(r"[●▲■◆◇│─┆╭╮╰╯├┤┬┴┼{}]|hidden|None|\w_\w|\b[VLBTF][A-Z]{2,3}-\d")
    for scene in scenes():
        lines = mykerinos.describe(scene)
        text = "\n".join(lines)
        assert lines
        assert all(lines)
        assert not drawn.search(text), text
        for cube in scene.public.cubes:
            assert GAME.spell("cell", cube.cell) in text
        for room in scene.public.museum:
            assert str(scene.voice.word("room", room.room)) in text
        for player in scene.public.players:
            assert scene.names[player.seat] in text
