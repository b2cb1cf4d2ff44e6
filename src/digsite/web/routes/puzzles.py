"""Puzzles: the list of a game, one question, and its answer."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from digsite.bots.puzzles.solver import Solver
from digsite.games import titles
from digsite.service.messages import Person, PuzzleShelf, Sitting, Solved
from digsite.service.messages import Question as Asked
from digsite.text import Language

from .. import sentences, wire
from ..http.call import Call
from ..http.endpoint import Routes
from ..http.problems import NOT_FOUND, Problem
from ..wire import Printed
from ..words import door_voice
from .people import Body

routes = Routes()

Rating = Annotated[float, Meta(ge=0, le=5000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
PuzzleKey = Annotated[str, Meta(max_length=12, pattern=r"^[0-9a-f]{12}$(?!\n)")]
Word = Annotated[str, Meta(min_length=1, max_length=100)]


class SolverSoFar(Body, frozen=True):
    """How good somebody without an account was so far, as the browser remembers it."""

    rating: Rating = 1200.0
    tried: Count = 0
    solved: Count = 0
    streak: Count = 0
    longest: Count = 0


class PuzzleAnswering(Body, frozen=True):
    word: Word  # the choice, in notation
    solver: SolverSoFar = SolverSoFar()


class Question(msgspec.Struct, frozen=True):
    """A position from one seat's eyes: what would you do?"""

    key: str
    game: str
    rating: int | None
    sight: wire.Sight
    printed: Printed
    people: list[Sitting]


class Choice(msgspec.Struct, frozen=True):
    """One of the choices, and the chance to win after it."""

    notation: str
    text: str
    share: float
    right: bool


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Whether it was right, and why; `counted` only for the first answer."""

    right: bool
    counted: bool
    gap: float
    theme: str | None  # where the points come from, in words
    choices: list[Choice]
    solver: Solver


@routes.get("/api/puzzles/{game}", refuses=[NOT_FOUND])
async def shelf(call: Call, person: Person | None, game: str) -> PuzzleShelf:
    """The puzzles of a game: the one of the day, and which were tried."""
    return await call.context.office.puzzles.shelf(person, _known(game))


@routes.get("/api/puzzles/{game}/{key}", refuses=[NOT_FOUND])
async def question(call: Call, game: str, key: PuzzleKey) -> Question:
    """The position of a puzzle."""
    found = await call.context.office.puzzles.question(_known(game), key)
    return asked(found, call.language)


@routes.post("/api/puzzles/{game}/{key}", refuses=[NOT_FOUND])
async def answer(
    call: Call, person: Person | None, game: str, key: PuzzleKey, body: PuzzleAnswering
) -> PuzzleAnswer:
    """Answer a puzzle: `word` is the notation of an offer.

    Who has an account is rated here; others send what they were told last as `solver`.
    """
    guest = Solver(**msgspec.structs.asdict(body.solver))
    office = call.context.office
    found = await office.puzzles.answer(person, _known(game), key, body.word, guest)
    return _answer(found, game, call.language)


def asked(found: Asked, language: Language) -> Question:
    """A question in words."""
    voice = door_voice(language, found.game).at(found.names)
    people = [
        Sitting(seat, "person", name, you=seat == found.look.seat)
        for seat, name in enumerate(found.names)
    ]
    printed = msgspec.Raw(msgspec.json.encode(found.printed))
    sight = sentences.sight(found.look, voice)
    return Question(found.key, found.game, found.rating, sight, printed, people)


def _answer(found: Solved, game: str, language: Language) -> PuzzleAnswer:
    voice = door_voice(language, game).at(found.names)
    choices = [
        Choice(each.notation, voice.offer(each.action, each.about), each.share, each.right)
        for each in found.worths
    ]
    theme = voice.source(found.theme) if found.theme else None
    return PuzzleAnswer(found.right, found.counted, found.gap, theme, choices, found.solver)


def _known(game: str) -> str:
    if game not in titles():
        raise Problem(NOT_FOUND, f"no game is called {game[:40]!r}; there are {titles()}")
    return game
