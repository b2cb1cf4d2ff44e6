"""The gate: how well a way of judging orders the decisions of one position."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.bots.ranking.examining import examine
from digsite.bots.ranking.judges import Judgement, judge_named
from digsite.bots.ranking.positions import drawn, restored
from digsite.bots.ranking.reference import Examination, Reference, references
from digsite.bots.ranking.report import correlation, loss, ranked
from digsite.core.errors import BadInput
from digsite.games import load
from digsite.play.workers import Inline, hire

TRUTH = {1: 0.5, 4: 0.3, 7: 0.1}
FOUND = [Reference(number, [], TRUTH) for number in range(5)]


def asked(title: str, games: int = 20) -> Examination:
    return Examination(title, load(title).rules, 2, seed=3, games=games)


def test_a_position_leaves_a_choice_and_is_the_same_each_time_it_is_restored(title: str) -> None:
    game = load(title)
    entries = drawn(game, 2, 1, 0)
    one, other = restored(game, 2, entries), restored(game, 2, entries)
    assert len(one.veiled.legal()) >= 2
    assert game.pack(one.veiled) == game.pack(other.veiled)
    assert one.memory == other.memory


def test_a_position_shows_nothing_that_its_seat_cannot_know(title: str) -> None:
    game = load(title)
    veiled = restored(game, 2, drawn(game, 2, 1, 0)).veiled
    assert game.pack(game.veil(veiled, veiled.actor)) == game.pack(veiled)


def test_a_reference_is_the_same_with_any_number_of_workers() -> None:
    alone = references(asked("scarab"), 4, Inline())
    with hire(2) as two:
        assert references(asked("scarab"), 4, two) == alone
    for reference in alone:
        assert all(0 <= share <= 1 for share in reference.shares.values())


def test_a_reference_is_made_once_and_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    whole = references(asked("scarab"), 4, Inline())
    assert references(asked("scarab"), 2, Inline(), path) == whole[:2]
    with path.open("ab") as file:
        file.write(b'{"number":2,"ent')
    played: list[int] = []
    assert references(asked("scarab"), 4, Inline(), path, played.append) == whole
    assert played == [3, 4]
    assert references(asked("scarab"), 3, Inline(), path, played.append) == whole[:3]
    assert played == [3, 4]


def test_a_reference_that_was_broken_off_before_its_first_position_is_gone_on_with(
    tmp_path: Path,
) -> None:
    path = tmp_path / "two.jsonl"
    assert references(asked("scarab"), 0, Inline(), path) == []
    one = references(asked("scarab"), 1, Inline(), path)
    assert references(asked("scarab"), 1, Inline(), path) == one


def test_the_reference_of_another_examination_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    references(asked("scarab"), 1, Inline(), path)
    with pytest.raises(BadInput, match="another examination"):
        references(asked("scarab", games=21), 1, Inline(), path)
    path.write_text("a letter\n")
    with pytest.raises(BadInput, match="no reference"):
        references(asked("scarab"), 1, Inline(), path)


def test_who_knows_the_truth_is_perfect_and_who_turns_it_round_is_as_bad_as_can_be() -> None:
    assert correlation(TRUTH, {1: 5.0, 4: 3.0, 7: 1.0}) == pytest.approx(1)
    assert correlation(TRUTH, {1: 1.0, 4: 3.0, 7: 5.0}) == pytest.approx(-1)
    assert correlation(TRUTH, dict.fromkeys(TRUTH, 2.0)) == 0
    assert [loss(TRUTH, decision) for decision in TRUTH] == pytest.approx([0, 0.2, 0.4])


def test_judges_are_compared_with_the_first_on_the_same_positions() -> None:
    right = Judgement({1: 3.0, 4: 2.0, 7: 1.0}, 1)
    wrong, silent = Judgement({1: 1.0, 4: 2.0, 7: 3.0}, 7), Judgement({}, 4)
    lines = ranked(["right", "wrong", "silent"], FOUND, [[right, wrong, silent]] * 5)
    assert [line.loss.mean for line in lines] == pytest.approx([0, 0.4, 0.2])
    assert lines[0].loss_ahead is None
    assert lines[1].correlation_ahead is not None
    assert lines[1].correlation_ahead.mean == pytest.approx(-2)
    assert lines[2].correlation is None


def test_full_games_order_decisions_better_than_none() -> None:
    examination = asked("scarab", games=300)
    found = references(examination, 12, Inline())
    few, many = (examine(examination, ["games"], found, tries, Inline())[0] for tries in (2, 300))
    assert few.correlation is not None
    assert many.correlation is not None
    assert many.correlation.mean > few.correlation.mean
    assert many.loss.mean <= few.loss.mean


@pytest.mark.parametrize("name", ["guess", "guess:2", "games", "surveyor", "professor", "porter"])
def test_every_way_of_judging_takes_a_legal_decision(title: str, name: str) -> None:
    game = load(title)
    position = restored(game, 2, drawn(game, 2, 1, 0))
    judged = judge_named(name).judge(game, position, 3, 1)
    assert position.veiled.allows(judged.choice)
    assert set(judged.values) in (set(), set(position.veiled.legal()))
    assert judge_named(name).judge(game, position, 3, 1) == judged


@pytest.mark.parametrize("name", ["", "guess:far", "guess:-1", "nobody", "professor:horizon=x"])
def test_a_judge_that_cannot_be_understood_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        judge_named(name)
