"""Puzzles: what is asked, what is right, and how good somebody is at them."""

from __future__ import annotations

from functools import lru_cache

from sqlalchemy import Connection

from digsite.bots.puzzles import Puzzle, puzzles_of
from digsite.bots.puzzles.choosing import of_the_day
from digsite.bots.puzzles.solver import Solver, after
from digsite.core.errors import BadInput
from digsite.games import load
from digsite.play import Table, parse_record, replay

from ..aside import Aside
from ..clock import Clock
from ..errors import NotThere
from ..matches.asking import question_at
from ..messages import Person, PuzzleLine, PuzzleShelf, Question, Solved, Weighed
from ..store import Store
from ..store.attempt_rows import AttemptRow, attempts_at, keep_attempt

DAY = 86_400.0
MOST_LAID_OUT = 64  # positions kept ready


class PuzzlingDesk:
    """Who has an account is remembered here; of others the browser knows how good they are."""

    def __init__(self, store: Store, clock: Clock, aside: Aside) -> None:
        self._store, self._clock, self._aside = store, clock, aside

    async def shelf(self, person: Person | None, game: str) -> PuzzleShelf:
        """All puzzles of a game, and which of them were tried."""
        found = await self._aside(lambda: puzzles_of(load(game)))
        day = of_the_day(found, int(self._clock.now() // DAY))
        rows = await self._tried(person, game)
        tried = {row.task: row.right for row in rows}
        lines = [
            PuzzleLine(each.key, each.seats, each.rating, tried.get(_task(each))) for each in found
        ]
        solver = _latest(rows) if person is not None and person.account else None
        return PuzzleShelf(game, day.key if day else None, tuple(lines), solver)

    async def question(self, game: str, key: str) -> Question:
        """The position of a puzzle, with the eyes of who is to find the solution."""
        puzzle = await self._puzzle(game, key)
        table = await self._aside(lambda: _laid_out(puzzle.record))
        return question_at(table, key, puzzle.names, puzzle.rating)

    async def answer(
        self, person: Person | None, game: str, key: str, word: str, guest: Solver
    ) -> Solved:
        """Whether a choice is right; the first answer of who has an account is kept.

        `guest` is how good somebody without one says to be.
        """
        puzzle = await self._puzzle(game, key)
        if word not in {worth.word for worth in puzzle.worths}:
            raise BadInput("that is none of the choices")
        table = await self._aside(lambda: _laid_out(puzzle.record))
        right = word in puzzle.solutions
        if person is None or not person.account:
            return _solved(puzzle, table, right, True, after(guest, puzzle.rating, right))
        holder, now = person.id, self._clock.now()

        def kept(connection: Connection) -> tuple[bool, Solver]:
            rows = [row for row in attempts_at(connection, holder, game) if row.solver]
            if any(row.task == _task(puzzle) for row in rows):
                return False, _latest(rows)
            solver = after(_latest(rows), puzzle.rating, right)
            keep_attempt(connection, AttemptRow(holder, _task(puzzle), game, right, solver, now))
            return True, solver

        counted, solver = await self._store.write(kept)
        return _solved(puzzle, table, right, counted, solver)

    async def _tried(self, person: Person | None, game: str) -> list[AttemptRow]:
        if person is None or not person.account:
            return []
        holder = person.id
        return await self._store.read(lambda connection: attempts_at(connection, holder, game))

    async def _puzzle(self, game: str, key: str) -> Puzzle:
        found = await self._aside(lambda: puzzles_of(load(game)))
        for puzzle in found:
            if puzzle.key == key:
                return puzzle
        raise NotThere("no_puzzle")


@lru_cache(MOST_LAID_OUT)
def _laid_out(record: str) -> Table:
    return replay(parse_record(record))


def _task(puzzle: Puzzle) -> str:
    return f"puzzle {puzzle.key}"


def _latest(rows: list[AttemptRow]) -> Solver:
    """How good somebody was after the last answer that counts."""
    found = [row.solver for row in rows if row.solver is not None]
    return found[-1] if found else Solver()


def _solved(puzzle: Puzzle, table: Table, right: bool, counted: bool, solver: Solver) -> Solved:
    game, state = table.game, table.state
    worths = []
    for worth in puzzle.worths:
        action = game.parse(worth.word)
        about = dict(game.about(state, action))
        worths.append(
            Weighed(action, worth.word, about, worth.share, worth.word in puzzle.solutions)
        )
    return Solved(right, counted, puzzle.names, puzzle.gap, puzzle.theme, tuple(worths), solver)
