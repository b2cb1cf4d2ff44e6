"""Telling those who listen at a match what there is to know, each through its own eyes."""

from __future__ import annotations

import structlog

from ..messages import News
from .looks import look_of, people_of
from .match import Listener, Match

log = structlog.get_logger("digsite.matches")


def tell(match: Match, news: News) -> None:
    """Tell everybody the same."""
    for listener in list(match.listeners):
        _hear(match, listener, news)


def tell_people(match: Match) -> None:
    """Tell everybody who sits and looks on."""
    seated = {row.person for row in match.seats}
    said: dict[str | None, News] = {}
    for listener in list(match.listeners):
        person = listener.person if listener.person in seated else None  # all others see alike
        if person not in said:
            said[person] = people_of(match, person)
        _hear(match, listener, said[person])


def tell_change(match: Match) -> None:
    """Tell everybody what they do not know yet; once they do, nothing."""
    if _people_changed(match):
        tell_people(match)
    for listener in list(match.listeners):
        if listener.version < match.version:
            _tell_look(match, listener)


def eyes_of(match: Match, listener: Listener) -> int | None:
    """The seat a listener looks through: the one that acts, where it has several."""
    if listener.chosen is not None:
        return listener.chosen
    mine = match.seats_of(listener.person)
    if match.head.actor in mine:
        listener.eyes = match.head.actor
    elif listener.eyes not in mine:
        listener.eyes = mine[0] if mine else None
    return listener.eyes


def _tell_look(match: Match, listener: Listener) -> None:
    """Tell one listener what there is to see since it was last told."""
    if match.table is None:
        return
    eyes = eyes_of(match, listener)
    since = min(listener.version, match.version)
    found = match.cache.get(("look", eyes, since))
    if found is None:
        found = look_of(match, eyes, since, match.since(since))
        match.cache[("look", eyes, since)] = found
    listener.version = match.version
    _hear(match, listener, found)


def _people_changed(match: Match) -> bool:
    shown = (match.seats, match.head.state)
    changed = match.shown != shown
    match.shown = shown
    return changed


def _hear(match: Match, listener: Listener, news: News) -> None:
    try:
        listener.hear(news)
    except Exception as error:  # one listener's trouble is nobody else's
        log.error("a listener failed", match=match.id, error=repr(error))
        match.listeners.pop(listener, None)
