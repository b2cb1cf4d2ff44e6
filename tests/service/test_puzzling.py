"""The desk of puzzles: nothing is told before the answer, and the first answer counts."""

from __future__ import annotations

import msgspec
import pytest
from support.offices import on_sqlite, people
from support.titles import boxes

from digsite.bots.puzzles import Puzzle, puzzles_of
from digsite.bots.puzzles.solver import Solver
from digsite.core.errors import BadInput
from digsite.games import load
from digsite.play import parse_record, replay
from digsite.service.errors import NotThere
from digsite.service.messages import Person
from digsite.service.office import Office
from digsite.service.store.hand_over_rows import forget_person

BOX = next(title for title in boxes() if puzzles_of(load(title)))


def first() -> Puzzle:
    return puzzles_of(load(BOX))[0]


def wrong(puzzle: Puzzle) -> str:
    return puzzle.tempting


async def with_account(office: Office, name: str) -> Person:
    (guest,) = await people(office, name)
    return msgspec.structs.replace(guest, account=name)


@on_sqlite
async def test_a_question_is_what_its_seat_sees_and_no_more(office: Office) -> None:
    puzzle = first()
    asked = await office.puzzles.question(BOX, puzzle.key)
    table = replay(parse_record(puzzle.record))
    veiled = table.game.veil(table.state, puzzle.seat)
    assert asked.look.seat == puzzle.seat
    assert asked.look.your_turn
    assert {offer.notation for offer in asked.look.offers} == {w.word for w in puzzle.worths}
    private = msgspec.json.encode(table.game.private(veiled, puzzle.seat))
    assert bytes(asked.look.private or b"") == private


@on_sqlite
async def test_a_right_answer_is_right_and_everything_else_is_wrong(office: Office) -> None:
    puzzle = first()
    for worth in puzzle.worths:
        told = await office.puzzles.answer(None, BOX, puzzle.key, worth.word, Solver())
        assert told.right == (worth.word in puzzle.solutions)
        assert {each.notation for each in told.worths if each.right} == set(puzzle.solutions)


@on_sqlite
async def test_a_guest_is_rated_by_what_the_browser_remembers(office: Office) -> None:
    puzzle, guest = first(), Solver(rating=1500, tried=30, streak=4, longest=4)
    told = await office.puzzles.answer(None, BOX, puzzle.key, puzzle.solutions[0], guest)
    assert told.solver.streak == 5
    assert told.solver.rating > 1500
    assert (await office.puzzles.shelf(None, BOX)).solver is None


@on_sqlite
async def test_only_the_first_answer_of_an_account_counts_and_is_kept(office: Office) -> None:
    ada, puzzle = await with_account(office, "Ada"), first()
    once = await office.puzzles.answer(ada, BOX, puzzle.key, wrong(puzzle), Solver(rating=3000))
    again = await office.puzzles.answer(ada, BOX, puzzle.key, puzzle.solutions[0], Solver())
    assert once.counted
    assert not again.counted
    assert again.solver == once.solver
    assert once.solver.rating < 1200
    shelf = await office.puzzles.shelf(ada, BOX)
    assert shelf.solver == once.solver
    assert [line.right for line in shelf.lines if line.key == puzzle.key] == [False]
    other = await office.puzzles.shelf(await with_account(office, "Bob"), BOX)
    assert other.solver == Solver()


@on_sqlite
async def test_what_is_no_choice_or_no_puzzle_is_refused(office: Office) -> None:
    with pytest.raises(BadInput):
        await office.puzzles.answer(None, BOX, first().key, "nonsense", Solver())
    with pytest.raises(NotThere):
        await office.puzzles.question(BOX, "0" * 12)


@on_sqlite
async def test_the_puzzle_of_the_day_is_the_same_for_everybody(office: Office) -> None:
    ada = await with_account(office, "Ada")
    one, other = await office.puzzles.shelf(ada, BOX), await office.puzzles.shelf(None, BOX)
    assert one.day == other.day
    assert one.day in {line.key for line in one.lines}


@on_sqlite
async def test_of_a_person_who_goes_no_answers_stay(office: Office) -> None:
    ada, puzzle = await with_account(office, "Ada"), first()
    await office.puzzles.answer(ada, BOX, puzzle.key, puzzle.solutions[0], Solver())
    await office.store.write(lambda connection: forget_person(connection, ada.id))
    assert (await office.puzzles.shelf(ada, BOX)).solver == Solver()
