"""Sessions for tests: fixed seeds, names and bots."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.core.dice import Dice
from digsite.games import load
from digsite.text import Language
from digsite.tui.seating import Sitter, rung_name
from digsite.tui.session import Session


def session_of(
    title: str,
    people: Sequence[str] = ("Anna",),
    rungs: Sequence[str] | None = None,
    language: Language = "en",
    seed: int = 7,
) -> Session:
    """A fresh session; by default one person and as many porters as the game needs."""
    fewest = max(min(load(title).seats) - len(people), 0)
    bots = ["porter"] * fewest if rungs is None else rungs
    sitters = [Sitter(name) for name in people]
    sitters += [Sitter(rung_name(rung, language), rung) for rung in bots]
    return Session.new(title, sitters, language, seed=seed)


def play_some(session: Session, entries: int, seed: int = 1) -> Session:
    """Let everybody choose at random for a while, people too."""
    dice = Dice(seed)
    while not session.over and session.table.version < entries:
        if session.needs_curtain():
            session.lift_curtain()
        legal = session.game.legal(session.table.state)
        session.take(legal[dice.below(len(legal))])
    return session


def asked_for(title: str, word: str, rungs: Sequence[str] | None = None) -> Session:
    """A session in which Anna is offered a certain move."""
    session, dice = session_of(title, rungs=rungs), Dice(1)
    while not session.asks_person() or not session.scene().offered(word):
        legal = session.game.legal(session.table.state)
        session.take(legal[dice.below(len(legal))])
    return session
