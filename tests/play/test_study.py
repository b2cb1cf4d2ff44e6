"""A game with variations, comments and marks: written down whole, and read again the same."""

from __future__ import annotations

import random

import pytest

from digsite.core.errors import BadInput, BadRecord, Refused
from digsite.core.records import Action
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play import (
    Entry,
    Node,
    Seated,
    Study,
    parse_record,
    record_text,
    replay,
    study_of,
    study_text,
)
from digsite.play.annotations import DEEPEST, LONGEST_COMMENT, MARKS
from digsite.testing.walks import played

REMARKS = ("well", "better\n( than it looks )\n\n# 7", "$ ??", ")", "naïve — 楔", "* 1 2")


def a_study(title: str, seats: int, seed: int, tries: int = 12) -> Study:
    """A played game with lines beside it, lines beside those, and things said everywhere."""
    choose = random.Random(seed)
    table = played(load(title), seats, seed)
    study = Study.of(table, [Seated(f"P{seat}") for seat in range(seats)])
    for _ in range(tries):
        nodes = list(study.nodes())
        _wander(study, choose.choice(nodes), choose)
        remarked = choose.choice(nodes)
        remarked.comment = choose.choice(REMARKS)
        if remarked.entry is not None:
            remarked.mark = choose.choice(("", *MARKS))
    return study


def _wander(study: Study, node: Node, choose: random.Random) -> None:
    for _ in range(choose.randrange(1, 6)):
        table = study.table_at(node)
        if table.over:
            return
        decision = choose.choice(table.state.legal())
        action = table.game.action(table.state, decision)
        node = study.play(node, table.actor, action)


def text_with(*lines: str) -> str:
    """A game of the toy up to its first decision, and lines after it."""
    plain = record_text(played(load("scarab"), 2, 1, 0), [Seated("Anna"), Seated("Ben")])
    return plain.replace("record 1", "record 2") + "\n".join(lines) + "\n"


def test_write_read_write_gives_the_same_bytes(title: str, seats: int) -> None:
    for seed in range(4):
        text = study_text(a_study(title, seats, seed))
        assert study_text(study_of(parse_record(text))) == text


def test_what_was_read_is_what_was_written(title: str) -> None:
    study = a_study(title, 2, 9, 30)
    again = study_of(parse_record(study_text(study)))
    told = [[(n.entry, n.comment, n.mark, len(n.next)) for n in s.nodes()] for s in (study, again)]
    assert told[0] == told[1]


def test_a_study_of_moves_only_is_the_record_as_ever(title: str) -> None:
    table = played(load(title), 2, 3)
    seated = [Seated("Anna"), Seated("Ben")]
    assert study_text(Study.of(table, seated)) == record_text(table, seated)


def test_readers_of_version_1_refuse_what_has_more_than_moves_by_its_first_line() -> None:
    assert study_text(a_study("scarab", 2, 1)).startswith("Digsite record 2\n")


def test_the_moves_of_a_study_are_those_that_were_played(title: str) -> None:
    study = a_study(title, 2, 5, 20)
    record = parse_record(study_text(study))
    assert replay(record).journal == [node.entry for node in study.main_line()]


def test_a_variation_that_the_rules_refuse_is_named_with_its_line() -> None:
    text = study_text(a_study("scarab", 2, 1, 0))
    first = text.split("\n\n", 1)[1].split("\n", 1)[0]
    broken = text.replace("record 1", "record 2") + f"(\n{first}\n)\n"
    with pytest.raises(BadRecord) as caught:
        study_of(parse_record(broken))
    assert caught.value.line == text.count("\n") + 2


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (("(", ")"), "a variation replaces a move"),
        ((")",), "no variation is open"),
        (("( 1 x",), "on a line of its own"),
        (("#no blank",), "followed by a blank"),
        (("$ !!!",), "a mark is one of"),
        (("$ ?",), "only a move can be marked"),
        (("# \u202eevil",), "U\\+202E"),
        (("# \x1b[2J",), "U\\+001B"),
        ((f"# {'x' * (LONGEST_COMMENT + 1)}",), "at most"),
    ],
)
def test_what_is_no_annotation_is_refused(lines: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        study_of(parse_record(text_with(*lines)))


def test_a_variation_that_is_never_closed_is_refused() -> None:
    text = study_text(a_study("scarab", 2, 1, 0)).replace("record 1", "record 2") + "(\n"
    with pytest.raises(BadRecord, match="never closed"):
        study_of(parse_record(text))


def test_a_comment_is_text_and_cannot_become_a_move() -> None:
    study = a_study("scarab", 2, 2, 0)
    study.root.comment = "1 secure\n)\n$ ??"
    again = study_of(parse_record(study_text(study)))
    assert again.root.comment == study.root.comment
    assert len(list(again.nodes())) == len(list(study.nodes()))


@pytest.mark.parametrize("comment", [" x", "x ", "\nx", "x\n", "a\tb", "a\rb", "\u2066x", "\ud800"])
def test_a_comment_that_cannot_be_written_down_is_refused(comment: str) -> None:
    with pytest.raises(BadInput):
        Node().comment = comment


def test_variations_are_not_endlessly_deep() -> None:
    played_, tried = (Entry(seat, Action(), 0) for seat in (0, 1))
    node = Node()
    for _ in range(DEEPEST):
        node.grow(played_)
        node = node.grow(tried)
    node.grow(played_)
    with pytest.raises(BadInput, match="deep"):
        node.grow(tried)


def test_nothing_illegal_can_be_tried() -> None:
    study = a_study("scarab", 2, 1, 0)
    last = study.main_line()[-1]
    entry = last.entry
    assert entry is not None
    with pytest.raises(Refused):
        study.play(last, entry.seat, entry.action)


def test_chance_may_be_given_what_it_draws(title: str) -> None:
    """Every outcome can be tried where chance speaks first."""
    study = a_study(title, 2, 4, 0)
    table = study.table_at(study.root)
    if table.actor != CHANCE:
        pytest.skip("this game begins with a player")
    for decision in table.state.legal():
        study.play(study.root, CHANCE, table.game.action(table.state, decision))
    assert len(study.root.next) == len(table.state.legal())


def test_a_variation_can_be_promoted_and_removed() -> None:
    study = a_study("scarab", 2, 6, 20)
    node = next(each for each in study.nodes() if len(each.next) > 1)
    first, second, *_ = node.next
    study.promote(second)
    assert node.next[0] is second
    study.remove(first)
    assert first not in node.next
    assert study_text(study_of(parse_record(study_text(study)))) == study_text(study)


def test_what_mail_adds_is_read_over(title: str) -> None:
    text = record_text(played(load(title), 2, 3), [Seated("Anna"), Seated("Ben")])
    mailed = "\ufeff" + text.replace("\n", "\r\n")
    record = parse_record(mailed)
    assert record_text(replay(record), record.seats, record.seal) == text


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("Digsite record 1", "Digsite record 7", "'Digsite record 7' is of another version"),
        ("Digsite record 1", "PGN", "this with 'PGN'"),
        ("Rules: ", "Rules ", "'Rules 1' is no header"),
    ],
)
def test_a_wrong_heading_is_named_as_what_it_is(old: str, new: str, reason: str) -> None:
    text = record_text(played(load("scarab"), 2, 1), [Seated("Anna"), Seated("Ben")])
    with pytest.raises(BadRecord, match=reason):
        parse_record(text.replace(old, new))
