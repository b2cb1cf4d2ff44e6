"""Puzzles line by line: the position in words, the choices, and whether one was right."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.bots.puzzles import Puzzle, puzzles_of
from digsite.bots.puzzles.choosing import next_for, of_the_day
from digsite.bots.puzzles.solver import after
from digsite.core.game import AnyGame
from digsite.play import parse_record, replay
from digsite.text import Language, Voice, voice
from digsite.text.rulebook import title_of

from .boards import board
from .plain import Lines
from .scene import Offer
from .session import scene_of
from .solving import Solving, keep_solving, read_solving


class Puzzles:
    """Puzzles of one game, one after the other, until somebody has enough."""

    def __init__(self, game: AnyGame, language: Language, lines: Lines, day: int) -> None:
        self.game, self.lines = game, lines
        self._language = language
        self._all = puzzles_of(game)
        self._today = of_the_day(self._all, day)
        self._solving = read_solving(game.key)

    def go_on(self) -> None:
        """Ask until nothing is answered."""
        own = voice(self._language, self.game.key)
        puzzle = self._next()
        if puzzle is None:
            self.lines.say(own.say("puzzle-none"))
        while puzzle is not None:
            chosen = self._asked(puzzle, own.at(puzzle.names))
            if chosen is None:
                return
            self._judge(puzzle, chosen, own.at(puzzle.names))
            puzzle = self._next(puzzle)

    def _next(self, last: Puzzle | None = None) -> Puzzle | None:
        """The one of the day, then what is nearest to the rating; at last any other."""
        solving = self._solving
        if last is None and self._today is not None and self._today.key not in solving.done:
            return self._today
        found = next_for(self._all, solving.solver.rating, solving.done)
        others = [puzzle for puzzle in self._all if puzzle != last]
        return found or next_for(others, solving.solver.rating, ())

    def _asked(self, puzzle: Puzzle, own: Voice) -> Offer | None:
        table = replay(parse_record(puzzle.record))
        scene = scene_of(table, puzzle.seat, own)
        today = puzzle == self._today
        title, name = title_of(puzzle.game, self._language), own.who(puzzle.seat)
        heading = "puzzle-heading-day" if today else "puzzle-heading"
        self.lines.say("", own.say(heading, title=title, rating=str(puzzle.rating), name=name), "")
        self.lines.say(*board(puzzle.game).describe(scene), "")
        self.lines.say(own.prompt(scene.prompt, mine=True))
        for number, offer in enumerate(scene.offers, 1):
            self.lines.say(f"{number}. {offer.text}")
        return self._chosen(scene.offers, own)

    def _chosen(self, offers: Sequence[Offer], own: Voice) -> Offer | None:
        while True:
            try:
                text = self.lines.read(own.say("puzzle-question") + " ")
            except EOFError:
                return None
            if not text:
                return None
            for number, offer in enumerate(offers, 1):
                if text in (str(number), offer.word):
                    return offer
            self.lines.say(own.say("puzzle-no-number"))

    def _judge(self, puzzle: Puzzle, chosen: Offer, own: Voice) -> None:
        shares = {worth.word: round(100 * worth.share) for worth in puzzle.worths}
        right, best = chosen.word in puzzle.solutions, puzzle.solutions[0]
        if right:
            others = [share for word, share in shares.items() if word not in puzzle.solutions]
            self.lines.say(own.say("puzzle-right", best=shares[best], second=max(others)))
        else:
            table = replay(parse_record(puzzle.record))
            action = self.game.parse(best)
            text = own.offer(action, self.game.about(table.state, action))
            told = {"best": shares[best], "own": shares[chosen.word]}
            self.lines.say(own.say("puzzle-wrong", choice=text, **told))
        if puzzle.theme:
            self.lines.say(own.say("puzzle-theme", theme=own.source(puzzle.theme)))
        self._count(puzzle, right, own)

    def _count(self, puzzle: Puzzle, right: bool, own: Voice) -> None:
        if puzzle.key in self._solving.done:
            self.lines.say(own.say("puzzle-not-counted"))
            return
        solver = after(self._solving.solver, puzzle.rating, right)
        self._solving = Solving(solver, {**self._solving.done, puzzle.key: right})
        keep_solving(self.game.key, self._solving)
        told = {"solved": solver.solved, "tried": solver.tried, "streak": solver.streak}
        self.lines.say(own.say("puzzle-solver", rating=str(round(solver.rating)), **told))
