"""An analysis: any position of a study, through one seat's eyes or with all cards open."""

from __future__ import annotations

import msgspec
import pytest
from support.titles import boxes, hiding_box

from digsite.core.dice import Dice
from digsite.core.errors import BadInput, Refused
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play import Node, Seated, Study, Table, parse_record, sight_of, study_of, study_text
from digsite.play.analysis import Analysis
from digsite.play.places import parse_place, place_text
from digsite.play.reading import readings
from digsite.testing.walks import played

SEAL = "v1-server match commitment secret"


def a_game(title: str = "scarab", seats: int = 2, seed: int = 1) -> Study:
    return Study.of(
        played(load(title), seats, seed), [Seated(f"P{seat}") for seat in range(seats)], SEAL
    )


def first_asked(study: Study, seat: int | None = None) -> Node:
    """The first node where a player (or this one) is asked and has a choice."""
    for node in study.main_line():
        state = study.table_at(node).state
        if state.actor >= 0 and len(state.legal()) > 1 and seat in (None, state.actor):
            return node
    raise AssertionError("nobody is asked")


def before_chance(study: Study) -> Node:
    """A node from which chance has a choice."""
    for node in study.main_line():
        state = study.table_at(node).state
        if state.actor == CHANCE and len(state.legal()) > 1:
            return node
    raise AssertionError("chance decides nothing")


def another_action(analysis: Analysis) -> Node:
    """Something else than was played, tried."""
    played_here = analysis.node.next[0].entry if analysis.node.next else None
    game, state = analysis.table.game, analysis.table.state
    other = next(a for a in game.legal(state) if played_here is None or a != played_here.action)
    analysis.play([other])
    return analysis.node


# -- trying something else ----------------------------------------------------


@pytest.mark.parametrize("box", boxes())
def test_another_move_becomes_a_variation_and_the_game_stays_as_it_was(box: str) -> None:
    study = a_game(box, 3)
    before = study.main_line()
    analysis = Analysis(study, first_asked(study))
    tried = another_action(analysis)
    assert tried.parent is not None
    assert tried in tried.parent.next[1:]
    assert study.main_line() == before


def test_the_move_that_was_played_leads_to_where_it_led() -> None:
    study = a_game()
    node = first_asked(study)
    analysis = Analysis(study, node)
    assert node.next[0].entry is not None
    analysis.play([node.next[0].entry.action])
    assert analysis.node is node.next[0]
    assert study.plain


def test_what_the_rules_refuse_is_not_tried_and_nothing_is_changed() -> None:
    study = a_game()
    analysis = Analysis(study, first_asked(study))
    here, state = analysis.node, analysis.table.state
    legal = analysis.table.game.legal(state)[0]
    with pytest.raises(Refused):
        analysis.play([legal, *[legal] * 20])
    assert analysis.node is here
    assert study.plain


def test_chance_draws_what_is_chosen() -> None:
    study = a_game(seats=3)
    analysis = Analysis(study, before_chance(study))
    outcomes = analysis.outcomes()
    assert sum(outcome.share for outcome in outcomes) == pytest.approx(1.0)
    for outcome in outcomes:
        trying = Analysis(study, analysis.node)
        trying.play([outcome.action])
        assert trying.node.entry is not None
        assert trying.node.entry.action == outcome.action
    assert len(analysis.node.next) == len(outcomes)


def test_chance_draws_by_itself_until_a_player_is_asked() -> None:
    study = Study(Table(load("scarab"), 3), [Seated(f"P{seat}") for seat in range(3)])
    analysis = Analysis(study)
    analysis.deal(Dice(3))
    assert analysis.table.actor >= 0
    assert all(node.entry is not None and node.entry.seat == CHANCE for node in study.main_line())


def test_a_variation_becomes_the_game_and_what_it_replaced_stays_beside_it() -> None:
    study = a_game()
    analysis = Analysis(study, first_asked(study))
    replaced = analysis.node.next[0]
    tried = another_action(analysis)
    analysis.promote()
    assert tried in study.main_line()
    assert tried.parent is not None
    assert replaced in tried.parent.next


def test_what_is_removed_is_gone_with_all_that_follows() -> None:
    study = a_game()
    analysis = Analysis(study, first_asked(study))
    another_action(analysis)
    analysis.remove()
    assert study.plain
    analysis.go(study.root)
    with pytest.raises(BadInput):
        analysis.remove()


def test_only_the_game_as_it_was_played_keeps_its_seal() -> None:
    study = a_game()
    analysis = Analysis(study, first_asked(study))
    another_action(analysis)
    assert study.seal == SEAL
    analysis.promote()
    assert study.seal == "none"


# -- whose eyes ---------------------------------------------------------------


@pytest.mark.parametrize("box", boxes())
def test_a_seat_sees_what_it_saw_when_it_was_played(box: str) -> None:
    study = a_game(box, 3)
    table = study.table_at(study.root)
    for node in study.main_line():
        assert node.entry is not None
        table.submit(node.entry.seat, node.entry.action)
        seat = table.version % 3
        if table.version % 7:
            continue
        assert msgspec.json.encode(Analysis(study, node, seat).sight()) == msgspec.json.encode(
            sight_of(table, seat)
        )


def test_through_a_seats_eyes_nobody_elses_decisions_can_be_tried() -> None:
    study = a_game()
    node = first_asked(study)
    table = study.table_at(node)
    other = Analysis(study, node, 1 - table.actor)
    assert other.sight().offers == ()
    with pytest.raises(Refused):
        other.play([table.game.legal(table.state)[0]])


def test_through_a_seats_eyes_what_chance_may_draw_is_not_told() -> None:
    study = a_game(seats=3)
    node = before_chance(study)
    action = Analysis(study, node).outcomes()[0].action
    seen = Analysis(study, node, 0)
    assert seen.outcomes() == ()
    with pytest.raises(Refused):
        seen.play([action])


def test_with_open_cards_the_sight_is_that_of_who_decides() -> None:
    study = a_game(hiding_box(), 3)
    for node in study.main_line():
        analysis = Analysis(study, node)
        if analysis.table.actor >= 0:
            assert analysis.sight().seat == analysis.table.actor
            assert analysis.sight().offers


# -- places and reading -------------------------------------------------------


def a_tree(seed: int) -> Study:
    """A game with many variations, in variations too."""
    study, dice = a_game(seats=3, seed=seed), Dice(seed)
    for _ in range(12):
        nodes = list(study.nodes())
        analysis = Analysis(study, nodes[dice.below(len(nodes))])
        for _ in range(4):
            legal = analysis.table.game.legal(analysis.table.state)
            if legal:
                analysis.play([legal[dice.below(len(legal))]])
    return study


@pytest.mark.parametrize("seed", range(4))
def test_every_node_has_a_place_and_every_place_is_one_node(seed: int) -> None:
    study = a_tree(seed)
    places = {place_text(node): node for node in study.nodes()}
    assert len(places) == len(list(study.nodes()))
    for place, node in places.items():
        assert parse_place(study, place) is node


@pytest.mark.parametrize("odd", ["", "x", "1.2", "-1", "1.", "9999999", "999", "0.9.0", "1" * 999])
def test_a_word_that_is_no_place_is_named(odd: str) -> None:
    with pytest.raises(BadInput):
        parse_place(a_game(), odd)


@pytest.mark.parametrize("seed", range(4))
def test_a_study_is_read_whole_in_the_order_it_is_written(seed: int) -> None:
    study = a_tree(seed)
    read = list(readings(study, None))
    assert {each.node for each in read} == set(study.nodes()) - {study.root}
    for each in read:
        assert parse_place(study, each.place) is each.node
        assert parse_place(study, each.parent) is each.node.parent
    again = study_of(parse_record(study_text(study)))
    assert [each.place for each in readings(again, None)] == [each.place for each in read]


def test_with_open_cards_a_reader_is_told_what_was_decided() -> None:
    study = a_game()
    for each in readings(study, None):
        assert each.node.entry is not None
        assert (each.action is None) == (each.node.entry.seat == CHANCE)


def test_a_seat_reads_of_others_what_it_was_told() -> None:
    study = a_game(hiding_box(), 2)
    table = study.table_at(study.root)
    for each in readings(study, 1):
        entry = each.node.entry
        assert entry is not None
        table.submit(entry.seat, entry.action)
        assert each.events == sight_of(table, 1).events
        assert (each.action is not None) == (entry.seat == 1)
