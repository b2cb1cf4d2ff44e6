"""Why a number was not a legal action: with the clause, in a sentence."""

from __future__ import annotations

from digsite.core.errors import IllegalDecision
from digsite.core.game import AnyGame
from digsite.core.records import Action, Refusal
from digsite.core.state import State

from .speaking import voice_of


class IllegalAction(IllegalDecision):
    """A number the rules refuse; nothing was changed."""

    def __init__(
        self, sentence: str, number: int, legal: list[int], refusal: Refusal | None
    ) -> None:
        super().__init__(number, legal)
        self.args = (sentence,)
        self.refusal = refusal  # none if the number stands for nothing at this moment

    @property
    def clause(self) -> str | None:
        """The rule that says so."""
        return self.refusal.clause if self.refusal else None


def illegal(game: AnyGame, state: State, number: int) -> IllegalAction:
    """The error for a number that is not legal for the seat that is asked."""
    speak = voice_of(game, state.seats)
    action = _meant(game, state, number)
    refusal = game.refuse(state, state.actor, action) if action is not None else None
    legal = state.legal()
    if refusal is not None:
        return IllegalAction(speak.refusal(refusal), number, legal, refusal)
    question = speak.prompt(game.prompt(state, state.actor), mine=True)
    sentence = f"{number} stands for nothing here ({question}); the legal numbers are {legal}"
    return IllegalAction(sentence, number, legal, None)


def _meant(game: AnyGame, state: State, number: int) -> Action | None:
    """The action a number stands for in this phase, if there is one."""
    if not 0 <= number < 128:
        return None
    try:
        action = game.action(state, number)
    except LookupError:
        return None
    return action if game.number(state, action) == number else None
