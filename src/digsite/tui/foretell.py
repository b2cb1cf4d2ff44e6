"""The preview of an offer in sentences."""

from __future__ import annotations

from digsite.core.records import Action
from digsite.text import foretell

from .session import Session


def foretold(session: Session, action: Action, with_odds: bool = True) -> list[str]:
    """What an action would do, as far as its player can know."""
    return foretell.foretold(session.voice, session.preview(action, with_odds))
