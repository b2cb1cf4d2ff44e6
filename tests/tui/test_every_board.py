"""The drawing of every title: it fits, lights what is legal, and depends on the scene alone."""

from __future__ import annotations

import unicodedata
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.style import Style
from support.scenes import NAMES, SIZES, drawings, scenes, targets_of, text_of

from digsite.tui.boards import board


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_row_is_wider_than_the_terminal(title: str, width: int, height: int) -> None:
    for _, rows in drawings(title, width, height):
        for line in text_of(rows):
            assert cell_len(line) <= width, line


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_signs_are_one_column_wide_and_nothing_controls_the_terminal(
    title: str, width: int, height: int
) -> None:
    drawn = drawings(title, width, height)
    seen = {sign for _, rows in drawn for line in text_of(rows) for sign in line}
    assert [sign for sign in seen if unicodedata.category(sign).startswith("C")] == []
    assert [sign for sign in seen - set("".join(NAMES)) if cell_len(sign) != 1] == []


def test_styles_are_known_to_rich(title: str) -> None:
    styles = {s.style for _, rows in drawings(title, 80, 16) for row in rows for s in row}
    assert all(Style.parse(style) is not None for style in styles)


def test_targets_are_offers_and_can_be_seen(title: str) -> None:
    for scene, rows in drawings(title, 80, 16):
        assert targets_of(rows) <= {offer.word for offer in scene.offers}
        spans = [span for row in rows for span in row if span.target and span.text.strip()]
        styles = {span.target: Style() for span in spans}
        for span in spans:
            styles[span.target] += Style.parse(span.style)
        assert all(style.reverse or style.underline for style in styles.values())


def test_who_may_not_act_sees_no_targets(title: str) -> None:
    for scene, rows in drawings(title, 80, 16):
        if scene.seat is None or scene.seat != scene.actor:
            assert targets_of(rows) == set()


def test_drawing_and_words_depend_on_the_scene_alone(title: str) -> None:
    drawn = board(title)
    for scene in scenes(title)[::5]:
        again = msgspec.structs.replace(
            scene, public=_copied(scene.public), private=_copied(scene.private)
        )
        assert drawn.draw(scene, 80, 16) == drawn.draw(again, 80, 16)
        assert drawn.describe(scene) == drawn.describe(again)


def _copied(record: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(record), type=type(record))


def test_words_are_plain_lines_that_name_everybody(title: str) -> None:
    for scene in scenes(title):
        lines = board(title).describe(scene)
        assert lines
        assert all(line.strip() for line in lines)
        assert not set("●▲■◆◇│─┆╭╮╰╯├┤┬┴┼▒{}") & set("".join(lines))
        assert all(name in "\n".join(lines) for name in scene.names)
