"""Sessions for tests: fixed seeds, names and bots."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.core.dice import Dice
from digsite.games import load
from digsite.text import Language
from digsite.tui.seating import Sitter, rung_name
from digsite.tui.session import Session

LONGEST_NAMES = ("professor", "curator", "surveyor")


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


def full_table(title: str, language: Language) -> Session:
    """As many bots as four players can have."""
    bots = LONGEST_NAMES[: min(max(load(title).seats), 4) - 1]
    return session_of(title, rungs=bots, language=language)


def play_some(session: Session, entries: int, seed: int = 1) -> Session:
    """Let everybody choose at random for a while, people too."""
    dice = Dice(seed)
    while not session.over and session.table.version < entries:
        if session.needs_curtain():
            session.lift_curtain()
        legal = session.game.legal(session.table.state)
        session.take(legal[dice.below(len(legal))])
    return session


def gambles_of(title: str) -> set[object]:
    """The kinds of moves that are asked twice, in two random games."""
    found: set[object] = set()
    for seed in range(2):
        session, dice = session_of(title, rungs=["porter", "porter"], seed=seed), Dice(seed)
        while not session.over:
            legal = session.game.legal(session.table.state)
            action = legal[dice.below(len(legal))]
            if session.asks_person() and session.outlook(action).gamble:
                found.add(type(action).__struct_config__.tag)
            session.take(action)
    return found


def asked_for(title: str, word: str) -> Session:
    """A session in which Anna is offered a certain move."""
    session, dice = session_of(title), Dice(1)
    while not session.asks_person() or not session.scene().offered(word):
        legal = session.game.legal(session.table.state)
        session.take(legal[dice.below(len(legal))])
    return session


def person_asked(title: str, rungs: Sequence[str] | None = None) -> Session:
    """A session in which Anna can choose, and can take it back."""
    session, dice = session_of(title, rungs=rungs), Dice(1)
    while not session.asks_person() or session.can_undo():
        legal = session.game.legal(session.table.state)
        session.take(legal[dice.below(len(legal))])
    return session
