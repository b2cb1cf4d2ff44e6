"""Games between professors, and the positions in them that may be puzzles."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from digsite.bots.bot import Stopped, Told
from digsite.bots.ladder import LADDER
from digsite.bots.match import Player
from digsite.bots.searcher import Budget, Thoughts
from digsite.bots.tempting import tempted
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame
from digsite.core.seats import CHANCE
from digsite.core.state import State

from .proving import CHOICES

WINS_SPREAD, LEADS_SPREAD = 0.25, 0.08  # how far outcomes spread, roughly, by what counts
CLEAR = 1.0  # deviations by which its choice must stand out to be looked at again


class Found(NamedTuple):
    """A position where a professor did what nobody does without a search."""

    entry: int  # how many entries came before it
    turn: int
    seat: int


class Thinker(Player):
    """A professor who can be asked what it thought."""

    thoughts: Thoughts | None = None

    def saw_clearly(self) -> bool:
        """Whether its choice stood out among enough others."""
        if self.thoughts is None or len(self.thoughts.candidates) < CHOICES:
            return False
        margin = self.settings.margin
        spread = (1 - margin) * WINS_SPREAD + margin * LEADS_SPREAD
        best, *others = self.thoughts.candidates
        return all(
            best.value - other.value > CLEAR * spread * sqrt(1 / best.visits + 1 / other.visits)
            for other in others
            if other.visits > 1
        )

    def answer(self, veiled: State) -> int:
        self.thoughts = None
        return super().answer(veiled)

    def _think(
        self, veiled: State, budget: Budget, told: Told | None, stopped: Stopped | None
    ) -> Thoughts:
        self.thoughts = super()._think(veiled, budget, told, stopped)
        return self.thoughts


def professors_game(
    game: AnyGame, seats: int, iterations: int, seed: int
) -> tuple[list[int], list[Found]]:
    """The entries of a game between professors, and where they saw what others do not."""
    budget, deal = Budget(iterations=iterations), Dice(seed_from(seed, "deal"))
    sitting = [
        Thinker(game, LADDER[-1], seed_from(seed, "seat", seat), budget, fresh=True)
        for seat in range(seats)
    ]
    state: State = game.new(seats)
    entries, found = list[int](), list[Found]()
    while not state.over():
        if state.actor == CHANCE:
            entry = state.draw(deal)
        else:
            veiled, player = game.veil(state, state.actor), sitting[state.actor]
            entry = player.answer(veiled)
            usual_seed = seed_from(seed, "usual", len(entries))
            if player.saw_clearly() and entry not in tempted(game, veiled, usual_seed):
                found.append(Found(len(entries), state.turn, state.actor))
        entries.append(entry)
        state.apply(entry)
    return entries, found
