"""A window of 80 columns: no word is cut and no key is missing, in every language."""

from __future__ import annotations

import pytest
from msgspec import structs
from pilots import SMALL, fly
from sittings import LONGEST_NAMES, full_table, play_some, session_of
from support.titles import longest_box
from textual.pilot import Pilot

from digsite.text import LANGUAGES, Language
from digsite.tui.app import DigsiteApp
from digsite.tui.result_table import result_rows
from digsite.tui.rows import wrapped
from digsite.tui.scene import Offer
from digsite.tui.screens.table_bars import KEYS, key_bar, title_bar
from digsite.tui.screens.table_view import SIDE, TableView


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_stand_in_their_bar(language: Language) -> None:
    bar = key_bar(session_of("scarab", language=language), 80)
    assert bar.cell_len <= 81  # a blank may be lost at the edge
    words = bar.plain.split()
    assert [key for key, _ in KEYS] == words[::2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_bar_leaves_out_whole_keys(language: Language) -> None:
    bar = key_bar(session_of("scarab", language=language), 60)
    assert bar.cell_len <= 61
    assert "q" in bar.plain.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_bar_shows_four_players_and_the_turn(title: str, language: Language) -> None:
    session = play_some(full_table(title, language), 40)
    bar = title_bar(session, 80).plain
    assert len(bar) <= 80
    assert all(name in bar for name in session.voice.names)
    assert bar.endswith(session.voice.say("table-turn", number=session.table.state.turn))


def test_long_names_are_cut_before_points_and_turn_are_lost() -> None:
    session = session_of(longest_box(), ("A" * 40,), LONGEST_NAMES)
    bar = title_bar(session, 80).plain
    assert len(bar) <= 80
    assert bar.endswith("turn 1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_result_is_cut(title: str, language: Language) -> None:
    session = play_some(full_table(title, language), 100_000)
    lines = ["".join(span.text for span in row) for row in result_rows(session, 76)]
    assert not [line for line in lines if len(line) > 76 or "…" in line]
    told = " ".join(" ".join(lines).split())
    words = [*session.voice.names, session.voice.say("end-total")]
    for source in session.game.sources:
        if any(found.get(source) for found in session.game.breakdown(session.table.state)):
            words += session.voice.source(source).split()
    assert not [word for word in words if word not in told]


def test_a_line_does_not_begin_with_the_colon_of_a_french_sentence() -> None:
    rows = wrapped("Explorer une salle de la pile de gauche : vert", 40)
    assert [row[0].text for row in rows] == ["Explorer une salle de la pile de", "gauche : vert"]


def test_rows_the_board_leaves_empty_are_for_the_choices() -> None:
    async def flight(app: DigsiteApp, pilot: Pilot[None]) -> None:
        view = app.screen.query_one(TableView)
        long = [Offer(offer.action, offer.word, offer.text * 9) for offer in view.scene.offers]
        view.scene = structs.replace(view.scene, offers=long)
        view._board_rows(view.sheet("board"))
        await pilot.pause()
        assert view.sheet("offers").size.height > SIDE - 1
        assert view.sheet("board").size.height >= len(view.sheet("board").rows)

    fly(flight, session_of("scarab"), SMALL)
