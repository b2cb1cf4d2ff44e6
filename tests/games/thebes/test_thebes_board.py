"""Thebes in a terminal: fits, is complete, lights what is legal, says the same in words."""

from __future__ import annotations

import json
import re

import msgspec
import pytest
from support.scenes import SIZES, Scene, drawings, offering, scene_of, scenes, targets_of, text_of

from digsite.core.cards import card_file
from digsite.core.dice import Dice
from digsite.core.game import NOBODY
from digsite.games.thebes import GAME
from digsite.games.thebes.tui import board as thebes
from digsite.games.thebes.tui.track import stacks
from digsite.play import Table
from digsite.testing.walks import pick
from digsite.text import Language, voice
from digsite.tui.boards import board


def asked_at(table: Table) -> str:
    return str(scene_of(table, NOBODY).public.asked)


def position(asked: str, seat: int | None = None, skip: int = 0, **options: bool) -> Scene:
    """A scene of a random game in which this is asked, seen by who is asked."""
    for seed in range(20):
        table, dice = Table(GAME, 3, options), Dice(seed)
        while not table.over:
            if table.version > skip and asked_at(table) == asked:
                return scene_of(table, table.actor if seat is None else seat)
            table.choose(pick(table.state, dice))
    raise AssertionError(asked)


def test_the_board_is_found_by_the_key_of_the_game() -> None:
    assert board("thebes") is thebes


def test_the_scenes_show_every_question_to_a_player() -> None:
    asked = {scene.public.asked for scene in scenes("thebes") if scene.offers}
    assert asked == {
        "take_turn",
        "give_relic",
        "choose_site",
        "raid",
        "choose_permit",
        "send_assistants",
        "name_weeks",
    }


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Sites Professors"), ("fr", "Sites Professeurs"), ("es", "Yacimientos Profesores")],
)
def test_sites_and_professors_are_whole_words_in_eighty_columns(
    language: Language, words: str
) -> None:
    scene = position("take_turn")
    spoken = msgspec.structs.replace(scene, voice=voice(language, "thebes").at(scene.names))
    shown = "\n".join(text_of(thebes.draw(spoken, 80, 16)))
    assert all(f"   {word} " in shown for word in words.split())


@pytest.mark.parametrize(("width", "height"), [(80, 16), (100, 34)])
def test_players_and_sites_are_on_the_first_screen(width: int, height: int) -> None:
    for scene, rows in drawings("thebes", width, height):
        text = "\n".join(text_of(rows[:height]))
        for player in scene.public.players:
            assert scene.names[player.seat][:2] in text
        assert scene.voice.say("board-sites") in text
        assert scene.voice.say("board-professors") in text
        assert scene.voice.say("board-deck", cards=scene.public.deck) in text


@pytest.mark.parametrize(("width", "height"), [(80, 16), (100, 34)])
def test_every_offer_lies_on_the_table(width: int, height: int) -> None:
    """No offer is only in the list of offers; only a very full display pushes the hand below."""
    for scene, rows in drawings("thebes", width, height):
        assert targets_of(rows) == {offer.word for offer in scene.offers}
        assert targets_of(rows[: height + 2]) == targets_of(rows)
        if len(scene.public.display) < 7:
            assert targets_of(rows[:height]) == targets_of(rows)


# -- the time track ----------------------------------------------------------


def _on_weeks(*places: tuple[int, int]) -> Scene:
    """A table of three whose pawns stand on these weeks, on so many others."""
    table = Table(GAME, 3)
    table.deal(Dice(1))
    scene = scene_of(table, NOBODY)
    players = [
        msgspec.structs.replace(player, week=week, below=below)
        for player, (week, below) in zip(scene.public.players, places, strict=True)
    ]
    public = msgspec.structs.replace(scene.public, players=tuple(players))
    return msgspec.structs.replace(scene, public=public)


def test_pawns_are_in_the_order_they_play() -> None:
    scene = _on_weeks((7, 0), (9, 0), (7, 1))
    assert stacks(scene.public) == {7: [2, 0], 9: [1]}
    assert "Week 7 ■● ── 9 ▲" in text_of(thebes.draw(scene, 80, 16))[0]


def test_a_tall_track_shows_stacks_and_pawns_far_ahead() -> None:
    near = text_of(thebes.draw(_on_weeks((7, 0), (9, 0), (7, 1)), 100, 34))
    assert [line.rstrip() for line in near[1:4]] == [
        "      ■",
        "      ●     ▲",
        "Week  7  8  9",
    ]
    far = text_of(thebes.draw(_on_weeks((7, 0), (140, 0), (7, 1)), 100, 34))
    assert far[3].endswith("── 140 ▲")


def test_before_pawns_are_stacked_none_is_on_the_track() -> None:
    scene = scene_of(Table(GAME, 4), NOBODY)
    assert stacks(scene.public) == {}
    for width, height in SIZES:
        assert thebes.draw(scene, width, height)


# -- digs --------------------------------------------------------------------


def test_a_dig_shows_weeks_cards_and_odds_to_the_digger() -> None:
    scene = position("name_weeks", skip=250)
    rows = text_of(thebes.draw(scene, 80, 16)[:16])
    at = next(number for number, row in enumerate(rows) if row.startswith("Weeks "))
    assert rows[at].split()[1:] == [str(week) for week in range(1, 13)]
    knowledge = scene.public.doing.knowledge
    assert rows[at + 1].startswith(f"Cards, knowledge {knowledge}")
    cards = rows[at + 1].split()[3:]
    points = rows[at + 2].removeprefix("Points on average").split()
    nothing = rows[at + 3].removeprefix("% no relic").split()
    assert scene.private is not None
    region = next(s for s in scene.private.sites if s.region == scene.public.doing.region)
    for week, count in enumerate(cards):
        if count == "·":
            assert (points[week], nothing[week]) == ("·", "·")
        elif int(count) <= len(region.odds):
            odds = region.odds[int(count) - 1]
            assert points[week] == f"{odds.vp:.1f}"
            assert nothing[week] in (f"{100 * odds.relics[0]:.0f}", "<1")


def test_others_see_the_cards_of_a_dig_but_no_odds_of_it() -> None:
    scene = position("name_weeks", seat=NOBODY)
    text = "\n".join(text_of(thebes.draw(scene, 80, 16)))
    assert "Cards, knowledge" in text
    assert "Points on average" not in text
    assert "Odds of a dig" not in text


def test_tomb_raiders_choose_among_the_cards_they_see() -> None:
    scene = position("raid", raiders_decline=True)
    targets = targets_of(thebes.draw(scene, 80, 16)[:4])
    assert "leave" in targets
    assert {word for word in targets if word.startswith("raid:")}


def test_the_hand_is_shown_to_its_owner_only() -> None:
    for scene, rows in drawings("thebes", 80, 16):
        text = "\n".join(text_of(rows))
        assert (scene.voice.say("board-permits") in text) == (scene.private is not None)


def test_a_table_with_cards_of_its_own_is_drawn_with_their_figures() -> None:
    data = json.loads(GAME.cards().compact())
    data["dig_table"] = {row: [7] * 12 for row in data["dig_table"]}
    for card in data["small_cards"]:
        if card["type"] == "congress":
            card["weeks"] = 9
    table = Table(GAME, 2, cards=card_file(json.dumps(data), "own.json"))
    dice = Dice(1)
    while asked_at(table) != "name_weeks":
        table.choose(pick(table.state, dice))
    rows = text_of(thebes.draw(scene_of(table, table.actor), 80, 16))
    assert next(row for row in rows if row.startswith("Cards,")).split()[3:] == ["7"] * 12
    while "congress" not in scene_of(table, NOBODY).public.storage:
        table.choose(pick(table.state, dice))
    assert "9 wk" in "\n".join(text_of(thebes.draw(scene_of(table, NOBODY), 80, 16)))


@pytest.mark.parametrize("lifts", [False, True])
def test_what_assistants_add_to_a_dig_is_what_the_ruling_says(lifts: bool) -> None:
    scene = position("send_assistants", assistant_lifts_cap=lifts)
    rows = [row for row in text_of(thebes.draw(scene, 140, 40)) if row.startswith("Cards,")]
    assert scene.private is not None
    known = {scene.public.doing.knowledge, *[team.knowledge for team in scene.private.teams]}
    assert [int(re.findall(r"\d+", row)[0]) for row in rows] == sorted(known)


# -- words -------------------------------------------------------------------


def test_words_are_plain_and_tell_everything() -> None:
    drawn = re.compile(r"·|hidden|None|\w_\w|\w:\w|\w/\d|[A-Z]\d-")
    for scene in scenes("thebes"):
        text = "\n".join(thebes.describe(scene))
        assert not drawn.search(text), text
        for player in scene.public.players:
            assert str(player.week) in text
        for kind in (*scene.public.storage, *scene.public.display):
            if kind is not None:
                assert str(scene.voice.word("kind", kind)) in text
        for professor in scene.public.professors:
            assert str(scene.voice.word("professor", professor)) in text
        if scene.private is not None:
            for kind in scene.private.hand:
                assert str(scene.voice.word("kind", kind)) in text


@pytest.mark.parametrize(
    ("word", "what"),
    [
        ("take:1", r"^Take .+, (one week|\d weeks)$"),
    ],
)
def test_an_offer_says_what_it_is_about(word: str, what: str) -> None:
    text = next(offer.text for offer in offering("thebes", word).offers if offer.word == word)
    assert re.search(what, text), text
