"""What a bot is asked, and what it answers; one that fails is stood in for."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from digsite.bots import Bot, Thoughts
from digsite.bots.bot import by_judgement
from digsite.bots.instead import Instead, instead_of
from digsite.bots.plans import as_actions
from digsite.core.dice import seed_from
from digsite.core.records import Action
from digsite.core.state import State
from digsite.play import Sight

Told = Callable[[Thoughts], None]
Stopped = Callable[[], bool]
STAND_IN, HELPER = "surveyor", "professor"


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: its sight and the veiled state, nothing else of the table."""

    bot: Bot
    version: int
    sight: Sight
    veiled: State

    def answer(self, told: Told | None = None, stopped: Stopped | None = None) -> Action:
        """Think it over; takes a while, and may run in a thread."""
        return self.bot.choose(self.sight, self.veiled, None, told, stopped)

    def consider(self, told: Told | None = None, stopped: Stopped | None = None) -> Answer:
        """The same, but somebody stands in for a bot that fails."""
        try:
            return Answer(self, self.answer(told, stopped))
        except Exception as failure:
            return Answer(self, self._stand_in(), failure)

    def advise(self, stopped: Stopped | None = None) -> Answer:
        """What it would do and go on with in the same turn, and what would surely be worse."""
        game = self.bot.game
        try:
            found = self.bot.think(self.veiled, self.bot.rung.budget, None, stopped)
            best, seed = found.candidates[0], seed_from(self.version, "instead")
            action, *then = as_actions(game, self.veiled, best.decision, best.then)
            instead = instead_of(game, self.veiled, found, seed, stopped)
            return Answer(self, action, then=tuple(then), instead=instead)
        except Exception as failure:
            return Answer(self, self._stand_in(), failure)

    def share(self, thoughts: Thoughts) -> float:
        """How much of its budget the bot has used, from 0 to 1."""
        budget, shares = self.bot.rung.budget, [0.0]
        if budget.seconds:
            shares.append(thoughts.seconds / (0.6 * budget.seconds))
        if budget.iterations:
            shares.append(thoughts.iterations / budget.iterations)
        return min(max(shares), 1.0)

    def _stand_in(self) -> Action:
        """The surveyor's judgement; where that is what failed, the first offer."""
        seed = seed_from(self.version, STAND_IN)
        try:
            return by_judgement(self.bot.game, self.sight, self.veiled, seed)
        except Exception:
            return self.sight.legal[0]


class Answer(msgspec.Struct, frozen=True):
    """An action, and why it is not the bot's own if it is not."""

    question: Question
    action: Action
    failure: Exception | None = None
    then: tuple[Action, ...] = ()
    instead: Instead | None = None
